import {
  type GameState,
  type Header,
  type PlayerView,
  type Seat,
  evolve,
  keyedSource,
  legalCommands,
  viewFor,
} from '@/engine/index.ts';
import { type Cue, publicFact } from '@/store/table/cue.ts';
import { apply, newGameOf } from '../../../tools/lib/games.ts';

/** What a seat is shown of one event: the cue, and the view after it. */
export interface ShownCue {
  readonly state: GameState;
  readonly shownTo: (seat: Seat) => { readonly cue: Cue; readonly view: PlayerView };
}

/** Every event of a game played by seeded random choice, until `rounds` are scored or it ends. */
export function cuesOf(header: Header, rounds: number): ShownCue[] {
  const source = keyedSource(header.dealSeed, [header.rules.players]);
  let state = newGameOf(header);
  const cues: ShownCue[] = [];
  while (state.past.length < rounds) {
    const legal = legalCommands(state);
    const command = legal[source.below(Math.max(1, legal.length))];
    if (command === undefined) break;
    for (const event of apply(state, command).events) {
      state = evolve(state, event);
      const after = state;
      const id = cues.length + 1;
      cues.push({
        state: after,
        shownTo: (seat) => {
          const view = viewFor(after, seat);
          return { view, cue: { ...publicFact(event, view), id } };
        },
      });
    }
  }
  return cues;
}
