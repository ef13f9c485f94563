import {
  type Card,
  type DealtView,
  type GameState,
  type Option,
  type PlayerView,
  type RuleSet,
  type Seat,
  type Suit,
  SUITS,
  type Verdict,
  UNSEEN,
  allowed,
  deckOf,
  dealtRound,
  hasPartners,
  rankValue,
  rankingOf,
  suitOf,
  suitValue,
  toAct,
  viewFor,
  winningIndex,
} from '@/engine/index.ts';
import { asShown } from '@/engine/advice/index.ts';
import { hintWords } from '@/features/advice/hint-words.ts';
import { cardName } from '@/i18n/card-names.ts';
import { translate } from '@/i18n/i18n.ts';
import { Adviser } from '@/ai/advice/adviser.ts';
import { type AnyAdviser, fullAdvice } from '@/ai/advice/full-advice.ts';
import { samplesOf } from '@/ai/advice/samples.ts';
import { openCore } from '@/ai/net/core.ts';
import { loadNets } from '@/ai/net/loaded-nets.ts';
import { cardNumber } from '@/ai/net/position.ts';
import { OPPONENT_NAMES } from '@/store/setup.ts';
import { newGameWith } from '../../../tools/lib/games.ts';
import { weightsOf } from '../../../tools/lib/net-weights.ts';
import { createPicker, randomMoves } from '../../../tools/lib/random-play.ts';

const core = openCore();
/** The adviser among partners: its core keeps the outcomes of the last advice. */
const sides = new Adviser(core, loadNets(core, weightsOf('sides'), 'sides'));
const soloCore = openCore();
const solo = new Adviser(soloCore, loadNets(soloCore, weightsOf('solo'), 'solo'));

export const adviser: AnyAdviser = {
  advise: (view, ...rest) => (hasPartners(view.rules) ? sides : solo).advise(view, ...rest),
};
/** So few that the figures are noisy; the text must agree with them anyway. */
export const DETERMINIZATIONS = 8;

/** The bids and tricks of every seat with which a playout ended. */
export interface RolloutOutcome {
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
}

/** Each byte is a seat: its bid in the lower four bits, its tricks in the upper ones. */
const outcomeOf = (packed: number): RolloutOutcome => {
  const seats = [0, 8, 16, 24].map((shift) => (packed >>> shift) & 255);
  return { bids: seats.map((seat) => seat & 15), tricks: seats.map((seat) => seat >> 4) };
};

/** The outcomes after a card in the advice just given among partners. */
function outcomesAfter(card: Card, { rules }: PlayerView): RolloutOutcome[] {
  const samples = samplesOf(core);
  const option = samples.options.indexOf(cardNumber(card, rules));
  return Array.from({ length: samples.determinizations }, (_, at) =>
    outcomeOf(samples.packedOutcome(option, at)),
  );
}

/** By suit, how many later tricks its cards take on average after a card in the advice just given. */
function laterTricks(
  played: Card,
  { rules }: PlayerView,
  hand: readonly Card[],
): ReadonlyMap<Suit, number> {
  const samples = samplesOf(hasPartners(rules) ? core : soloCore);
  const option = samples.options.indexOf(cardNumber(played, rules));
  const tricksIn = (suit: Suit): number =>
    hand
      .filter((card) => suitOf(card) === suit)
      .reduce((sum, card) => sum + samples.cardTricks(option, cardNumber(card, rules)), 0);
  return new Map(SUITS.map((suit) => [suit, tricksIn(suit) / samples.determinizations]));
}

/** How often a seat takes the current trick after a card in the advice just given. */
function takenBy(seat: Seat, played: Card, { rules }: PlayerView): number {
  const samples = samplesOf(hasPartners(rules) ? core : soloCore);
  const option = samples.options.indexOf(cardNumber(played, rules));
  return samples.trickTaken(option, seat) / samples.determinizations;
}

/** By suit, how often a seat's nil breaks in a later trick in which it is led, after a card in the advice just given. */
function breaksOf(seat: Seat, played: Card, { rules }: PlayerView): ReadonlyMap<Suit, number> {
  const samples = samplesOf(hasPartners(rules) ? core : soloCore);
  const option = samples.options.indexOf(cardNumber(played, rules));
  return new Map(
    SUITS.map((suit) => [
      suit,
      samples.nilBreaks(option, seat, suitValue(suit)) / samples.determinizations,
    ]),
  );
}

/** What the player sees with a hint. */
export interface Scene {
  readonly view: PlayerView;
  readonly round: DealtView;
  readonly hand: readonly Card[];
  /** Every legal card, with its figures. */
  readonly shown: ReadonlyMap<Card, Option>;
  readonly best: Option;
  /** Among partners, how the playouts of every legal card ended. */
  readonly outcomes: ReadonlyMap<Card, readonly RolloutOutcome[]>;
  /** By legal card and suit, how many later tricks the cards of the suit take on average after it. */
  readonly later: ReadonlyMap<Card, ReadonlyMap<Suit, number>>;
  /** By legal card, how often each seat takes the trick after it. */
  readonly taken: ReadonlyMap<Card, readonly number[]>;
  /** By legal card, seat and suit, how often a nil breaks in a later trick in which the suit is led. */
  readonly breaks: ReadonlyMap<Card, readonly ReadonlyMap<Suit, number>[]>;
  /** The cards named in the first sentence. */
  readonly named: readonly Card[];
  readonly said: readonly string[];
  /** The reasons in the panel, and those told on request. */
  readonly reasons: readonly string[];
  readonly panel: readonly string[];
  readonly verdict: Verdict;
  /** Points per standard point. */
  readonly pointScale: number;
}

