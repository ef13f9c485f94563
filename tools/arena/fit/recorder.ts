import {
  CARD_FEATURES,
  CARD_KINDS,
  type CardKind,
  cardKind,
  fillIntent,
  fillIntentFree,
  intentOf,
} from '@/ai/heuristic/card-features.ts';
import { STAGES, stageOf } from '@/ai/heuristic/logistic.ts';
import {
  MAKE_FEATURES,
  MAKE_KINDS,
  type MakeKind,
  type Standpoint,
  fillMakeFeatures,
  makeKind,
} from '@/ai/heuristic/make-probability.ts';
import { PERFECT_MEMORY } from '@/ai/heuristic/memory.ts';
import { pressureOf, tricksWanted } from '@/ai/heuristic/pressure.ts';
import { OPPONENT_FEATURES, fillOpponentFeatures } from '@/ai/heuristic/opponent-probability.ts';
import { type Situation, analyze } from '@/ai/heuristic/situation.ts';
import { cardNumbers, trickInPlay } from '@/ai/heuristic/trick-in-play.ts';
import {
  BEAT_FEATURES,
  BEAT_KINDS,
  type BeatKind,
  beatKind,
  beats,
  fillBeatFeatures,
} from '@/ai/heuristic/trick-probability.ts';
import {
  type Card,
  type Command,
  type GameState,
  type RandomSource,
  type Seat,
  seatAfter,
  viewFor,
  type DealtView,
} from '@/engine/index.ts';
import { type Samples, addSample, emptySamples } from './regression.ts';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** The outcome of a round, as labels. */
export interface Outcome {
  /** The cards that won tricks. */
  readonly won: ReadonlySet<Card>;
  readonly made: readonly boolean[];
}

/** Samples of one model by stage of the round. */
export type StagedSamples = readonly Samples[];

export interface AllSamples {
  readonly card: Readonly<Record<CardKind, StagedSamples>>;
  readonly make: Readonly<Record<MakeKind, StagedSamples>>;
  readonly beat: Readonly<Record<BeatKind, StagedSamples>>;
  readonly opponent: StagedSamples;
}

const CAPACITY = 250_000;

const staged = (width: number): StagedSamples => STAGES.map(() => emptySamples(width, CAPACITY));

const byKind = <K extends string>(kinds: readonly K[], width: number) =>
  Object.fromEntries(kinds.map((kind) => [kind, staged(width)])) as Record<K, StagedSamples>;

/** Empty samples of all models. */
export const emptyAll = (): AllSamples => ({
  card: byKind(CARD_KINDS, CARD_FEATURES.length),
  make: byKind(MAKE_KINDS, MAKE_FEATURES.length),
  beat: byKind(BEAT_KINDS, BEAT_FEATURES.length),
  opponent: staged(OPPONENT_FEATURES.length),
});

const cardRow = new Float64Array(CARD_FEATURES.length);
const makeRow = new Float64Array(MAKE_FEATURES.length);
const beatRow = new Float64Array(BEAT_FEATURES.length);
const opponentRow = new Float64Array(OPPONENT_FEATURES.length);
const tricks = new Float64Array(31);

/** Log-odds below which a player cannot beat a card: such samples are uninformative. */
const CANNOT_BEAT = -4.9;

function dealtView(state: GameState, seat: Seat): { round: DealtView; situation: Situation } {
  const view = viewFor(state, seat);
  const { round } = view;
  if (round.phase === 'ready') throw new Error('nothing is dealt');
  return {
    round,
    situation: analyze(view, round, PERFECT_MEMORY).under(round.trump ?? 'N'),
  };
}

/** Collects the samples of one round; they are labeled when it is over. */
export class Recorder {
  readonly #all: AllSamples;
  readonly #waiting: ((outcome: Outcome) => void)[] = [];

  constructor(all: AllSamples) {
    this.#all = all;
  }

