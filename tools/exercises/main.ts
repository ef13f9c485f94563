// Makes the exercises: `npm run exercises`. They follow from seeds and nets alone;
// test/tools/exercises/exercises.test.ts verifies them.
import { writeFileSync } from 'node:fs';
import { quickMove } from '@/ai/heuristic/quick.ts';
import {
  type Command,
  type GameRecord,
  type Option,
  type PresetId,
  legalCommands,
  newGame,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import type { ExerciseRow } from '@/storage/exercises/stored.ts';
import { encodeMoves } from '@/storage/formats/moves.ts';
import { SUBJECTS, type Subject, exerciseHeader } from '@/store/exercise.ts';
import { advised } from '../lib/adviser.ts';
import { newReviewer } from '../lib/reviewer.ts';
import { CONDITIONS } from './subjects.ts';
import {
  MIN_MAKE_PROBABILITY,
  MARGIN,
  SECOND_SEED,
  canBeAbout,
  isAbout,
  isClear,
  bestChoices,
  viewOf,
} from './proof.ts';

/** Exercises per subject, and per preset among them. */
const EACH = 6;
const EACH_GAME = 2;

const PRESETS = [
  ['bugger-your-neighbor', 4],
  ['up-and-down-the-river', 5],
  ['canadian', 4],
  ['nomination-whist', 4],
  ['trump-rotation', 3],
  ['devils-bridge', 4],
] as const satisfies readonly (readonly [PresetId, number])[];

/** The smallest hand size, and how many sizes there are. */
const SMALLEST = 4;
const SIZES = 5;

/** Determinizations of a first, quick look, and of the final one. */
const GLANCE = 80;
const DETERMINIZATIONS = 480;

const FILE = 'src/storage/exercises/positions.json';

const { adviser } = newReviewer();
const found: ExerciseRow[] = [];
const of = (subject: Subject): ExerciseRow[] => found.filter((each) => each.subject === subject);
const isWanted = (subject: Subject, preset: PresetId): boolean =>
  of(subject).length < EACH &&
  of(subject).filter((each) => each.preset === preset).length < EACH_GAME;

/** The exercises that count towards the `half` of their subject. */
const halves = new Set<string>();

/** Whether another exercise with such a best choice is needed for balance. */
function isNeeded(subject: Subject, best: Option): boolean {
  const { half } = CONDITIONS[subject];
  if (half === undefined) return true;
  const isHalf = half(best);
  return of(subject).filter(({ id }) => halves.has(id) === isHalf).length < EACH / 2;
}

/** Every position of a round in which the person decides, as records. */
function* decisions(header: GameRecord['header']): Generator<GameRecord> {
  const opened = newGame(header);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  let state = opened.value;
  const commands: Command[] = [];
  while (state.round.phase !== 'over') {
    const [seat] = toAct(state);
    if (seat === 0) yield { header, commands: [...commands] };
    const command = seat === undefined ? legalCommands(state)[0] : quickMove(viewFor(state, seat));
    if (command == null) throw new Error(`nothing to do in phase ${state.round.phase}`);
    const carried = step(state, command);
    if (!carried.ok) throw new Error(JSON.stringify(carried.error));
    commands.push(command);
    ({ state } = carried.value);
  }
}

/** The subject of a position and its right answers; null if it is not an exercise. */
function judged(record: GameRecord, subjects: readonly Subject[]) {
  const open = subjects.filter((subject) => canBeAbout(subject, record));
  if (open.length === 0) return null;
  const view = viewOf(record);
  const glance = advised(adviser, view, GLANCE);
  if (glance === null || !isClear(glance, { points: 1, errors: 2.5 })) return null;
  const advice = advised(adviser, view, DETERMINIZATIONS);
  const again = advised(adviser, view, DETERMINIZATIONS, SECOND_SEED);
  if (advice === null || again === null) return null;
  if (!isClear(advice, MARGIN) || !isClear(again, MARGIN)) return null;
  const right = bestChoices(advice);
  if (JSON.stringify(right) !== JSON.stringify(bestChoices(again))) return null;
  const best = advice.options[advice.best];
  if (best === undefined) return null;
  const subject = open.find(
    (each) =>
      [advice, again].every((one) => isAbout(adviser, each, record, one, MIN_MAKE_PROBABILITY)) &&
      isNeeded(each, best),
  );
  return subject === undefined
    ? null
    : { subject, right, isHalf: CONDITIONS[subject].half?.(best) };
}

for (let seed = 1; SUBJECTS.some((subject) => of(subject).length < EACH); seed++) {
  const [preset, players] = PRESETS[seed % PRESETS.length] ?? PRESETS[0];
  const subjects = SUBJECTS.filter((subject) => isWanted(subject, preset));
  if (subjects.length === 0) continue;
  const deal = { preset, players, cards: SMALLEST + (Math.floor(seed / 7) % SIZES), seed };
  for (const record of decisions(exerciseHeader(deal))) {
    const exercise = judged(record, subjects);
    if (exercise === null) continue;
    const { subject, right, isHalf } = exercise;
    const id = `${subject}-${seed}`;
    if (isHalf === true) halves.add(id);
    found.push({
      id,
      subject,
      ...deal,
      moves: encodeMoves(record.commands),
      right: encodeMoves(right),
    });
    console.log(`${of(subject).length} ${subject}: ${preset}, ${deal.cards} cards, seed ${seed}`);
    break;
  }
}

// Devil's Bridge comes last in a subject, since its order of trumps is unusual.
const isUnusual = ({ preset }: ExerciseRow): boolean => preset === 'devils-bridge';
const rows = SUBJECTS.flatMap((subject) =>
  of(subject).toSorted((one, other) => Number(isUnusual(one)) - Number(isUnusual(other))),
).map((row) => `  ${JSON.stringify(row)}`);
writeFileSync(FILE, `[\n${rows.join(',\n')}\n]\n`);
console.log(`${found.length} exercises in ${FILE}`);
