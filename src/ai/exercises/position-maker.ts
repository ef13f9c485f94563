import { type GameRecord, keyedSource, randomStream } from '../../engine/index.ts';
import {
  type HabitName,
  type MadePosition,
  type PositionRequest,
  type Subject,
  withDeal,
} from '../../engine/exercise/index.ts';
import type { AnyAdviser } from '../advice/full-advice.ts';
import type { NetPlayer } from '../net/net-player.ts';
import type { Steps } from '../steps.ts';
import { isUseful } from './habit-share.ts';
import { exerciseDifficulty, gradeOfDifficulty, solveRates } from './habits.ts';
import { viewOf } from './proof-criteria.ts';
import { type ProofTools, type Wanted, isAmong, proofSteps } from './prove.ts';
import { isAboutAny, positionsOfGame } from './self-play.ts';
import { exercisePosition, isSunk } from './subjects.ts';
import { BRIEF, expertPolicy, hardPolicy } from './verify-answer.ts';

/** Any constant; deals differ by their keys. */
const SEED = '6d616465206f6e20746865206465766b';

/** Positions of a habit that are made regardless of its share. */
const FIRST = 2;

/**
 * In the first deals of a series only positions count that no habit solves. After them any proved position is
 * taken, since a series might take minutes otherwise.
 */
const CHOOSY_DEALS = 25;

/** Deals without any position after which a subject counts as too rare in these rules: about half a minute of work. */
const MAX_DEALS = 4000;

const QUICK: HabitName = 'the quick player';

const everySubject: Wanted = (subjects) => subjects;

const wantedBy =
  (recent: PositionRequest['recent']): Wanted =>
  (subjects, habits) => {
    const isWanted =
      recent === null
        ? !habits.includes(QUICK)
        : isUseful(
            recent.map((each) => ({ habits: each })),
            habits,
            FIRST,
          );
    return isWanted ? subjects : [];
  };

/** Whether nothing but others' bids is wanted. */
const isSpoiling = (subjects: readonly Subject[]): boolean =>
  subjects.every((subject) => subject === 'spoil');

const isSunkIn = (record: GameRecord): boolean => {
  const position = exercisePosition(viewOf(record));
  return position !== null && isSunk(position);
};

/** The search for a position came to its end without one. */
export class NoPositionError extends Error {
  constructor() {
    super('no position about these subjects was found');
  }
}

/**
 * Makes positions to train with: deals, lets heuristic players play, and proves the positions they reach.
 * Answers are verified among hard players, against whom they are played. On the forehead experts must agree: there a
 * bid rests on what the others' bids tell, and the two read them differently.
 */
export class PositionMaker {
  readonly #tools: ProofTools;

  /** Both must have the nets of the games asked for. */
  constructor(adviser: AnyAdviser, player: NetPlayer) {
    const expert = expertPolicy(() => player);
    this.#tools = {
      adviser,
      likely: (view) => player.choose(view, randomStream(SEED, 0), 'points'),
      policies: (subject) => (subject === 'forehead' ? [hardPolicy, expert] : [hardPolicy]),
      trial: BRIEF,
      endsEarly: true,
    };
  }

  /** Searches deal after deal until a position is proved. It follows from the request alone. */
  *making({ subjects, header, sizes, seed, recent }: PositionRequest): Steps<MadePosition> {
    const [min, max] = sizes;
    const wanted = wantedBy(recent);
    for (let deal = seed; deal < seed + MAX_DEALS; deal++) {
      const rng = keyedSource(SEED, [Math.floor(deal / 2 ** 32), (deal % 2 ** 32) | 0]);
      const cards = min + rng.below(max - min + 1);
      const dealt = withDeal(header, cards, deal);
      // The player errs now and then, so that rounds go wrong in every way.
      const usual = rng.below(2) === 0 ? 'medium' : 'hard';
      const level = isSpoiling(subjects) ? 'wild' : usual;
      for (const record of positionsOfGame(dealt, level, rng, isAboutAny(subjects))) {
        if (isSpoiling(subjects) && !isSunkIn(record)) continue;
        const isChoosy = recent === null || deal - seed < CHOOSY_DEALS;
        const proven = yield* proofSteps(
          this.#tools,
          record,
          subjects,
          isChoosy ? wanted : everySubject,
          rng,
        );
        if (proven === null) continue;
        const view = viewOf(record);
        const isRight = isAmong(proven.right);
        const expert = Number(isRight(this.#tools.likely(view)));
        const solved = { ...solveRates(view, isRight), expert };
        return {
          ...proven,
          seed: deal,
          cards,
          record,
          solved,
          grade: gradeOfDifficulty(exerciseDifficulty(solved)),
        };
      }
      yield;
    }
    throw new NoPositionError();
  }
}
