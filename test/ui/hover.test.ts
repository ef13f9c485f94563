import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../src');

const withoutComments = (css: string): string => css.replaceAll(/\/\*.*?\*\//gs, '');

/** The selectors with `:hover` outside of `@media (hover: hover)`. */
function stickyHovers(css: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, head = '', mark] of withoutComments(css).matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop();
    if (mark !== '{') continue;
    const rule = head.trim();
    if (rule.includes(':hover') && !around.includes('@media (hover: hover)')) found.push(rule);
    around.push(rule);
  }
  return found;
}

test('no color of a hovered control stays after a tap, where nothing hovers', () => {
  const files = readdirSync(source, { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.flatMap((file) =>
      stickyHovers(readFileSync(join(source, file), 'utf8')).map((rule) => `${file}: ${rule}`),
    ),
  ).toEqual([]);
});

test('the check above finds a rule outside of the query', () => {
  expect(stickyHovers('@media (hover: hover) { .a:hover { color: red } }')).toEqual([]);
  expect(
    stickyHovers('@media (hover: hover) { .a { top: 0 } } .b { &:hover { color: red } }'),
  ).toEqual(['&:hover']);
});
