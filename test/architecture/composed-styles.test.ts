import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CssNode, type Rule, generate, parse, walk } from 'css-tree';
import { describe, expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../src');

/** Style sheets by path. */
type Sheets = ReadonlyMap<string, string>;

/** The blocks of rules whose selector is exactly this. */
function blocksOf(css: string, selector: string): Rule[] {
  const found: Rule[] = [];
  walk(parse(css), (node: CssNode) => {
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return;
    if (node.prelude.children.some((each) => generate(each) === selector)) found.push(node);
  });
  return found;
}

/** The properties that a class declares itself, with the values of `composes`. */
function declared(css: string, selector: string) {
  const all = blocksOf(css, selector).flatMap(({ block }) =>
    block.children.toArray().flatMap((each) => (each.type === 'Declaration' ? [each] : [])),
  );
  return {
    properties: all.map(({ property }) => property).filter((name) => name !== 'composes'),
    composes: all
      .filter(({ property }) => property === 'composes')
      .map(({ value }) => generate(value)),
  };
}

/** The classes that one composes, with the files that they are in. */
const composedBy = (values: readonly string[], file: string): (readonly [string, string])[] =>
  values.flatMap((value) => {
    const [names = '', from] = value.split(/\s*\bfrom\b\s*/);
    const target = from === undefined ? file : join(dirname(file), from.slice(1, -1));
    return names
      .trim()
      .split(/\s+/)
      .map((name) => [target, name] as const);
  });

/** The properties that a class and those that it composes declare, without those of `:where(…)`. */
function inherited(sheets: Sheets, file: string, name: string): string[] {
  const { properties, composes } = declared(sheets.get(file) ?? '', `.${name}`);
  return [
    ...properties,
    ...composedBy(composes, file).flatMap(([target, each]) => inherited(sheets, target, each)),
  ];
}

/** Whether the two set something in common, such as `padding` and `padding-block`. */
const overlap = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

/**
 * Properties of a class of another file that one overrides with the same specificity. Every sheet that composes a class
 * has a copy of its rules, so the sheet that is loaded last decides.
 */
function overrides(sheets: Sheets): string[] {
  return [...sheets].flatMap(([file, css]) => {
    const composing = [...css.matchAll(/\.([\w-]+) \{\s*composes:[^;]* from /g)];
    return composing.flatMap(([, name = '']) => {
      const { properties, composes } = declared(css, `.${name}`);
      const base = composedBy(composes, file)
        .filter(([target]) => target !== file)
        .flatMap(([target, each]) => inherited(sheets, target, each));
      return [...new Set(properties)]
        .filter((property) => base.some((each) => overlap(property, each)))
        .map((property) => `${file} .${name}: ${property}`);
    });
  });
}

describe('classes that compose one of another style sheet', () => {
  const using = (base: string): Sheets =>
    new Map([
      ['ui/base.css', base],
      [
        'a/a.css',
        ".b {\n  composes: base from '../ui/base.css';\n}\n@media print { .b { padding-block: 0; } }",
      ],
    ]);

  test('the check finds what one overrides', () => {
    expect(overrides(using('.base { padding: 1px; }'))).toEqual(['a/a.css .b: padding-block']);
    expect(overrides(using('.low { padding: 1px; } .base { composes: low; }'))).toHaveLength(1);
    expect(overrides(using(':where(.base) { padding: 1px; }'))).toEqual([]);
    expect(overrides(using('.base { margin: 1px; }'))).toEqual([]);
  });

  test('override nothing of it that is not in :where()', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.module.css'),
    );
    const sheets = new Map(files.map((file) => [file, readFileSync(join(source, file), 'utf8')]));
    expect([...sheets.values()].some((css) => css.includes('composes:'))).toBe(true);
    expect(overrides(sheets)).toEqual([]);
  });
});
