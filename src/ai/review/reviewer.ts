import {
  type Advice,
  type Command,
  type GameRecord,
  type GameState,
  type Header,
  type Seat,
  dealtRound,
  hasPartners,
  seatsFromLeftOf,
  sideOf,
  viewFor,
} from '../../engine/index.ts';
import {
  type Decision,
  type Judgement,
  type Prospect,
  type Prospects,
  type RoundReview,
  decisionsOf,
} from '../../engine/review/index.ts';
import { Adviser } from '../advice/adviser.ts';
import { type Family, type NetAddresses, loadNets, assertFamily } from '../net/loaded-nets.ts';
import { type AdviserCore, openAdviserCore } from '../advice/core.ts';
import { NetPlayer } from '../net/net-player.ts';
import { hindsightOf } from './hindsight.ts';
import { handValue, meansOf } from './prospects.ts';
import { meanOfSide, sideValue } from './side-prospects.ts';

/** A review in the making. */
export interface AnytimeReview {
  /** Looks a little further; false when all is judged. */
  improve(): boolean;
  /** What has been judged so far, decisions in their order. */
  best(): RoundReview;
}

/** What is to be reviewed: a round (0-based) that is over, from the side of one seat. */
export interface ReviewRequest {
  readonly record: GameRecord;
  readonly round: number;
  readonly seat: Seat;
}

const isSameCommand = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** In which trick a decision was made; null before the first. */
function trickOf({ state: { round } }: Decision): number | null {
  return round.phase === 'play' ? round.taken.length : null;
}

const prospectOf = ({ options }: Advice, index: number): Prospect | null => {
  const option = options[index];
  return option === undefined
    ? null
    : {
        command: option.command,
        make: option.make,
        points: option.points,
        others: option.others,
      };
};

/** After so many worlds it is asked whether more of them could change anything. */
const FIRST_CHECK = 160;

/** Whether a choice is the best one beyond doubt: it costs nothing, however long it is looked into. */
function isFound({ options, best, verdict }: Advice, made: Command): boolean {
  const isBest = options[best] !== undefined && isSameCommand(options[best].command, made);
  return verdict === 'only' || (verdict === 'clear' && isBest);
}

/** Judges what somebody decided: by what could be known, and beside it with all cards open. */
export class Reviewer {
  /** Gives advice as well: one counsel or review at a time, for there is one core. */
  readonly adviser: Adviser;
  readonly #core: AdviserCore = openAdviserCore();
  readonly #nets: NetAddresses;
  readonly #means = new Map<string, readonly number[]>();
  readonly #sideMeans = new Map<string, number>();

  /**
   * @param weights the nets that worlds are played out with.
   * @param family what games they are for: others are not to be asked about.
   */
  constructor(weights: ArrayBuffer, family: Family) {
    this.#nets = loadNets(this.#core, weights, family);
    this.adviser = new Adviser(this.#core, this.#nets);
  }

  /**
   * Begins to review a round.
   * @param determinizations in how many worlds every choice is tried; left out: in as many as advice tries.
   * @throws on a record that is no game, or one that the nets are not for, or has no such round that is over.
   */
  review({ record, round, seat }: ReviewRequest, determinizations?: number): AnytimeReview {
    const played = decisionsOf(record, seat, round);
    if (!played.ok || played.value === null) throw new Error(`round ${round} was not played`);
    const { decisions, bidding, end } = played.value;
    const { rules } = record.header;
    assertFamily(this.#nets, rules);
    const result = end.past[round];
    if (result === undefined) throw new Error(`round ${round} is not over`);
    const judgements: Judgement[] = [];
    let prospects: Prospects | null = null;

    const work = function* (this: Reviewer): Generator<void, void> {
      if (bidding !== null && NetPlayer.knows(viewFor(bidding, seat)))
        prospects = hasPartners(rules)
          ? yield* this.#sideProspects(record.header, bidding, seat)
          : yield* this.#prospects(record.header, bidding, seat);
      for (const decision of decisions) {
        const judged = yield* this.#judge(decision, seat, determinizations);
        if (judged !== null) judgements.push(judged);
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
        judgements: [...judgements],
      }),
    };
  }

  *#prospects(header: Header, state: GameState, seat: Seat): Generator<void, Prospects | null> {
    const view = viewFor(state, seat);
    const round = dealtRound(view);
    if (round === null) return null;
    // Experts bid by who sits at the table, too.
    const players = header.seats.map(({ player }) => player);
    const key = JSON.stringify([header.rules, players, seat, round.handSize]);
    const means =
      this.#means.get(key) ??
      (yield* meansOf(this.#core, this.#nets, header, seat, round.handSize));
    this.#means.set(key, means);
    const place = seatsFromLeftOf(round.dealer, header.rules.players).indexOf(seat);
    return { hand: handValue(this.#core, this.#nets, view), mean: means[place] ?? 0 };
  }

  *#sideProspects(header: Header, state: GameState, seat: Seat): Generator<void, Prospects | null> {
    const view = viewFor(state, seat);
    const round = dealtRound(view);
    if (round === null) return null;
    const { bags } = state.standing;
    const { handSize, dealer, blindNils } = round;
    const players = header.seats.map(({ player }) => player);
    const key = JSON.stringify([header.rules, players, bags, handSize, dealer, blindNils, seat]);
    const mean =
      this.#sideMeans.get(key) ?? (yield* meanOfSide(this.#core, this.#nets, header, view, round));
    this.#sideMeans.set(key, mean);
    return { hand: sideValue(this.#core, this.#nets, view), mean };
  }

  *#judge(
    decision: Decision,
    seat: Seat,
    determinizations?: number,
  ): Generator<void, Judgement | null> {
    const { at, state, command } = decision;
    const view = viewFor(state, seat);
    const anytime = this.adviser.advise(view, undefined, determinizations);
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
    return {
      at,
      about: advice.about,
      trick: trickOf(decision),
      own,
      // Of choices that cost nothing, the one that was made is the best.
      best: option.cost === 0 ? own : best,
      cost: option.cost,
      costError: option.costError,
      stake: Math.max(...advice.options.map(({ cost }) => cost)),
      unit: advice.unit,
      open: yield* hindsightOf(this.#core, this.#nets, state, view, command),
    };
  }
}
