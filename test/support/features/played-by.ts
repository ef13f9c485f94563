import {
  type Command,
  type GameRecord,
  type GameState,
  type Header,
  keyedSource,
  legalCommands,
  presetRules,
  toAct,
} from '@/engine/index.ts';
import { after, newGameOf } from '../../../tools/lib/games.ts';
import { appHeader } from '../../../tools/lib/played-games.ts';

/** A game played by `choose`, or by a seeded random choice where it returns nothing, until `done`. */
function playedBy(
  header: Header,
  choose: (state: GameState, legal: readonly Command[]) => Command | undefined,
  done: (state: GameState) => boolean,
): GameRecord {
  const source = keyedSource(header.dealSeed, [header.rules.players]);
  let state = newGameOf(header);
  const commands: Command[] = [];
  while (!done(state)) {
    const legal = legalCommands(state);
    const command = choose(state, legal) ?? legal[source.below(legal.length)];
    if (command === undefined) throw new Error('the game ended');
    state = after(state, command);
    commands.push(command);
  }
  return { header, commands };
}

/** Spades with these bids by seat; nobody bids blind nil unless listed. */
export const spadesWith = (
  bids: readonly number[],
  done: (state: GameState) => boolean,
  blindNil: readonly number[] = [],
): GameRecord =>
  playedBy(
    appHeader(presetRules('spades')),
    (state, legal) => {
      const [seat = 0] = toAct(state);
      return legal.find(
        (command) =>
          (command.type === 'bid' && command.bid === bids[seat]) ||
          (command.type === 'declare' && command.blindNil === blindNil.includes(seat)),
      );
    },
    done,
  );
