import { type LedgerItem, type PlayerView, type RoundRecord, contractOf } from '@/engine/index.ts';
import { formatSigned } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './Ledger.module.css';
import { bagsPenalized } from './outcome-text.ts';

/** The reason for a ledger line, in words. */
function reasonOf(t: Translate, view: PlayerView, record: RoundRecord, item: LedgerItem): string {
  const { rules } = view;
  const { bid, won } = contractOf(rules, record, item.side);
  const name = item.seat === null ? '' : playerName(t, view.seats[item.seat]);
  return t(`ledger.${item.kind}`, { bid, over: won - bid, bags: bagsPenalized(view, item), name });
}

interface LedgerProps {
  readonly view: PlayerView;
  readonly record: RoundRecord;
  readonly side: number;
}

/** The points of a side, line by line. */
export function Ledger({ view, record, side }: LedgerProps) {
  const t = useTranslate();
  return (
    <ul className={styles.ledger}>
      {record.ledger
        .filter((item) => item.side === side)
        .map((item) => (
          <li key={`${item.kind}-${item.seat}`} className={styles.item}>
            <span>{reasonOf(t, view, record, item)}</span>
            <span className={styles.points}>{formatSigned(item.points)}</span>
          </li>
        ))}
    </ul>
  );
}
