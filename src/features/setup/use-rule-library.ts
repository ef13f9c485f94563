import { useMemo } from 'react';
import { tableOf } from '@/catalogue/index.ts';
import { formatLocale } from '@/i18n/format.ts';
import { useSavedRules } from '@/store/hooks.ts';
import type { RuleLibrary } from '@/store/setup.ts';

/** The player's own rules and the catalogue. */
export function useRuleLibrary(): RuleLibrary {
  const own = useSavedRules(({ sets }) => sets);
  return useMemo(
    () => ({ own, tradition: ({ id, players }) => tableOf(id, players, String(formatLocale())) }),
    [own],
  );
}
