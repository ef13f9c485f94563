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

/** Positions that each habit may solve before its share counts. */
const FREE_PER_HABIT = 2;

/**
 * In the first deals of a series only positions count that keep every habit within its share. After them any proved
 * position is taken, since a series might take minutes otherwise.
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
            FREE_PER_HABIT,
          );
    return isWanted ? subjects : [];
  };

/** Whether sinking others' bids (`spoil`) is the only subject. */
const isOnlySpoil = (subjects: readonly Subject[]): boolean =>
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
 * Answers are verified among hard players, against whom they are played; in forehead rounds among experts too, since
 * hard and expert draw different conclusions from the others' bids.
 */
export class PositionMaker {
  readonly #tools: ProofTools;

  /** Both must have the nets of the games asked for. */
  constructor(adviser: AnyAdviser, player: NetPlayer) {
    const expert = expertPolicy(() => player);
    this.#tools = {
      adviser,
      quickGuess: (view) => player.choose(view, randomStream(SEED, 0), 'points'),
      policies: (subject) => (subject === 'forehead' ? [hardPolicy, expert] : [hardPolicy]),
      verification: BRIEF,
      endsEarly: true,
    };
  }

  /** Searches deal after deal until a position is proved. It follows from the request alone. */
  *making({ subjects, header, sizes, firstDeal, recent }: PositionRequest): Steps<MadePosition> {
    const [min, max] = sizes;
    const wanted = wantedBy(recent);
    for (let deal = firstDeal; deal < firstDeal + MAX_DEALS; deal++) {
      const rng = keyedSource(SEED, [Math.floor(deal / 2 ** 32), (deal % 2 ** 32) | 0]);
      const cards = min + rng.below(max - min + 1);
      const dealt = withDeal(header, cards, deal);
      // The player errs now and then, so that rounds go wrong in every way.
      const ordinary = rng.below(2) === 0 ? 'medium' : 'hard';
      const level = isOnlySpoil(subjects) ? 'wild' : ordinary;
      for (const record of positionsOfGame(dealt, level, rng, isAboutAny(subjects))) {
        if (isOnlySpoil(subjects) && !isSunkIn(record)) continue;
        const isChoosy = recent === null || deal - firstDeal < CHOOSY_DEALS;
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
        const expert = Number(isRight(this.#tools.quickGuess(view)));
        const solved = { ...solveRates(view, isRight), expert };
        return {
          ...proven,
          deal,
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
