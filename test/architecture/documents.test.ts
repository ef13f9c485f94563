import { describe, expect, it } from 'vitest';
import {
  documents,
  missingIn,
  problemsInDocuments,
  repository,
} from '../../tools/checks/documents.mjs';

describe('the documents', () => {
  it('refer only to paths, headings, names and scripts that exist', () => {
    expect(problemsInDocuments()).toEqual([]);
  });

  it('are all checked', () => {
    expect(documents()).toEqual(
      expect.arrayContaining(['README.md', 'docs/RULES.md', 'docs/decisions/003-views.md']),
    );
  });
});

describe('a document', () => {
  const here = repository();

  it.each([
    ['a link', 'See [it](../gone.md#part).', 'gone.md'],
    ['a mentioned path', 'It is in `src/gone/file.ts`.', 'src/gone/file.ts'],
    ['a heading elsewhere', '[it](RULES.md#gone)', 'docs/RULES.md#gone'],
    ['a heading of its own', '# Here\n[it](#gone)', 'docs/PAGE.md#gone'],
    [
      'a name in another file',
      'See `viewFor` in `src/store/table/pace.ts`.',
      'viewFor in src/store/table/pace.ts',
    ],
    [
      'a second name',
      '`HOLD` and `VIEW` in `src/store/table/pace.ts`',
      'VIEW in src/store/table/pace.ts',
    ],
    ['a property', '`--gone` in `src/styles/tokens.css`', '--gone in src/styles/tokens.css'],
    [
      'a message',
      '`bidding.gone` in `src/i18n/messages/en/bidding.ts`',
      'bidding.gone in src/i18n/messages/en/bidding.ts',
    ],
    [
      'a group of messages',
      '`gone.*` in `src/i18n/messages/en/bidding.ts`',
      'gone.* in src/i18n/messages/en/bidding.ts',
    ],
    ['a function', 'Call `viewFrom`.', 'viewFrom'],
    ['a type', 'A `PlayersView` is gone.', 'PlayersView'],
    ['a constant', '`SAVES_VERSION`', 'SAVES_VERSION'],
    ['a script', '`npm run gone -- --help`', 'npm run gone'],
  ])('is refused with a missing target: %s', (_, text, missing) => {
    const words = new Set(['viewFor', 'PlayerView', 'SAVE_VERSION']);
    expect(missingIn('docs/PAGE.md', text, { ...here, words })).toEqual([missing]);
  });

  it.each([
    '[web](https://example.com/a#b)',
    '`src/features/NAME`',
    '`src`',
    '# A part of it\n[here](#a-part-of-it)',
    '[there](RULES.md#cards-deal-trump)',
    '`viewFor` makes a `PlayerView`',
    '`HOLD` in `src/store/table/pace.ts`',
    '`--card-width` in `src/styles/tokens.css`',
    '`bidding.refused.*` and `naming.heading` in `src/i18n/messages/en/bidding.ts`',
    '`npm run -s bot` and `npm run test:unit`',
  ])('may say %s', (text) => {
    expect(missingIn('docs/PAGE.md', text, here)).toEqual([]);
  });
});
