import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import {
  type Advice,
  type Command,
  type PlayerView,
  allowed,
  hasPartners,
} from '@/engine/index.ts';
import {
  type NameCard,
  type SeenAndHeard as SeenAndHeardText,
  seenAndHeardEach,
} from '@/i18n/card-names.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { asSentence, joinSentences, sentenceGap } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Announcement } from '@/ui/Announcement.tsx';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import { useLayer } from '@/ui/layers.ts';
import { pressedButton, returnFocus } from '@/ui/return-focus.ts';
import { LOW } from '@/ui/screens.ts';
import { useMediaQuery } from '@/ui/use-media-query.ts';
import { useScrolls } from '@/ui/use-scrolls.ts';
import styles from './Advice.module.css';
import { AdviceTable } from './AdviceTable.tsx';
import { BidChart } from './BidChart.tsx';
import { type ViewAdvice, namesBest } from './use-advice.ts';
import { choiceKey } from './hint-marks.ts';
import { OutcomeBars, hasOutcomes } from './OutcomeBars.tsx';
import { hintWords } from './hint-words.ts';

const NOTICES = { done: 'hint.nothing', failed: 'hint.failed', thinking: 'hint.thinking' } as const;

const FORCED: Readonly<Partial<Record<Command['type'], string>>> = {
  bid: 'bid',
  nameTrump: 'trump',
};

/** The text while there is no advice. */
function noticeOf(
  t: Translate,
  view: PlayerView,
  asked: ViewAdvice | null,
  nameCard: NameCard,
): string {
  if (asked !== null) return t(NOTICES[asked.state]);
  const [only] = allowed(view.choices);
  if (only === undefined) return '';
  const isSide = hasPartners(view.rules);
  return t('hint.forced', {
    kind: FORCED[only.type] ?? 'card',
    choice: choiceName(t, only, { isSide, nameCard }),
  });
}

/** Whether the further reasons are open: kept by a screen that renders the panel in another place when it is turned. */
type ReasonsState = readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void];

/** How the panel shrinks where the plates need its room; see `room.css`. */
const GIVES_WAY: Readonly<Partial<Record<Advice['about'], string>>> = {
  bid: 'hint',
  trump: 'trump',
};

/** What the advice will be about, for a panel that stands in its place while there is none. */
const EXPECTED: Readonly<Partial<Record<PlayerView['round']['phase'], Advice['about']>>> = {
  bid: 'bid',
  play: 'card',
};

interface HintPanelProps {
  readonly view: PlayerView;
  /** null if there is no choice. */
  readonly asked: ViewAdvice | null;
  /** Whether the decision has been made. */
  readonly isOver: boolean;
  /** How often the best choice was made; null outside learning mode. */
  readonly tally: { readonly found: number; readonly count: number } | null;
  /** Whether the player's own bid is settled, and the choice is about the others' bids. */
  readonly isSettled: boolean;
  readonly reasons?: ReasonsState | undefined;
  /** null if it cannot be closed. */
  readonly onClose: (() => void) | null;
}

interface SentencesProps {
  readonly words: readonly SeenAndHeardText[];
}

const Sentences = ({ words }: SentencesProps) =>
  words.map((each) => (
    <span key={each.seen}>
      <SeenAndHeard
        seen={asSentence(each.seen) + sentenceGap()}
        heard={asSentence(each.heard) + sentenceGap()}
      />
    </span>
  ));

