import {
  type DealtView,
  type PlayerView,
  arePartners,
  bidsAreSealed,
  contractOf,
  hasPartners,
  isUnseenByHolder,
  nilOf,
  openBids,
  sideOf,
} from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './DecisionPanel.module.css';

/** Each for themselves: the bids made so far and what is left of the tricks. */
function soloFact(t: Translate, round: DealtView): string {
  const { sum } = openBids(round);
  const { bids, handSize } = round;
  return bids.every((bid) => bid === null)
    ? t('bidding.none', { handSize })
    : t('bidding.soFar', { sum, handSize, left: Math.max(0, handSize - sum) });
}

/** Sealed: how many are in, and nothing about what they are. */
const sealedFact = (t: Translate, { bids }: DealtView): string =>
  t('bidding.sealedSoFar', { count: bids.filter((bid) => bid !== null).length });

/** What a partner has bid, in words. */
function partnerFact(t: Translate, view: PlayerView, round: DealtView, seat: number): string {
  const name = playerName(t, view.seats[seat]);
  const bid = round.bids[seat] ?? null;
  if (typeof bid !== 'number') return t('bidding.partner.waiting', { name });
  const nil = nilOf(view, seat);
  if (nil === null) return t('bidding.partner.bid', { name, bid });
  return t(nil === 'nil' ? 'bidding.partner.nil' : 'bidding.partner.blindNil', { name });
}

/** Partners: what the partner has bid, and what both sides have bid together. */
function sideFacts(t: Translate, view: PlayerView, round: DealtView): string[] {
  const { rules } = view;
  const partners = view.seats.flatMap((_, seat) =>
    arePartners(rules, view.seat, seat) ? [seat] : [],
  );
  const all = openBids(round).sum;
  const ours = contractOf(rules, round, sideOf(rules, view.seat)).bid;
  const left = Math.max(0, round.handSize - all);
  return [
    ...partners.map((seat) => partnerFact(t, view, round, seat)),
    t('bidding.sides', { ours, theirs: all - ours, left, handSize: round.handSize }),
  ];
}

/** Where the own card is the only one unseen, that is the first thing to know [SIGHT-1]. */
const sightFacts = (t: Translate, { rules }: PlayerView, { handSize }: DealtView): string[] =>
  isUnseenByHolder(rules, handSize) ? [t('bidding.unseen')] : [];

function bidFacts(t: Translate, view: PlayerView, round: DealtView): string[] {
  if (bidsAreSealed(view.rules)) return [sealedFact(t, round)];
  if (hasPartners(view.rules)) return sideFacts(t, view, round);
  return [soloFact(t, round)];
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
