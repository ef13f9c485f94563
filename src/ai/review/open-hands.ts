import type { GameState } from '../../engine/index.ts';
import type { Core } from '../net/core.ts';
import { cardNumber } from '../net/position.ts';

/** Puts all hands and sealed bids of a state into a core that holds the position of a view. */
export function putOpenHands(core: Core, { header: { rules }, round }: GameState): void {
  if (round.phase === 'ready') return;
  if (round.phase !== 'declare') {
    const bids = new Int32Array(core.memory.buffer, core.bidsAt.value, round.bids.length);
    for (const [seat, bid] of round.bids.entries()) if (typeof bid === 'number') bids[seat] = bid;
  }
  for (const [seat, cards] of round.hands.entries())
    for (const card of cards) core.hold(seat, cardNumber(card, rules));
}
