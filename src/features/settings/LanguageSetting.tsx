import { CATALOGS, spokenOf } from '@/i18n/languages.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting } from '@/store/hooks.ts';
import { Select } from '@/ui/Select.tsx';

/** A language's own name: "Deutsch", "Français". */
function ownName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)}`;
}

/** The option for null: a `<select>` has only strings. */
const BROWSER = '';

/** The language setting. Each language has its own name, for those who read no other. */
export function LanguageSetting() {
  const t = useTranslate();
  const { settings } = useGame();
  const chosen = useSetting(({ language }) => language);
  const byBrowser = ownName(spokenOf(navigator.languages));
  return (
    <Select
      label={t('settings.language')}
      value={chosen ?? BROWSER}
      options={[
        { value: BROWSER, label: t('settings.language.browser', { language: byBrowser }) },
        ...Object.keys(CATALOGS).map((tag) => ({
          value: tag,
          label: ownName(tag),
          language: tag,
        })),
      ]}
      onChange={(value) => settings.setState({ language: value === BROWSER ? null : value })}
    />
  );
}
