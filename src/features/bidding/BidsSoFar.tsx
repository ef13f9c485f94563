import { type BidView, type PlayerView, seatsOfSide, sideOf } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './DecisionPanel.module.css';

const sumOf = (bids: readonly BidView[]): number =>
  bids.reduce<number>((sum, bid) => sum + (typeof bid === 'number' ? bid : 0), 0);

type SeenRound = Exclude<PlayerView['round'], { readonly phase: 'ready' }>;

/** Each for themselves: the bids made so far and what is left of the tricks. */
function soloFact(t: Translate, { bids, handSize }: SeenRound): string {
  const sum = sumOf(bids);
  return bids.every((bid) => bid === null)
    ? t('bidding.none', { handSize })
    : t('bidding.soFar', { sum, handSize, left: Math.max(0, handSize - sum) });
}

/** Sealed: how many are in, and nothing about what they are. */
const sealedFact = (t: Translate, { bids }: SeenRound): string =>
  t('bidding.sealedSoFar', { count: bids.filter((bid) => bid !== null).length });

/** What a partner has bid, in words. */
function partnerFact(t: Translate, view: PlayerView, round: SeenRound, seat: number): string {
  const name = playerName(t, view.seats[seat]);
  const bid = round.bids[seat] ?? null;
  if (typeof bid !== 'number') return t('bidding.partner.waiting', { name });
  if (bid > 0) return t('bidding.partner.bid', { name, bid });
  return t(round.blindNils[seat] ? 'bidding.partner.blindNil' : 'bidding.partner.nil', { name });
}

/** Partners: what the partner has bid, and what both sides have bid together. */
function sideFacts(t: Translate, view: PlayerView, round: SeenRound): string[] {
  const own = seatsOfSide(view.rules, sideOf(view.rules, view.seat));
  const partners = own.filter((seat) => seat !== view.seat);
  const all = sumOf(round.bids);
  const ours = sumOf(own.map((seat) => round.bids[seat] ?? null));
  const left = Math.max(0, round.handSize - all);
  return [
    ...partners.map((seat) => partnerFact(t, view, round, seat)),
    t('bidding.sides', { ours, theirs: all - ours, left, handSize: round.handSize }),
  ];
}

function factsOf(t: Translate, view: PlayerView, round: SeenRound): string[] {
  if (view.rules.bidding === 'sealed') return [sealedFact(t, round)];
  if (view.rules.sides === 'partners') return sideFacts(t, view, round);
  return [soloFact(t, round)];
}

/** What is known of the bids when it is the player's turn to make one. */
export function BidsSoFar({ view }: { readonly view: PlayerView }) {
  const t = useTranslate();
  if (view.round.phase === 'ready') return null;
  return factsOf(t, view, view.round).map((fact) => (
    <p key={fact} className={styles.fact}>
      {fact}
    </p>
  ));
}
