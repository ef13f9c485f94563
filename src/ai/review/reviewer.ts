import {
  type Advice,
  type Command,
  type GameRecord,
  type GameState,
  type Header,
  type PlayerView,
  type RoundRecord,
  type Seat,
  type Seed,
  dealtRound,
  hasPartners,
  isSameCommand,
  seatsFromLeftOf,
  sideOf,
  viewFor,
} from '../../engine/index.ts';
import {
  type Decision,
  type Hindsight,
  type Judgment,
  type OpenChoices,
  type ChoiceValue,
  type Prospects,
  type RoundReview,
  decisionsOf,
} from '../../engine/review/index.ts';
import { CLEAR_POINTS } from '../../engine/advice/index.ts';
import { Adviser } from '../advice/adviser.ts';
import { ADVICE_SEED } from '../advice/anytime-advice.ts';
import { type Family, type NetAddresses, loadNets, assertFamily } from '../net/loaded-nets.ts';
import { type Core, openCore } from '../net/core.ts';
import { NetPlayer } from '../net/net-player.ts';
import { sideOutcomeOf } from '../partners/side-outcome.ts';
import { type Outcome, hindsightOf } from './hindsight.ts';
import { rulesOfRound } from './mean-deals.ts';
import { openChoicesOf, unopened } from './open-choices.ts';
import { handValue, meansOf } from './prospects.ts';
import { meanOfSide, sideValue } from './side-prospects.ts';

/** An anytime review. */
export interface AnytimeReview {
  /** Works on; false when everything is judged. */
  improve(): boolean;
  /** The judgments so far, in the order of the decisions. */
  best(): RoundReview;
}

/** How to judge a decision. */
export interface JudgmentOptions {
  /** Of the determinizations; the seed of hints makes review and hint agree. */
  readonly seed: Seed;
  /** Per choice; by default as many as advice takes. */
  readonly determinizations?: number | undefined;
}

/** The round (0-based, finished) to review, for one seat. */
export interface ReviewRequest {
  readonly record: GameRecord;
  readonly round: number;
  readonly seat: Seat;
}

/** The trick of a decision; null before the first. */
function trickOf({ state: { round } }: Decision): number | null {
  return round.phase === 'play' ? round.taken.length : null;
}

const prospectOf = ({ options }: Advice, index: number): ChoiceValue | null => {
  const option = options[index];
  return option === undefined
    ? null
    : {
        command: option.command,
        make: option.make,
        short: option.short,
        points: option.points,
        others: option.others,
      };
};

/** What was chosen, and what the seat's round came to. */
const outcomeOf = (view: PlayerView, made: Command, result: RoundRecord): Outcome => ({
  made,
  points: hasPartners(view.rules)
    ? sideOutcomeOf(result, view, result).gain
    : (result.points[view.seat] ?? 0),
});

/** Determinizations after which a clear verdict ends the search early. */
const FIRST_CHECK = 160;

/** Whether a choice is clearly the best: more determinizations would not change its cost of 0. */
function isFound({ options, best, verdict }: Advice, made: Command): boolean {
  const isBest = options[best] !== undefined && isSameCommand(options[best].command, made);
  return verdict === 'only' || (verdict === 'clear' && isBest);
}

/** From this cost on, in standard points, a choice is judged by fresh determinizations. */
export const DOUBTFUL = 0.25;

/**
 * How many fresh determinizations judge a doubtful choice: in those that picked it, the best of many choices
 * looks better than it is. With this many, other seeds flag nine of ten flagged choices again
 * (`npm run review -- --flags`).
 */
const FRESH_DETERMINIZATIONS = 1920;
const FIRST_FRESH_CHECK = 480;

/** Standard errors from the threshold of a costly choice at which more determinizations would not matter. */
const DECIDED = 3.5;

/** The choice made against the best one, in determinizations that had no part in picking it. */
interface Comparison {
  readonly own: ChoiceValue;
  readonly best: ChoiceValue;
  readonly cost: number;
  readonly costError: number;
}

/** A seed that shares nothing with this one. */
const otherSeed = (seed: Seed): Seed => seed.split('').toReversed().join('');

/** A decision in a finished round, by the index of its command in the record. */
export interface OpenRequest extends ReviewRequest {
  readonly at: number;
}

