import {
  type Card,
  type HandFact,
  type PlayerView,
  type Trump,
  cardIndex,
  discardSuits,
  ownCards,
  ruffingSuits,
  sureTrumps,
  type DealtView,
} from '../../engine/index.ts';

/**
 * Shares of determinizations in which a card takes a trick: from 85% it is almost certain, from 40 to 60% an
 * even chance, between them probable.
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
/** Smaller hands lack suits anyway: voids are not mentioned. */
const FULL_HAND = 4;

/** The cards most likely to take a trick that the hand does not want. */
function dangers(hand: readonly Card[], takes: (card: Card) => number): HandFact[] {
  const highest = Math.max(...hand.map(takes));
  if (highest < MIN_DANGER) return [{ kind: 'nothing-likely' }];
  const cards = hand
    .filter((card) => takes(card) >= RELATIVE_DANGER * highest)
    .toSorted((one, other) => takes(other) - takes(one))
    .slice(0, MAX_DANGERS);
  return [{ kind: 'danger', cards }];
}

/**
 * What makes the hand good or bad under a trump.
 * @param takes the share of determinizations in which a card was worth a trick after the best choice.
 * @param wantsNone whether that choice is to take no trick.
 */
export function handFacts(
  view: PlayerView,
  round: DealtView,
  trump: Trump | null,
  takes: (card: Card) => number,
  wantsNone: boolean,
): HandFact[] {
  const hand = ownCards(view, round).toSorted((one, other) => cardIndex(other) - cardIndex(one));
  const sure = sureTrumps(view, round, trump);
  const others = hand.filter((card) => !sure.includes(card));
  const likely = others.filter((card) => takes(card) >= LIKELY);
  const probable = others.filter((card) => takes(card) < LIKELY && takes(card) > EVEN_MAX);
  const even = others.filter((card) => takes(card) >= EVEN_MIN && takes(card) <= EVEN_MAX);
  const facts: HandFact[] = [];
  if (sure.length > 0) facts.push({ kind: 'sure', cards: sure });
  if (likely.length > 0) facts.push({ kind: 'likely', cards: likely });
  if (probable.length > 0) facts.push({ kind: 'probable', cards: probable });
  if (even.length > 0) facts.push({ kind: 'even', cards: even });
  if (hand.length === 0) return facts;
  if (wantsNone) {
    if (facts.length === 0) facts.push(...dangers(hand, takes));
    return hand.length < FULL_HAND ? facts : [...facts, ...discardSuits(view, round, trump)];
  }
  if (hand.every((card) => takes(card) < UNLIKELY)) facts.push({ kind: 'nothing-likely' });
  return [...facts, ...ruffingSuits(view, round, trump)];
}
