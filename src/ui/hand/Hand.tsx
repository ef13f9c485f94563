import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Card } from '@/engine/cards/card.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { PlayingCard } from '../card/PlayingCard.tsx';
import { focusIsIdle } from '../focus.ts';
import { useDeferredContent } from '../use-deferred-content.ts';
import styles from './Hand.module.css';
import type { FanPlace } from './fan.ts';
import { useCursor } from './use-cursor.ts';
import { useFan } from './use-fan.ts';
import { useHandSize } from './use-hand-size.ts';
import { usePress } from './use-press.ts';

/** A hint about a card. */
export interface CardMark {
  readonly probability: string;
  /** The same in fewer characters, for narrow cards. */
  readonly shortProbability: string;
  readonly points: string;
  readonly best: boolean;
}

/** A card in the hand, as it is drawn. */
export interface HandCard {
  /** Stable while the card is in the hand. */
  readonly id: string;
  /** null if hidden from its holder. */
  readonly card: Card | null;
  readonly state: 'playable' | 'refused' | 'idle';
  /** Its accessible name: "Queen of spades, playable". */
  readonly label: string;
  /** The hint's figures, and whether it is the best card. */
  readonly mark?: CardMark | undefined;
}

export interface HandProps {
  readonly cards: readonly HandCard[];
  /** How many there were at first. */
  readonly dealt?: number | undefined;
  /** The card that is lifted. */
  readonly selected: string | null;
  /** A card was tapped or chosen by key; even an illegal one, to say why. */
  readonly onChoose: (id: string) => void;
  /** A card was dragged or thrown to the table; an illegal one stays. */
  readonly onThrow?: (id: string) => void;
  /** A card was held down. Returning true ignores the release. */
  readonly onHold?: (id: string) => boolean;
  /** The keyboard cursor moved to a card. */
  readonly onSelect?: (id: string) => void;
  /** Whether the cards are just being dealt: the fan opens. */
  readonly opening?: boolean;
  /** Whether the hand takes the focus, unless a control has it. */
  readonly focus?: boolean;
}

const noAnswer = (): boolean => false;

const pixels = (value: number): string => `${value.toFixed(1)}px`;

/** A card's place as custom properties. */
const placeStyle = ({ x, y, turn, free, row }: FanPlace) => ({
  '--x': pixels(x),
  '--y': pixels(y),
  '--turn': `${turn.toFixed(2)}deg`,
  '--free-width': pixels(free.width),
  '--free-width-rtl': pixels(free.widthFromRight),
  '--free-height': pixels(free.height),
  '--row': row,
});

/** Below this free width of the cards, in px, a hint's figures are smaller. */
const NARROW = 38;
/** Below this one, a chance has as few characters as on all cards of the hand. */
const NARROWEST = 32;

interface MarkProps {
  readonly mark: CardMark;
  readonly isCovered: boolean;
  /** The free width of the cards, in px. */
  readonly room: number;
}

/** A hint's figures on a card. */
function Mark({ mark, isCovered, room }: MarkProps) {
  const { probability, shortProbability } = mark;
  return (
    <span
      className={styles.mark}
      data-best={mark.best}
      data-covered={isCovered}
      data-narrow={room < NARROW}
      aria-hidden="true"
    >
      <span>{room < NARROWEST ? shortProbability : probability}</span>
      <span className={styles.points}>{mark.points}</span>
    </span>
  );
}

interface CardButtonProps extends ComponentProps<'button'> {
  readonly held: HandCard;
  readonly isSelected: boolean;
  readonly isPressed: boolean;
  /** Whether the next row covers its lower part. */
  readonly isCovered: boolean;
  /** The free width of all cards but the top one, in px. */
  readonly room: number;
}

function CardButton({
  held,
  isSelected,
  isPressed,
  isCovered,
  room,
  ...handlers
}: CardButtonProps) {
  const { id, card, state, label, mark } = held;
  return (
    <button
      type="button"
      className={styles.button}
      data-card={id}
      data-state={state}
      data-selected={isSelected || undefined}
      data-pressed={isPressed || undefined}
      aria-label={label}
      aria-disabled={state === 'refused' || undefined}
      aria-current={isSelected || undefined}
      {...handlers}
    >
      <PlayingCard card={card} className={styles.card} dimmed={state === 'refused'} />
      {mark === undefined ? null : <Mark mark={mark} isCovered={isCovered} room={room} />}
    </button>
  );
}

interface PlaceProps {
  /** null until the hand is measured. */
  readonly place: FanPlace | null;
  readonly index: number;
  readonly children: ReactNode;
}

/** A card's place in the fan. */
function Place({ place, index, children }: PlaceProps) {
  return (
    <li
      className={styles.place}
      style={place === null ? undefined : { ...placeStyle(place), '--index': index }}
    >
      {children}
    </li>
  );
}

/** Moves the focus to the tab stop of the hand when `isDue`, unless a control has the focus. */
function useDueFocus(list: RefObject<HTMLElement | null>, isDue: boolean): void {
  useLayoutEffect(() => {
    if (isDue && focusIsIdle())
      list.current?.querySelector<HTMLElement>('[data-card][tabindex="0"]')?.focus();
  }, [list, isDue]);
}

/** The player's own cards: a list of buttons, laid out as a fan. */
export function Hand({
  cards,
  dealt,
  selected,
  onChoose,
  onThrow = onChoose,
  onHold = noAnswer,
  onSelect,
  opening = false,
  focus = false,
}: HandProps) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const { frame, probe, size } = useHandSize();
  const { shown, pressed, handlersFor } = usePress(cards, { onChoose, onThrow, onHold });
  const preferred = selected ?? shown.find(({ state }) => state === 'playable')?.id ?? null;
  const ids = shown.map(({ id }) => id);
  const cursor = useCursor(list, ids, preferred);
  // During the deal the fan opens later anyway.
  const isDrawn = useDeferredContent(opening);
  // The turn may come before the cards are rendered.
  useDueFocus(list, focus && isDrawn);
  const layout = useFan(shown, size, dealt);
  return (
    <div
      ref={frame}
      className={styles.hand}
      data-rows={layout?.rows}
      data-opening={opening || undefined}
      // Long press has its own meaning here.
      onContextMenu={(event) => event.preventDefault()}
      style={layout ? { blockSize: pixels(layout.height) } : undefined}
    >
      <span ref={probe} className={styles.probe} />
      <ul ref={list} className={styles.list} aria-label={t('hand.label', { count: cards.length })}>
        {(isDrawn ? shown : []).map((held, index) => {
          const place = layout?.places[index] ?? null;
          return (
            <Place key={held.id} place={place} index={index}>
              <CardButton
                held={held}
                isSelected={held.id === selected}
                isPressed={held.id === pressed}
                isCovered={place?.isCovered ?? false}
                room={layout?.step ?? 0}
                tabIndex={held.id === cursor.at ? 0 : -1}
                onKeyDown={cursor.onKeyDown}
                onFocus={() => {
                  cursor.moveTo(held.id);
                  onSelect?.(held.id);
                }}
                {...handlersFor({ id: held.id, free: held.state === 'playable' })}
              />
            </Place>
          );
        })}
      </ul>
    </div>
  );
}
