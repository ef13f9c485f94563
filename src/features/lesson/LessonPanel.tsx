import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import {
  type PlayerView,
  type Seat,
  dealtRound,
  visibleBids,
  seatsFromLeftOf,
  suitOf,
  winnerOf,
} from '@/engine/index.ts';
import { type NameCard, seenAndHeard } from '@/i18n/card-names.ts';
import { asSentence } from '@/i18n/format.ts';
import type { MessageValues, Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import type { Lesson, LessonStep } from '@/store/lesson.ts';
import { Button } from '@/ui/Button.tsx';
import { useIdleFocus } from '@/ui/focus.ts';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import styles from './LessonPanel.module.css';

/** The opponent that a step is about; null for none. */
function subjectOf(view: PlayerView, step: LessonStep): Seat | null {
  const round = dealtRound(view);
  if (round === null) return null;
  const { players } = view.rules;
  if (step === 'leading') return seatsFromLeftOf(round.dealer, players)[0] ?? null;
  if (step === 'beaten') {
    const [first] = round.taken;
    if (first !== undefined) return first.winner;
    return round.trump === null ? null : winnerOf(round.trick, round.trump, view.rules);
  }
  if (step === 'over')
    return round.bids.findIndex((bid, seat) => seat !== view.seat && bid !== round.tricks[seat]);
  return null;
}

/** The placeholders of a step's text. */
function valuesFor(
  t: Translate,
  view: PlayerView,
  step: LessonStep,
  nameCard: NameCard,
): MessageValues<`lesson.${LessonStep}`> {
  const round = dealtRound(view);
  if (round === null) return { card: '', suit: '', tricks: 0, sum: 0, forbidden: 0, name: '' };
  const { handSize, turned } = round;
  const { sum } = visibleBids(round);
  const suit = turned === null ? null : suitOf(turned);
  const subject = subjectOf(view, step);
  return {
    card: turned === null ? '' : nameCard(t, turned),
    suit: suit === null ? '' : t(`suit.${suit}`),
    tricks: handSize,
    sum,
    forbidden: handSize - sum,
    name: subject === null ? '' : playerName(t, view.seats[subject]),
  };
}

interface LessonPanelProps {
  readonly lesson: Lesson;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

interface StepButtonProps {
  readonly label: string;
  /** The id of the text to read out with the button: at the first step, whose text is not announced. */
  readonly describedBy?: string;
  readonly onClick: () => void;
}

/** The button that ends a step. */
function StepButton({ label, describedBy, onClick }: StepButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useIdleFocus(button);
  return (
    <Button ref={button} variant="primary" aria-describedby={describedBy} onClick={onClick}>
      {label}
    </Button>
  );
}

/** The buttons of a step; most steps are done at the table. */
function Answers({
  lesson,
  wordsId,
  onAgain,
  onClose,
}: LessonPanelProps & { readonly wordsId: string }) {
  const t = useTranslate();
  const step = useStore(lesson.store, (state) => state.step);
  switch (step) {
    case 'welcome':
      return (
        <StepButton
          key={step}
          label={t('table.deal')}
          describedBy={wordsId}
          onClick={() => lesson.deal()}
        />
      );
    case 'trump':
    case 'hook':
      return <StepButton key={step} label={t('button.continue')} onClick={() => lesson.next()} />;
    case 'over':
      return (
        <>
          <StepButton key={step} label={t('lesson.done')} onClick={onClose} />
          <Button onClick={onAgain}>{t('lesson.again')}</Button>
        </>
      );
    default:
      return null;
  }
}

/** The tutorial's panel: says one thing at a time. */
export function LessonPanel(props: LessonPanelProps) {
  const t = useTranslate();
  const { store } = props.lesson;
  const step = useStore(store, (state) => state.step);
  const slip = useStore(store, (state) => state.slip);
  const slips = useStore(store, (state) => state.slips);
  const view = useTable((state) => state.view);
  const wordsId = useId();
  const { settings } = useGame();
  useEffect(() => {
    if (step === 'over') settings.setState({ lessonDone: true });
  }, [step, settings]);
  const words = seenAndHeard((nameCard) =>
    asSentence(t(`lesson.${step}`, valuesFor(t, view, step, nameCard))),
  );
  return (
    <section className={styles.panel} aria-label={t('lesson.title')} data-step={step}>
      <output id={wordsId} className={styles.text} hidden={slip !== null}>
        <SeenAndHeard {...words} />
      </output>
      <p className={styles.mistake} role="alert">
        {slip === null ? null : <span key={slips}>{t(`lesson.slip.${slip}`)}</span>}
      </p>
      <div className={styles.answers}>
        <Answers {...props} wordsId={wordsId} />
      </div>
    </section>
  );
}
