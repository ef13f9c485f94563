import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting } from '@/store/hooks.ts';
import { SPEEDS, type Speed, TRICK_PAUSES, type TrickPause, scaled } from '@/store/table/pace.ts';
import { Select } from '@/ui/Select.tsx';
import { ChoiceSetting, SwitchSetting } from './controls.tsx';
import styles from './SettingsDialog.module.css';

const pauseLabel = (t: Translate, pause: TrickPause): string =>
  pause === 'tap'
    ? t('settings.trickPause.tap')
    : t('settings.trickPause.seconds', { seconds: pause / 1000 });

/** How long a trick is shown with both settings. */
function pauseHint(t: Translate, pause: TrickPause, speed: Speed): string {
  if (speed === 'instant') return t('settings.trickPause.hint.instant');
  if (pause === 'tap') return t('settings.trickPause.hint.tap');
  return t('settings.trickPause.hint.scaled', { seconds: scaled(pause, speed) / 1000 });
}

/** How fast the table runs. */
export function PaceSection() {
  const t = useTranslate();
  const { settings } = useGame();
  const speed = useSetting((state) => state.speed);
  const trickPause = useSetting((state) => state.trickPause);

  function setPause(chosen: string): void {
    const pause = TRICK_PAUSES.find((each) => `${each}` === chosen);
    if (pause !== undefined) settings.setState({ trickPause: pause });
  }

  return (
    <>
      <div>
        <ChoiceSetting
          setting="speed"
          legend="settings.speed"
          values={SPEEDS}
          label={(each) => t(`speed.${each}`)}
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
      <SwitchSetting
        setting="animation"
        label="settings.animation"
        hint="settings.animation.hint"
      />
    </>
  );
}
