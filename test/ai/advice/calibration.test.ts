import { expect, it } from 'vitest';
import { calibrationAt, partnersCardCalibrationAt } from '@/ai/advice/calibration.ts';
import {
  HUMAN,
  type Level,
  type PlayerView,
  type RuleSet,
  type SeatInfo,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import { newGameWith } from '../../../tools/lib/games.ts';

/** What a human sees before the first deal, all others of one level. */
function viewAmong(level: Level, rules: RuleSet): PlayerView {
  const seats = Array.from({ length: rules.players }, (_, seat): SeatInfo => ({
    name: `seat ${seat}`,
    player: seat === 0 ? HUMAN : level,
  }));
  return viewFor(newGameWith(rules, { seats }), 0);
}

/** The calibrated probability of a bid of 1 that half of the rollouts make, with ten cards. */
function evenBid(players: number, level: Level, duty: RuleSet['duty'] = 'follow'): number {
  const view = viewAmong(level, { ...presetRules('bugger-your-neighbor'), players, duty });
  return calibrationAt(view, { handSize: 10, bid: 1, share: 1 })(0.5);
}

it('expects an even bid to be made more often against one opponent below expert', () => {
  for (const level of ['easy', 'medium', 'hard'] as const)
    expect(evenBid(2, level)).toBeGreaterThan(evenBid(4, level));
});

it.each([2, 3, 4])('leaves probabilities alone among %i experts', (players) => {
  expect(evenBid(players, 'expert')).toBe(0.5);
});

// Regression: of the same card, “Probably 0: 70% to make. … With 1 you’d fall short 60% of the time.”
it.each(['easy', 'medium', 'hard'] as const)(
  'leaves probabilities alone in rounds of one card, against %s too',
  (level) => {
    const view = viewAmong(level, presetRules('up-and-down-the-river'));
    for (const bid of [0, 1])
      expect(calibrationAt(view, { handSize: 1, bid, share: 1 })(0.6)).toBe(0.6);
    expect(calibrationAt(view, { handSize: 2, bid: 0, share: 1 })(0.6)).not.toBe(0.6);
  },
);

it.each(['easy', 'medium', 'hard'] as const)(
  'calibrates less against %s where the trick must be beaten',
  (level) => {
    const [usual, mustHead] = [evenBid(4, level), evenBid(4, level, 'must-head')];
    expect(Math.abs(mustHead - 0.5)).toBeLessThan(Math.abs(usual - 0.5));
    expect(evenBid(4, level, 'must-trump')).toBe(usual);
  },
);

it('expects partners to keep a contract more often once cards are played, a nil hardly', () => {
  const view = viewAmong('hard', presetRules('spades'));
  const [kept, nil] = [3, 0].map((bid) =>
    partnersCardCalibrationAt(view, { handSize: 13, bid })(0.5),
  );
  const bidding = calibrationAt(view, { handSize: 13, bid: 3, share: 1 })(0.5);
  expect(kept).toBeGreaterThan(bidding + 0.05);
  expect(nil).toBeLessThan(kept as number);
});
