import type { DecisionFact, RoundFacts } from '@/engine/review/index.ts';
import type { GameSummary, RoundFact } from '../games/summary.ts';

/** A reviewed round of a finished game. */
export interface ReviewedRound extends RoundFact {
  readonly game: GameSummary;
  /** 0-based. */
  readonly index: number;
  readonly luck: number | null;
  readonly make: number | null;
}

/** A reviewed decision and its round. */
export interface ReviewedDecision {
  readonly fact: DecisionFact;
  readonly round: ReviewedRound;
}

/** A reviewed game; its parts are in the order of play. */
export interface ReviewedGame {
  readonly game: GameSummary;
  readonly rounds: readonly ReviewedRound[];
  readonly decisions: readonly ReviewedDecision[];
}

/** The games that are reviewed, in the given order, with their facts. */
export const reviewedGames = (
  games: readonly GameSummary[],
  facts: ReadonlyMap<string, readonly RoundFacts[]>,
): ReviewedGame[] =>
  games.flatMap((game) => {
    const found = facts.get(game.id);
    // Facts of other rounds would be those of another game.
    if (found?.length !== game.rounds.length) return [];
    const decisions: ReviewedDecision[] = [];
    const rounds = game.rounds.map((fact, index): ReviewedRound => {
      const { luck = null, make = null, decisions: judged = [] } = found[index] ?? {};
      const round = { ...fact, game, index, luck, make };
      for (const each of judged) decisions.push({ fact: each, round });
      return round;
    });
    return [{ game, rounds, decisions }];
  });

/** Decisions before play: bids, naming trump and declarations. */
export const isBeforePlay = ({ kind }: Pick<DecisionFact, 'kind'>): boolean =>
  kind === 'bid' || kind === 'trump' || kind === 'declaration';
