import { describe, expect, test } from 'vitest';
import {
  type Command,
  type GameRecord,
  type GameState,
  choicesOf,
  stateAfter,
  newGame,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { claimOf, claimableTricks, concedableTricks } from '@/engine/advice/index.ts';
import { FORCED_CARD_MS, type Speed } from '@/store/table/pace.ts';
import { createPicker, randomMoves } from '../../../tools/lib/random-play.ts';
import { header, settle, tableBench } from '../../support/store/table-bench.ts';

/** A random game up to the first wanted state in which it is the human's turn to play. */
function gameUntil(wanted: (state: GameState) => boolean): GameRecord {
  // Spades deals every card, so more becomes certain.
  const rules = presetRules('spades');
  for (let seed = 1; seed < 100; seed++) {
    const at = { ...header(rules), dealSeed: `${seed}`.padStart(32, '7') };
    const opened = newGame(at);
    if (!opened.ok) throw new Error('no game');
    const commands: Command[] = [];
    for (const { command, step } of randomMoves(opened.value, createPicker(seed))) {
      commands.push(command);
      const { state } = step;
      if (state.round.phase === 'play' && toAct(state).includes(0) && wanted(state))
        return { header: at, commands };
    }
  }
  throw new Error('no wanted state');
}

const legalMoves = (state: GameState): Command[] =>
  choicesOf(state, 0).flatMap(({ command, refusal }) => (refusal === null ? [command] : []));

const own = ({ commands }: GameRecord) =>
  commands.filter((each) => 'seat' in each && each.seat === 0);

const oneLegal = gameUntil((state) => legalMoves(state).length === 1);
const twoLegal = gameUntil((state) => legalMoves(state).length === 2);

const benchAt = (record: GameRecord, autoPlay: boolean, speed: Speed = 'normal') => {
  const bench = tableBench({ pace: { speed, trickPause: 500, autoPlay } });
  bench.table.load(record);
  return bench;
};

describe('a forced card', () => {
  test('waits for the human unless auto-play is on', () => {
    const { table, time } = benchAt(oneLegal, false);
    time.pass(60_000);
    expect(table.record()).toEqual(oneLegal);
  });

  test.each([
    ['relaxed', FORCED_CARD_MS * 1.5],
    ['normal', FORCED_CARD_MS],
    ['instant', 1],
  ] as const)('plays itself after its moment at %s pace, not before', (speed, ms) => {
    const { table, time } = benchAt(oneLegal, true, speed);
    time.pass(ms - 1);
    expect(table.record()).toEqual(oneLegal);
    time.pass(1);
    expect(own(table.record())).toEqual([...own(oneLegal), ...legalMoves(stateAfter(oneLegal))]);
  });

  test('is played at once after a tap on the table', () => {
    const { table } = benchAt(oneLegal, true);
    table.skip();
    expect(own(table.record())).toHaveLength(own(oneLegal).length + 1);
  });

  test('is not played twice if the human was faster', async () => {
    const { table, time } = benchAt(oneLegal, true);
    expect(table.act(legalMoves(stateAfter(oneLegal))[0] as Command).ok).toBe(true);
    time.pass(FORCED_CARD_MS);
    await settle();
    expect(own(table.record())).toHaveLength(own(oneLegal).length + 1);
  });

  test('is not one where there is a choice', () => {
    const { table, time } = benchAt(twoLegal, true);
    time.pass(60_000);
    expect(table.record()).toEqual(twoLegal);
  });
});

describe('a claim', () => {
  const certain = gameUntil((state) => claimableTricks(viewFor(state, 0)) !== null);

  /** Claims, and waits until the stand-in has played the round. */
  async function claim(record: GameRecord) {
    const bench = benchAt(record, false);
    bench.table.claim(claimOf);
    for (
      let moves = 0;
      moves < 60 && stateAfter(bench.table.record()).round.phase === 'play';
      moves++
    )
      await settle();
    return bench;
  }

  /** The human's tricks of the round in progress. */
  function tricksTaken(record: GameRecord): number {
    const { round } = stateAfter(record);
    return round.phase === 'play' ? (round.tricks[0] ?? Number.NaN) : Number.NaN;
  }

  test('plays the certain tricks, and the human takes them all', async () => {
    const rest = claimableTricks(viewFor(stateAfter(certain), 0)) ?? Number.NaN;
    const bench = await claim(certain);
    const after = stateAfter(bench.table.record());
    expect(['scored', 'over']).toContain(after.round.phase);
    expect(after.past.at(-1)?.tricks[0]).toBe(tricksTaken(certain) + rest);
    expect(bench.table.note().autoFinishCount).toBe(0);
    expect(bench.written.at(-1)).toEqual(bench.table.record());
  });

  test('concedes where none can be taken, and the game counts as unaided', async () => {
    const lost = gameUntil((state) => concedableTricks(viewFor(state, 0)) !== null);
    const bench = await claim(lost);
    const after = stateAfter(bench.table.record());
    expect(after.past).toHaveLength(stateAfter(lost).past.length + 1);
    expect(after.past.at(-1)?.tricks[0]).toBe(tricksTaken(lost));
    expect(bench.table.note().autoFinishCount).toBe(0);
  });

  test('is taken back as a whole by one undo', async () => {
    const bench = await claim(certain);
    bench.table.undo();
    expect(bench.table.record()).toEqual(certain);
    expect(bench.table.note().undoCount).toBe(1);
  });

  test('is taken back as a whole, too, when the button is pressed again meanwhile', async () => {
    const bench = benchAt(certain, false);
    bench.table.claim(claimOf);
    while (bench.table.record().commands.length === certain.commands.length) await settle();
    bench.table.autoFinish();
    bench.table.claim(claimOf);
    await settle();
    bench.table.undo();
    expect(bench.table.record()).toEqual(certain);
  });

  test('does nothing if the tricks are not certain', () => {
    const { table } = benchAt(twoLegal, false);
    table.claim(claimOf);
    expect(table.record()).toEqual(twoLegal);
  });
});
