import {
  type Command,
  type GameRecord,
  type GameState,
  type Header,
  type PlayerView,
  type RoundRecord,
  type Seat,
  dealtRound,
  hasPartners,
  seatsFromLeftOf,
  sideOf,
  viewFor,
} from '../../engine/index.ts';
import {
  type Decision,
  type Hindsight,
  type Judgment,
  type OpenChoices,
  type Prospects,
  type RoundReview,
  decisionsOf,
} from '../../engine/review/index.ts';
import { Adviser } from '../advice/adviser.ts';
import { ADVICE_SEED } from '../advice/anytime-advice.ts';
import { type Family, type NetAddresses, loadNets, assertFamily } from '../net/loaded-nets.ts';
import { type Core, openCore } from '../net/core.ts';
import { NetPlayer } from '../net/net-player.ts';
import { sideOutcomeOf } from '../partners/side-outcome.ts';
import type { JudgmentOptions } from './comparison.ts';
import { type Outcome, hindsightOf } from './hindsight.ts';
import { judgmentOf } from './judge.ts';
import { rulesOfRound } from './sample-deals.ts';
import { openChoicesOf, choicesAsKnown } from './open-choices.ts';
import { handValue, meanHandValue } from './prospects.ts';
import { meanSideValue, sideValue } from './side-prospects.ts';
import type { Steps } from '../steps.ts';

/** An anytime review. */
export interface AnytimeReview {
  /** Works on; false when everything is judged. */
  improve(): boolean;
  /** The judgments so far, in the order of the decisions. */
  best(): RoundReview;
}

/** The round (0-based, finished) to review, for one seat. */
export interface ReviewRequest {
  readonly record: GameRecord;
  readonly round: number;
  readonly seat: Seat;
}

/** What was chosen, and what the seat's round came to. */
const outcomeOf = (view: PlayerView, ownChoice: Command, result: RoundRecord): Outcome => ({
  ownChoice,
  points: hasPartners(view.rules)
    ? sideOutcomeOf(result, view, result).gain
    : (result.points[view.seat] ?? 0),
});

/** A decision in a finished round, by the index of its command in the record. */
export interface OpenRequest extends ReviewRequest {
  readonly commandIndex: number;
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
  readonly #means = new Map<string, number>();
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
    const { decisions, bidding, result } = this.#finishedRound({ record, round, seat });
    const { rules } = record.header;
    const judgments: Judgment[] = [];
    let prospects: Prospects | null = null;

    const work = function* (this: Reviewer): Steps<void> {
      if (bidding !== null && NetPlayer.knows(viewFor(bidding, seat)))
        prospects = hasPartners(rules)
          ? yield* this.#sideProspects(record.header, bidding, seat)
          : yield* this.#prospects(record.header, bidding, seat);
      for (const decision of decisions) {
        const judgment = yield* this.judge(decision, seat, { seed: ADVICE_SEED, determinizations });
        if (judgment === null) continue;
        yield;
        judgments.push({ ...judgment, hindsight: yield* this.#hindsight(decision, seat, result) });
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
  openChoices({ commandIndex, ...request }: OpenRequest): AnytimeOpenChoices {
    const { decisions, result } = this.#finishedRound(request);
    const decision = decisions.find((each) => each.commandIndex === commandIndex);
    if (decision === undefined) throw new Error(`command ${commandIndex} was no decision`);
    const { state, command } = decision;
    const view = viewFor(state, request.seat);
    const anytime = this.adviser.advise(view);
    let isBegun = false;
    let choices: OpenChoices | null = null;

    const work = function* (this: Reviewer): Steps<void> {
      if (anytime === null) return;
      while (anytime.improve()) {
        isBegun = true;
        yield;
      }
      choices = choicesAsKnown(anytime.best(), command);
      const outcome = outcomeOf(view, command, result);
      const opening = openChoicesOf(this.#core, this.#nets, { state, view }, outcome, choices);
      for (choices of opening) yield;
    }.call(this);

    return {
      improve: () => work.next().done !== true,
      best: () =>
        choices ?? (isBegun && anytime !== null ? choicesAsKnown(anytime.best(), command) : null),
    };
  }

  /** The decisions of a seat in a round, and the round's result. */
  #finishedRound({ record, round, seat }: ReviewRequest) {
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
  ): Steps<Hindsight | null> {
    const view = viewFor(state, seat);
    const outcome = outcomeOf(view, command, result);
    return hindsightOf(this.#core, this.#nets, state, view, outcome);
  }

  *#prospects(header: Header, state: GameState, seat: Seat): Steps<Prospects | null> {
    const view = viewFor(state, seat);
    const round = dealtRound(view);
    if (round === null) return null;
    // Experts' bids also depend on who sits at the table.
    const players = header.seats.map(({ player }) => player);
    const rules = rulesOfRound(header.rules, round.index, round.handSize);
    const place = seatsFromLeftOf(round.dealer, header.rules.players).indexOf(seat);
    const key = JSON.stringify([rules, players, seat, place, header.dealSeed]);
    const at = { own: seat, place, handSize: round.handSize };
    const mean =
      this.#means.get(key) ??
      (yield* meanHandValue(this.#core, this.#nets, { ...header, rules }, at));
    this.#means.set(key, mean);
    return { hand: handValue(this.#core, this.#nets, view), mean };
  }

  *#sideProspects(header: Header, state: GameState, seat: Seat): Steps<Prospects | null> {
    const view = viewFor(state, seat);
    const round = dealtRound(view);
    if (round === null) return null;
    const { bags } = state.standing;
    const { index, handSize, dealer, blindNils } = round;
    const players = header.seats.map(({ player }) => player);
    const rules = rulesOfRound(header.rules, index, handSize);
    const key = JSON.stringify([rules, players, bags, dealer, blindNils, seat, header.dealSeed]);
    const mean =
      this.#sideMeans.get(key) ??
      (yield* meanSideValue(this.#core, this.#nets, { ...header, rules }, view, round));
    this.#sideMeans.set(key, mean);
    return { hand: sideValue(this.#core, this.#nets, view), mean };
  }

  /** Judges a decision by what its seat knew; null where there is no advice on it. */
  judge(
    decision: Decision,
    seat: Seat,
    options: JudgmentOptions = { seed: ADVICE_SEED },
  ): Steps<Judgment | null> {
    return judgmentOf(this.adviser, decision, seat, options);
  }
}
