// What `npm run exercises:check` finds, as rows.
import type { MadePosition, SolveRates, HabitName } from '@/engine/exercise/index.ts';
import { GRADES, SUBJECTS } from '@/engine/exercise/index.ts';
import { type Row, rounded } from '../results/runs.mjs';

/** The smallest lead of the answer over another choice, by rollouts and in standard points. */
export interface AnswerLead {
  readonly lead: number;
  readonly error: number;
}

/** A position that was made, and what rollouts say of its answer. */
export interface Checked {
  readonly cards: number;
  readonly habits: readonly HabitName[];
  readonly grade: MadePosition['grade'];
  /** The difficulty as the app measures it, and again with other random numbers. */
  readonly solved: SolveRates;
  readonly again: Omit<SolveRates, 'expert'>;
  readonly experts: AnswerLead;
  readonly hard: AnswerLead;
}

/** A search for a position, as the pool has it. */
export interface Search {
  readonly index: number;
  readonly game: string;
  readonly subject: string;
  /** How long the search took, in ms of processor time. */
  readonly ms: number;
  /** null if no position was found. */
  readonly position: Checked | null;
}

type Found = Search & { readonly position: Checked };
const isFound = (search: Search): search is Found => search.position !== null;

/** Two standard errors: a lead beyond them is clear. */
const SURE = 2;

const roundedMean = (values: readonly number[], digits: number): number =>
  rounded(values.reduce((sum, value) => sum + value, 0) / values.length, digits);

const isBehind = ({ lead, error }: AnswerLead): boolean => lead < -SURE * error;
const isAhead = ({ lead, error }: AnswerLead): boolean => lead > SURE * error;

function rowOf(about: string, searches: readonly Search[]): Row {
  const times = searches.map(({ ms }) => ms);
  const found = searches.filter(isFound).map(({ position }) => position);
  return {
    about,
    positions: found.length,
    notFound: searches.length - found.length,
    ms: roundedMean(times, 0),
    median: times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0,
    longest: Math.max(...times),
    wrongAmongExperts: found.filter(({ experts }) => isBehind(experts)).length,
    wrongAmongHard: found.filter(({ hard }) => isBehind(hard)).length,
    confirmedByBoth: found.filter(({ experts, hard }) => isAhead(experts) && isAhead(hard)).length,
  };
}

function solvedRow(grade: MadePosition['grade'], positions: readonly Checked[]): Row {
  const share = (level: keyof Checked['again']): number =>
    roundedMean(
      positions.map(({ again }) => 100 * again[level]),
      0,
    );
  return {
    about: `${grade} positions`,
    positions: positions.length,
    quick: share('quick'),
    easy: share('easy'),
    medium: share('medium'),
    hard: share('hard'),
  };
}

/** How long searches take, how many answers are wrong (by subject and overall), and how often levels are right. */
export function summaryOf(pool: readonly Search[]): Row[] {
  const bySubject = SUBJECTS.map(
    (subject) => [subject, pool.filter((each) => each.subject === subject)] as const,
  );
  const positions = pool.filter(isFound).map(({ position }) => position);
  const byGrade = GRADES.map(
    (grade) => [grade, positions.filter((each) => each.grade === grade)] as const,
  );
  return [
    rowOf('all', pool),
    ...bySubject
      .filter(([, searches]) => searches.length > 0)
      .map(([subject, searches]) => rowOf(subject, searches)),
    ...byGrade
      .filter(([, graded]) => graded.length > 0)
      .map(([grade, graded]) => solvedRow(grade, graded)),
  ];
}
