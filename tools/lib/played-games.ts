import {
  type GameRecord,
  type GameState,
  HUMAN,
  type Header,
  type Level,
  RECORD_FORMAT,
  type RuleSet,
  STYLES,
  keyedSource,
  legalCommands,
  presetRules,
} from '@/engine/index.ts';
import { OPPONENT_NAMES } from '@/store/setup.ts';
import { AI_SEED, DEAL_SEED, after, newGameOf } from './games.ts';

/** The header of a game as the app creates it: the player at seat 0, opponents with names. */
export const appHeader = (rules: RuleSet, rest: Partial<Header> = {}): Header => ({
  format: RECORD_FORMAT,
  rules,
  seats: [
    { name: '', player: HUMAN },
    ...OPPONENT_NAMES.slice(0, rules.players - 1).map((name) => ({
      name,
      player: 'medium' as Level,
    })),
  ],
  dealSeed: DEAL_SEED,
  aiSeed: AI_SEED,
  firstDealer: 0,
  ...rest,
});

/** The same game against opponents with different styles, and one without. */
export const styled = (record: GameRecord): GameRecord => ({
  ...record,
  header: {
    ...record.header,
    seats: record.header.seats.map((seat, at) => {
      const style = seat.player === HUMAN ? undefined : STYLES[at % (STYLES.length + 1)];
      return style === undefined ? seat : { ...seat, style };
    }),
  },
});

/** The header of the default game. */
export const defaultHeader = (rest: Partial<Header> = {}): Header =>
  appHeader(presetRules('bugger-your-neighbor'), rest);

/**
 * A game played by seeded random choice among the legal commands, until `done` is true of a state
 * or the game ends.
 */
export function played(
  header: Header,
  done: (state: GameState) => boolean = () => false,
  moveSeed = DEAL_SEED,
): GameRecord {
  const source = keyedSource(moveSeed, [header.rules.players]);
  let state = newGameOf(header);
  const commands = [];
  while (!done(state)) {
    const legal = legalCommands(state);
    const command = legal.length === 0 ? undefined : legal[source.below(legal.length)];
    if (command === undefined) break;
    state = after(state, command);
    commands.push(command);
  }
  return { header, commands };
}
