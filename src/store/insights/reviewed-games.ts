import type { DecisionFact, RoundFacts } from '@/engine/review/index.ts';
import type { GameSummary, RoundFact } from '../games/summary.ts';

/** A reviewed round of a finished game. */
export interface ReviewedRound extends RoundFact {
  readonly game: GameSummary;
  /** 0-based. */
  readonly index: number;
  readonly luck: number | null;
  readonly make: number | null;
  /** In the order of play. */
  readonly decisions: readonly DecisionFact[];
}

/** A reviewed decision and its round. */
export interface ReviewedDecision {
  readonly fact: DecisionFact;
  readonly round: ReviewedRound;
}

/** A reviewed game; its rounds are in the order of play. */
export interface ReviewedGame {
  readonly game: GameSummary;
  readonly rounds: readonly ReviewedRound[];
}

/** All decisions of a game, in the order of play. */
export const reviewedDecisions = ({ rounds }: ReviewedGame): ReviewedDecision[] =>
  rounds.flatMap((round) => round.decisions.map((fact) => ({ fact, round })));

/** The games that are reviewed, in the given order, with their facts. */
export const reviewedGames = (
  games: readonly GameSummary[],
  facts: ReadonlyMap<string, readonly RoundFacts[]>,
): ReviewedGame[] =>
  games.flatMap((game) => {
    const found = facts.get(game.id);
    // Facts of other rounds would be those of another game.
    if (found?.length !== game.rounds.length) return [];
    const rounds = game.rounds.map((round, index): ReviewedRound => {
      const { handSize, turn, bid, took, made, points } = round;
      const { luck = null, make = null, decisions = [] } = found[index] ?? {};
      // Spreading the round would take ten times as long, for thousands of rounds.
      return { handSize, turn, bid, took, made, points, game, index, luck, make, decisions };
    });
    return [{ game, rounds }];
  });

/** Decisions before play: bids, naming trump and declarations. */
export const isBeforePlay = ({ kind }: Pick<DecisionFact, 'kind'>): boolean =>
  kind === 'bid' || kind === 'trump' || kind === 'declaration';
