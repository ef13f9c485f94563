import { useEffect, useRef, useState } from 'react';
import {
  type Card,
  type PossibleCommand,
  type Command,
  type HandOrder,
  type PlayerView,
  type Rejection,
  UNSEEN,
  dealtRound,
  rankingOf,
  sortHand,
  trumpSuitOf,
} from '@/engine/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { HintMark } from '@/store/table/hints.ts';
import { type Stage, useGame, useHints, useSetting, useStage, useTable } from '@/store/hooks.ts';
import { Hand, type HandCard } from '@/ui/hand/Hand.tsx';
import { painted } from '@/ui/painted.ts';
import type { AnnouncedRefusal, HandMessageProps } from './HandMessage.tsx';
import { lateDetail } from './late-detail.ts';
import { playRefusalText } from './refusal-text.ts';
import styles from './OwnHand.module.css';

type PlayChoice = PossibleCommand & { readonly command: Extract<Command, { type: 'play' }> };

const HandMessage = lateDetail<HandMessageProps>(
  async () => (await import('./details.ts')).HandMessage,
);

const isPlay = (choice: PossibleCommand): choice is PlayChoice => choice.command.type === 'play';

type Held = Pick<HandCard, 'id' | 'card'>;

function handCard(
  t: Translate,
  held: Held,
  choice: PossibleCommand | undefined,
  mark: HintMark | undefined,
  isAhead: boolean,
): HandCard {
  const name = held.card === null ? t('card.unseen') : cardName(t, held.card);
  if (choice === undefined)
    return { ...held, state: 'idle', label: isAhead ? t('card.ahead', { card: name }) : name };
  if (choice.refusal === null) {
    const playable = t('card.playable', { card: name });
    const label =
      mark === undefined ? playable : t('row.next', { row: playable, next: mark.words });
    return { ...held, state: 'playable', label, mark };
  }
  const reason = playRefusalText(t, choice.refusal);
  return { ...held, state: 'refused', label: t('card.refused', { card: name, reason }) };
}

/** Cards hidden from their holder: in a forehead round, or before a blind nil decision. */
const faceDown = (count: number): Held[] =>
  Array.from({ length: count }, (_, index) => ({
    id: count === 1 ? UNSEEN : `down-${index}`,
    card: null,
  }));

/** The player's own cards as they are held: sorted, or face down [SIGHT-1], [SP-2]. */
function heldCards(view: PlayerView, order: HandOrder): readonly Held[] {
  const round = dealtRound(view);
  const hand = round?.hands[view.seat];
  if (round === null || hand === undefined) return [];
  if (hand.kind === 'hidden') return faceDown(hand.count);
  const ranking = rankingOf(view.rules);
  return sortHand(hand.cards, ranking, trumpSuitOf(round.trump), order).map((card) => ({
    id: card,
    card,
  }));
}

/**
 * Plays a card after its press has been painted, since rendering the result takes longer. A second
 * press on the same view does nothing.
 */
function useAfterPaint(table: Stage, view: PlayerView) {
  /** The view in which a card was chosen that is not played yet. */
  const chosenAt = useRef<PlayerView>(null);
  return async (play: () => void): Promise<void> => {
    if (chosenAt.current === view) return;
    chosenAt.current = view;
    await painted();
    chosenAt.current = null;
    // The table may have moved on meanwhile.
    if (table.store.getState().view === view) play();
  };
}

/** The last refusal, and a function that announces one. */
function useRefusal(view: PlayerView) {
  const { signals } = useGame();
  const [announced, setAnnounced] = useState<AnnouncedRefusal | null>(null);
  /** `droppedAt`: the view of a turn on which a card that was chosen ahead is illegal. */
  function announce(refusal: Rejection, droppedAt?: PlayerView): void {
    signals.emit('refused');
    setAnnounced((before) => ({
      refusal,
      isDropped: droppedAt !== undefined,
      at: droppedAt ?? view,
      count: (before?.count ?? 0) + 1,
    }));
  }
  return { announced: announced?.at === view ? announced : null, announce };
}

/** The player's own cards in play, if they see them. */
function handOf({ round, seat }: PlayerView): readonly Card[] {
  const hand = round.phase === 'play' ? round.hands[seat] : undefined;
  return hand?.kind === 'seen' ? hand.cards : [];
}

/** Whether cards are played, the player sees their own, and others are to play. */
const isWaiting = (view: PlayerView): boolean =>
  view.choices.length === 0 && handOf(view).length > 0;