/** Anytime figures of every choice with open cards. */
export interface AnytimeOpenChoices {
  /** Works on; false when everything is known. */
  improve(): boolean;
  /** The figures so far; null where there is no advice on the decision. */
  best(): OpenChoices | null;
}

/** Judges past decisions: by what could be known, and separately with all cards open. */
export class Reviewer {
  /** Also gives advice; one advice or review at a time, since there is one core. */
  readonly adviser: Adviser;
  readonly #core: Core = openCore();
  readonly #nets: NetAddresses;
  readonly #means = new Map<string, readonly number[]>();
  readonly #sideMeans = new Map<string, number>();

  /**
   * @param weights the nets for rollouts.
   * @param family the games they are for.
   */
  constructor(weights: ArrayBuffer, family: Family) {
    this.#nets = loadNets(this.#core, weights, family);
    this.adviser = new Adviser(this.#core, this.#nets);
  }

  /**
   * Begins to review a round.
   * @param determinizations per choice; by default as many as advice takes.
   * @throws on a record that is not a game, that needs other nets, or without such a finished round.
   */
  review({ record, round, seat }: ReviewRequest, determinizations?: number): AnytimeReview {
    const { decisions, bidding, result } = this.#finished({ record, round, seat });
    const { rules } = record.header;
    const judgments: Judgment[] = [];
    let prospects: Prospects | null = null;

    const work = function* (this: Reviewer): Generator<void, void> {
      if (bidding !== null && NetPlayer.knows(viewFor(bidding, seat)))
        prospects = hasPartners(rules)
          ? yield* this.#sideProspects(record.header, bidding, seat)
          : yield* this.#prospects(record.header, bidding, seat);
      for (const decision of decisions) {
        const judged = yield* this.judge(decision, seat, { seed: ADVICE_SEED, determinizations });
        if (judged === null) continue;
        yield;
        judgments.push({ ...judged, hindsight: yield* this.#hindsight(decision, seat, result) });
        yield;
      }
    }.call(this);

    return {
      improve: () => work.next().done !== true,
      best: () => ({
        round,
        handSize: result.handSize,
        points: result.points[sideOf(rules, seat)] ?? 0,
        prospects,
        judgments: [...judgments],
      }),
    };
  }

  /**
   * Begins to open the cards at a decision: every choice as it was known, and as it turns out.
   * @throws on a record that is not a game, that needs other nets, or whose round is not over.
   */
  openChoices({ at, ...request }: OpenRequest): AnytimeOpenChoices {
    const { decisions, result } = this.#finished(request);
    const decision = decisions.find((each) => each.at === at);
    if (decision === undefined) throw new Error(`command ${at} was no decision`);
    const { state, command } = decision;
    const view = viewFor(state, request.seat);
    const anytime = this.adviser.advise(view);
    let isBegun = false;
    let found: OpenChoices | null = null;

    const work = function* (this: Reviewer): Generator<void, void> {
      if (anytime === null) return;
      while (anytime.improve()) {
        isBegun = true;
        yield;
      }
      found = unopened(anytime.best(), command);
      const outcome = outcomeOf(view, command, result);
      const opening = openChoicesOf(this.#core, this.#nets, { state, view }, outcome, found);
      for (found of opening) yield;
    }.call(this);

    return {
      improve: () => work.next().done !== true,
      best: () => found ?? (isBegun && anytime !== null ? unopened(anytime.best(), command) : null),
    };
  }

  /** The decisions of a seat in a round, and the round's result. */
  #finished({ record, round, seat }: ReviewRequest) {
    const played = decisionsOf(record, seat, round);
    if (!played.ok || played.value === null) throw new Error(`round ${round} was not played`);
    assertFamily(this.#nets, record.header.rules);
    const result = played.value.end.past[round];
    if (result === undefined) throw new Error(`round ${round} is not over`);
    return { ...played.value, result };
  }

  #hindsight(
    { state, command }: Decision,
    seat: Seat,
    result: RoundRecord,
  ): Generator<void, Hindsight | null> {
    const view = viewFor(state, seat);
    const outcome = outcomeOf(view, command, result);
    return hindsightOf(this.#core, this.#nets, state, view, outcome);
  }

  *#prospects(header: Header, state: GameState, seat: Seat): Generator<void, Prospects | null> {
    const view = viewFor(state, seat);
    const round = dealtRound(view);
    if (round === null) return null;
    // Experts' bids also depend on who sits at the table.
    const players = header.seats.map(({ player }) => player);
    const rules = rulesOfRound(header.rules, round.index, round.handSize);
    const key = JSON.stringify([rules, players, seat]);
    const means =
      this.#means.get(key) ??
      (yield* meansOf(this.#core, this.#nets, { ...header, rules }, seat, round.handSize));
    this.#means.set(key, means);
    const place = seatsFromLeftOf(round.dealer, header.rules.players).indexOf(seat);
    return { hand: handValue(this.#core, this.#nets, view), mean: means[place] ?? 0 };
  }

  *#sideProspects(header: Header, state: GameState, seat: Seat): Generator<void, Prospects | null> {
    const view = viewFor(state, seat);
    const round = dealtRound(view);
    if (round === null) return null;
    const { bags } = state.standing;
    const { index, handSize, dealer, blindNils } = round;
    const players = header.seats.map(({ player }) => player);
    const rules = rulesOfRound(header.rules, index, handSize);
    const key = JSON.stringify([rules, players, bags, dealer, blindNils, seat]);
    const mean =
      this.#sideMeans.get(key) ??
      (yield* meanOfSide(this.#core, this.#nets, { ...header, rules }, view, round));
    this.#sideMeans.set(key, mean);
    return { hand: sideValue(this.#core, this.#nets, view), mean };
  }

  /** Compares the choice made with the best one in fresh determinizations. */
  *#compare(
    view: PlayerView,
    made: Command,
    best: Command,
    { seed, determinizations = FRESH_DETERMINIZATIONS }: JudgmentOptions,
  ): Generator<void, Comparison | null> {
    const choices = [made, best];
    const anytime = this.adviser.advise(view, otherSeed(seed), determinizations, choices);
    if (anytime === null) return null;
    for (let next = FIRST_FRESH_CHECK; anytime.improve();) {
      yield;
      if (anytime.determinizations < next) continue;
      next += FIRST_FRESH_CHECK;
      const { options, pointScale } = anytime.best();
      const { cost = 0, costError = 0 } = options[0] ?? {};
      if (Math.abs(cost - CLEAR_POINTS * pointScale) > DECIDED * costError) break;
    }
    const advice = anytime.best();
    const [own, other] = [prospectOf(advice, 0), prospectOf(advice, 1)];
    const [option] = advice.options;
    if (own === null || other === null || option === undefined) return null;
    return { own, best: other, cost: option.cost, costError: option.costError };
  }

  /** Judges a decision by what its seat knew; null where there is no advice on it. */
  *judge(
    decision: Decision,
    seat: Seat,
    options: JudgmentOptions = { seed: ADVICE_SEED },
  ): Generator<void, Judgment | null> {
    const { at, state, command } = decision;
    const view = viewFor(state, seat);
    const { seed, determinizations } = options;
    const anytime = this.adviser.advise(view, seed, determinizations);
    if (anytime === null) return null;
    for (let next = FIRST_CHECK; anytime.improve();) {
      yield;
      if (anytime.determinizations < next) continue;
      if (isFound(anytime.best(), command)) break;
      next = anytime.determinizations + FIRST_CHECK / 2;
    }
    const advice = anytime.best();
    const made = advice.options.findIndex((option) => isSameCommand(option.command, command));
    const option = advice.options[made];
    const own = prospectOf(advice, made);
    const best = prospectOf(advice, advice.best);
    if (option === undefined || own === null || best === null) return null;
    yield;
    const { pointScale } = advice;
    const isDoubtful = advice.determinizations > 0 && option.cost > DOUBTFUL * pointScale;
    const first = { own, best, cost: option.cost, costError: option.costError };
    const judged =
      (isDoubtful ? yield* this.#compare(view, command, best.command, options) : null) ?? first;
    return {
      at,
      about: advice.about,
      trick: trickOf(decision),
      ...judged,
      // Among choices that cost nothing, the one made is the best.
      best: judged.cost === 0 ? judged.own : judged.best,
      stake: Math.max(judged.cost, ...advice.options.map(({ cost }) => cost)),
      pointScale,
      hindsight: null,
    };
  }
}
