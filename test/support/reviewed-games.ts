import { type Level, type RandomSource, keyedSource } from '@/engine/index.ts';
import type { DecisionFact, DecisionKind } from '@/engine/review/index.ts';
import { difficultyOf, expectedLoss, lossOf } from '@/store/insights/norms.ts';
import type { ReviewedGame, ReviewedRound } from '@/store/insights/reviewed-games.ts';
import { UNAIDED } from '@/store/table/game-history.ts';
import type { GameSummary } from '@/store/games/summary.ts';

/** A decision before its cost is known. */
export interface Situation {
  readonly kind: DecisionKind;
  readonly handSize: number;
  /** The number of the game, from 0. */
  readonly game: number;
}

const KINDS = ['lead', 'follow', 'follow', 'discard', 'ruff'] as const;
const HAND_SIZES = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** How many points a mistake costs on average. */
const MISTAKE = 2;

const summary = (at: number, rounds: GameSummary['rounds']): GameSummary => ({
  ...UNAIDED,
  id: `${at}`.padStart(32, '0'),
  ended: at * 1000,
  preset: 'bugger-your-neighbor',
  isVariant: false,
  players: 4,
  levels: ['medium'],
  place: 1,
  sides: 4,
  points: 100,
  opponents: [],
  rounds,
});

/** A mistake of 0.5 to 3.5 points, or nothing, so that the mean is `mean`. */
const costWithMean = (source: RandomSource, mean: number): number =>
  source.below(10_000) / 10_000 < mean / MISTAKE ? 0.5 + (3 * source.below(1001)) / 1000 : 0;

/** The command of a kind with a number from 0. */
const commandOf = (kind: DecisionKind, value: number): DecisionFact['own'] =>
  kind === 'bid' ? { type: 'bid', seat: 0, bid: value } : { type: 'play', seat: 0, card: '2C' };

interface Options {
  readonly seed?: number;
  /** The mean loss of a decision. */
  readonly meanLoss: (situation: Situation) => number;
  /** How far the bids are from the best one. */
  readonly bidError?: 1 | -1;
  /** Make probability of the best bid, and how often the bid is made. */
  readonly make?: number;
  readonly made?: number;
  readonly luck?: (game: number) => number;
}

/** Reviewed games of 19 rounds in which decisions cost what is wanted on average. */
export function reviewedGamesWith(count: number, options: Options): ReviewedGame[] {
  const { seed = 1, meanLoss, bidError = 1, make = 0.6, made = 0.6, luck = () => 0 } = options;
  const source = keyedSource('5265766965776564207265766965776c', [seed]);
  const isTrue = (probability: number): boolean => source.below(1000) < 1000 * probability;
  return Array.from({ length: count }, (_, game): ReviewedGame => {
    const facts = HAND_SIZES.map((handSize, index) => ({
      handSize,
      turn: index % 4,
      bid: Math.min(handSize, source.below(3)),
      took: 1,
      made: isTrue(made),
      points: 10,
    }));
    const about = summary(game, facts);
    let at = 0;
    const rounds = facts.map((fact, index): ReviewedRound => {
      const decisions: DecisionFact[] = [];
      const add = (kind: DecisionKind, trick: number | null): void => {
        const cost = costWithMean(source, meanLoss({ kind, handSize: fact.handSize, game }));
        decisions.push({
          commandIndex: at++,
          kind,
          trick,
          isHooked: kind === 'bid' && fact.turn === 3,
          grade: cost === 0 ? 'best' : 'mistake',
          cost,
          own: commandOf(kind, 2),
          best: commandOf(kind, 2 - bidError),
        });
      };
      add('bid', null);
      for (let trick = 0; trick < Math.ceil(fact.handSize / 2); trick++)
        add(KINDS[source.below(KINDS.length)] ?? 'follow', 2 * trick);
      return Object.assign({ game: about, index, make, luck: luck(game), decisions }, fact);
    });
    return { game: about, rounds };
  });
}

/** The mean loss of a level at each decision. */
export const lossLike =
  (level: Level): Options['meanLoss'] =>
  ({ kind, handSize }) =>
    expectedLoss(lossOf(level), kind, difficultyOf(kind, handSize));
