import { useMemo } from 'react';
import { gameName } from '@/i18n/game-name.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { namesakeOf } from '@/store/namesake.ts';

/** The name of the game on the table. */
export function useGameName(): string {
  const t = useTranslate();
  const title = useTable((state) => state.title);
  const rules = useTable((state) => state.view.rules);
  const namesake = useMemo(() => namesakeOf(rules), [rules]);
  return gameName(t, title, namesake);
}
