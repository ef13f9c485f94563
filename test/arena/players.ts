import { chooseMove, quickMove } from '@/ai/index.ts';
import {
  type Command,
  LEVELS,
  type PlayerView,
  type RandomSource,
  allowed,
} from '@/engine/index.ts';

/** Decides from what its seat may know. */
export type Player = (view: PlayerView, chance: RandomSource) => Command | null;

function randomMove(view: PlayerView, chance: RandomSource): Command | null {
  const moves = allowed(view.choices);
  return moves[chance.below(moves.length)] ?? null;
}

/** Everybody who can take a seat, by name: the levels, and two yardsticks. */
export const PLAYERS: Readonly<Record<string, Player>> = {
  ...Object.fromEntries(
    LEVELS.map((level): [string, Player] => [
      level,
      (view, chance) => chooseMove(view, level, chance),
    ]),
  ),
  quick: quickMove,
  random: randomMove,
};
