import { type Card, type Suit, isHighJoker, isJoker, isLowJoker, suitOf } from '../cards/card.ts';
import { rankingOf } from '../rulesets/deck.ts';
import { type Ranking, rankValue } from '../cards/ranking.ts';
import { byRank, bySuitAndRank } from '../cards/sort.ts';
import { type Seat, seatAfter, seatsFrom } from '../seats.ts';
import { arePartners, hasPartners } from '../sides.ts';
import { ledSuit, strength, winningIndex } from '../trick/trick.ts';
import { type Trump, trumpSuitOf } from '../trump/trump.ts';
import { type Knowledge, knowledgeOf } from '../view/knowledge.ts';
import { type DealtView, openCardInHand, tricksLeft } from '../view/selectors.ts';
import type { PlayerView } from '../view/view.ts';
import type { CardFact } from './advice.ts';
import { certainTricks, ownCards } from './hand-facts.ts';
import { hasLostNil, tricksNeeded } from './needs.ts';
import { outranks } from './outranks.ts';

/** The current trick as the seat to play sees it. */
interface TrickContext {
  readonly view: PlayerView;
  readonly round: DealtView;
  readonly trump: Trump;
  readonly ranking: Ranking;
  readonly knowledge: Knowledge;
  /** The seats still to play to the trick after this one. */
  readonly later: readonly Seat[];
  /** The winning card and its seat; null before the first card. */
  readonly leading: { readonly card: Card; readonly seat: Seat } | null;
  readonly legal: readonly Card[];
}

function trickContextOf(view: PlayerView, round: DealtView, trump: Trump, legal: readonly Card[]) {
  const { players } = view.rules;
  const { trick } = round;
  const ranking = rankingOf(view.rules);
  const at = winningIndex(trick.cards, trump, ranking);
  const card = trick.cards[at];
  const context: TrickContext = {
    view,
    round,
    trump,
    ranking,
    knowledge: knowledgeOf(view, round),
    later: seatsFrom(view.seat + 1, players).slice(0, players - 1 - trick.cards.length),
    leading: card === undefined ? null : { card, seat: seatAfter(trick.leader, players, at) },
    legal,
  };
  return context;
}

const beats = (
  card: Card,
  other: Card,
  led: Suit | null,
  { trump, ranking }: Pick<TrickContext, 'trump' | 'ranking'>,
): boolean => strength(card, led, trump, ranking) > strength(other, led, trump, ranking);

/** The suit that is led once this card is played [JOKER-4]. */
const ledWith = ({ round: { trick } }: Pick<TrickContext, 'round'>, card: Card): Suit | null =>
  ledSuit({ cards: [...trick.cards, card] });

/** Unseen cards that beat a card and may be held by a later player. */
const threatsTo = (context: TrickContext, card: Card, led: Suit | null): Card[] =>
  context.knowledge.unseen.filter(
    (other) =>
      beats(other, card, led, context) &&
      context.later.some((seat) => context.knowledge.mayHold(seat, other)),
  );

/** Whether a card certainly wins, certainly loses, or may do either. */
type Fate = 'wins' | 'loses' | 'open';

function fateOf(context: TrickContext, card: Card): Fate {
  const led = ledWith(context, card);
  const { leading } = context;
  if (leading !== null && !beats(card, leading.card, led, context)) return 'loses';
  return threatsTo(context, card, led).length === 0 ? 'wins' : 'open';
}

/** How a card is played by a seat that cannot follow: ruff, overruff or discard. */
function voidFacts(context: TrickContext, card: Card): CardFact[] {
  const { round, leading, trump } = context;
  const led = ledSuit(round.trick);
  if (led === null || isJoker(card) || suitOf(card) === led) return [];
  const suit = trumpSuitOf(trump);
  const isTrump = trump === 'L' || suitOf(card) === suit;
  if (!isTrump) return [{ kind: 'discard' }];
  // Nobody ruffs a high joker.
  if (leading !== null && isHighJoker(leading.card)) return [];
  const isRuffed = leading !== null && suitOf(leading.card) !== led;
  if (!isRuffed) return [{ kind: 'ruff' }];
  return [{ kind: beats(card, leading.card, led, context) ? 'overruff' : 'underruff' }];
}

