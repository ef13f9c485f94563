import { useEffect, useState } from 'react';
import { traditionOf } from '@/catalogue/index.ts';
import { useGame, useSavedRules, useSetting } from '@/store/hooks.ts';
import { type NamedRuleSet, UNSAVED_ID } from '@/store/rule-repository.ts';
import { rulesName } from '@/store/rules-name.ts';
import { DEFAULT_SETUP, type GameSetup } from '@/store/setup.ts';

/**
 * The setup on the sheet: the last choices, until the player changes them. `onStart` starts a game
 * with it; with `keeps`, the sheet opens with it next time.
 */
export function useSetupDraft(onStart: (setup: GameSetup) => void, keeps = true) {
  const { settings, savedRules } = useGame();
  const lastSetup = useSetting(({ setup }) => setup);
  const sets = useSavedRules((state) => state.sets);
  /** null until something is changed. */
  const [draft, setDraft] = useState<GameSetup | null>(null);

  useEffect(() => {
    void savedRules.load();
  }, [savedRules]);

  const chosen = draft ?? lastSetup;
  const { game } = chosen;
  const isThere =
    game.kind === 'preset' ||
    (game.kind === 'tradition'
      ? traditionOf(game.id) !== undefined
      : sets.some(({ id }) => id === game.id));
  const setup = isThere ? chosen : { ...chosen, game: DEFAULT_SETUP.game };

  /** Saves rules, and returns the setup with them. */
  const withSaved = (id: string | undefined, set: NamedRuleSet): GameSetup => ({
    ...setup,
    game: {
      kind: 'own',
      id: savedRules.save({
        name: rulesName(set.name),
        rules: set.rules,
        ...(id !== undefined && { id }),
      }).id,
    },
  });

  /** Saves rules and chooses them; new ones have no id. */
  function chooseRules(id: string | undefined, set: NamedRuleSet): void {
    setDraft(withSaved(id, set));
  }

  /** Starts a game with a setup, and keeps it for next time. */
  function start(started: GameSetup = setup): void {
    if (keeps) settings.setState({ setup: started });
    setDraft(null);
    onStart(started);
  }

  /** Plays rules without adding them to the saved ones. */
  function playRules(set: NamedRuleSet): void {
    start(withSaved(UNSAVED_ID, set));
  }

  /** Goes back to the last choices. */
  function discard(): void {
    setDraft(null);
  }

  return { setup, change: setDraft, chooseRules, start, playRules, discard };
}

export type SetupDraft = ReturnType<typeof useSetupDraft>;
