import { tableOf } from '@/catalogue/index.ts';
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
  newGame,
  presetRules,
  step,
} from '@/engine/index.ts';
import type { Game } from '@/store/hooks.ts';
import type { Clock } from '@/store/ports/clock.ts';
import { type OwnRules, type RuleStorage, createRuleRepository } from '@/store/rule-repository.ts';
import { createSettings } from '@/store/settings.ts';
import {
  OPPONENT_NAMES,
  type TraditionGame,
  headerFor,
  rulesFor,
  titleFor,
} from '@/store/setup.ts';
import { createSignals } from '@/store/signals.ts';
import { createSandboxTable } from '@/store/table/sandbox-table.ts';

const DEAL_SEED = '0123456789abcdef0123456789abcdef';
const AI_SEED = 'fedcba9876543210fedcba9876543210';

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
  luck = DEAL_SEED,
): GameRecord {
  const opened = newGame(header);
  if (!opened.ok) throw new Error(`no game: ${JSON.stringify(opened.error)}`);
  const source = keyedSource(luck, [header.rules.players]);
  let state = opened.value;
  const commands = [];
  while (!done(state)) {
    const legal = legalCommands(state);
    const command = legal.length === 0 ? undefined : legal[source.below(legal.length)];
    if (command === undefined) break;
    const carried = step(state, command);
    if (!carried.ok) throw new Error(`refused: ${JSON.stringify(carried.error)}`);
    commands.push(command);
    ({ state } = carried.value);
  }
  return { header, commands };
}

/** A stopped clock, whose timers never fire. */
const stoppedClock: Clock = { after: () => () => undefined };

const storageOf = (kept: Map<string, string>) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
});

/** In-memory storage of saved rules. */
function memoryRules(): RuleStorage {
  let kept: readonly OwnRules[] = [];
  return {
    read: () => Promise.resolve({ sets: kept, refused: 0 }),
    write: async (sets) => void (kept = sets),
    nameOf: (text) => text.trim(),
  };
}

/** Sequential ids. */
function countedIds(): () => string {
  let count = 0;
  return () => `id-${++count}`;
}

/** Opponents who never move. */
export const absentOpponents = {
  choose: () => new Promise<never>(() => undefined),
  quick: () => null,
  delay: () => [0, 0] as const,
};

/** A game as components get it, at the end of `record`; opponents never move. */
export function gameAt(record: GameRecord, kept = new Map<string, string>()): Game {
  const settings = createSettings(storageOf(kept));
  const randomness = { seed: () => DEAL_SEED, fraction: () => 0 };
  const ports = {
    clock: stoppedClock,
    opponents: absentOpponents,
    randomness,
    pace: () => settings.getState(),
  };
  const { table, hints } = createSandboxTable(ports, record);
  const savedRules = createRuleRepository(memoryRules(), { ...randomness, seed: countedIds() });
  const library = () => ({
    own: savedRules.store.getState().sets,
    tradition: ({ id, players }: TraditionGame) => tableOf(id, players, 'en'),
  });
  return {
    table,
    settings,
    savedRules,
    signals: createSignals(),
    advisers: { getReady: () => undefined, advise: () => Promise.resolve(null) },
    hints,
    resumeSaved: () => Promise.resolve(false),
    newHeader: ({ game, ...opposition }) =>
      headerFor(rulesFor(game, library()), opposition, randomness),
    newTitle: ({ game }) => titleFor(game, library()),
  };
}
