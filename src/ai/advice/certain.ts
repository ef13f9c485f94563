import { type CardFact, type DealtView, type PlayerView, UNSEEN } from '../../engine/index.ts';
import { certainTricks, claimOf } from '../../engine/advice/index.ts';
import type { Choice } from '../choice.ts';

/**
 * The make probability after a choice where it is certain, whoever holds what: 0 or 1; else null. Not for
 * partners, whose contract is made together.
 * @param facts what is certain of the card, where the choice is one.
 */
export function certainMakeProbability(
  view: PlayerView,
  round: DealtView,
  choice: Choice,
  facts: readonly CardFact[],
): 0 | 1 | null {
  if (choice.type === 'bid')
    return certainTricks(view, round, round.trump).tricks > choice.bid ? 0 : null;
  const bid = round.bids[view.seat];
  if (typeof bid !== 'number') return null;
  if (choice.type === 'nameTrump')
    return certainTricks(view, round, choice.trump).tricks > bid ? 0 : null;
  if (choice.card === UNSEEN) return null;
  const need = bid - (round.tricks[view.seat] ?? 0);
  const left = round.handSize - round.taken.length;
  const has = (...kinds: readonly CardFact['kind'][]): boolean =>
    facts.some(({ kind }) => kinds.includes(kind));
  if (need < 0 || need > left || has('overshoots', 'falls-short', 'one-too-many')) return 0;
  if (certainTricks(view, round, round.trump, choice.card).tricks > need) return 0;
  const claim = claimOf(view);
  if (claim !== null) return need === (claim.kind === 'all' ? claim.count : 0) ? 1 : 0;
  if (left > 1) return null;
  if (has('wins')) return need === 1 ? 1 : 0;
  return has('loses') ? (need === 0 ? 1 : 0) : null;
}

/** Whether the trumps of the seat to play take more tricks than its bid still needs, whatever it plays. */
export function isSunkByTrumps(view: PlayerView, round: DealtView): boolean {
  const bid = round.bids[view.seat];
  if (typeof bid !== 'number') return false;
  return certainTricks(view, round, round.trump).tricks > bid - (round.tricks[view.seat] ?? 0);
}
