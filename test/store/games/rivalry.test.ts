import { expect, test } from 'vitest';
import { UNAIDED } from '@/store/table/game-history.ts';
import { rivalryWith } from '@/store/games/rivalry.ts';
import type { GameSummary } from '@/store/games/summary.ts';

const game = (place: number, rufus: number | null, again = false): GameSummary => ({
  id: 'a',
  ...UNAIDED,
  again,
  ended: 0,
  preset: 'canadian',
  isVariant: false,
  players: 4,
  levels: ['easy'],
  place,
  sides: 4,
  points: 0,
  opponents: [
    { name: 'Odile', place: 4 },
    ...(rufus === null ? [] : [{ name: 'Rufus', place: rufus }]),
  ],
  rounds: [],
});

test('counts who finished ahead, in games against each other, not in repeated deals', () => {
  const games = [game(1, 2), game(1, 3), game(3, 1), game(2, 2), game(1, null), game(1, 4, true)];
  expect(rivalryWith(games, 'Rufus')).toEqual({ games: 4, ahead: 2, behind: 1 });
  expect(rivalryWith(games, 'Fergus')).toEqual({ games: 0, ahead: 0, behind: 0 });
});
