import {
  type Card,
  type Command,
  type GameState,
  type Seat,
  legalCommands,
  step,
  viewFor,
} from '@/engine/index.ts';
import { Mismatch, same, sameSet } from './verdict.ts';

/** Checks that a command is refused and changes nothing. */
export function refused(what: string, state: GameState, command: Command): string {
  const before = state.round;
  const result = step(state, command);
  if (result.ok) throw new Mismatch(`${what}: the engine accepts what must be refused`);
  if (state.round !== before) throw new Mismatch(`${what}: the refusal changed the state`);
  return result.error.kind;
}

/** The commands that the engine offers to a seat: the same in its list and in the view. */
function offered(state: GameState, seat: Seat): Command[] {
  const listed = legalCommands(state).filter(
    (command) => 'seat' in command && command.seat === seat,
  );
  const seen = viewFor(state, seat).choices.filter(({ refusal }) => refusal === null);
  same(
    'the view and the list of legal commands',
    seen.map(({ command }) => command),
    listed,
  );
  return listed;
}

/** Compares the legal bids of the seat to act; every other number must be refused. */
export function sameBids(state: GameState, seat: Seat, handSize: number, legal: readonly number[]) {
  const bids = offered(state, seat).flatMap((command) =>
    command.type === 'bid' ? [command.bid] : [],
  );
  sameSet('legal bids', bids, legal);
  for (let bid = -1; bid <= handSize + 1; bid++)
    if (!bids.includes(bid)) refused(`bid ${bid}`, state, { type: 'bid', seat, bid });
}

/** Compares the legal cards of the seat to act; every other card of its hand must be refused. */
export function samePlays(
  state: GameState,
  seat: Seat,
  hand: readonly Card[],
  legal: readonly Card[],
) {
  const plays = offered(state, seat).flatMap((command) =>
    command.type === 'play' && command.card !== 'unseen' ? [command.card] : [],
  );
  sameSet('legal cards', plays, legal);
  for (const card of hand)
    if (!plays.includes(card)) refused(`playing ${card}`, state, { type: 'play', seat, card });
}
