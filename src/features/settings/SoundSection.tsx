import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting } from '@/store/hooks.ts';
import { Slider } from '@/ui/Slider.tsx';
import { SwitchSetting } from './controls.tsx';

/** Sound and vibration. */
export function SoundSection() {
  const t = useTranslate();
  const { settings } = useGame();
  const sound = useSetting((state) => state.sound);
  const volume = useSetting((state) => state.volume);
  return (
    <>
      <SwitchSetting setting="sound" label="settings.sound" />
      <Slider
        label={t('settings.volume')}
        value={Math.round(volume * 100)}
        text={t('settings.volume.text', { volume })}
        disabled={!sound}
        onChange={(next) => settings.setState({ volume: next / 100 })}
      />
      <SwitchSetting
        setting="vibration"
        label="settings.vibration"
        hint="settings.vibration.hint"
      />
    </>
  );
}
