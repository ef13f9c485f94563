import { expect, test } from 'vitest';
import { type Advice, type GameState, presetRules, viewFor } from '@/engine/index.ts';
import { hintWords } from '@/features/advice/hint-words.ts';
import { translate } from '@/i18n/i18n.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { newAdviser } from '../../../tools/lib/adviser.ts';
import { after, newGameWith } from '../../../tools/lib/games.ts';
import { withStanding } from '../../../tools/lib/positions.ts';

const adviser = newAdviser();

interface Said {
  readonly advice: Advice;
  readonly words: string[];
}

/** Seat 1 declares first, before seeing its cards, with these totals by side. */
const asked = (own: number, theirs: number): GameState => {
  const game = newGameWith(presetRules('spades'), { firstDealer: 3 });
  return after(withStanding(game, { totals: [theirs, own] }), { type: 'deal' });
};

/** The same number as for a hint. */
const DETERMINIZATIONS = 400;

/** The hint for a seat that has not seen its cards. */
function said(state: GameState, seat: number): Said {
  const view = viewFor(state, seat);
  const advice = fullAdvice(adviser, view, DETERMINIZATIONS);
  if (advice === null) throw new Error('no advice');
  return { advice, words: [...hintWords(translate, view, advice).panel] };
}

/** Displayed figures: probabilities to the nearest 5%, points of 10 or more as whole numbers. */
const percent = (make = Number.NaN): string => `${Math.round(make * 20) * 5}%`;
const whole = (points = Number.NaN): string => `${Math.round(points)}`.replace('-', '−');

test('the hint on a blind nil agrees with the figures', () => {
  const { advice, words } = said(asked(60, 200), 1);
  const [look, blind] = advice.options;
  // How strongly it is worded depends on the sampled deals.
  expect(words[0]).toMatch(/look (at your cards )?first/i);
  expect(words[0]).toContain(`a blind nil is made ${percent(blind?.make)} of the time.`);
  expect(words.slice(1)).toEqual([
    `Expected points for your side: ${whole(blind?.points)} with blind nil, ${whole(look?.points)} if you look first.`,
  ]);
});

test('a blind nil as a last resort is explained', () => {
  // The partner, who decides first, has declined.
  const left = after(asked(340, 495), { type: 'declare', seat: 1, blindNil: false });
  const { words } = said(left, 3);
  // How strongly it is worded depends on the sampled deals; the choice itself does not.
  expect(words[0]).toMatch(/^(Bid|Probably|Lean) blind nil/);
  expect(words).toContain('It gives you a better chance to win the game.');
});
