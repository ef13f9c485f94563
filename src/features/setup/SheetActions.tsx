import type { ReactNode, RefObject } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import { Button } from '@/ui/Button.tsx';
import type { GameChoice } from '@/store/setup.ts';
import { TraditionActions } from './catalogue/TraditionActions.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import styles from './NewGameDialog.module.css';
import type { SetupPageName } from './pages.ts';
import type { Pages } from './use-pages.ts';

interface SheetActionsProps {
  readonly pages: Pages;
  /** The form that the first page submits. */
  readonly form: string;
  readonly startButton: RefObject<HTMLButtonElement | null>;
  /** Whether rules are only chosen. */
  readonly isOnlyChoice: boolean;
  /** Chooses rules without saving them, where no game is started. */
  readonly onUse: (set: NamedRuleSet) => void;
  /** Saves rules and chooses them; new ones have no id. */
  readonly onSave: (id: string | undefined, set: NamedRuleSet) => void;
  /** Starts a game with rules, without saving them. */
  readonly onPlay: (set: NamedRuleSet) => void;
  /** Starts a game of the catalogue. */
  readonly onStart: (game: GameChoice) => void;
}

interface EditorActionsProps extends Pick<
  SheetActionsProps,
  'isOnlyChoice' | 'onUse' | 'onSave' | 'onPlay'
> {
  readonly page: Extract<SetupPageName, { name: 'editor' }>;
  /** The back button. */
  readonly children: ReactNode;
}

function EditorActions(props: EditorActionsProps) {
  const { page, isOnlyChoice, onUse, onSave, onPlay, children } = props;
  const t = useTranslate();
  const { name, rules } = page.set;
  return (
    <>
      {/* Above the buttons, so that it is always visible. */}
      <output className={styles.also}>{page.also}</output>
      {children}
      {isOnlyChoice ? (
        <Button onClick={() => onUse(page.set)}>{t('analysis.rules.use')}</Button>
      ) : (
        <Button onClick={() => onPlay(page.set)}>{t('editor.use')}</Button>
      )}
      <Button
        variant="primary"
        onClick={() =>
          onSave(page.id ?? undefined, { name: name.trim() || t('game.houseRules'), rules })
        }
      >
        {t('rules.save')}
      </Button>
    </>
  );
}

interface IncomingActionsProps extends Pick<SheetActionsProps, 'onSave' | 'onPlay'> {
  readonly set: NamedRuleSet;
  /** What the button that starts says. */
  readonly label: string;
  /** The back button. */
  readonly children: ReactNode;
}

function IncomingActions({ set, label, onSave, onPlay, children }: IncomingActionsProps) {
  const t = useTranslate();
  return (
    <>
      {children}
      <Button onClick={() => onSave(undefined, set)}>{t('rules.save')}</Button>
      <Button variant="primary" onClick={() => onPlay(set)}>
        {label}
      </Button>
    </>
  );
}

/** The buttons of a page of the sheet. */
export function SheetActions(props: SheetActionsProps) {
  const { pages, form, startButton, isOnlyChoice, onSave, onPlay, onStart } = props;
  const t = useTranslate();
  const { page, isLeaving, leave, stay, discard } = pages;
  if (page.name === 'choose')
    return (
      // Keyed, so that it does not replace *Back* under the pointer and submit with the same press.
      <Button
        key="start"
        ref={startButton}
        className={styles.start}
        variant="primary"
        type="submit"
        form={form}
      >
        {t(isOnlyChoice ? 'analysis.rules.use' : 'setup.start')}
      </Button>
    );
  const play = t(isOnlyChoice ? 'analysis.rules.use' : 'daily.play');
  if (isLeaving) return <LeaveQuestion onStay={stay} onDiscard={discard} />;
  const back = (
    <Button key="back" onClick={() => leave('before')}>
      {t('setup.back')}
    </Button>
  );
  switch (page.name) {
    case 'editor':
      return (
        <EditorActions {...props} page={page}>
          {back}
        </EditorActions>
      );
    case 'incoming':
      return (
        <IncomingActions set={page.set} label={play} onSave={onSave} onPlay={onPlay}>
          {back}
        </IncomingActions>
      );
    case 'questions':
    case 'tradition':
      return (
        <TraditionActions page={page} back={back} label={play} onStart={onStart} onPlay={onPlay} />
      );
    case 'rules':
    case 'share':
    case 'import':
    case 'catalogue':
      return back;
  }
}
