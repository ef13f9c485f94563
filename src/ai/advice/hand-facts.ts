import {
  type Card,
  type HandFact,
  type PlayerView,
  type Ranking,
  type Suit,
  type Trump,
  bySuitAndRank,
  rankValue,
  rankingOf,
  suitOf,
  trumpSuitOf,
  type DealtView,
} from '../../engine/index.ts';
import {
  discardSuits,
  outranks,
  ownCards,
  ruffingSuits,
  sureTrumps,
} from '../../engine/advice/index.ts';

/**
 * What a hint calls a card, by the share of determinizations in which it takes a trick: from 85% on almost certain,
 * between 60 and 85% probable, from 40 to 60% an even chance, below 25% unlikely. Set by hand.
 */
const LIKELY = 0.85;
const EVEN_MIN = 0.4;
const EVEN_MAX = 0.6;
const UNLIKELY = 0.25;
/** A hand bid at nil: a card that takes a trick in 2% of determinizations or more is a danger … */
const MIN_DANGER = 0.02;
/** … and so are up to two cards with at least 60% of the share of the most dangerous one. */
const RELATIVE_DANGER = 0.6;
const MAX_DANGERS = 2;
/** … with the higher cards beside them that have at least 40% of it, three in all. */
const RELATIVE_ABOVE = 0.4;
/** Smaller hands lack suits anyway: voids are not mentioned. */
const FULL_HAND = 4;

/** What the facts about a hand are based on. */
interface HandContext {
  /** The trump of the round, or the one to be named; null while it is open. */
  readonly trump: Trump | null;
  /** The trump that the seat would name after its bid; null where it is not clear. */
  readonly naming: Trump | null;
  /** The best bid; null where trump is named. */
  readonly bid: number | null;
  /** The share of determinizations in which a card takes a trick after the best choice. */
  readonly trickRate: (card: Card) => number;
}

/**
 * The suit that must be led for the only card to win; null where it is a trump, or leads, which it can also do after
 * low jokers [JOKER-4].
 */
function suitToBeLed(
  { seat, rules }: PlayerView,
  { trump, trick }: DealtView,
  [card, ...others]: readonly Card[],
): Suit | null {
  if (card === undefined || others.length > 0 || trick.leader === seat) return null;
  if ((rules.jokers?.low ?? 0) > 0) return null;
  if (trump === null || trump === 'L' || suitOf(card) === trump) return null;
  return suitOf(card);
}

/**
 * The higher plain cards that are not called a danger although lower ones of other suits are, and have no two lower
 * cards to be kept back behind: nobody believes that without figures.
 */
function aboveDangers(
  hand: readonly Card[],
  dangerous: readonly Card[],
  trump: Trump | null,
  ranking: Ranking,
): readonly Card[] {
  const isGuarded = (card: Card): boolean =>
    hand.filter((each) => outranks(card, each, ranking)).length >= 2;
  const isAbove = (card: Card, danger: Card): boolean =>
    suitOf(danger) !== trumpSuitOf(trump) && rankValue(card, ranking) > rankValue(danger, ranking);
  return hand.filter(
    (card) =>
      !dangerous.includes(card) &&
      !isGuarded(card) &&
      dangerous.some((danger) => isAbove(card, danger)),
  );
}

/** The cards most likely to take a trick that the hand does not want. */
function dangers(
  view: PlayerView,
  round: DealtView,
  hand: readonly Card[],
  { trump, trickRate }: HandContext,
): HandFact[] {
  const highest = Math.max(...hand.map(trickRate));
  if (highest < MIN_DANGER) return [{ kind: 'nothing-likely', isOnlyCard: hand.length === 1 }];
  const suit = suitToBeLed(view, round, hand);
  if (suit !== null) return [{ kind: 'only-if-led', suit }];
  // An only card has nothing to be compared with. Even chances and better ones are named before dangers.
  if (hand.length === 1) return [{ kind: 'nothing-likely', isOnlyCard: true }];
  const cards = hand
    .filter((card) => trickRate(card) >= RELATIVE_DANGER * highest)
    .toSorted((one, other) => trickRate(other) - trickRate(one))
    .slice(0, MAX_DANGERS);
  const above = aboveDangers(hand, cards, trump, rankingOf(view.rules));
  // They are named as well where they are not much safer.
  const isBelievable = above.every((card) => trickRate(card) >= RELATIVE_ABOVE * highest);
  const named = [...cards, ...above];
  return isBelievable && named.length <= MAX_DANGERS + 1 ? [{ kind: 'danger', cards: named }] : [];
}

