import {
  type DealtView,
  type PlayerView,
  bidsAreSealed,
  hasPartners,
  visibleBids,
} from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './RoundBar.module.css';
import { lateDetail } from '../late-detail.ts';

interface BalanceProps {
  readonly view: PlayerView;
  readonly round: DealtView;
}

const SidesBalance = lateDetail<BalanceProps>(
  async () => (await import('../details.ts')).SidesBalance,
  () => <p className={styles.sides}>&nbsp;</p>,
);

/** The balance of bids and tricks: over- or underbid. */
function SoloBalance({ round }: Pick<BalanceProps, 'round'>) {
  const t = useTranslate();
  const { sum: bid, complete } = visibleBids(round);
  const tricks = round.handSize;
  const by = Math.abs(bid - tricks);
  const kind = !complete ? 'open' : bid > tricks ? 'over' : bid < tricks ? 'under' : 'even';
  return (
    <p className={styles.balance} data-kind={kind}>
      {t(`balance.${kind}`, { bid, tricks, by })}
    </p>
  );
}

/** The number of sealed bids so far. */
function SealedBalance({ round }: Pick<BalanceProps, 'round'>) {
  const t = useTranslate();
  const count = round.bids.filter((bid) => bid !== null).length;
  return (
    <p className={styles.balance}>{t('balance.sealed', { count, players: round.bids.length })}</p>
  );
}

/** The balance of the round's known bids. */
export function Balance({ view, round }: BalanceProps) {
  if (hasPartners(view.rules)) return <SidesBalance view={view} round={round} />;
  if (bidsAreSealed(view.rules) && round.phase === 'bid') return <SealedBalance round={round} />;
  return <SoloBalance round={round} />;
}
