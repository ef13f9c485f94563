import { useEffect, useId, useRef, useState } from 'react';
import type { PlayerView } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting, useSavedRules, useTable } from '@/store/hooks.ts';
import { UNSAVED_ID, type NamedRuleSet } from '@/store/rule-repository.ts';
import { DEFAULT_SETUP, type GameSetup, rulesFor } from '@/store/setup.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { useUnloadQuestion } from '@/ui/use-unload-question.ts';
import { ChoosePage } from './ChoosePage.tsx';
import { RulesEditor } from './editor/RulesEditor.tsx';
import { ImportPage } from './ImportPage.tsx';
import styles from './NewGameDialog.module.css';
import { type Page, isUnsaved, stepsOf } from './pages.ts';
import { SharePage } from './SharePage.tsx';
import { SheetActions } from './SheetActions.tsx';
import type { RuleExchange } from '@/store/ports/rule-exchange.ts';
import type { RuleWords } from './rule-words.ts';
import { usePageStart } from './use-page-start.ts';

/** Whether a game is in progress. */
const isUnderWay = ({ round, past }: PlayerView): boolean =>
  round.phase !== 'over' && (round.phase !== 'ready' || past.length > 0);

function titleOf(t: Translate, page: Page): string {
  switch (page.name) {
    case 'choose':
      return t('menu.newGame');
    case 'rules':
      return t('menu.rules');
    case 'editor':
      return t('game.houseRules');
    case 'share':
      return t('share.title');
    case 'import':
      return t('import.title');
    case 'incoming':
      return page.set.name || t('incoming.title');
  }
}

interface NewGameDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onStart: (setup: GameSetup) => void;
  readonly words: RuleWords;
  readonly exchange: RuleExchange;
  /** Rules that came with the address. */
  readonly link?: string | null;
}

/** The *New game* sheet. It opens with the last choices, ready to start. */
export default function NewGameDialog({
  open,
  onClose,
  onStart,
  words,
  exchange,
  link = null,
}: NewGameDialogProps) {
  const t = useTranslate();
  const { settings, savedRules } = useGame();
  const kept = useSetting(({ setup }) => setup);
  const sets = useSavedRules((state) => state.sets);
  const view = useTable((state) => state.view);
  const first: Page = link === null ? { name: 'choose' } : { name: 'import', link };
  const [draft, setDraft] = useState<GameSetup | null>(null);
  const [page, setPage] = useState<Page>(first);
  /** Where to go if the player discards the changes. */
  const [leaving, setLeaving] = useState<'choose' | 'table' | null>(null);
  const form = useId();
  const startButton = useRef<HTMLButtonElement>(null);
  const pageBox = usePageStart(page.name);

  useEffect(() => {
    void savedRules.load();
  }, [savedRules]);

  const chosen = draft ?? kept;
  const { game } = chosen;
  const isThere = game.kind === 'preset' || sets.some(({ id }) => id === game.id);
  const setup = isThere ? chosen : { ...chosen, game: DEFAULT_SETUP.game };
  const unsaved = isUnsaved(page);
  useUnloadQuestion(unsaved);
  const back = (): void => {
    setLeaving(null);
    setPage({ name: 'choose' });
  };

  function close(): void {
    setDraft(null);
    back();
    onClose();
  }

  function go(to: 'choose' | 'table'): void {
    if (to === 'choose') back();
    else close();
  }

  /** Goes to a page, but asks first if changes would be lost. */
  function leave(to: 'choose' | 'table'): void {
    if (unsaved) setLeaving(to);
    else go(to);
  }

  /** One step: away from the question, a page, or the sheet. */
  function stepBack(): void {
    if (leaving !== null) setLeaving(null);
    else leave(page.name === 'choose' ? 'table' : 'choose');
  }

  function start(started: GameSetup): void {
    settings.setState({ setup: started });
    setDraft(null);
    onStart(started);
  }

  /** Saves rules and chooses them. */
  const shelved = (id: string | undefined, set: NamedRuleSet): GameSetup => ({
    ...setup,
    game: { kind: 'own', id: savedRules.save({ ...set, ...(id !== undefined && { id }) }).id },
  });

  function choose(id: string | undefined, set: NamedRuleSet): void {
    setDraft(shelved(id, set));
    back();
  }

  function content() {
    switch (page.name) {
      case 'choose':
        return (
          <ChoosePage
            form={form}
            setup={setup}
            onChange={setDraft}
            onStart={() => start(setup)}
            onPage={setPage}
          />
        );
      case 'rules':
        return <words.Text rules={rulesFor(setup.game, sets)} />;
      case 'editor':
        return (
          <RulesEditor
            set={page.set}
            words={words}
            onChange={(set, also) => {
              setLeaving(null);
              setPage({ ...page, set, also });
            }}
          />
        );
      case 'share':
        return <SharePage set={page.set} exchange={exchange} />;
      case 'import':
        return (
          <ImportPage
            link={page.link}
            exchange={exchange}
            onRead={(set) => setPage({ name: 'incoming', set })}
          />
        );
      case 'incoming':
        return <words.Text rules={page.set.rules} />;
    }
  }

  const startsHere = page.name === 'choose' || page.name === 'incoming';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) leave('table');
      }}
      steps={stepsOf(page, leaving !== null)}
      onBack={stepBack}
      title={titleOf(t, page)}
      description={
        startsHere && isUnderWay(view)
          ? t('setup.inProgress', { round: view.round.index + 1 })
          : undefined
      }
      {...(page.name === 'choose' && { initialFocus: startButton })}
      sheet
      size="lg"
      actions={
        <SheetActions
          page={page}
          form={form}
          startButton={startButton}
          isLeaving={leaving !== null}
          onBack={() => leave('choose')}
          onStay={() => setLeaving(null)}
          onDiscard={() => go(leaving ?? 'choose')}
          onUse={(set) => choose(UNSAVED_ID, set)}
          onSave={choose}
          onPlay={(set) => start(shelved(UNSAVED_ID, set))}
        />
      }
    >
      <div ref={pageBox} className={styles.page} tabIndex={-1}>
        {content()}
      </div>
    </Dialog>
  );
}
