import { describe, expect, it } from 'vitest';
import { setOf } from '@/ai/heuristic/card-sets.ts';
import { lastCardWins } from '@/ai/heuristic/last-card.ts';
import { type Card, rankValue, rankingOf, presetRules, suitValue } from '@/engine/index.ts';
import { type Suit } from '@/engine/cards/card.ts';

const PLAYERS = 4;
const ranking = rankingOf(presetRules('bugger-your-neighbor', PLAYERS));
const UNSEEN: readonly Card[] = ['2C', '9C', 'KC', '4D', 'QD', '3H', 'AH', '7S'];
const SPADES = 3;
const NO_TRUMP = 4;

const suitOf = (card: Card): number => suitValue(card.charAt(1) as Suit);
const strengthOf = (card: Card, led: number, trump: number): number =>
  rankValue(card, ranking) + (suitOf(card) === trump ? 200 : suitOf(card) === led ? 100 : 0);

/** The share of all deals of one card to each of seats 1 to 3 in which seat 0 wins if `leader` leads. */
function counted(own: Card, leader: number, trump: number, mayHold: MayHold): number {
  let deals = 0;
  let won = 0;
  for (const one of UNSEEN)
    for (const two of UNSEEN)
      for (const three of UNSEEN) {
        const hands = [own, one, two, three];
        if (new Set(hands).size < PLAYERS || !hands.every((card, at) => mayHold(at, card)))
          continue;
        const led = suitOf(hands[leader] as Card);
        const best = Math.max(...hands.map((card) => strengthOf(card, led, trump)));
        deals++;
        if (strengthOf(own, led, trump) === best) won++;
      }
  return won / deals;
}

type MayHold = (seat: number, card: Card) => boolean;

const NEEDY = [1, 1, 1, 1];
const NO_VOIDS = [0, 0, 0, 0];

function reckoned(
  own: Card,
  leader: number,
  trump: number,
  voids = NO_VOIDS,
  needs = NEEDY,
): number {
  const leads = new Float64Array(8);
  leads[leader] = 1;
  const unseen = setOf(UNSEEN, ranking);
  const trick = { players: PLAYERS, seat: 0, trump, unseen, voids, needs };
  return lastCardWins(trick, { suit: suitOf(own), rank: rankValue(own, ranking) }, leads);
}

const CARDS: readonly Card[] = ['JC', '8D', 'KH', '2S', '8S'];

describe('the probability that the last card takes the last trick', () => {
  it.each([0, 1, 3])('is the share of all deals in which it does, if seat %i leads', (leader) => {
    for (const trump of [SPADES, NO_TRUMP])
      for (const card of CARDS)
        expect(reckoned(card, leader, trump)).toBeCloseTo(
          counted(card, leader, trump, () => true),
          10,
        );
  });

  it('takes known voids into account', () => {
    const hearts = 2;
    const mayHold: MayHold = (seat, card) => seat !== 2 || suitOf(card) !== hearts;
    for (const card of CARDS) {
      const wins = reckoned(card, 0, SPADES, [0, 0, 1 << hearts, 0]);
      expect(Math.abs(wins - counted(card, 0, SPADES, mayHold))).toBeLessThan(0.05);
    }
  });

  it('is higher if the others need no more tricks', () => {
    const dodging = [1, 0, 0, 0];
    for (const card of ['JC', '8D'] as const)
      expect(reckoned(card, 0, SPADES, NO_VOIDS, dodging)).toBeGreaterThan(
        reckoned(card, 0, SPADES) + 0.1,
      );
  });
});