/** Cards that bring a hand toward its bid took a trick in at least this share of determinizations. */
const MIN_TOWARD = 0.1;
/** The most cards named as bringing a hand toward its bid. */
const MAX_TOWARD = 4;

/** The likeliest further cards that bring the hand toward its bid; none if enough are named already. */
function towardBid(
  hand: readonly Card[],
  named: readonly Card[],
  { bid, trickRate }: HandContext,
): HandFact[] {
  const missing = (bid ?? 0) - named.length;
  const cards = hand
    .filter((card) => !named.includes(card) && trickRate(card) >= MIN_TOWARD)
    .toSorted((one, other) => trickRate(other) - trickRate(one))
    .slice(0, Math.min(missing + 1, MAX_TOWARD));
  return bid === null || missing <= 0 || cards.length === 0
    ? []
    : [{ kind: 'toward', cards: hand.filter((card) => cards.includes(card)), bid }];
}

/** What makes the hand good or bad for a bid, or under a trump. */
export function handFacts(view: PlayerView, round: DealtView, context: HandContext): HandFact[] {
  const { trump, naming, bid, trickRate } = context;
  const hand = ownCards(view, round).toSorted(bySuitAndRank(rankingOf(view.rules)));
  const sure = sureTrumps(view, round, trump);
  const others = hand.filter((card) => !sure.includes(card));
  const likely = others.filter((card) => trickRate(card) >= LIKELY);
  const probable = others.filter((card) => trickRate(card) < LIKELY && trickRate(card) > EVEN_MAX);
  const even = others.filter((card) => trickRate(card) >= EVEN_MIN && trickRate(card) <= EVEN_MAX);
  const facts: HandFact[] = naming === null ? [] : [{ kind: 'naming', trump: naming }];
  if (hand.length === 0) return facts;
  if (sure.length > 0) facts.push({ kind: 'sure', cards: sure });
  if (likely.length > 0) facts.push({ kind: 'likely', cards: likely });
  const named = [...sure, ...likely];
  const isNil = bid === 0;
  const toward = isNil || named.length === 0 ? [] : towardBid(hand, named, context);
  facts.push(...toward);
  if (toward.length === 0) {
    if (probable.length > 0) facts.push({ kind: 'probable', cards: probable });
    // A trick that could go either way is a risk where none is wanted.
    if (isNil && facts.length === 0 && hand.length > 1)
      facts.push(...dangers(view, round, hand, context));
    if (even.length > 0 && !facts.some(({ kind }) => kind === 'danger'))
      facts.push({ kind: 'even', cards: even });
    if (!isNil) facts.push(...towardBid(hand, [...named, ...probable, ...even], context));
  }
  const isNothingLikely = hand.every((card) => trickRate(card) < UNLIKELY);
  const nothing: HandFact = { kind: 'nothing-likely', isOnlyCard: hand.length === 1 };
  if (isNil) {
    if (facts.length === 0) facts.push(...dangers(view, round, hand, context));
    const discards = discardSuits(view, round, trump);
    // A small hand lacks suits anyway, but where nothing else speaks for nil, the lack of trumps does.
    const lacking =
      hand.length >= FULL_HAND
        ? discards
        : discards.filter(({ kind }) => facts.length === 0 && kind === 'no-trumps');
    const said = [...facts, ...lacking];
    return said.length > 0 || !isNothingLikely ? said : [nothing];
  }
  if (isNothingLikely) facts.push(nothing);
  return [...facts, ...ruffingSuits(view, round, trump)];
}