interface ReasonsDialogProps extends SentencesProps {
  /** The further reasons. */
  readonly more: readonly SeenAndHeardText[];
  /** The advice whose outcomes are charted; null for none. */
  readonly outcomes: Advice | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

function ReasonsDialog({ words, more, outcomes, open, onClose }: ReasonsDialogProps) {
  const t = useTranslate();
  const title = t('hint.why');
  const close = () => {
    // The button was rendered again if the screen has been turned.
    returnFocus({ name: title, nth: 0 });
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={title} sheet>
      <p className={styles.reasons}>
        <Sentences words={words} />
        {sentenceGap()}
        <Sentences words={more} />
        {outcomes === null ? null : <OutcomeBars advice={outcomes} />}
      </p>
    </Dialog>
  );
}

interface HintTextProps extends Pick<ReasonsDialogProps, 'words' | 'more' | 'outcomes'> {
  /** Whether the words are shown, or only keep the room that they will take. */
  readonly isNamed: boolean;
  /** Whether the text is final; one that still changes, or is outdated, is hidden from screen readers and no tab stop. */
  readonly isFinal: boolean;
  /** Whether the button stands beside the text, of which only the first lines are in sight. */
  readonly isCut: boolean;
  readonly reasons: ReasonsState | undefined;
}

/** Keeps the focus on the button on a screen turned around, where it may be rendered again in another place. */
function useFocusOnWhy(name: string): void {
  useEffect(() => {
    const keepFocus = () => {
      if (pressedButton()?.name === name) returnFocus({ name, nth: 0 });
    };
    addEventListener('resize', keepFocus);
    return () => removeEventListener('resize', keepFocus);
  }, [name]);
}

function HintText(props: HintTextProps) {
  const { words, more, outcomes, isNamed, isFinal, isCut, reasons } = props;
  const t = useTranslate();
  const box = useRef<HTMLParagraphElement>(null);
  const own = useState(false);
  const [isOpen, setIsOpen] = reasons ?? own;
  const heard = joinSentences(words.map((each) => each.heard));
  const overflows = useScrolls(box, isFinal ? heard : '');
  const name = t('hint.why');
  useFocusOnWhy(name);
  const isMore = more.length > 0 || outcomes !== null || (isCut && overflows);
  const why =
    isMore && (isFinal || !isCut) ? (
      <button
        type="button"
        className={styles.why}
        data-waits={!isFinal || undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {name}
      </button>
    ) : null;
  return (
    <>
      <p
        ref={box}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable text must be reachable by keyboard
        tabIndex={overflows && !isCut ? 0 : undefined}
        className={styles.text}
        data-unnamed={!isNamed || undefined}
        data-cut={isCut || undefined}
        aria-hidden={!isFinal || undefined}
      >
        <Sentences words={words} />
        {isNamed ? null : <span className={styles.wait}>{t('hint.thinking')}</span>}
        {isCut ? null : why}
      </p>
      {isCut ? why : null}
      <ReasonsDialog
        {...{ words, more, outcomes }}
        open={isOpen && isFinal}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

/** The hint on the screen and for screen readers, or the notice while there is none. */
function textOf(t: Translate, view: PlayerView, asked: ViewAdvice | null, isSettled: boolean) {
  const advice = asked?.advice ?? null;
  if (advice === null)
    return {
      words: seenAndHeardEach((nameCard) => [noticeOf(t, view, asked, nameCard)]),
      more: [],
    };
  const wordsWith = (nameCard: NameCard) => hintWords(t, view, advice, nameCard, isSettled);
  return {
    words: seenAndHeardEach((nameCard) => wordsWith(nameCard).panel),
    more: seenAndHeardEach((nameCard) => wordsWith(nameCard).more),
  };
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  return (
    <span className={styles.close}>
      <Button variant="icon" label={t('hint.close')} onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
    </span>
  );
}

/** The advice, if there are outcomes to chart. */
const chartedIn = (advice: Advice | null, isSide: boolean): Advice | null =>
  advice !== null && hasOutcomes(advice, isSide) ? advice : null;

/** A key for the decision: for a new one the dialog of the further reasons is closed. */
const decisionOf = (advice: Advice | null): string =>
  advice?.options.map(({ command }) => choiceKey(command)).join(' ') ?? '';

/** Whether the screen is too low for the whole text of a hint. */
function useIsCut(about: Advice['about'] | undefined): boolean {
  const isLow = useMediaQuery(LOW);
  return isLow && (about === 'bid' || about === 'trump');
}

/** The hint on the current decision: a chart, and which choice is best and why. */
export function HintPanel(props: HintPanelProps) {
  const { view, asked, isOver, tally, isSettled, reasons, onClose } = props;
  const t = useTranslate();
  const advice = asked?.advice ?? null;
  const { words, more } = textOf(t, view, asked, isSettled);
  const heard = joinSentences(words.map((each) => each.heard));
  const isSide = hasPartners(view.rules);
  const isThinking = asked?.state === 'thinking';
  const isNamed = asked !== null && namesBest(asked);
  const about = advice?.about ?? EXPECTED[view.round.phase];
  const isCut = useIsCut(about);

  // Announced once, when the search is done, not at every step.
  const isFound = asked?.state === 'done' && !isOver;
  // A missing hint is announced only on request: learning mode would repeat it every turn.
  const isAnswer = advice === null && !isThinking && onClose !== null;
  const said = (isFound && advice !== null) || isAnswer ? heard : '';

  useLayer(onClose === null ? 0 : 1, () => onClose?.());

  return (
    <section
      className={styles.panel}
      data-about={about}
      data-gives-way={about && GIVES_WAY[about]}
      data-over={isOver}
      data-thinking={isThinking}
      aria-label={t('hint.button')}
      data-testid="hint"
    >
      {advice !== null && about !== 'card' ? (
        <BidChart advice={advice} isSide={isSide} isNamed={isNamed} />
      ) : null}
      {advice === null || isOver ? null : <AdviceTable {...{ advice, view, isNamed, isSettled }} />}
      {isThinking && isNamed ? (
        <span className={styles.sign} aria-hidden="true">
          {t('hint.thinking')}
        </span>
      ) : null}
      <HintText
        key={decisionOf(advice)}
        words={words}
        more={more}
        outcomes={isSettled ? null : chartedIn(advice, isSide)}
        isCut={isCut}
        reasons={reasons}
        isNamed={advice === null || isNamed}
        isFinal={!isThinking && !isOver}
      />
      <Announcement words={said} />
      {tally === null ? null : <p className={styles.tally}>{t('learn.tally', { ...tally })}</p>}
      {onClose === null ? null : <CloseButton onClose={onClose} />}
    </section>
  );
}