/**
 * The unseen cards of a suit: the higher ones, if there are any, from the highest down, and the number of lower ones.
 * An open card in the dealer's hand has been seen [TRUMP-8].
 */
function beatenByFacts(context: TrickContext, card: Card, isAhead: boolean): CardFact[] {
  const open = openCardInHand(context.round);
  const unseen = context.knowledge.unseen.filter((other) => other !== open);
  const cards = unseen
    .filter((other) => outranks(other, card, context.ranking))
    .toSorted(byRank(context.ranking));
  const below = unseen.filter((other) => outranks(card, other, context.ranking)).length;
  return cards.length === 0 ? [] : [{ kind: 'beaten-by', cards, below, isAhead }];
}

/** Whether nobody else can hold a higher card of its suit. Holds for every high joker, for no low one. */
const isMaster = (context: TrickContext, card: Card): boolean =>
  !isLowJoker(card) &&
  !context.knowledge.unseen.some((other) => outranks(other, card, context.ranking));

/** Whether it is high: no higher card of its suit is left, not even in the player's hand. */
const isHighest = (context: TrickContext, card: Card): boolean =>
  isMaster(context, card) &&
  !ownCards(context.view, context.round).some((other) => outranks(other, card, context.ranking));

/** Whether one more trick sinks an opponent's bid; bags do not. */
function isSunkByOneMoreTrick(
  { view: { rules, seat }, round }: TrickContext,
  other: Seat,
): boolean {
  if (tricksNeeded(rules, round, other) !== 0) return false;
  return !hasPartners(rules) || (round.bids[other] === 0 && !arePartners(rules, seat, other));
}

function losingFacts(context: TrickContext, card: Card): CardFact[] {
  const { round, view, legal, leading } = context;
  const led = ledSuit(round.trick);
  const ledNow = ledWith(context, card);
  const facts: CardFact[] = [];
  const need = tricksNeeded(view.rules, round, view.seat);
  // A partner may still take the trick.
  const isAlone = !hasPartners(view.rules);
  if (isAlone && need !== null && need > 0 && need === tricksLeft(round))
    facts.push({ kind: 'falls-short' });
  const couldWin =
    led !== null &&
    leading !== null &&
    legal.some((other) => suitOf(other) === led && beats(other, leading.card, led, context));
  if (couldWin && suitOf(card) === led) facts.push({ kind: 'duck' });
  const isUnwanted = (need === null || need <= 0) && !hasLostNil(view, round);
  if (isUnwanted && isHighest(context, card)) facts.push({ kind: 'unload' });
  if (leading === null) return facts;
  const isUnbeatable = threatsTo(context, leading.card, ledNow).length === 0;
  if (isUnbeatable && isSunkByOneMoreTrick(context, leading.seat))
    facts.push({ kind: 'puts-over', seat: leading.seat });
  if (arePartners(view.rules, view.seat, leading.seat))
    facts.push({ kind: isUnbeatable ? 'to-partner' : 'partner-ahead' });
  return facts;
}

function winningFacts({ round, view, trump }: TrickContext, card: Card): CardFact[] {
  const { rules } = view;
  const need = tricksNeeded(rules, round, view.seat);
  const facts: CardFact[] = [];
  // In partnerships tricks beyond the contract are bags and do not break it.
  const later = certainTricks(view, round, trump, card);
  const isTooMany = !hasPartners(rules) && need !== null && need > 0 && later.tricks >= need;
  if (isTooMany) facts.push({ kind: 'one-too-many', ...later });
  else if (need === 1) facts.push({ kind: 'fulfills' });
  if (need !== null && need <= 0 && !hasLostNil(view, round)) facts.push({ kind: 'overshoots' });
  for (const seat of seatsFrom(view.seat + 1, rules.players).slice(0, -1)) {
    if (arePartners(rules, view.seat, seat)) continue;
    const theirs = tricksNeeded(rules, round, seat);
    if (theirs !== null && theirs > 0 && theirs === tricksLeft(round))
      facts.push({ kind: 'denies', seat });
  }
  return facts;
}

