import {
  type DealtView,
  type PlayerView,
  bidsAreSealed,
  hasPartners,
  isUnseenByHolder,
  openBids,
} from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './DecisionPanel.module.css';

/** Where the own card is the only one unseen, that is the first thing to know [SIGHT-1]. */
const sightFacts = (t: Translate, { rules }: PlayerView, { handSize }: DealtView): string[] =>
  isUnseenByHolder(rules, handSize) ? [t('bidding.unseen')] : [];

/** What the bar does not tell: it has the bids against the tricks, and how many are sealed. */
function bidFacts(t: Translate, view: PlayerView, round: DealtView): string[] {
  if (bidsAreSealed(view.rules)) return [t('bidding.together')];
  if (round.bids.every((bid) => bid === null)) return [t('bidding.first')];
  return hasPartners(view.rules)
    ? [t('bidding.unclaimed', { left: Math.max(0, round.handSize - openBids(round).sum) })]
    : [];
}

/** What is known of the bids when it is the player's turn to make one. */
export function BidsSoFar({ view }: { readonly view: PlayerView }) {
  const t = useTranslate();
  if (view.round.phase === 'ready') return null;
  const { round } = view;
  return [...sightFacts(t, view, round), ...bidFacts(t, view, round)].map((fact) => (
    <p key={fact} className={styles.fact}>
      {fact}
    </p>
  ));
}
