import { useId, useRef } from 'react';
import { traditionOf } from '@/catalogue/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { isKeptForLater } from '@/store/games/kept.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import type { RuleExchange } from '@/store/ports/rule-exchange.ts';
import { type NamedRuleSet, UNSAVED_ID } from '@/store/rule-repository.ts';
import type { GameSetup } from '@/store/setup.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { useUnloadQuestion } from '@/ui/use-unload-question.ts';
import { shownName } from './catalogue/tradition-words.ts';
import styles from './NewGameDialog.module.css';
import { PageContent } from './PageContent.tsx';
import { type SetupPageName, isUnsaved, stepsOf } from './pages.ts';
import type { RuleWords } from './rule-words.ts';
import { SheetActions } from './SheetActions.tsx';
import { usePageStart } from './use-page-start.ts';
import { usePages } from './use-pages.ts';
import { useSetupDraft } from './use-setup-draft.ts';

/** The pages with a button that starts a game. */
const STARTING_PAGES: ReadonlySet<SetupPageName['name']> = new Set([
  'choose',
  'incoming',
  'catalogue',
  'questions',
  'tradition',
]);

/** Where the game in progress will be, if starting one on this page keeps it for later. */
function useWarning({ name }: SetupPageName, isOnlyChoice: boolean): string | undefined {
  const t = useTranslate();
  const { table } = useGame();
  const view = useTable((state) => state.view);
  const startsHere = STARTING_PAGES.has(name) && !isOnlyChoice;
  return startsHere && view.round.phase !== 'over' && isKeptForLater(table.record())
    ? t('setup.inProgress', { round: view.round.index + 1 })
    : undefined;
}

/** The heading of a page. */
function titleOf(t: Translate, page: SetupPageName, isOnlyChoice: boolean): string {
  switch (page.name) {
    case 'choose':
      return t(isOnlyChoice ? 'analysis.rules' : 'menu.newGame');
    case 'rules':
      return t('menu.rules');
    case 'editor':
      return t('game.houseRules');
    case 'share':
      return t('share.title');
    case 'import':
      return t('import.title');
    case 'catalogue':
      return t('catalogue.title');
    case 'questions':
      return t('questions.title');
    case 'tradition': {
      const tradition = traditionOf(page.id);
      return tradition === undefined ? t('catalogue.title') : shownName(t, tradition);
    }
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
  /** Whether the rules are not for a game: none is started, and the choice is not remembered. */
  readonly isOnlyChoice?: boolean;
}

/** The *New game* sheet. It opens with the last choices, ready to start. */
export default function NewGameDialog({
  open,
  onClose,
  onStart,
  words,
  exchange,
  link = null,
  isOnlyChoice = false,
}: NewGameDialogProps) {
  const t = useTranslate();
  const draft = useSetupDraft(onStart, !isOnlyChoice);
  const pages = usePages(link === null ? { name: 'choose' } : { name: 'import', link }, () => {
    draft.discard();
    onClose();
  });
  const { page, isLeaving, show, leave, stepBack } = pages;
  const description = useWarning(page, isOnlyChoice);
  const form = useId();
  const startButton = useRef<HTMLButtonElement>(null);
  const pageBox = usePageStart(page.name);
  useUnloadQuestion(isUnsaved(page));

  function chooseRules(id: string | undefined, set: NamedRuleSet): void {
    draft.chooseRules(id, set);
    show({ name: 'choose' });
  }

  return (
    <Dialog
      open={open}
      onClose={() => leave('table')}
      steps={stepsOf(page, isLeaving)}
      onBack={stepBack}
      title={titleOf(t, page, isOnlyChoice)}
      description={description}
      {...(page.name === 'choose' && { initialFocus: startButton })}
      sheet
      size="lg"
      actions={
        <SheetActions
          pages={pages}
          form={form}
          startButton={startButton}
          isOnlyChoice={isOnlyChoice}
          onUse={(set) => chooseRules(UNSAVED_ID, set)}
          onSave={chooseRules}
          onPlay={draft.playRules}
          onStart={(game) => draft.start({ ...draft.setup, game })}
        />
      }
    >
      <div ref={pageBox} className={styles.page} tabIndex={-1}>
        <PageContent pages={pages} form={form} draft={draft} words={words} exchange={exchange} />
      </div>
    </Dialog>
  );
}