/** The scene of a view; null without a hint on a card. */
function sceneOf(view: PlayerView): Scene | null {
  const round = dealtRound(view);
  const held = round?.hands[view.seat];
  if (round === null || held?.kind !== 'seen' || round.phase !== 'play') return null;
  const advice =
    allowed(view.choices).length > 1 ? fullAdvice(adviser, view, DETERMINIZATIONS) : null;
  if (advice === null || advice.verdict === 'only') return null;
  const { options } = asShown(advice);
  const shown = new Map(
    options.flatMap((option) =>
      option.command.type === 'play' && option.command.card !== UNSEEN
        ? [[option.command.card, option] as const]
        : [],
    ),
  );
  const { panel, more } = hintWords(translate, view, advice);
  const said = [...panel, ...more];
  const named = [...shown.keys()].filter((card) => said[0]?.includes(cardName(translate, card)));
  return {
    view,
    round,
    hand: held.cards,
    shown,
    best: options[advice.best] as Option,
    outcomes: new Map(
      hasPartners(view.rules)
        ? [...shown.keys()].map((card) => [card, outcomesAfter(card, view)])
        : [],
    ),
    later: new Map([...shown.keys()].map((card) => [card, laterTricks(card, view, held.cards)])),
    taken: new Map(
      [...shown.keys()].map((card) => [
        card,
        view.seats.map((_, seat) => takenBy(seat, card, view)),
      ]),
    ),
    breaks: new Map(
      [...shown.keys()].map((card) => [
        card,
        view.seats.map((_, seat) => breaksOf(seat, card, view)),
      ]),
    ),
    named,
    said,
    reasons: said.slice(1),
    panel: panel.slice(1),
    verdict: advice.verdict,
    pointScale: advice.pointScale,
  };
}

/** How high a card is in its suit, in the deck of the scene. */
export const heightIn = ({ view }: Scene, card: Card): number =>
  rankValue(card, rankingOf(view.rules));

/** Whether a card is higher than another of its suit. */
export const isAbove = (scene: Scene, card: Card, other: Card): boolean =>
  suitOf(card) !== null &&
  suitOf(card) === suitOf(other) &&
  heightIn(scene, card) > heightIn(scene, other);

/** The cards of the deck that the player has not seen. */
export function outIn({ view, round, hand }: Scene): Card[] {
  const seen = new Set<Card | null>([
    round.turned,
    round.openCard,
    ...hand,
    ...round.taken.flatMap(({ cards }) => cards),
    ...round.trick.cards,
  ]);
  return deckOf(view.rules).filter((card) => !seen.has(card));
}

/** Whether a card ducks: it does not win the trick so far. */
export const staysUnder = ({ view, round }: Scene, card: Card): boolean =>
  round.trick.cards.length > 0 &&
  winningIndex([...round.trick.cards, card], round.trump ?? 'N', rankingOf(view.rules)) <
    round.trick.cards.length;

/** Tricks still needed and tricks left, from the table. */
export function needIn({ view, round }: Scene): { readonly need: number; readonly left: number } {
  const partner = (view.seat + 2) % 4;
  const isSide = hasPartners(view.rules) && round.bids[view.seat] !== 0;
  // A partner's nil adds nothing to the contract, and its tricks do not count here.
  const bid = (seat: number): number => Number(round.bids[seat] ?? 0);
  const side = isSide ? [view.seat, partner] : [view.seat];
  const bids = side.reduce((sum, seat) => sum + bid(seat), 0);
  const tricks = side
    .filter((seat) => !isSide || bid(seat) > 0)
    .reduce((sum, seat) => sum + (round.tricks[seat] ?? 0), 0);
  return { need: bids - tricks, left: round.handSize - round.taken.length };
}

/** The rules with rounds of so many cards. */
export function withRounds(rules: RuleSet, size: number): RuleSet {
  return { ...rules, schedule: { shape: 'constant', low: size, high: size, turns: 1 } };
}

/** What is seen at every card of the first round of a random game, by the player to act. */
export function* scenesIn(rules: RuleSet, seed: number): Generator<Scene> {
  const dealSeed = `${seed + 1}`.padStart(32, 'e');
  const seats = OPPONENT_NAMES.slice(0, rules.players).map((name) => ({
    name,
    player: 'hard' as const,
  }));
  const start: GameState = newGameWith(rules, { dealSeed, seats });
  for (const { before } of randomMoves(start, createPicker(seed))) {
    const [seat] = toAct(before);
    const scene =
      seat === undefined || before.round.phase !== 'play' ? null : sceneOf(viewFor(before, seat));
    if (scene !== null) yield scene;
    if (before.past.length > 0) break;
  }
}

/** Whether the player's own bid is a nil that still stands. */
export const isOwnNil = ({ view, round }: Scene): boolean =>
  hasPartners(view.rules) && round.bids[view.seat] === 0 && round.tricks[view.seat] === 0;
