import { describe, expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { DECK, type Card, presetRules, viewFor } from '@/engine/index.ts';
import { AI_SEED, dealt, newGameWith } from '../../../tools/lib/games.ts';
import { decide } from '../../../tools/lib/player.ts';

const SPADES = presetRules('spades');

/** What a level bids first, at the begin of a game. */
function firstBid(level: 'medium' | 'hard', cards: string): number | undefined {
  const hand = cards.split(' ') as Card[];
  const others = DECK.filter((card) => !hand.includes(card));
  const hands = [others.slice(0, 13), hand, others.slice(13, 26), others.slice(26)];
  const deal = { hands, dealer: 0, handSize: 13, trump: 'S' } as const;
  const view = viewFor(dealt(newGameWith(SPADES), deal), 1);
  const bid = decide(view, level, decisionRng(AI_SEED, view));
  return bid.type === 'bid' ? bid.bid : undefined;
}

describe('a nil', () => {
  // By hints the first holds in 95% of the deals, the second in 89%.
  it.each(['2S AH KH JH 8H 3H 2H 8D 5D 3D 2D 9C 3C', '4S JH 9H 6H 4H 9D 5D AC TC 9C 6C 2C 3H'])(
    'is bid on low cards below long suits: %s',
    (cards) => {
      expect(firstBid('medium', cards)).toBe(0);
      expect(firstBid('hard', cards)).toBe(0);
    },
  );

  it('is not bid with an honor that one card alone can duck for', () => {
    const rest = '8S 5S JH 9H 6H 4H 7D QC 8C 7C 5C 4C';
    expect(firstBid('hard', `${rest} JD`)).toBe(0);
    expect(firstBid('hard', `${rest} QD`)).toBeGreaterThan(0);
  });
});
