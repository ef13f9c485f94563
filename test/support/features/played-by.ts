import {
  type Command,
  type GameRecord,
  type GameState,
  type Header,
  keyedSource,
  legalCommands,
  newGame,
  presetRules,
  step,
  toAct,
} from '@/engine/index.ts';
import { appHeader } from '../../../tools/lib/played-games.ts';

/** A game played by `choose`, or by a seeded random choice where it returns nothing, until `done`. */
function playedBy(
  header: Header,
  choose: (state: GameState, legal: readonly Command[]) => Command | undefined,
  done: (state: GameState) => boolean,
): GameRecord {
  const opened = newGame(header);
  if (!opened.ok) throw new Error(`no game: ${JSON.stringify(opened.error)}`);
  const luck = keyedSource(header.dealSeed, [header.rules.players]);
  let state = opened.value;
  const commands: Command[] = [];
  while (!done(state)) {
    const legal = legalCommands(state);
    const command = choose(state, legal) ?? legal[luck.below(legal.length)];
    if (command === undefined) throw new Error('the game ended');
    const carried = step(state, command);
    if (!carried.ok) throw new Error(`refused: ${JSON.stringify(carried.error)}`);
    commands.push(command);
    ({ state } = carried.value);
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
