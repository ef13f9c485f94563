import { useStore } from 'zustand';
import { LEVELS, type Level } from '@/engine/index.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Analysis } from '@/store/analysis/analysis.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Select } from '@/ui/Select.tsx';
import { Switch } from '@/ui/Switch.tsx';
import styles from './Analysis.module.css';

/** The level that plays on, or each its own. */
type LevelChoice = Level | 'own';

interface OptionsDialogProps {
  readonly analysis: Analysis;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Changes cards and rules of the position. */
  readonly onEdit: () => void;
  readonly onShare: () => void;
}

/** The viewer, the open hands, and the level that plays on. */
export function OptionsDialog({ analysis, open, onClose, onEdit, onShare }: OptionsDialogProps) {
  const t = useTranslate();
  const { seat, level, showsHands } = useStore(analysis.store);
  const { seats } = analysis.position();
  const known = seats.flatMap((_, each) => (analysis.canSitAt(each) ? [each] : []));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('analysis.options')}
      size="sm"
      actions={
        <>
          <Button onClick={onShare}>{t('analysis.share')}</Button>
          <Button onClick={onEdit}>{t('analysis.edit')}</Button>
        </>
      }
    >
      <div className={styles.options}>
        {known.length > 1 ? (
          <Select
            label={t('analysis.seat')}
            value={`${seat}`}
            options={known.map((each) => ({
              value: `${each}`,
              label: playerName(t, seats[each]),
            }))}
            onChange={(chosen) => void analysis.sitAt(Number(chosen))}
          />
        ) : null}
        <Switch
          label={t('analysis.hands')}
          hint={t('analysis.hands.hint')}
          checked={showsHands}
          onChange={analysis.showHands}
        />
        <Select<LevelChoice>
          label={t('setup.others')}
          value={level ?? 'own'}
          options={[
            { value: 'own', label: t('analysis.level.own') },
            ...LEVELS.map((each) => ({ value: each, label: t(`level.${each}`) })),
          ]}
          onChange={(chosen) => analysis.setLevel(chosen === 'own' ? null : chosen)}
        />
      </div>
    </Dialog>
  );
}
