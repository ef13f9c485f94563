import { expect, it, vi } from 'vitest';
import { type PresetId, presetRules } from '@/engine/index.ts';
import { playUntilDecided, parShare, stepsOf } from '../../../tools/arena/ladder.ts';
import type { DealResult, Match } from '../../../tools/arena/match.ts';

const table = (game: PresetId, players: number) => ({ game, rules: presetRules(game, players) });
const TABLE = [table('bugger-your-neighbor', 4)];
const [STEP] = stepsOf(TABLE, ['easy', 'medium']);
const [SIDES] = stepsOf([table('spades', 4)], ['hard', 'expert']);
if (STEP === undefined || SIDES === undefined) throw new Error('there are no steps');

const totalsOf = (wins: number, seatGames: number) => ({
  seatGames,
  seatRounds: seatGames,
  wins,
  made: 0,
  points: 0,
  illegal: 0,
});

/** Deals of four games of which the first player wins `wins`, alternately one more and one less. */
const gamesWith = (wins: number) =>
  vi.fn<(match: Match, from: number) => Promise<readonly DealResult[]>>((match, from) =>
    Promise.resolve(
      Array.from({ length: match.deals - from }, (_, deal) => {
        const won = wins + (deal % 2 === 0 ? 1 : -1);
        return { games: 4, totals: [totalsOf(won, 4), totalsOf(4 - won, 12)], times: [[], []] };
      }),
    ),
  );

it('compares adjacent levels at every table', () => {
  const steps = stepsOf([...TABLE, table('canadian', 3)], ['easy', 'hard', 'expert']);
  expect(steps.map(({ game, lower, upper }) => `${game}: ${lower} < ${upper}`)).toEqual([
    'bugger-your-neighbor: easy < hard',
    'bugger-your-neighbor: hard < expert',
    'canadian: easy < hard',
    'canadian: hard < expert',
  ]);
});

it('seats one player against the level below, or side against side in partnerships', async () => {
  const play = gamesWith(2);
  await playUntilDecided(STEP, 1, 8, play);
  await playUntilDecided(SIDES, 1, 8, play);
  expect(play.mock.calls.map(([{ seats }]) => seats)).toEqual([
    ['medium', 'easy', 'easy', 'easy'],
    ['expert', 'hard', 'expert', 'hard'],
  ]);
  expect([parShare(STEP), parShare(SIDES)]).toEqual([0.25, 0.5]);
});

it('stops as soon as the result is significant either way', async () => {
  for (const [wins, holds] of [
    [2, true],
    [0, false],
  ] as const) {
    const play = gamesWith(wins);
    const result = await playUntilDecided(STEP, 1, 2000, play);
    expect(result).toMatchObject({ holds, summary: { games: 120 } });
    expect(play).toHaveBeenCalledOnce();
  }
});

it('doubles the number of deals until then, repeats none, and stops at the maximum', async () => {
  const play = gamesWith(1);
  const result = await playUntilDecided(STEP, 1, 1000, play);
  expect(play.mock.calls.map(([{ deals }, from]) => [from, deals])).toEqual([
    [0, 30],
    [30, 60],
    [60, 120],
    [120, 240],
    [240, 250],
  ]);
  expect(result).toMatchObject({ holds: false, summary: { games: 1000 } });
});
