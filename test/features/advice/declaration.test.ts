import { expect, test } from 'vitest';
import { type Advice, type GameState, presetRules, viewFor } from '@/engine/index.ts';
import { sentences } from '@/features/advice/words.ts';
import { translate } from '@/i18n/i18n.ts';
import { advised, newAdviser } from '../../../tools/lib/adviser.ts';
import { after, opened } from '../../../tools/lib/games.ts';
import { standingAt } from '../../../tools/lib/positions.ts';

const adviser = newAdviser();

interface Said {
  readonly advice: Advice;
  readonly words: string[];
}

/** Seat 1, which is asked first, has not seen a card; its side has so many points. */
const asked = (own: number, theirs: number): GameState => {
  const game = opened(presetRules('spades'), { firstDealer: 3 });
  return after(standingAt(game, { totals: [theirs, own] }), { type: 'deal' });
};

/** As many as a hint has. */
const DETERMINIZATIONS = 400;

/** What is said to a seat before it has seen a card. */
function said(state: GameState, seat: number): Said {
  const view = viewFor(state, seat);
  const advice = advised(adviser, view, DETERMINIZATIONS);
  if (advice === null) throw new Error('no advice');
  return { advice, words: sentences(translate, view, advice) };
}

/** A chance and points as they are said: to five per cent, and whole from ten on. */
const percent = (chance = Number.NaN): string => `${Math.round(chance * 20) * 5}%`;
const whole = (points = Number.NaN): string => `${Math.round(points)}`.replace('-', '−');

test('the hint on a blind nil agrees with the figures', () => {
  const { advice, words } = said(asked(60, 200), 1);
  const [look, blind] = advice.options;
  // How sure it is, chance says.
  expect(words[0]).toMatch(/look (at your cards )?first/i);
  expect(words[0]).toContain(`a blind nil makes it ${percent(blind?.make)} of the time.`);
  expect(words.slice(1)).toEqual([
    `Expected points for your side: ${whole(blind?.points)} with blind nil, ${whole(look?.points)} if you look first.`,
  ]);
});

test('a blind nil as a last resort is explained', () => {
  // The partner was asked first and has left it to seat 3.
  const left = after(asked(340, 495), { type: 'declare', seat: 1, blindNil: false });
  const { words } = said(left, 3);
  // How sure it is, chance says; that it is the better one, the game does.
  expect(words[0]).toMatch(/^(Bid|Probably|Lean) blind nil/);
  expect(words).toContain('It gives you a better chance to win the game.');
});