/** Later players who cannot follow and may ruff. */
function mayRuffFacts({ round, later, knowledge, trump }: TrickContext, card: Card): CardFact[] {
  const led = ledSuit({ cards: [...round.trick.cards, card] });
  const suit = trumpSuitOf(trump);
  if (led === null || isJoker(card) || trump === 'N' || suit === led) return [];
  const ruffs = knowledge.unseen.filter(
    (other) => !isJoker(other) && (trump === 'L' ? suitOf(other) !== led : suitOf(other) === suit),
  );
  const seats = later.filter(
    (seat) => knowledge.isVoid(seat, led) && ruffs.some((other) => knowledge.mayHold(seat, other)),
  );
  return seats.length === 0 ? [] : [{ kind: 'may-ruff', seats }];
}

/**
 * Whether it is the lowest of the certain winners, or the highest of the certain losers. Nothing is said of a
 * joker, nor of a card that is the only one of its suit among them.
 */
function cheapestCardFacts(
  context: TrickContext,
  fates: ReadonlyMap<Card, Fate>,
  card: Card,
): CardFact[] {
  const { ranking } = context;
  const fate = fates.get(card);
  const others = [...fates.keys()].filter((other) => other !== card && fates.get(other) === fate);
  const same = others.filter((other) => suitOf(other) === suitOf(card));
  if (same.length === 0 || fate === 'open' || isJoker(card)) return [];
  const isExtreme =
    fate === 'wins'
      ? others.every((other) => rankValue(other, ranking) > rankValue(card, ranking))
      : others.every((other) => rankValue(other, ranking) < rankValue(card, ranking));
  return isExtreme ? [{ kind: fate === 'wins' ? 'lowest-winner' : 'highest-loser' }] : [];
}

/**
 * Winners that a play saves for later tricks: high cards and trumps. None if there are more of them
 * than tricks wanted.
 */
function keptWinners(context: TrickContext, card: Card, tricks: number): Card[] {
  const { view, round, trump, legal } = context;
  // When every suit but the led one is trump, a high card is worth little.
  if (trump === 'L') return [];
  const isTrump = (each: Card): boolean => !isJoker(each) && suitOf(each) === trumpSuitOf(trump);
  const isHigh = (each: Card): boolean => isMaster(context, each);
  const rest = ownCards(view, round).filter((each) => each !== card);
  const high = rest.filter((each) => isHigh(each));
  const all = rest.filter((each) => isHigh(each) || (isTrump(each) && !isTrump(card)));
  const worthKeeping = all.length <= tricks ? all : high.length <= tricks ? high : [];
  // A card of equal value is not saved by playing this one.
  const isEquivalent = (each: Card): boolean =>
    suitOf(each) === suitOf(card) && isHigh(each) && isHigh(card);
  return worthKeeping
    .filter((each) => legal.includes(each) && !isEquivalent(each))
    .toSorted(bySuitAndRank(context.ranking));
}

/** With fewer cards left, a void is not worth mentioning. */
const MIN_CARDS_FOR_VOID = 2;

