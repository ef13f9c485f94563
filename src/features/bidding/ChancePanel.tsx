import { useTranslate } from '@/i18n/use-translate.ts';
import { formatPercent } from '@/i18n/format.ts';
import styles from './Bids.module.css';
import { DecisionPanel } from './DecisionPanel.tsx';

/** How many buttons fit into a row: on a phone, and at full width. */
const ROOM = { narrow: 6, wide: 11 } as const;

interface ChancePanelProps<Chance extends number> {
  readonly bid: number;
  /** The chances to choose from, in percent. */
  readonly chances: readonly Chance[];
  readonly onChance: (chance: Chance) => void;
  /** Goes back to the bid. */
  readonly onBack: () => void;
}

/** Asks how likely a bid is made. */
export function ChancePanel<Chance extends number>({
  bid,
  chances,
  onChance,
  onBack,
}: ChancePanelProps<Chance>) {
  const t = useTranslate();
  return (
    <DecisionPanel
      heading={t('drill.chance', { bid })}
      headed
      testId="chance-panel"
      facts={
        <button type="button" className={styles.back} onClick={onBack}>
          {t('drill.change')}
        </button>
      }
    >
      <div className={styles.bids} style={{ '--row-narrow': ROOM.narrow, '--row-wide': ROOM.wide }}>
        {chances.map((chance) => (
          <button
            key={chance}
            type="button"
            className={styles.chance}
            onClick={() => onChance(chance)}
          >
            {formatPercent(chance / 100)}
          </button>
        ))}
      </div>
    </DecisionPanel>
  );
}
