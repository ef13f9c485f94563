import BookOpen from 'lucide-react/icons/book-open';
import { Suspense, startTransition, useState } from 'react';
import { type PlayerView, dealtRound } from '@/engine/index.ts';
import { positionOf } from '@/engine/position/index.ts';
import { PastHint, ChoiceCost } from '@/features/advice/PastHint.tsx';
import { explanation, questionFacts } from '@/features/advice/explanation.ts';
import { useAdvice } from '@/features/advice/use-advice.ts';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { ExercisePanel } from '@/features/exercises/ExercisePanel.tsx';
import { type AttemptListeners, useAttempt } from '@/features/exercises/use-attempt.ts';
import { TableScreen } from '@/features/table/TableScreen.tsx';
import { seenAndHeardEach } from '@/i18n/card-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Exercise } from '@/engine/exercise/index.ts';
import { useSetting, useTable } from '@/store/hooks.ts';
import { BackButton } from '@/ui/BackButton.tsx';
import { Button } from '@/ui/Button.tsx';
import { lazyScreen } from '../lazy-screen.ts';
import { LOW } from '@/ui/screens.ts';
import { AnalyzeButton } from '../analysis/AnalyzeButton.tsx';
import { FixedTable } from '../SandboxTable.tsx';
import { TableDialog, type TableDialogName } from '../dialogs/TableDialog.tsx';
import { useMediaQuery } from '@/ui/use-media-query.ts';
import { useShortcuts } from '@/ui/use-shortcuts.ts';

const HelpDialog = lazyScreen(async () => (await import('@/features/help/HelpDialog.tsx')).default);

interface ExerciseTableProps extends AttemptListeners {
  readonly exercise: Exercise;
  /** The player's place in a series or session. */
  readonly place: readonly string[];
  /** Goes to the next exercise; null at the last one. */
  readonly onNext: (() => void) | null;
  /** The label of the button that continues; by default, it goes to the next exercise. */
  readonly next?: string;
  /** The label of the button that leads back. */
  readonly back?: string;
  readonly onClose: () => void;
}

type ExerciseDialogName = TableDialogName | 'help';

/** The shortcuts of the dialogs that an exercise has. */
function useDialogKeys(open: (name: ExerciseDialogName) => void): void {
  const shortcuts = useSetting((state) => state.shortcuts);
  useShortcuts(
    shortcuts
      ? {
          g: () => open('log'),
          l: () => open('lastTrick'),
          r: () => open('rules'),
          '?': () => open('help'),
        }
      : {},
  );
}

/** Which of these dialogs is open. */
function useExerciseDialog() {
  const [dialog, setDialog] = useState<ExerciseDialogName | null>(null);
  const open = (name: ExerciseDialogName): void => startTransition(() => setDialog(name));
  useDialogKeys(open);
  return { dialog, open, close: () => setDialog(null) };
}

interface ExerciseDialogProps {
  /** null while none is open. */
  readonly name: ExerciseDialogName | null;
  readonly onClose: () => void;
}

/** The dialog that is open over an exercise. */
function ExerciseDialog({ name, onClose }: ExerciseDialogProps) {
  const asked = useTable(({ view }) => view.choices[0]?.command.type);
  return (
    <Suspense>
      {name === 'help' ? (
        <HelpDialog open exercise={asked ?? null} onClose={onClose} />
      ) : name === null ? null : (
        <TableDialog name={name} onClose={onClose} />
      )}
    </Suspense>
  );
}

/** The button that opens the rules. */
function RulesButton({ onClick }: { readonly onClick: () => void }) {
  const t = useTranslate();
  return (
    <Button variant="icon" label={t('menu.rules')} aria-keyshortcuts="r" onClick={onClick}>
      <BookOpen aria-hidden="true" />
    </Button>
  );
}

interface AnalyzedProps {
  readonly view: PlayerView;
  /** Called before the answer is seen; null if it is seen already. */
  readonly onOpen: (() => void) | null;
}

/** Opens the analysis table, which tells the answer. */
function Analyzed({ view, onOpen }: AnalyzedProps) {
  return (
    <AnalyzeButton
      position={() => {
        onOpen?.();
        return positionOf(view);
      }}
    />
  );
}

/** The table of an exercise, with its panel and, once it is over, the answer. */
function TableWithPanels(props: ExerciseTableProps) {
  const { exercise, place, onNext, next, back, onClose, ...listeners } = props;
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const asked = useAdvice(view, true);
  const { dialog, open, close } = useExerciseDialog();
  const { choice, isAnswered, status, tries, showAnswer } = useAttempt(exercise, asked, listeners);
  const isSettled = exercise.subject === 'spoil';
  const isLow = useMediaQuery(LOW);
  // The panel with the answer moves when a phone is turned.
  const reasons = useState(false);
  const hasTricks = (dealtRound(view)?.taken.length ?? 0) > 0;
  const panel = (
    <ExercisePanel
      {...{ exercise, view, place, status, tries }}
      cost={choice === null ? null : <ChoiceCost {...{ view, asked, isSettled, choice }} />}
      given={questionFacts(t, view, exercise)}
      explanation={seenAndHeardEach((nameCard) => explanation(t, view, asked, exercise, nameCard))}
      onTricks={hasTricks ? () => open('log') : null}
      onShow={showAnswer}
      onNext={onNext}
      next={next ?? null}
      onClose={onClose}
    />
  );
  const answer = isAnswered ? <PastHint {...{ view, asked, isSettled, reasons }} /> : null;

  return (
    <>
      <TableScreen
        narration={null}
        focusHand
        barStart={<BackButton label={back ?? t('exercise.back')} onBack={onClose} />}
        barEnd={<RulesButton onClick={() => open('rules')} />}
        aid={<Analyzed view={view} onOpen={isAnswered ? null : showAnswer} />}
        center={null}
        isAnswered={isAnswered}
        dock={
          <>
            {isLow ? null : panel}
            {/* On a low screen the answer is beside the table, and each bid bears its own bar. */}
            {(isLow ? null : answer) ?? <BeforePlay />}
          </>
        }
        foot={
          isLow ? (
            <>
              {panel}
              {answer}
            </>
          ) : undefined
        }
        side={null}
      />
      <ExerciseDialog name={dialog} onClose={close} />
    </>
  );
}

/** One exercise on a sandbox table at its decision. */
export function ExerciseTable(props: ExerciseTableProps) {
  return (
    <FixedTable record={props.exercise.record}>
      <TableWithPanels {...props} />
    </FixedTable>
  );
}
