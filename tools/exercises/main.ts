// Makes the exercises: `npm run exercises`. They follow from seeds and nets alone;
// test/tools/exercises/exercises.test.ts verifies them.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseMove } from '@/ai/heuristic/choose.ts';
import { familyOf } from '@/ai/net/loaded-nets.ts';
import {
  type Command,
  type GameRecord,
  type PlayerView,
  type PresetId,
  type Round,
  legalCommands,
  newGame,
  isSameCommand,
  randomStream,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { encodeMoves } from '@/storage/formats/moves.ts';
import { type ExerciseDeal, SUBJECTS, type Subject, exerciseHeader } from '@/store/exercise.ts';
import { advised, newAdviser } from '../lib/adviser.ts';
import { cache } from '../lib/paths.mjs';
import { netsFrom } from '../lib/player.ts';
import { difficultyOf, habitsThatSolve } from './habits.ts';
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
import { type Candidate, gradeOf, inOrder, isUseful, withoutHabits } from './selection.ts';
import { isVerified, policies } from './verify.ts';

const USAGE = `npm run exercises -- [--minutes N] [--each N] [--only SUBJECT,…] [--pool FILE] [--write]
Searches positions until each subject has enough of them or the time is up, and goes on where the last run
stopped. With --write, chooses among those found and writes src/storage/exercises/positions.json.`;

const DEFAULT_PRESET = 'bugger-your-neighbor';

/** A game in which to look, and the subjects that it can be about. */
interface Game {
  readonly preset: PresetId;
  readonly players: number;
  readonly sizes: readonly [least: number, most: number];
  readonly subjects: readonly Subject[];
}

/** Subjects about bids: a deal is over with the bidding. */
const BIDS: ReadonlySet<Subject> = new Set(['hook', 'zero', 'sealed', 'forehead', 'trump']);

const CARDS = SUBJECTS.filter((each) => each !== 'nil' && !BIDS.has(each));

/** Games that take long, since all cards are played. */
const CARD_GAMES: readonly Game[] = [
  { preset: DEFAULT_PRESET, players: 4, sizes: [2, 12], subjects: CARDS },
  { preset: 'up-and-down-the-river', players: 5, sizes: [2, 10], subjects: CARDS },
  { preset: 'nomination-whist', players: 4, sizes: [2, 13], subjects: CARDS },
  { preset: DEFAULT_PRESET, players: 4, sizes: [2, 8], subjects: CARDS },
  { preset: 'canadian', players: 4, sizes: [2, 10], subjects: CARDS },
  { preset: 'trump-rotation', players: 3, sizes: [2, 13], subjects: CARDS },
  { preset: DEFAULT_PRESET, players: 3, sizes: [3, 12], subjects: CARDS },
  { preset: 'devils-bridge', players: 4, sizes: [2, 10], subjects: CARDS },
];

/** Games in which only bids matter, or cards where somebody has bid nil. */
const BID_GAMES: readonly Game[] = [
  { preset: DEFAULT_PRESET, players: 4, sizes: [2, 10], subjects: ['hook', 'zero'] },
  { preset: DEFAULT_PRESET, players: 4, sizes: [3, 12], subjects: ['sealed'] },
  { preset: DEFAULT_PRESET, players: 4, sizes: [1, 1], subjects: ['forehead'] },
  { preset: 'nomination-whist', players: 4, sizes: [2, 13], subjects: ['trump'] },
  { preset: 'spades', players: 4, sizes: [13, 13], subjects: ['nil'] },
  { preset: 'up-and-down-the-river', players: 5, sizes: [2, 9], subjects: ['hook', 'zero'] },
  { preset: 'devils-bridge', players: 4, sizes: [1, 1], subjects: ['forehead'] },
  { preset: 'trump-rotation', players: 3, sizes: [2, 10], subjects: ['sealed'] },
  { preset: 'nomination-whist', players: 4, sizes: [2, 8], subjects: ['trump'] },
  { preset: 'canadian', players: 5, sizes: [2, 9], subjects: ['hook', 'zero'] },
  { preset: 'spades', players: 4, sizes: [13, 13], subjects: ['nil'] },
  { preset: 'canadian', players: 4, sizes: [1, 1], subjects: ['forehead'] },
  { preset: 'nomination-whist', players: 4, sizes: [2, 12], subjects: ['hook', 'zero'] },
  { preset: 'up-and-down-the-river', players: 5, sizes: [2, 9], subjects: ['sealed'] },
  { preset: 'trump-rotation', players: 3, sizes: [2, 10], subjects: ['hook', 'zero'] },
  { preset: 'up-and-down-the-river', players: 5, sizes: [1, 1], subjects: ['forehead'] },
];

/** Bids are soon made: three deals of them for one of cards. */
const GAMES = CARD_GAMES.flatMap((game, at) =>
  [game].concat(
    [0, 1, 5, 6, 10, 11].map((step) => BID_GAMES[(2 * at + step) % BID_GAMES.length] as Game),
  ),
);

/** Subjects whose rules differ from the preset's need deals of their own. */
const VARIED: readonly Subject[] = ['sealed', 'forehead'];

/** The most of a subject from one preset, as a share. */
const MAX_PRESET_SHARE = 0.5;
/** Subjects that hardly any other preset has. */
const BOUND: ReadonlySet<Subject> = new Set(['sealed', 'forehead', 'trump', 'nil']);

/** The first seed: lower ones belonged to exercises of earlier versions, whose ids players have solved. */
const FIRST_SEED = 20_000;

/** Determinizations of a first, quick look, and of the final one. */
const GLANCE = 80;
const DETERMINIZATIONS = 480;

const FILE = 'src/storage/exercises/positions.json';

/** An exercise that was found, as the pool has it. */
interface Found extends ExerciseDeal, Candidate {
  readonly preset: PresetId;
  readonly moves: string;
  readonly right: string;
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '600' },
    each: { type: 'string', default: '26' },
    pool: { type: 'string', default: `${cache}/exercises.jsonl` },
    only: { type: 'string', default: SUBJECTS.join(',') },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const wanted: ReadonlySet<string> = new Set(values.only.split(','));
const nets = { solo: netsFrom('solo'), sides: netsFrom('sides') };
const players = policies((family) => nets[family]);
const adviser = newAdviser();

const SEED = '657865726369736573206f6e206a6f62';

/** Whether a round can still be about one of these subjects. */
const isAboutAny =
  (subjects: readonly Subject[]) =>
  (round: Round): boolean =>
    round.phase !== 'play' ||
    subjects.some((each) => (each === 'nil' ? round.bids.includes(0) : !BIDS.has(each)));

/** Every position of a round in which the person decides, as records. */
function* decisions(
  header: GameRecord['header'],
  seed: number,
  isWanted: (round: Round) => boolean,
): Generator<GameRecord> {
  const opened = newGame(header);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  let state = opened.value;
  const commands: Command[] = [];
  const rng = randomStream(SEED, seed);
  while (state.round.phase !== 'over') {
    const [seat] = toAct(state);
    if (!isWanted(state.round)) return;
    if (seat === 0) yield { header, commands: [...commands] };
    // The person errs now and then, so that rounds go wrong in every way.
    const level = seat === 0 && seed % 2 === 0 ? 'medium' : 'hard';
    const command =
      seat === undefined ? legalCommands(state)[0] : chooseMove(viewFor(state, seat), level, rng);
    if (command === undefined) throw new Error(`nothing to do in phase ${state.round.phase}`);
    const carried = step(state, command);
    if (!carried.ok) throw new Error(JSON.stringify(carried.error));
    commands.push(command);
    ({ state } = carried.value);
  }
}

const likelyChoice = (view: PlayerView): Command =>
  nets[familyOf(view.rules)].choose(view, randomStream(SEED, 0), 'points');

const isIn =
  (choices: readonly Command[]) =>
  (choice: Command): boolean =>
    choices.some((each) => isSameCommand(each, choice));

/** The search so far. */
class Pool {
  readonly found: Found[] = [];
  /** The next seed. */
  next = FIRST_SEED;
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const entry = JSON.parse(line) as Found | { readonly next: number };
      if ('next' in entry) this.next = entry.next;
      else {
        this.found.push(entry);
        this.next = entry.seed + 1;
      }
    }
  }

  of(subject: Subject): Found[] {
    return this.found.filter((each) => each.subject === subject);
  }

  add(found: Found): void {
    this.found.push(found);
    appendFileSync(this.#file, `${JSON.stringify(found)}\n`);
  }

  /** Remembers where the search stands. */
  advance(): void {
    this.next++;
    if (this.next % 100 === 0)
      appendFileSync(this.#file, `${JSON.stringify({ next: this.next })}\n`);
  }
}

/** A subject of a position, with its answers; null if it is no exercise. */
function judged(record: GameRecord, subjects: readonly Subject[], pool: Pool, seed: number) {
  const open = subjects.filter((subject) => canBeAbout(subject, record));
  if (open.length === 0) return null;
  const view = viewOf(record);
  // The net's first choice is usually the best, and quick to compute. Where a habit makes it, too, there
  // is no need to look further.
  const likely = likelyChoice(view);
  const isWorthIt = (habits: readonly string[]) => (subject: Subject) =>
    isUseful(pool.of(subject), habits);
  if (!open.some(isWorthIt(habitsThatSolve(view, isIn([likely]))))) return null;
  const glance = advised(adviser, view, GLANCE);
  if (glance === null || !isClear(glance, { points: 0.8, errors: 2 })) return null;
  const right = bestChoices(glance);
  const habits = habitsThatSolve(view, isIn(right));
  const wanted = open
    .filter(isWorthIt(habits))
    .toSorted((one, other) => pool.of(one).length - pool.of(other).length);
  if (wanted.length === 0) return null;
  const advice = advised(adviser, view, DETERMINIZATIONS);
  const again = advised(adviser, view, DETERMINIZATIONS, SECOND_SEED);
  if (advice === null || again === null) return null;
  if (!isClear(advice, MARGIN) || !isClear(again, MARGIN)) return null;
  const answers = JSON.stringify(right);
  if ([advice, again].some((each) => JSON.stringify(bestChoices(each)) !== answers)) return null;
  const subject = wanted.find((each) =>
    [advice, again].every((one) => isAbout(adviser, each, record, one, MIN_MAKE_PROBABILITY)),
  );
  if (subject === undefined) return null;
  if (!isVerified(subject, record, right, players, randomStream(SECOND_SEED, seed))) return null;
  return { subject, right, habits, difficulty: difficultyOf(view, isIn(right)) };
}

/** Looks for one exercise in a deal. */
function searchDeal(pool: Pool, each: number): void {
  const seed = pool.next;
  const game = GAMES[seed % GAMES.length] as Game;
  const { preset, sizes } = game;
  const isOpen = (subject: Subject): boolean => {
    const found = pool.of(subject);
    const same = found.filter((one) => one.preset === preset).length;
    return (
      wanted.has(subject) &&
      found.length < each &&
      (BOUND.has(subject) || same < MAX_PRESET_SHARE * each)
    );
  };
  const subjects = game.subjects.filter(isOpen);
  const [least, most] = sizes;
  const rng = randomStream(SEED, seed);
  const kinds = VARIED.filter((subject) => subjects.includes(subject));
  const variant = kinds[rng.below(Math.max(1, kinds.length))];
  const cards = variant === 'forehead' ? 1 : least + rng.below(most - least + 1);
  const deal = {
    subject: variant ?? 'follow',
    preset,
    players: game.players,
    cards,
    seed,
  } as const;
  if (subjects.length === 0) return;
  for (const record of decisions(exerciseHeader(deal), seed, isAboutAny(subjects))) {
    const exercise = judged(record, variant === undefined ? subjects : [variant], pool, seed);
    if (exercise === null) continue;
    const { subject, right, habits, difficulty } = exercise;
    const moves = encodeMoves(record.commands);
    pool.add({ ...deal, subject, moves, right: encodeMoves(right), habits, difficulty });
    console.log(
      `${pool.found.length}: ${subject} ${pool.of(subject).length}, ${preset}, ${cards} cards, seed ${seed}, difficulty ${difficulty.toFixed(2)}`,
    );
    return;
  }
}

/** One line of the file, as `exerciseOf` in src/storage/exercises/stored.ts reads it. */
const rowOf = (each: Found): string =>
  [
    each.subject,
    each.preset,
    each.players,
    each.cards,
    each.seed,
    gradeOf(each),
    each.moves,
    each.right,
  ].join(' ');

function main(): void {
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const pool = new Pool(values.pool);
  const each = Number(values.each);
  const end = Date.now() + Number(values.minutes) * 60_000;
  while (
    Date.now() < end &&
    SUBJECTS.some((subject) => wanted.has(subject) && pool.of(subject).length < each)
  ) {
    searchDeal(pool, each);
    pool.advance();
  }
  const chosen = SUBJECTS.map((subject) => inOrder(withoutHabits(pool.of(subject))));
  for (const [at, subject] of SUBJECTS.entries())
    console.log(`${subject}: ${chosen[at]?.length} of ${pool.of(subject).length}`);
  if (!values.write) return;
  writeFileSync(FILE, `${JSON.stringify(chosen.flat().map(rowOf), null, 2)}\n`);
  console.log(`${chosen.flat().length} exercises in ${FILE}`);
}

main();
