// Whether the choices that a review calls costly are called so again with other seeds, and what they cost among
// the players who really sat there.
import { chooseMove } from '@/ai/heuristic/choose-move.ts';
import { HEURISTIC_LEVELS, type HeuristicLevel } from '@/ai/heuristic/levels.ts';
import {
  type GameRecord,
  type Level,
  type RuleSet,
  type Seed,
  keyedSource,
  randomStream,
} from '@/engine/index.ts';
import {
  type ChoiceGrade,
  type Decision,
  type Judgment,
  decisionsOf,
  gradeOf,
  isCostly,
} from '@/engine/review/index.ts';
import { drawnSeed } from '@/ai/decision-rng.ts';
import { familyOf } from '@/ai/net/loaded-nets.ts';
import { runSteps } from '@/ai/steps.ts';
import { dealtRounds } from '../lib/games.ts';
import { netsFrom } from '../lib/player.ts';
import { newReviewer } from '../lib/reviewer.ts';
import { type Policy, compareByRollouts } from '@/ai/exercises/rollouts.ts';
import { gameAmong, levelsAt } from '../lib/self-play.ts';

/** Other seeds with which a flagged choice is judged again. */
const SEEDS = 20;
/** Determinizations in which the players of the table play on. */
const REAL_DETERMINIZATIONS = 400;

const seedOf = (index: number): Seed =>
  drawnSeed(keyedSource('666c616773206f66207265766965777a', [index]));

/** A choice that a review calls costly, or nearly so. */
export interface Flag {
  readonly grade: ChoiceGrade;
  /** In standard points. */
  readonly cost: number;
  /** Its mean cost with the other seeds, in standard points: an estimate from 20 times the determinizations. */
  readonly mean: number;
  /** The share of other seeds with which it is costly. */
  readonly again: number;
  /** Its cost among the players who sat there, in standard points; null if not measured. */
  readonly real: number | null;
}

/** Reviews seat 0 of games; in each further game every level has moved on by a seat. */
export class FlagReview {
  readonly #rules: RuleSet;
  readonly #turns: readonly Level[];
  #levels: readonly Level[] = [];
  readonly #reviewer;
  readonly #nets;
  decisions = 0;

  /** @param levels of the seats of the first game, or of the first seats, and so on in turn. */
  constructor(rules: RuleSet, levels: readonly Level[]) {
    this.#rules = rules;
    this.#turns = levels;
    this.#reviewer = newReviewer(familyOf(rules));
    this.#nets = netsFrom(familyOf(rules));
  }

  #judgmentOf(decision: Decision, seed?: Seed): Judgment | null {
    return runSteps(this.#reviewer.judge(decision, 0, seed === undefined ? undefined : { seed }));
  }

  /** What the choice made loses to the better one when the players of the table play on. */
  #realCost(record: GameRecord, { commandIndex }: Decision, { own, best }: Judgment): number {
    const policy: Policy = (view, rng) => {
      const level = this.#levels[view.seat] ?? 'expert';
      const isHeuristic = (HEURISTIC_LEVELS as readonly Level[]).includes(level);
      return isHeuristic && view.seat !== 0
        ? chooseMove(view, level as HeuristicLevel, rng)
        : this.#nets.choose(view, rng, 'points');
    };
    const { leads } = compareByRollouts(
      {
        record: { ...record, commands: record.commands.slice(0, commandIndex) },
        seat: 0,
        right: best.command,
        wrong: [own.command],
      },
      policy,
      { min: REAL_DETERMINIZATIONS, max: REAL_DETERMINIZATIONS },
      randomStream(seedOf(SEEDS), commandIndex),
      () => true,
    );
    return leads[0]?.total.mean ?? Number.NaN;
  }

  /**
   * The flags of a game.
   * @param near choices of at least this cost, in standard points, are judged again, too.
   */
  *flags(game: number, isReal: boolean, near: number): Generator<Flag> {
    this.#levels = levelsAt(this.#turns, this.#rules, game);
    const record = gameAmong(this.#rules, this.#levels, game);
    const rounds = dealtRounds(record);
    for (let round = 0; round < rounds; round++) {
      const played = decisionsOf(record, 0, round);
      if (!played.ok || played.value === null) continue;
      for (const decision of played.value.decisions) {
        const judgment = this.#judgmentOf(decision);
        if (judgment === null) continue;
        this.decisions++;
        const grade = gradeOf(judgment);
        const cost = judgment.cost / judgment.pointScale;
        if (!isCostly(grade) && cost < near) continue;
        const others = Array.from({ length: SEEDS }, (_, index) =>
          this.#judgmentOf(decision, seedOf(index)),
        ).filter((other) => other !== null);
        const again = others.filter((other) => isCostly(gradeOf(other))).length / SEEDS;
        const mean = others.reduce((sum, other) => sum + other.cost / other.pointScale, 0) / SEEDS;
        const real = isReal && isCostly(grade) ? this.#realCost(record, decision, judgment) : null;
        yield { grade, cost, mean, again, real };
      }
    }
  }
}
