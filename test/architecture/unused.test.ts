import { expect, it } from 'vitest';
import { fixtureTree } from '../support/fixture-tree.ts';

it('knip finds a file, an export and a package that nothing uses', () => {
  using tree = fixtureTree(
    {
      'index.html': '<script type="module" src="/src/app/main.tsx"></script>',
      'src/app/main.tsx': `import { used } from '../engine/used'; console.log(used);`,
      'src/engine/used.ts': 'export const used = 1; export const planted = 2;',
      'src/engine/planted.ts': 'export const file = 1;',
    },
    ['package.json'],
  );
  const { status, output } = tree.run('node_modules/knip/bin/knip.js');
  expect(output).toMatch(/Unused files .*\nsrc\/engine\/planted\.ts/);
  expect(output).toMatch(/Unused exports .*\nplanted +src\/engine\/used\.ts/);
  expect(output).toMatch(/Unused dependencies [\s\S]*zustand/);
  expect(status).toBe(1);
});
