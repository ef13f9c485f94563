import {
  type Command,
  type GameRecord,
  HUMAN,
  type Header,
  type Level,
  type PlayerView,
  RECORD_FORMAT,
  type RuleSet,
  allowed,
  newGame,
  presetRules,
} from '@/engine/index.ts';
import type { Pace } from '@/store/table/pace.ts';
import type { Opponents } from '@/store/ports/opponents.ts';
import type { Saves } from '@/store/ports/saves.ts';
import { createTable } from '@/store/table/table.ts';
import { manualClock } from './manual-clock.ts';

const SEED = '0123456789abcdef0123456789abcdef';

/** A short game for tests: two rounds of two cards unless `rules` says otherwise. */
export const header = (rules: Partial<RuleSet> = {}, level: Level = 'easy'): Header => {
  const all = {
    ...presetRules('bugger-your-neighbor'),
    schedule: { shape: 'constant', low: 2, high: 2, turns: 2 },
    ...rules,
  } as const;
  return {
    format: RECORD_FORMAT,
    rules: all,
    seats: Array.from({ length: all.players }, (_, seat) => ({
      name: seat === 0 ? '' : `Bot ${seat}`,
      player: seat === 0 ? HUMAN : level,
    })),
    dealSeed: SEED,
    aiSeed: SEED,
    firstDealer: 0,
  };
};

/** The first legal move: a good enough opponent for most tests. */
export function firstMove(view: PlayerView): Command {
  const move = allowed(view.choices)[0];
  if (move === undefined) throw new Error('asked out of turn');
  return move;
}

const promptOpponents: Opponents = {
  choose: ({ view }) => Promise.resolve(firstMove(view)),
  quick: firstMove,
  delay: () => [1000, 1000],
};

interface BenchOptions {
  readonly opponents?: Partial<Opponents>;
  readonly pace?: Pace;
  readonly header?: Header;
  readonly write?: Saves['write'];
  readonly fraction?: () => number;
}

/** Flushes all pending promises; no time passes. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** A table with a manual clock. */
export function tableBench(options: BenchOptions = {}) {
  const time = manualClock();
  const written: GameRecord[] = [];
  const opening = newGame(options.header ?? header());
  if (!opening.ok) throw new Error(JSON.stringify(opening.error));
  const table = createTable(
    {
      clock: time.clock,
      opponents: { ...promptOpponents, ...options.opponents },
      saves: {
        write:
          options.write ??
          ((record) => {
            written.push(record);
            return Promise.resolve();
          }),
      },
      randomness: { fraction: options.fraction ?? (() => 0.5), seed: () => SEED },
      pace: () => options.pace ?? { speed: 'normal', trickPause: 1000 },
    },
    opening.value,
  );
  const state = () => table.store.getState();
  /** Runs timers and promises until it is the player's turn or time for a deal. */
  async function untilAsked(): Promise<void> {
    for (let step = 0; step < 200; step++) {
      const { view, presenting, thinking, alert } = state();
      const asked = view.toAct.includes(view.seat) || view.toAct.length === 0;
      if (asked && !presenting && thinking === null) return;
      if (alert?.kind === 'opponent-failed') return;
      await settle();
      time.pass(500);
      await settle();
    }
    throw new Error('the table never settled');
  }
  return { table, time, written, state, untilAsked };
}

/** Plays the player's seat with the first legal move until the game is over. */
export async function playToEnd(bench: ReturnType<typeof tableBench>): Promise<void> {
  for (let move = 0; move < 500; move++) {
    await bench.untilAsked();
    const { view } = bench.state();
    if (view.round.phase === 'over') return;
    const command: Command =
      view.round.phase === 'ready' || view.round.phase === 'scored'
        ? { type: 'deal' }
        : firstMove(view);
    const carried = bench.table.act(command);
    if (!carried.ok) throw new Error(`refused: ${JSON.stringify(carried.error)}`);
  }
  throw new Error('the game never ended');
}
