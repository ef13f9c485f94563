import { expect, test } from 'vitest';
import { RESULT_FORMATS, resultText } from '@/features/share/result-text.ts';
import { linesOf, symbolGrid } from '@/features/share/symbols.ts';
import { translate } from '@/i18n/i18n.ts';
import type { GameStory, BidOutcome, RoundStory } from '@/store/games/story.ts';
import { presetRules } from '@/engine/index.ts';

const round = (index: number, outcome: BidOutcome, place: number): RoundStory => ({
  round: index + 1,
  cards: index + 1,
  bid: 1,
  tricks: outcome === 'made' ? 1 : outcome === 'over' ? 2 : 0,
  outcome,
  total: 10 * index - 5,
  place,
});

const story: GameStory = {
  name: '',
  rules: presetRules('canadian'),
  sides: 4,
  rounds: [round(0, 'made', 1), round(1, 'over', 2), round(2, 'under', 4)],
  total: -15,
  place: 4,
  made: 1,
};

const occasion = {
  day: 'November 21, 2026',
  name: null,
  expert: 42,
  address: 'https://example.org/#daily',
};

test('the symbols show results by shape and color, with places below', () => {
  expect(resultText(translate, story, occasion, 'symbols')).toBe(
    [
      'Oh Hell! Daily deal, November 21, 2026',
      '4th of 4, −15 points, 1 of 3 bids made',
      '🟩🔺🔻',
      '1️⃣2️⃣4️⃣',
      'The expert: 42 points',
      'https://example.org/#daily',
    ].join('\n'),
  );
});

test('the result as words', () => {
  const text = resultText(translate, story, { ...occasion, day: null, expert: null }, 'words');
  expect(text).toBe(
    [
      'Oh Hell! A game of Canadian',
      '4th of 4, −15 points, 1 of 3 bids made',
      'Round 1, 1 card: bid 1, took 1, made. 1st with −5.',
      'Round 2, 2 cards: bid 1, took 2, over. 2nd with 5.',
      'Round 3, 3 cards: bid 1, took 0, under. 4th with 15.',
      'https://example.org/#daily',
    ].join('\n'),
  );
  expect(RESULT_FORMATS).toHaveLength(2);
});

test('lines of symbols fit a phone, and have equal lengths', () => {
  const lengths = [1, 10, 11, 19, 26, 100].map((count) =>
    linesOf(Array.from({ length: count }, (_, index) => round(index, 'made', 1))).map(
      (line) => line.length,
    ),
  );
  expect(lengths.slice(0, 5)).toEqual([[1], [10], [6, 5], [10, 9], [9, 9, 8]]);
  expect(symbolGrid([])).toBe('');
});

test('a tradition, or rules of the player’s own, go by their name', () => {
  const named = { ...occasion, day: null, name: 'Plump' };
  const [head] = resultText(translate, story, named, 'symbols').split('\n');
  expect(head).toBe('Oh Hell! A game of Plump');
});
