import { expect, it } from 'vitest';
import { calibrationAt } from '@/ai/advice/calibration.ts';
import {
  HUMAN,
  type Level,
  type RuleSet,
  type SeatInfo,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import { opened } from '../../../tools/lib/games.ts';

/** The calibrated probability of a bid of 1 that half of the rollouts make, with ten cards. */
function evenBid(players: number, level: Level, duty: RuleSet['duty'] = 'follow'): number {
  const seats = Array.from({ length: players }, (_, seat): SeatInfo => ({
    name: `seat ${seat}`,
    player: seat === 0 ? HUMAN : level,
  }));
  const view = viewFor(
    opened({ ...presetRules('bugger-your-neighbor'), players, duty }, { seats }),
    0,
  );
  return calibrationAt(view, 10, 1, 1)(0.5);
}

it('expects an even bid to be made more often against one opponent below expert', () => {
  for (const level of ['easy', 'medium', 'hard'] as const)
    expect(evenBid(2, level)).toBeGreaterThan(evenBid(4, level));
});

it.each([2, 3, 4])('leaves probabilities alone among %i experts', (players) => {
  expect(evenBid(players, 'expert')).toBe(0.5);
});

it.each(['easy', 'medium', 'hard'] as const)(
  'calibrates less against %s where the trick must be beaten',
  (level) => {
    const [usual, mustHead] = [evenBid(4, level), evenBid(4, level, 'must-head')];
    expect(Math.abs(mustHead - 0.5)).toBeLessThan(Math.abs(usual - 0.5));
    expect(evenBid(4, level, 'must-trump')).toBe(usual);
  },
);
