import { useEffect, useId, useRef, useState } from 'react';
import type { PlayerView } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting, useShelf, useTable } from '@/store/hooks.ts';
import { LOOSE_ID, type NamedRuleSet } from '@/store/rule-shelf.ts';
import { DEFAULT_SETUP, type GameSetup, rulesFor } from '@/store/setup.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { ChoosePage } from './ChoosePage.tsx';
import { RulesEditor } from './editor/RulesEditor.tsx';
import { ImportPage } from './ImportPage.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import styles from './NewGameDialog.module.css';
import { type Page, isUnsaved } from './pages.ts';
import { SharePage } from './SharePage.tsx';
import type { RuleExchange, RuleWords } from './slots.ts';

/** Whether there is a game that a new one would end. */
const isUnderWay = ({ round, past }: PlayerView): boolean =>
  round.phase !== 'over' && (round.phase !== 'ready' || past.length > 0);

function titleOf(t: Translate, page: Page): string {
  switch (page.name) {
    case 'choose':
      return t('setup.title');
    case 'rules':
      return t('rules.title');
    case 'editor':
      return t('editor.title');
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

/** All that is chosen before a game. It opens as the last game was chosen, ready to start. */
export default function NewGameDialog({
  open,
  onClose,
  onStart,
  words,
  exchange,
  link = null,
}: NewGameDialogProps) {
  const t = useTranslate();
  const { settings, shelf } = useGame();
  const kept = useSetting(({ setup }) => setup);
  const sets = useShelf((state) => state.sets);
  const view = useTable((state) => state.view);
  const first: Page = link === null ? { name: 'choose' } : { name: 'import', link };
  const [draft, setDraft] = useState<GameSetup | null>(null);
  const [page, setPage] = useState<Page>(first);
  /** Where the player was about to go when it was asked whether changes may be lost. */
  const [leaving, setLeaving] = useState<'choose' | 'table' | null>(null);
  const shown = useRef<Page['name']>(page.name);
  const form = useId();
  const startButton = useRef<HTMLButtonElement>(null);
  const pageBox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void shelf.load();
  }, [shelf]);

  // Another page begins at its top, or at what is chosen; and the focus is there.
  useEffect(() => {
    if (shown.current === page.name) return;
    shown.current = page.name;
    pageBox.current?.parentElement?.scrollTo?.({ top: 0 });
    if (page.name === 'choose')
      pageBox.current
        ?.querySelector(':checked')
        ?.parentElement?.scrollIntoView?.({ block: 'nearest' });
    pageBox.current?.focus({ preventScroll: true });
  }, [page.name]);

  const chosen = draft ?? kept;
  const { game } = chosen;
  const isThere = game.kind === 'preset' || sets.some(({ id }) => id === game.id);
  const setup = isThere ? chosen : { ...chosen, game: DEFAULT_SETUP.game };
  const back = (): void => {
    setLeaving(null);
    setPage({ name: 'choose' });
  };

  function close(): void {
    setDraft(null);
    back();
    onClose();
  }

  /** Goes where the player wants to, unless something would be lost: then it is asked first. */
  function leave(to: 'choose' | 'table'): void {
    if (leaving === null && isUnsaved(page)) setLeaving(to);
    else if (to === 'choose') back();
    else close();
  }

  function start(started: GameSetup): void {
    settings.setState({ setup: started });
    setDraft(null);
    onStart(started);
  }

  /** Puts rules on the shelf; without an id of their own they lie there just for now. */
  const shelved = (id: string | undefined, set: NamedRuleSet): GameSetup => ({
    ...setup,
    game: { kind: 'own', id: shelf.keep({ ...set, ...(id !== undefined && { id }) }).id },
  });

  function choose(id: string | undefined, set: NamedRuleSet): void {
    setDraft(shelved(id, set));
    back();
  }

  function actions() {
    switch (page.name) {
      case 'choose':
        return (
          // A button of its own: one that took the place of *Back* would submit with its press.
          <Button
            key="start"
            ref={startButton}
            className={styles.start}
            variant="primary"
            type="submit"
            form={form}
          >
            {t('setup.start')}
          </Button>
        );
      case 'editor':
        if (leaving !== null)
          return <LeaveQuestion onStay={() => setLeaving(null)} onDiscard={() => leave(leaving)} />;
        return (
          <>
            <Button key="back" onClick={() => leave('choose')}>
              {t('setup.back')}
            </Button>
            <Button onClick={() => choose(LOOSE_ID, page.set)}>{t('editor.use')}</Button>
            <Button
              variant="primary"
              onClick={() => {
                const { name, rules } = page.set;
                choose(page.id ?? undefined, { name: name.trim() || t('own.unnamed'), rules });
              }}
            >
              {t('editor.keep')}
            </Button>
          </>
        );
      case 'incoming':
        return (
          <>
            <Button key="back" onClick={back}>
              {t('setup.back')}
            </Button>
            <Button onClick={() => choose(undefined, page.set)}>{t('incoming.keep')}</Button>
            <Button variant="primary" onClick={() => start(shelved(LOOSE_ID, page.set))}>
              {t('incoming.play')}
            </Button>
          </>
        );
      default:
        return (
          <Button key="back" onClick={back}>
            {t('setup.back')}
          </Button>
        );
    }
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
            onChange={(set) => {
              setLeaving(null);
              setPage({ ...page, set });
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
      title={titleOf(t, page)}
      description={
        startsHere && isUnderWay(view)
          ? t('setup.gaveUp', { round: view.round.index + 1, rounds: view.schedule.length })
          : undefined
      }
      {...(page.name === 'choose' && { initialFocus: startButton })}
      sheet
      size="lg"
      actions={actions()}
    >
      <div ref={pageBox} className={styles.page} tabIndex={-1}>
        {content()}
      </div>
    </Dialog>
  );
}
