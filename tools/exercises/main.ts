// Makes the exercises: `npm run exercises`. They follow from seeds and nets alone;
// test/tools/exercises/exercises.test.ts verifies them.
import { writeFileSync } from 'node:fs';
import { familyOf } from '@/ai/net/loaded-nets.ts';
import { runSteps } from '@/ai/steps.ts';
import { isUseful } from '@/ai/exercises/habit-share.ts';
import { exerciseDifficulty, gradeOfDifficulty, solveRates } from '@/ai/exercises/habits.ts';
import { SECOND_SEED, viewOf } from '@/ai/exercises/proof-criteria.ts';
import { type ProofTools, isAmong, proofSteps } from '@/ai/exercises/prove.ts';
import { isAboutAny, positionsOfGame } from '@/ai/exercises/self-play.ts';
import { THOROUGH, expertPolicy, hardPolicy } from '@/ai/exercises/verify-answer.ts';
import { BID_SUBJECTS, SUBJECTS, type Subject } from '@/engine/exercise/index.ts';
import { type GameRecord, type PresetId, randomStream } from '@/engine/index.ts';
import { lineOf } from '@/storage/exercises/stored-exercises.ts';
import { encodeMoves } from '@/storage/formats/moves.ts';
import { type ExerciseDeal, exerciseHeader } from '@/store/practice/exercise-deal.ts';
import { newAdviser } from '../lib/adviser.ts';
import { type JsonLines, openJsonLines } from '../lib/json-lines.ts';
import { newProgram, optionsOf, someOf, wholeNumber } from '../lib/options.ts';
import { cache } from '../lib/paths.mjs';
import { netsFrom } from '../lib/player.ts';
import { type Candidate, inOrder, withoutHabits } from './selection.ts';

const DEFAULT_PRESET = 'bugger-your-neighbor';

/** A game to search, and the subjects that it can have. */
interface Game {
  readonly preset: PresetId;
  readonly players: number;
  readonly sizes: readonly [min: number, max: number];
  readonly subjects: readonly Subject[];
}

const CARDS = SUBJECTS.filter((each) => each !== 'nil' && !BID_SUBJECTS.has(each));

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

/** Rounds of bids are quick: six of them are dealt for each one of cards. */
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

/** The first deal number: lower ones belonged to exercises of earlier versions, whose ids players have solved. */
const FIRST_DEAL = 20_000;

const FILE = 'src/storage/exercises/positions.json';

/** An exercise that was found, as the pool has it. */
interface Found extends ExerciseDeal, Candidate {
  readonly preset: PresetId;
  readonly moves: string;
  readonly right: string;
}

const values = optionsOf(
  newProgram(
    'npm run exercises --',
    `Searches for positions until each subject has enough of them or the time is up. Continues where the last run
stopped.`,
  )
    .option('--minutes <n>', 'the time', wholeNumber(0), 600)
    .option('--each <n>', 'positions of each subject', wholeNumber(1), 26)
    .option('--only <list>', 'subjects', someOf(SUBJECTS), SUBJECTS)
    .option('--pool <file>', 'the positions so far', `${cache}/exercises.jsonl`)
    .option('--write', `choose among those found and write ${FILE}`),
);

const wanted: ReadonlySet<Subject> = new Set(values.only);
const nets = { solo: netsFrom('solo'), sides: netsFrom('sides') };

const SEED = '657865726369736573206f6e206a6f62';

const tools: ProofTools = {
  adviser: newAdviser(),
  quickGuess: (view) => nets[familyOf(view.rules)].choose(view, randomStream(SEED, 0), 'points'),
  policies: () => [expertPolicy((family) => nets[family]), hardPolicy],
  verification: THOROUGH,
  endsEarly: false,
};

/** The search so far. */
class Pool {
  readonly found: Found[] = [];
  /** The next deal number. */
  next = FIRST_DEAL;
  readonly #file: JsonLines<Found | { readonly next: number }>;

  constructor(file: string) {
    this.#file = openJsonLines(file);
    for (const entry of this.#file.values) {
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
    this.#file.add(found);
  }

  /** Goes on to the next deal; how far the search is, is saved every hundred deals. */
  advance(): void {
    this.next++;
    if (this.next % 100 === 0) this.#file.add({ next: this.next });
  }
}

/** An exercise with its difficulty; null if the position is none. */
function exerciseIn(record: GameRecord, subjects: readonly Subject[], pool: Pool, seed: number) {
  const proven = runSteps(
    proofSteps(
      tools,
      record,
      subjects,
      (open, habits) =>
        open
          .filter((subject) => isUseful(pool.of(subject), habits))
          .toSorted((one, other) => pool.of(one).length - pool.of(other).length),
      randomStream(SECOND_SEED, seed),
    ),
  );
  if (proven === null) return null;
  return {
    ...proven,
    difficulty: exerciseDifficulty(solveRates(viewOf(record), isAmong(proven.right))),
  };
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
  const [min, max] = sizes;
  const rng = randomStream(SEED, seed);
  const kinds = VARIED.filter((subject) => subjects.includes(subject));
  const variant = kinds[rng.below(Math.max(1, kinds.length))];
  const cards = variant === 'forehead' ? 1 : min + rng.below(max - min + 1);
  const deal = {
    subject: variant ?? 'follow',
    preset,
    players: game.players,
    cards,
    seed,
  } as const;
  if (subjects.length === 0) return;
  // The player errs now and then, so that rounds go wrong in every way.
  const level = seed % 2 === 0 ? 'medium' : 'hard';
  const isWanted = isAboutAny(subjects);
  const play = randomStream(SEED, seed);
  for (const record of positionsOfGame(exerciseHeader(deal), level, play, isWanted)) {
    const exercise = exerciseIn(record, variant === undefined ? subjects : [variant], pool, seed);
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

const rowOf = (each: Found): string =>
  lineOf({ ...each, grade: gradeOfDifficulty(each.difficulty) });

function main(): void {
  const pool = new Pool(values.pool);
  const { each } = values;
  const end = Date.now() + values.minutes * 60_000;
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
  if (values.write !== true) return;
  writeFileSync(FILE, `${JSON.stringify(chosen.flat().map(rowOf), null, 2)}\n`);
  console.log(`${chosen.flat().length} exercises in ${FILE}`);
}

main();
