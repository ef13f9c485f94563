import { expect, test } from 'vitest';
import { playRefusalText } from '@/features/table/refusal-text.ts';
import { seenAndHeard } from '@/i18n/card-names.ts';
import { translate } from '@/i18n/i18n.ts';

test('a card to beat is seen as a symbol and heard in words', () => {
  expect(
    seenAndHeard((nameCard) =>
      playRefusalText(translate, { kind: 'must-head', over: 'QD' }, nameCard),
    ),
  ).toEqual({
    seen: 'You must beat Q♦\uFE0E',
    heard: 'You must beat the queen of diamonds',
  });
});

test('a refusal for a suit names the suit', () => {
  expect(playRefusalText(translate, { kind: 'must-trump', suit: 'S' })).toBe(
    'You must trump with spades',
  );
});
