import {
  type Command,
  type GameState,
  type PlayerView,
  isSameCommand,
} from '../../engine/index.ts';
import type { Hindsight } from '../../engine/review/index.ts';
import type { Core } from '../net/core.ts';
import type { NetAddresses } from '../net/loaded-nets.ts';
import { openCardLines } from './open-card-search.ts';
import type { Steps } from '../steps.ts';

/** What the seat chose, and the points of the round as hindsight counts them. */
export interface Outcome {
  readonly ownChoice: Command;
  readonly points: number;
}

/**
 * The best result of a decision with all cards open: the seat's own bids and cards are searched, up to a
 * number of branches, while the others follow expert's policy, each by what it sees. In partnerships it is
 * the side's lead in this round, with the expected cost of bags. It uses what no player knew, and is never
 * mixed with advice. Null where the player's card is hidden. Yields after every choice.
 */
export function* hindsightOf(
  core: Core,
  nets: NetAddresses,
  state: GameState,
  view: PlayerView,
  { ownChoice, points: paid }: Outcome,
): Steps<Hindsight | null> {
  const open = openCardLines(core, nets, state, view);
  if (open === null) return null;
  const { lines, sign } = open;
  const own = lines.find(({ command }) => isSameCommand(command, ownChoice));
  if (own === undefined) return null;
  // The points actually scored count as reachable: against weaker play they may exceed the search's result.
  const reached = Math.max(own.bestReachable(-Infinity), sign * paid);
  let best = reached;
  let command = ownChoice;
  // The most promising line first: a good result prunes the rest.
  const others = lines
    .filter((line) => line !== own)
    .toSorted((a, b) => b.upperBound - a.upperBound);
  for (const line of others) {
    if (line.upperBound <= best) continue;
    yield;
    const points = line.bestReachable(best);
    if (points <= best) continue;
    best = points;
    command = line.command;
  }
  return { points: sign * reached, bestPoints: sign * best, command, isExact: open.isExact() };
}
