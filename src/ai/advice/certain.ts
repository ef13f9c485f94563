import {
  type CardFact,
  type PlayerView,
  claimableTricks,
  type DealtView,
} from '../../engine/index.ts';

/** The make probability where the play decides it for certain: 0 or 1; else null. */
export function certainMakeProbability(
  view: PlayerView,
  round: DealtView,
  facts: readonly CardFact[],
): 0 | 1 | null {
  const bid = round.bids[view.seat];
  if (typeof bid !== 'number') return null;
  const need = bid - (round.tricks[view.seat] ?? 0);
  const left = round.handSize - round.taken.length;
  const has = (kind: CardFact['kind']): boolean => facts.some((fact) => fact.kind === kind);
  if (need < 0 || need > left || has('overshoots') || has('falls-short')) return 0;
  const rest = claimableTricks(view);
  if (rest !== null) return rest === need ? 1 : 0;
  if (left > 1) return null;
  if (has('wins')) return need === 1 ? 1 : 0;
  return has('loses') ? (need === 0 ? 1 : 0) : null;
}
