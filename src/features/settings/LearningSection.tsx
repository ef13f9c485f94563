import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting } from '@/store/hooks.ts';
import { ASK_BEFORE, type AskBefore } from '@/store/settings.ts';
import { Select } from '@/ui/Select.tsx';
import { SwitchSetting } from './controls.tsx';
import styles from './SettingsDialog.module.css';

const askLabel = (t: Translate, points: AskBefore): string =>
  points === 'never' ? t('askBefore.never') : t('askBefore.points', { points });

/** Hints at every decision, and a question before costly ones. */
export function LearningSection() {
  const t = useTranslate();
  const { settings } = useGame();
  const learning = useSetting((state) => state.learning);
  const askBefore = useSetting((state) => state.askBefore);

  function setAskBefore(chosen: string): void {
    const points = ASK_BEFORE.find((each) => `${each}` === chosen);
    if (points !== undefined) settings.setState({ askBefore: points });
  }

  return (
    <>
      <SwitchSetting setting="learning" label="settings.learning" hint="settings.learning.hint" />
      <SwitchSetting setting="autoReview" label="insights.auto" hint="insights.auto.hint" />
      {learning ? (
        <div>
          <Select
            label={t('settings.askBefore')}
            value={`${askBefore}`}
            options={ASK_BEFORE.map((points) => ({
              value: `${points}`,
              label: askLabel(t, points),
            }))}
            onChange={setAskBefore}
          />
          <p className={styles.hint}>{t('settings.askBefore.hint')}</p>
        </div>
      ) : null}
    </>
  );
}
