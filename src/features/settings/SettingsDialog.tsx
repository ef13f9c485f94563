import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting } from '@/store/hooks.ts';
import { SPEEDS, type Speed, TRICK_PAUSES, type TrickPause, scaled } from '@/store/pace.ts';
import { Choice } from '@/ui/Choice.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Select } from '@/ui/Select.tsx';
import styles from './SettingsDialog.module.css';

const pauseLabel = (t: Translate, pause: TrickPause): string =>
  pause === 'tap'
    ? t('settings.trickPause.tap')
    : t('settings.trickPause.seconds', { seconds: pause / 1000 });

/** How long a trick really lies with both settings together. */
function pauseHint(t: Translate, pause: TrickPause, speed: Speed): string {
  if (speed === 'instant') return t('settings.trickPause.hint.instant');
  if (pause === 'tap') return t('settings.trickPause.hint.tap');
  return t('settings.trickPause.hint.scaled', { seconds: scaled(pause, speed) / 1000 });
}

interface SettingsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How the table runs. What is chosen holds at once. */
export default function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const t = useTranslate();
  const { settings } = useGame();
  const speed = useSetting((kept) => kept.speed);
  const trickPause = useSetting((kept) => kept.trickPause);

  function setPause(chosen: string): void {
    const pause = TRICK_PAUSES.find((each) => `${each}` === chosen);
    if (pause !== undefined) settings.setState({ trickPause: pause });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t('settings.title')}
      sheet
    >
      <div className={styles.settings}>
        <div>
          <Choice
            legend={t('settings.speed')}
            layout="cards"
            value={speed}
            options={SPEEDS.map((each) => ({
              value: each,
              label: t(`speed.${each}`),
            }))}
            onChange={(chosen) => settings.setState({ speed: chosen })}
          />
          <p className={styles.hint}>{t('settings.speed.hint')}</p>
        </div>
        <div>
          <Select
            label={t('settings.trickPause')}
            value={`${trickPause}`}
            options={TRICK_PAUSES.map((pause) => ({
              value: `${pause}`,
              label: pauseLabel(t, pause),
            }))}
            onChange={setPause}
          />
          <p className={styles.hint} aria-live="polite">
            {pauseHint(t, trickPause, speed)}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
