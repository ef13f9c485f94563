import {
  type DealtView,
  type PlayerView,
  bidsAreSealed,
  hasPartners,
  isUnseenByHolder,
  visibleBids,
} from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './DecisionPanel.module.css';

/** In forehead rounds, that the player's own card is hidden comes first [SIGHT-1]. */
const sightFacts = (t: Translate, { rules }: PlayerView, { handSize }: DealtView): string[] =>
  isUnseenByHolder(rules, handSize) ? [t('bidding.unseen')] : [];

/** Facts that the bar does not show. */
function bidFacts(t: Translate, view: PlayerView, round: DealtView): string[] {
  if (bidsAreSealed(view.rules)) return [t('bidding.together')];
  if (round.bids.every((bid) => bid === null)) return [t('bidding.first')];
  return hasPartners(view.rules)
    ? [t('bidding.unclaimed', { left: Math.max(0, round.handSize - visibleBids(round).sum) })]
    : [];
}

interface BidsSoFarProps {
  readonly view: PlayerView;
  /** Whether another player's bid is asked for: nothing is said about the player's own turn and sight. */
  readonly isOthers: boolean;
}

/** The known bids at the player's turn to bid. */
export function BidsSoFar({ view, isOthers }: BidsSoFarProps) {
  const t = useTranslate();
  if (view.round.phase === 'ready') return null;
  const { round } = view;
  if (isOthers && round.bids.every((bid) => bid === null)) return null;
  return [...(isOthers ? [] : sightFacts(t, view, round)), ...bidFacts(t, view, round)].map(
    (fact) => (
      <p key={fact} className={styles.fact}>
        {fact}
      </p>
    ),
  );
}
