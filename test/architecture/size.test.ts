import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { fixtureTree } from '../support/fixture-tree.ts';

/** A script of about this many kilobytes after gzip: random bytes, of which gzip saves only the base64 overhead. */
const script = (kilobytes: number) => `"${randomBytes(kilobytes * 1000).toString('base64')}"`;

const page = `
  <script type="module" src="./assets/index-1.js"></script>
  <link rel="modulepreload" href="./assets/vendor-2.js">
`;

const measured = (files: Readonly<Record<string, string>>) => {
  using tree = fixtureTree(files, ['package.json', '.size-limit.mjs']);
  return tree.run('node_modules/size-limit/bin.js');
};

it('a first load within the budget passes, however large the lazy chunks are', () => {
  const { status, output } = measured({
    'dist/index.html': page,
    'dist/assets/index-1.js': script(10),
    'dist/assets/vendor-2.js': script(100),
    'dist/assets/lazy-3.js': script(500),
  });
  expect(output).toContain('gzipped');
  expect(status).toBe(0);
});

it('a first load over the budget fails, also when only entry and preloads together exceed it', () => {
  const { status, output } = measured({
    'dist/index.html': page,
    'dist/assets/index-1.js': script(100),
    'dist/assets/vendor-2.js': script(100),
  });
  expect(output).toContain('exceeded');
  expect(status).toBe(1);
});

it('a page without a script fails, because nothing was measured', () => {
  const { status, output } = measured({ 'dist/index.html': '<h1>Oh Hell!</h1>' });
  expect(output).toContain('nothing to measure');
  expect(status).toBe(1);
});
