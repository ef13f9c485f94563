import { describe, expect, it } from 'vitest';
import { documents, missingPaths, problemsInDocuments } from '../../tools/checks/doc-paths.mjs';

describe('paths in the documents', () => {
  it('all exist', () => {
    expect(problemsInDocuments()).toEqual([]);
  });

  it('are looked for in every page', () => {
    expect(documents()).toEqual(
      expect.arrayContaining(['README.md', 'docs/RULES.md', 'docs/decisions/003-views.md']),
    );
  });

  it.each([
    ['a link', 'See [it](../gone.md#part).', 'gone.md'],
    ['a mention', 'It is in `src/gone/file.ts`.', 'src/gone/file.ts'],
  ])('are noticed when missing: %s', (_, text, path) => {
    expect(missingPaths('docs/PAGE.md', text)).toEqual([path]);
  });

  it.each(['[web](https://example.com/a)', '`src/features/NAME`', '[here](#part)', '`src`'])(
    'do not include %s',
    (text) => {
      expect(missingPaths('docs/PAGE.md', text)).toEqual([]);
    },
  );
});
