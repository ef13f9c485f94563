import {
  type Card,
  type HandFact,
  type PlayerView,
  type Trump,
  ownCards,
  ruffingSuits,
  sureTrumps,
} from '../../engine/index.ts';
import type { DealtRound } from '../situation.ts';

/** A card that takes a trick in so many of the worlds is as good as sure; in so many, even money;
 * what lies between is probable. */
const LIKELY = 0.85;
const EVEN_FROM = 0.4;
const EVEN_TO = 0.6;
const UNLIKELY = 0.25;

/**
 * What makes the hand what it is under a trump.
 * @param takes the share of worlds in which a card took a trick, when the best choice was made.
 */
export function handFacts(
  view: PlayerView,
  round: DealtRound,
  trump: Trump | null,
  takes: (card: Card) => number,
): HandFact[] {
  const hand = ownCards(view, round);
  const sure = sureTrumps(view, round, trump);
  const others = hand.filter((card) => !sure.includes(card));
  const likely = others.filter((card) => takes(card) >= LIKELY);
  const probable = others.filter((card) => takes(card) < LIKELY && takes(card) > EVEN_TO);
  const even = others.filter((card) => takes(card) >= EVEN_FROM && takes(card) <= EVEN_TO);
  const facts: HandFact[] = [];
  if (sure.length > 0) facts.push({ kind: 'sure', cards: sure });
  if (likely.length > 0) facts.push({ kind: 'likely', cards: likely });
  if (probable.length > 0) facts.push({ kind: 'probable', cards: probable });
  if (even.length > 0) facts.push({ kind: 'even', cards: even });
  if (hand.length > 0 && hand.every((card) => takes(card) < UNLIKELY))
    facts.push({ kind: 'nothing-likely' });
  return [...facts, ...ruffingSuits(view, round, trump)];
}