  #keep(samples: StagedSamples, left: number, row: Float64Array, label: (o: Outcome) => boolean) {
    const features = row.slice();
    const stage = samples[stageOf(left)] as Samples;
    this.#waiting.push((outcome) => addSample(stage, features, label(outcome)));
  }

  /** Before a bid. */
  bid(state: GameState, { seat, bid }: CommandOf<'bid'>): void {
    const { round, situation } = dealtView(state, seat);
    const { left, needs, players, hand, jokers } = situation;
    const others = tricksWanted(needs) - Math.max(0, needs[seat] as number);
    const waiting = round.bids.filter((made, each) => each !== seat && made === null).length;
    this.#make('bid', situation, seat, {
      hand,
      jokers,
      left,
      need: bid,
      pressure: pressureOf(others + bid, left),
      leads: seat === seatAfter(round.dealer, players) ? 1 : 0,
      last: seat === round.dealer ? 1 : 0,
      toBid: waiting / players,
    });
  }

  #make(moment: 'bid' | 'play', situation: Situation, seat: Seat, stand: Standpoint): void {
    fillMakeFeatures(makeRow, tricks, situation, stand);
    const samples = this.#all.make[makeKind(moment, situation.trump)];
    this.#keep(samples, stand.left, makeRow, ({ made }) => made[seat] === true);
  }

  /** Before a trick: every seat's standpoint, and some of the cards held. */
  betweenTricks(state: GameState, rng: RandomSource): void {
    const { round } = state;
    if (round.phase !== 'play') return;
    for (const seat of round.hands.keys()) {
      const { situation } = dealtView(state, seat);
      const { left, needs, players, hand, jokers } = situation;
      const need = needs[seat] as number;
      const pressure = pressureOf(tricksWanted(needs), left);
      const leads = round.trick.leader === seat ? 1 : 0;
      const open = need >= 0 && need <= left;
      if (open) {
        fillOpponentFeatures(opponentRow, { need, left, pressure, leads, players });
        this.#keep(this.#all.opponent, left, opponentRow, ({ made }) => made[seat] === true);
      }
      if (rng.below(2) > 0) continue;
      this.#cards(situation, round.hands[seat] ?? [], pressure);
      const last = seatAfter(seat, players) === round.trick.leader ? 1 : 0;
      if (open)
        this.#make('play', situation, seat, {
          hand,
          jokers,
          left,
          need,
          pressure,
          leads,
          last,
          toBid: 0,
        });
    }
  }

  #cards(situation: Situation, hand: readonly Card[], pressure: number): void {
    const { left, needs, seat, trump } = situation;
    for (const card of hand) {
      const { suit, rank } = cardNumbers(card, situation.ranking);
      fillIntentFree(cardRow, situation, suit, rank);
      fillIntent(cardRow, pressure, intentOf(needs[seat] as number, left));
      const samples = this.#all.card[cardKind(trump, suit)];
      this.#keep(samples, left, cardRow, ({ won }) => won.has(card));
    }
  }

  /** A player answers the best card so far, from the winner's point of view. */
  answer(state: GameState, { seat, card }: CommandOf<'play'>): void {
    const { round } = state;
    if (round.phase !== 'play' || card === 'unseen') return;
    const own = dealtView(state, seat);
    const { best, winner, led } = trickInPlay(own.round, own.situation);
    if (best === null || led === null) return;
    const { situation } = dealtView(state, winner);
    const { trump, players, needs, counts } = situation;
    const left = counts[seat] as number;
    const isLast = round.trick.cards.length === players - 1;
    const pressure = pressureOf(tricksWanted(needs), left);
    fillBeatFeatures(beatRow, situation, { best, led, pressure }, seat, isLast);
    if ((beatRow[BEAT_FEATURES.indexOf('able')] as number) < CANNOT_BEAT) return;
    const beaten = beats(cardNumbers(card, situation.ranking), best, led, trump);
    this.#keep(this.#all.beat[beatKind(trump)], left, beatRow, () => beaten);
  }

  /** The round is over: label all samples. */
  finish(outcome: Outcome): void {
    for (const complete of this.#waiting) complete(outcome);
  }
}
