import { describe, expect, it } from 'vitest';
import { fixtureTree } from '../support/fixture-tree.ts';

const checked = (files: Readonly<Record<string, string>>) => {
  using tree = fixtureTree(files, ['tsconfig.json', 'vite.config.ts']);
  return tree.run('tools/checks/check-imports.mjs');
};

/** One file per layer to import from. */
const targets = {
  'src/engine/cards/card.ts': 'export type Card = string; export const card = 1;',
  'src/engine/game/game.ts': 'export type Game = string; export const game = 1;',
  'src/ai/ai.ts': 'export const ai = 1;',
  'src/catalogue/catalogue.ts': 'export const catalogue = 1;',
  'src/store/store.ts': 'export const store = 1;',
  'src/storage/saves.ts': 'export const saves = 1;',
  'src/platform/clock.ts': 'export const clock = 1;',
  'src/features/table/table.ts': 'export const table = 1;',
  'src/ui/button.ts': 'export const button = 1;',
  'src/i18n/i18n.ts': 'export const i18n = 1;',
  'src/styles/tokens.css': ':root {}',
  'src/app/main.ts': 'export const main = 1;',
  'test/support/anything.ts': 'export const anything = 1;',
};

const imports = (...specifiers: string[]) =>
  specifiers.map((specifier) => `import '${specifier}';`).join('\n');

describe('the import check', () => {
  it('accepts every import that the architecture lists', () => {
    const { status, output } = checked({
      ...targets,
      'src/engine/ok.ts': imports('./cards/card', 'pure-rand/distribution/uniformInt'),
      'src/ai/ok.ts': imports('./ai.ts', '@/engine/game/game'),
      'src/catalogue/ok.ts': imports('@/engine/game/game'),
      'src/storage/ok.ts': imports('@/engine/game/game', '@/store/store', 'valibot'),
      'src/platform/ok.ts': imports('@/store/store', '@/ai/ai', 'workbox-window'),
      'src/store/ok.ts': imports('@/engine/game/game', 'zustand/vanilla'),
      'src/i18n/ok.ts': `import type { Game } from '@/engine/game/game'; export type G = Game;`,
      'src/ui/ok.ts': imports('@/engine/cards/card', '@/i18n/i18n', '@/styles/tokens.css', 'react'),
      'src/features/learn/ok.ts': imports(
        '@/store/store',
        '@/ui/button',
        '@/i18n/i18n',
        '@/catalogue/catalogue',
        '@/engine/game/game',
        'react',
      ),
      'src/app/ok.ts': imports(
        '@/ai/ai',
        '@/storage/saves',
        '@/features/table/table',
        'react-dom/client',
      ),
    });
    expect(output).toMatch(/^\d+ modules import only what they may\n$/);
    expect(status).toBe(0);
  });

  /** Planted together, because a run of the check takes a second. */
  const planted = [
    ['src/engine/bad1.ts', '@/ai/ai', 'src/ai/ai.ts'],
    ['src/engine/bad2.ts', '@/store/store', 'src/store/store.ts'],
    ['src/engine/bad3.ts', 'zustand', 'node_modules/zustand/'],
    ['src/engine/bad4.ts', 'node:fs', 'fs'],
    ['src/ai/bad1.ts', '@/store/store', 'src/store/store.ts'],
    ['src/ai/bad2.ts', 'pure-rand/distribution/uniformInt', 'node_modules/pure-rand/'],
    ['src/engine/bad5.ts', '@/catalogue/catalogue', 'src/catalogue/catalogue.ts'],
    ['src/catalogue/bad1.ts', '@/store/store', 'src/store/store.ts'],
    ['src/store/bad4.ts', '@/catalogue/catalogue', 'src/catalogue/catalogue.ts'],
    ['src/storage/bad1.ts', '@/platform/clock', 'src/platform/clock.ts'],
    ['src/storage/formats/bad1.ts', '@/features/table/table', 'src/features/table/table.ts'],
    ['src/platform/bad1.ts', '@/storage/saves', 'src/storage/saves.ts'],
    ['src/store/bad3.ts', '@/platform/clock', 'src/platform/clock.ts'],
    ['src/store/bad1.ts', '@/storage/saves', 'src/storage/saves.ts'],
    ['src/store/bad2.ts', '@/ai/ai', 'src/ai/ai.ts'],
    ['src/i18n/bad1.ts', '@/engine/game/game', 'src/engine/game/game.ts'],
    ['src/ui/bad1.ts', '@/engine/game/game', 'src/engine/game/game.ts'],
    ['src/ui/bad2.ts', '@/store/store', 'src/store/store.ts'],
    ['src/ui/bad3.ts', '@/app/main', 'src/app/main.ts'],
    ['src/features/learn/bad1.ts', '@/features/table/table', 'src/features/table/table.ts'],
    ['src/features/learn/bad2.ts', '../table/table', 'src/features/table/table.ts'],
    ['src/features/learn/bad3.ts', '@/ai/ai', 'src/ai/ai.ts'],
    ['src/features/learn/bad4.ts', '@/storage/saves', 'src/storage/saves.ts'],
    ['src/app/bad1.ts', '../../test/support/anything', 'test/support/anything.ts'],
  ] as const;

  describe('in a project full of violations', () => {
    const { status, output } = checked({
      ...targets,
      ...Object.fromEntries(planted.map(([from, specifier]) => [from, imports(specifier)])),
      'src/ui/type.ts': `import type { Game } from '@/engine/game/game'; export type G = Game;`,
      'src/engine/a.ts': `import './b';`,
      'src/engine/b.ts': `import './a';`,
      'src/app/lost.ts': `import '@/engine/nowhere';`,
      'src/storage/backup.ts': 'export const backup = 1;',
      'src/storage/archive.ts': `import './backup';`,
      'src/storage/drill.ts': `import './backup';`,
      'src/helpers/a.ts': 'export const a = 1;',
      'tools/soak/bad.ts': `import { anything } from '../../test/support/anything';`,
    });
    const complaints = output.split('\n');

    it('fails', () => {
      expect(status).toBe(1);
    });

    it.each(planted)('stops %s from importing %s', (from, _, target) => {
      const found = complaints.find((line) => line.startsWith(`not-in-allowed: ${from} → `));
      expect(found).toContain(target);
    });

    it('finds a repository that imports the backup of all of them', () => {
      expect(complaints).toContain(
        'backup-from-below: src/storage/drill.ts → src/storage/backup.ts',
      );
      expect(output).not.toContain('backup-from-below: src/storage/archive.ts');
    });

    it('finds type-only imports', () => {
      expect(complaints).toContain('not-in-allowed: src/ui/type.ts → src/engine/game/game.ts');
    });

    it('knows every folder of src', () => {
      expect(complaints).toContain('no-known-layer: src/helpers/a.ts');
    });

    it('finds a cycle', () => {
      expect(output).toContain('no-cycle: src/engine/a.ts → ');
    });

    it('stops a tool from importing a test', () => {
      expect(complaints).toContain(
        'a tool imports a test: tools/soak/bad.ts → test/support/anything',
      );
    });

    it('finds an import of a missing file', () => {
      expect(complaints).toContain('unresolvable: src/app/lost.ts → @/engine/nowhere');
    });
  });

  it('fails if it has checked nothing', () => {
    const { status, output } = checked({});
    expect(output).toContain('There is nothing to check in src');
    expect(status).toBe(1);
  });
});
