import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSavedRules } from '@/store/hooks.ts';
import { UNSAVED_ID, type OwnRules } from '@/store/rule-repository.ts';
import { copyName } from '@/store/rules-name.ts';
import { DEFAULT_SETUP, type GameChoice } from '@/store/setup.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './OwnActions.module.css';
import { ownName } from './own-name.ts';
import { type SetupPageName, editorPage } from './pages.ts';

interface OwnActionsProps {
  readonly set: OwnRules;
  readonly onChoose: (game: GameChoice) => void;
  readonly onPage: (page: SetupPageName) => void;
}

/** Actions on the chosen rules. */
export function OwnActions({ set, onChoose, onPage }: OwnActionsProps) {
  const t = useTranslate();
  const { savedRules, settings } = useGame();
  const isUnsaved = set.id === UNSAVED_ID;
  const name = ownName(t, set);

  function save(): void {
    const { id } = savedRules.save({ name: set.name, rules: set.rules });
    const saved: GameChoice = { kind: 'own', id };
    onChoose(saved);
    // The rules that were played last keep being the choice, even if no game is started now.
    const { setup } = settings.getState();
    if (setup.game.kind === 'own' && setup.game.id === UNSAVED_ID)
      settings.setState({ setup: { ...setup, game: saved } });
    savedRules.remove(UNSAVED_ID);
  }

  return (
    <fieldset className={styles.actions} aria-label={t('own.actions', { name })}>
      {isUnsaved ? (
        <Button onClick={save}>{t('rules.save')}</Button>
      ) : (
        <Button onClick={() => onPage(editorPage(set.id, set))}>{t('own.edit')}</Button>
      )}
      {!isUnsaved && (
        <Button
          onClick={() => {
            const copy = copyName(name, (short) => t('own.copy', { name: short }));
            onChoose({ kind: 'own', id: savedRules.save({ name: copy, rules: set.rules }).id });
          }}
        >
          {t('own.duplicate')}
        </Button>
      )}
      <Button onClick={() => onPage({ name: 'share', set })}>{t('over.share')}</Button>
      <Button
        onClick={() => {
          savedRules.remove(set.id, { undo: true });
          onChoose(DEFAULT_SETUP.game);
        }}
      >
        {t('own.delete')}
      </Button>
    </fieldset>
  );
}

/** The undo of a deletion. */
export function UndoDelete({ onChoose }: Pick<OwnActionsProps, 'onChoose'>) {
  const t = useTranslate();
  const { savedRules } = useGame();
  const removed = useSavedRules((state) => state.removed);
  const before = useRef(removed);
  const undo = useRef<HTMLButtonElement>(null);
  /** After undo, the focus goes to the restored rules. */
  const form = useRef<HTMLFormElement | null>(null);
  useLayoutEffect(() => {
    if (removed !== null && removed !== before.current) undo.current?.focus();
    if (removed === null) form.current?.querySelector<HTMLInputElement>(':checked')?.focus();
    form.current = null;
    before.current = removed;
  }, [removed]);
  if (removed === null) return null;
  const { set } = removed;
  return (
    <output className={styles.deleted}>
      <span>{t('own.deleted', { name: ownName(t, set) })}</span>
      <Button
        ref={undo}
        onClick={() => {
          form.current = undo.current?.form ?? null;
          savedRules.undoRemove();
          onChoose({ kind: 'own', id: set.id });
        }}
      >
        {t('menu.undo')}
      </Button>
    </output>
  );
}
