import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { LEVELS, type Level, STYLES, type SeatInfo, type Style } from '@/engine/index.ts';
import { readView } from '../../../tools/protocol/read-view.ts';
import { type Action, View } from '../../../tools/protocol/schema.ts';
import { actionOf } from '../../../tools/protocol/write-view.ts';
import { decide } from '../../../tools/lib/player.ts';
import { runs, sample } from '../../support/runs.ts';

// Positions that players of such games have complained about, in the format of the bot
// protocol, with the acceptable actions. Add a line for every complaint.

const Position = v.object({
  what: v.string(),
  /** The first level that answers well; hard where it says nothing. */
  from: v.optional(v.picklist(['easy', 'medium', 'hard']), 'hard'),
  accept: v.pipe(v.array(v.union([v.number(), v.string()])), v.minLength(1)),
  view: View,
});
type Position = v.InferOutput<typeof Position>;

const positions: Position[] = readFileSync('test/ai/positions/positions.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => v.parse(Position, JSON.parse(line)));

// A fixed seed: in a close position, master's search takes the worse card with about one seed in seven.
// Expert as a spoiler plays the J♣ instead of the 9♦ with this seed and 7 of 1,200 others: 128 determinizations do not
// always outweigh what its net thinks. The 9♦ is right: 4.5 ±0.2 points by hints, 4.5 ±0.5 in 1,000 other deals played
// on by the engine and hard. Only TEST_RUNS=3 asks it.
const AI_SEED = '0123456789abcdef0123456789abcdef';

function answerOf({ view: said }: Position, level: Level, style: Style | null): Action | null {
  const read = readView(said);
  if (!read.ok) throw new Error(read.error);
  const { seats, seat } = read.value;
  const info: SeatInfo = { name: '', player: level, ...(style === null ? {} : { style }) };
  const view = { ...read.value, seats: seats.with(seat, info) };
  return actionOf(decide(view, level, decisionRng(AI_SEED, view)));
}

it('there are no duplicate positions, and every acceptable action is legal', () => {
  expect(positions.length).toBeGreaterThan(100);
  expect(new Set(positions.map(({ what }) => what)).size).toBe(positions.length);
  for (const { accept, view } of positions)
    expect(view.legal).toEqual(expect.arrayContaining(accept));
});

describe.each(LEVELS)('%s plays as card players expect', (level) => {
  const expected = positions.filter(({ from }) => LEVELS.indexOf(from) <= LEVELS.indexOf(level));
  it.each(expected)('$what', (position) => {
    // One style at every third level, in turn, so that every style plays at every level; with TEST_RUNS=3
    // all of them at all levels.
    const [at, of] = [positions.indexOf(position), LEVELS.indexOf(level)];
    const isInTurn = (Math.floor(at / 3) - of) % 3 === 0 || runs(1) > 1;
    const turn = (at + of) % STYLES.length;
    const inTurn = sample([...STYLES.slice(turn), ...STYLES.slice(0, turn)], STYLES.length);
    const styles = isInTurn ? inTurn : [];
    const answers = [null, ...styles].map((style) => ({
      style,
      answer: answerOf(position, level, style),
    }));
    const isWrong = ({ answer }: (typeof answers)[number]): boolean =>
      answer === null || !position.accept.includes(answer);
    expect(answers.filter(isWrong)).toEqual([]);
  });
});