/** Whether a play creates a useful void: for ruffs or discards. */
function isVoiding({ view, round, trump }: TrickContext, card: Card, tricks: number): boolean {
  const isTrump = (each: Card): boolean =>
    !isJoker(each) &&
    (trump === 'L' ? suitOf(each) !== suitOf(card) : suitOf(each) === trumpSuitOf(trump));
  const rest = ownCards(view, round).filter((each) => each !== card);
  if (isJoker(card) || isTrump(card) || rest.length < MIN_CARDS_FOR_VOID) return false;
  if (rest.some((each) => suitOf(each) === suitOf(card))) return false;
  return tricks > 0 ? rest.some(isTrump) : trump !== 'L';
}

/**
 * Facts about later tricks, for cards other than ruffs.
 * @param isBeatable whether a card of its suit may beat it; otherwise it counts as a winner
 */
function laterFacts(context: TrickContext, card: Card, isBeatable: boolean): CardFact[] {
  const { view, round } = context;
  const need = tricksNeeded(view.rules, round, view.seat);
  const left = tricksLeft(round);
  if (need === null || need > left) return [];
  const wanted = Math.max(0, isBeatable ? need : need - 1);
  // A seat that needs all remaining tricks saves nothing.
  const kept = need < left ? keptWinners(context, card, wanted) : [];
  const suit = suitOf(card);
  return [
    ...(kept.length > 0 ? [{ kind: 'keeps', cards: kept } as const] : []),
    ...(suit !== null && isVoiding(context, card, wanted)
      ? [{ kind: 'voids', suit } as const]
      : []),
  ];
}

/** What can still beat a card that is winning. */
function openFacts(context: TrickContext, card: Card, isRuff: boolean): CardFact[] {
  // Any card but a low joker beats a low joker.
  if (isJoker(card)) return [];
  const threats = threatsTo(context, card, ledWith(context, card));
  const isBeaten = threats.some((each) => outranks(each, card, context.ranking));
  // When every suit but the led one is trump, a ruff is beaten across suits, not only in its own.
  if (isBeaten && !(isRuff && context.trump === 'L'))
    return beatenByFacts(context, card, context.leading !== null);
  if (threats.every(isJoker)) return [{ kind: 'only-joker' }];
  // Both a ruff and a high joker can beat it, so "only" holds for neither.
  if (threats.some(isJoker)) return [];
  return [{ kind: isRuff ? 'only-overruff' : 'only-ruff' }];
}

function factsOfCard(
  context: TrickContext,
  card: Card,
  fates: ReadonlyMap<Card, Fate>,
): CardFact[] {
  const fate = fates.get(card) ?? 'open';
  const facts: CardFact[] = [...voidFacts(context, card)];
  const isDiscard = facts.some(({ kind }) => kind === 'discard');
  const isRuff = facts.length > 0 && !isDiscard;
  if (fate === 'loses') facts.push({ kind: 'loses' }, ...losingFacts(context, card));
  if (fate === 'wins') facts.push({ kind: 'wins' }, ...winningFacts(context, card));
  if (fate === 'open')
    facts.push(...openFacts(context, card, isRuff), ...mayRuffFacts(context, card));
  if (isDiscard && !isMaster(context, card)) facts.push(...beatenByFacts(context, card, false));
  facts.push(...cheapestCardFacts(context, fates, card));
  if (isRuff) return facts;
  const open = openCardInHand(context.round);
  const isBeatable =
    facts.some(({ kind }) => kind === 'loses' || kind === 'beaten-by') ||
    (fate === 'open' && open !== null && outranks(open, card, context.ranking));
  return [...facts, ...laterFacts(context, card, isBeatable)];
}

/**
 * The certain facts about each legal card, in the order of `legal`. They hold for every deal
 * consistent with the view, whatever the others play.
 */
export function cardFacts(
  view: PlayerView,
  round: DealtView,
  legal: readonly Card[],
): CardFact[][] {
  const { trump } = round;
  if (trump === null) return legal.map(() => []);
  const context = trickContextOf(view, round, trump, legal);
  const fates = new Map(legal.map((card) => [card, fateOf(context, card)]));
  return legal.map((card) => factsOfCard(context, card, fates));
}
