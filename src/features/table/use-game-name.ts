import { useMemo } from 'react';
import { gameName } from '@/i18n/game-name.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { presetOf } from '@/store/preset-of.ts';

/** The title of the game on the table; null for house rules without a name. */
export function useGameName(): string | null {
  const t = useTranslate();
  const title = useTable((state) => state.title);
  const rules = useTable((state) => state.view.rules);
  const preset = useMemo(() => presetOf(rules), [rules]);
  return title === null && preset === null ? null : gameName(t, title, preset);
}