/** A card chosen before the player's turn. On the turn, `onTurn` gets it, legal or not. */
function useAhead(view: PlayerView, onTurn: (choice: PlayChoice, at: PlayerView) => void) {
  const { table } = useGame();
  // Not in a replay or a lesson.
  const canChoose = useStage() === table && isWaiting(view);
  const [chosen, setChosen] = useState<string | null>(null);
  // Another attempt at a reviewed decision has another table.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another table only triggers it
  useEffect(() => () => setChosen(null), [table]);
  const handler = useRef(onTurn);
  useEffect(() => {
    handler.current = onTurn;
  });
  useEffect(() => {
    if (chosen === null) return undefined;
    return table.store.subscribe(({ view: now, cue }, { view: before }) => {
      // Without a cue, another game or an earlier turn was put on the table.
      if (now === before || (cue !== null && isWaiting(now))) return;
      setChosen(null);
      const choice = now.choices.filter(isPlay).find(({ command }) => command.card === chosen);
      if (choice && cue !== null) handler.current(choice, now);
    });
  }, [chosen, table]);
  return {
    ahead: canChoose ? chosen : null,
    canChoose,
    toggle: (id: string): void => setChosen((before) => (before === id ? null : id)),
  };
}

/** Chooses, plays and refuses cards. With *Confirm* on, a card is lifted first. */
function usePlays(view: PlayerView, announce: ReturnType<typeof useRefusal>['announce']) {
  const table = useStage();
  const confirm = useSetting((settings) => settings.confirm);
  /** The card that was lifted, and the view in which it was: on another turn it lies in the hand again. */
  const [lifted, setLifted] = useState<{ readonly card: string; readonly at: PlayerView } | null>(
    null,
  );
  const afterPaint = useAfterPaint(table, view);
  const plays = view.choices.filter(isPlay);
  const choiceOf = (card: string) => plays.find(({ command }) => command.card === card);
  const up = lifted?.at === view ? lifted.card : null;

  /** Plays a card, or says why it is illegal. */
  function play(id: string): void {
    const choice = choiceOf(id);
    if (choice === undefined) return;
    setLifted(null);
    if (choice.refusal !== null) announce(choice.refusal);
    else table.decide(choice.command);
  }

  const { ahead, canChoose, toggle } = useAhead(view, ({ command, refusal }, at) => {
    if (refusal !== null) announce(refusal, at);
    else if (confirm) setLifted({ card: command.card, at });
    // After the previous player's card has been painted.
    else
      void painted().then(() => {
        if (table.store.getState().view.choices.some((choice) => choice.command === command))
          table.decide(command);
      });
  });

  /** Handles a tap or key on a card. */
  function choose(id: string): void {
    const choice = choiceOf(id);
    if (choice === undefined && canChoose && !table.store.getState().waitsForTap) toggle(id);
    // Nothing can be chosen: skip the current wait.
    else if (choice === undefined) table.skip();
    else if (choice.refusal !== null) play(id);
    else if (confirm && up !== id) setLifted({ card: id, at: view });
    else void afterPaint(() => play(id));
  }

  /** Holding an illegal card says why. */
  function hold(id: string): boolean {
    const refusal = choiceOf(id)?.refusal ?? null;
    if (refusal !== null) announce(refusal);
    return refusal !== null;
  }

  return { isAsked: plays.length > 0, choiceOf, up, ahead, play, choose, hold };
}

interface OwnHandProps {
  /** Whether the hand takes the focus as soon as it mounts. */
  readonly focus: boolean;
  /** Where it says why a card is illegal, or will not be played yet; null if it does not. */
  readonly messageSlot: HTMLElement | null;
}

/** The player's hand. Illegal cards say why. */
export function OwnHand({ focus, messageSlot }: OwnHandProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const opening = useTable(({ cue }) => cue?.type === 'dealt');
  const order = useSetting((settings) => settings.handOrder);
  const { announced, announce } = useRefusal(view);
  const { isAsked, choiceOf, up, ahead, play, choose, hold } = usePlays(view, announce);
  const marks = useHints((hints) => hints.marks)?.();
  const held = heldCards(view, order);

  // The focus was on the card or bid just played, which is gone, so it returns here.
  const [atFirst] = useState(focus ? null : view);
  const takesFocus = isAsked && view !== atFirst;

  // Even an empty hand keeps its space, so that the seats do not jump before the result covers them.
  if (view.round.phase === 'ready') return null;
  return (
    <section
      className={styles.hand}
      data-own-hand
      aria-label={t('hand.label', { count: held.length })}
    >
      <HandMessage announced={announced} lifted={up} ahead={ahead} slot={messageSlot} />
      <Hand
        dealt={dealtRound(view)?.handSize}
        selected={up ?? ahead}
        cards={held.map((each) =>
          handCard(t, each, choiceOf(each.id), marks?.get(each.id), each.id === ahead),
        )}
        onChoose={choose}
        onThrow={play}
        onHold={hold}
        opening={opening}
        focus={takesFocus}
      />
    </section>
  );
}
