import type { ReactNode } from 'react';
import type { LabelKey } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting } from '@/store/hooks.ts';
import type { Settings } from '@/store/settings.ts';
import { Choice } from '@/ui/Choice.tsx';
import { Switch } from '@/ui/Switch.tsx';

/** Keys of settings with values of that type. */
type SettingOf<Value> = {
  [Name in keyof Settings]: Settings[Name] extends Value ? Name : never;
}[keyof Settings];

interface SwitchSettingProps {
  readonly setting: SettingOf<boolean>;
  readonly label: LabelKey;
  readonly hint?: LabelKey;
}

/** A setting that is on or off. */
export function SwitchSetting({ setting, label, hint }: SwitchSettingProps) {
  const t = useTranslate();
  const { settings } = useGame();
  const checked = useSetting((state) => state[setting]);
  return (
    <Switch
      label={t(label)}
      {...(hint === undefined ? {} : { hint: t(hint) })}
      checked={checked}
      onChange={(next) => settings.setState({ [setting]: next })}
    />
  );
}

interface ChoiceSettingProps<Name extends SettingOf<string>> {
  readonly setting: Name;
  readonly legend: LabelKey;
  readonly values: readonly Settings[Name][];
  readonly label: (value: Settings[Name]) => ReactNode;
  readonly layout?: 'segments' | 'cards';
}

/** A setting with a few options. */
export function ChoiceSetting<Name extends SettingOf<string>>({
  setting,
  legend,
  values,
  label,
  layout = 'cards',
}: ChoiceSettingProps<Name>) {
  const t = useTranslate();
  const { settings } = useGame();
  const value = useSetting((state) => state[setting]);
  return (
    <Choice
      legend={t(legend)}
      layout={layout}
      value={value}
      options={values.map((each) => ({ value: each, label: label(each) }))}
      onChange={(chosen) => settings.setState({ [setting]: chosen })}
    />
  );
}
