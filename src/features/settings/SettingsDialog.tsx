import { type ReactNode, useId } from 'react';
import { HAND_ORDERS } from '@/engine/index.ts';
import type { LabelKey } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';
import { LearningSection } from './LearningSection.tsx';
import { LookSection } from './LookSection.tsx';
import { PaceSection } from './PaceSection.tsx';
import styles from './SettingsDialog.module.css';
import { SoundSection } from './SoundSection.tsx';
import { ChoiceSetting, SwitchSetting } from './controls.tsx';

function Group({ name, children }: { readonly name: LabelKey; readonly children: ReactNode }) {
  const t = useTranslate();
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t(name)}
      </h3>
      {children}
    </section>
  );
}

interface SettingsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All settings. Changes apply at once. */
export default function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.settings')} sheet>
      <div className={styles.settings}>
        <LanguageSetting />
        <Group name="settings.group.pace">
          <PaceSection />
        </Group>
        <Group name="settings.group.play">
          <SwitchSetting setting="confirm" label="settings.confirm" hint="settings.confirm.hint" />
          <SwitchSetting
            setting="autoPlay"
            label="settings.autoPlay"
            hint="settings.autoPlay.hint"
          />
          <SwitchSetting setting="claim" label="settings.claim" hint="settings.claim.hint" />
          <SwitchSetting
            setting="leftHanded"
            label="settings.leftHanded"
            hint="settings.leftHanded.hint"
          />
          <ChoiceSetting
            setting="handOrder"
            legend="settings.handOrder"
            values={HAND_ORDERS}
            label={(order) => t(`handOrder.${order}`)}
          />
        </Group>
        <Group name="settings.group.learning">
          <LearningSection />
        </Group>
        <Group name="settings.group.look">
          <LookSection />
        </Group>
        <Group name="settings.group.sound">
          <SoundSection />
        </Group>
        <Group name="settings.group.keyboard">
          <SwitchSetting
            setting="shortcuts"
            label="settings.shortcuts"
            hint="settings.shortcuts.hint"
          />
        </Group>
      </div>
    </Dialog>
  );
}
