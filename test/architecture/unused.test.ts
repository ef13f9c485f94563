import { expect, it } from 'vitest';
import { fixtureTree } from '../support/fixture-tree.ts';

it('knip finds an unused file, style sheet, export and package', () => {
  using tree = fixtureTree(
    {
      'index.html': '<script type="module" src="/src/app/main.tsx"></script>',
      'src/app/main.tsx': `import { used } from '../engine/used'; import './index.css'; console.log(used);`,
      'src/app/index.css': `@import './imported.css';`,
      'src/app/imported.css': `.used { composes: panel from '../ui/composed.module.css'; }`,
      'src/ui/composed.module.css': '.panel { color: red; }',
      'src/ui/planted.module.css': '.sheet { color: red; }',
      'src/engine/used.ts': 'export const used = 1; export const planted = 2;',
      'src/engine/planted.ts': 'export const file = 1;',
    },
    ['package.json', 'knip.config.js'],
  );
  const { status, output } = tree.run('node_modules/knip/bin/knip.js');
  expect(output).toMatch(
    /Unused files \(2\)\nsrc\/engine\/planted\.ts *\nsrc\/ui\/planted\.module\.css *\n/,
  );
  expect(output).toMatch(/Unused exports .*\nplanted +src\/engine\/used\.ts/);
  expect(output).toMatch(/Unused dependencies [\s\S]*zustand/);
  expect(status).toBe(1);
});
