import { useEffect, useMemo, useState } from 'react';
import { PRESET_IDS } from '@/engine/index.ts';
import { formatLocale } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type PracticeGame, presetGameOf } from '@/store/practice/practice-games.ts';
import { useGame, useSavedRules } from '@/store/hooks.ts';
import { UNSAVED_ID } from '@/store/rule-repository.ts';
import type { GameChoice } from '@/store/setup.ts';

const PRESET_GAMES = PRESET_IDS.map(presetGameOf);

/** The traditions, in the order for the player's language; those that are presets are left out. None while they load. */
function useTraditions(): readonly PracticeGame[] {
  const [games, setGames] = useState<readonly PracticeGame[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // Without the catalogue there are the other games.
    import('@/catalogue/index.ts').then(
      ({ TRADITIONS, inOrderFor, practiceTables }) => {
        const locale = String(formatLocale());
        const tables = practiceTables(inOrderFor(TRADITIONS, locale), locale);
        if (isCurrent)
          setGames(tables.map(({ id, name, rules }) => ({ kind: 'named', id, name, rules })));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return games;
}

/** All games to practice: presets, the player's own rules, traditions. */
export function usePracticeGames(): readonly PracticeGame[] {
  const t = useTranslate();
  const { savedRules } = useGame();
  const own = useSavedRules(({ sets }) => sets);
  useEffect(() => void savedRules.load(), [savedRules]);
  const traditions = useTraditions();
  return useMemo(() => {
    const named = own.map(({ id, name, rules }): PracticeGame => ({
      kind: 'named',
      id: `own/${id}`,
      // Saved rules without a name are house rules, too.
      name: id === UNSAVED_ID ? t('own.unsaved') : name,
      rules,
    }));
    return [...PRESET_GAMES, ...named, ...traditions];
  }, [t, own, traditions]);
}

/** The key of the game that is chosen for the next game. */
export const keyOfChoice = (game: GameChoice): string => {
  if (game.kind === 'preset') return game.preset;
  return game.kind === 'own' ? `own/${game.id}` : game.id;
};
