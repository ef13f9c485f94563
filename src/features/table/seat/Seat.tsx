import {
  type Card,
  type PlayerView,
  type Seat as SeatNumber,
  arePartners,
  bidsAreSealed,
  dealtRound,
  openCardInHand,
} from '@/engine/index.ts';
import { spokenCard } from '@/i18n/card-names.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { faceOf } from '@/store/setup.ts';
import { Avatar } from '@/ui/avatar/Avatar.tsx';
import { PlayingCard } from '@/ui/card/PlayingCard.tsx';
import { TrickPips } from '@/ui/TrickPips.tsx';
import type { LiveFaceProps } from './LiveFace.tsx';
import { lateDetail } from '../late-detail.ts';
import { isCrowded } from '../table-layout.ts';
import { type SeatState, seatState } from './seat-state.ts';
import {
  badgeText,
  plateFigure,
  plateScore,
  plateText,
  seatLabel,
  styleText,
} from './seat-words.ts';
import styles from './Seat.module.css';

/** The card of another seat that the viewer sees: in a forehead round [SIGHT-1], or the dealer's [TRUMP-8]. */
function visibleCard(view: PlayerView, seat: SeatNumber): Card | null {
  const round = dealtRound(view);
  const hand = round?.hands[seat];
  if (round === null || seat === view.seat || hand === undefined) return null;
  if (hand.kind === 'seen') return hand.cards[0] ?? null;
  return seat === round.dealer ? openCardInHand(round) : null;
}

/** The bid when sealed bids are revealed, and its status afterwards. */
function shownState(view: PlayerView, seat: SeatNumber, revealed: boolean): SeatState {
  const bid = dealtRound(view)?.bids[seat];
  return revealed && typeof bid === 'number' ? { kind: 'bid', bid } : seatState(view, seat);
}

/** The portrait with expressions; without it, the plain one. */
const LiveFace = lateDetail<LiveFaceProps>(
  async () => (await import('../details.ts')).LiveFace,
  Avatar,
);

const SeatStreak = lateDetail(async () => (await import('../details.ts')).SeatStreak);

interface FaceProps extends SeatProps {
  readonly card: Card | null;
}

function Face({ seat, card, onFace }: FaceProps) {
  const t = useTranslate();
  const info = useTable(({ view }) => view.seats[seat]);
  if (card === null) {
    const index = faceOf(info?.name ?? '');
    const face = <LiveFace seat={seat} index={index} />;
    if (onFace === undefined)
      return (
        <span className={styles.face} data-face>
          {face}
        </span>
      );
    return (
      <button
        type="button"
        className={styles.face}
        data-face
        aria-label={t('seat.profile', { name: playerName(t, info) })}
        onClick={(event) => {
          // A tap on the table speeds it up.
          event.stopPropagation();
          onFace(seat);
        }}
      >
        {face}
      </button>
    );
  }
  const label = t('seat.holds', { name: playerName(t, info), card: spokenCard(t, card) });
  return (
    <span className={styles.held} data-face>
      <PlayingCard card={card} label={label} />
    </span>
  );
}

/** The most pips on a plate of a wide screen, where there is room for them beside the figures. */
const MAX_PIPS = 10;

interface StandingProps {
  readonly state: SeatState;
  readonly revealed: boolean;
}

/** Tricks and bid as a badge, the status in a word, and pips where there is room. */
function Standing({ state, revealed }: StandingProps) {
  const t = useTranslate();
  const badge = badgeText(t, state);
  // Only figures in partnerships: open pips would look like a miss.
  const pips = 'bid' in state && 'won' in state && state.kind !== 'share' ? state : null;
  const fits = pips !== null && Math.max(pips.bid, pips.won) <= MAX_PIPS;
  const words = plateText(t, state);
  return (
    <span
      className={styles.standing}
      data-revealed={revealed}
      data-blank={badge + words === ''}
      aria-hidden="true"
    >
      {badge === '' ? null : <span className={styles.badge}>{badge}</span>}
      <span className={styles.state}>{words}</span>
      {fits ? (
        <span className={styles.pips}>
          {/* A partner's extra tricks are not a miss: they may count toward the contract. */}
          <TrickPips bid={pips.kind === 'extra' ? pips.won : pips.bid} won={pips.won} />
        </span>
      ) : null}
    </span>
  );
}

interface SeatProps {
  readonly seat: SeatNumber;
  /** Called when the portrait is pressed; without it, the portrait is not a button. */
  readonly onFace?: ((seat: SeatNumber) => void) | undefined;
}

/** A player at the table: name, dealer mark, bid, tricks and status. */
export function Seat({ seat, onFace }: SeatProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const thinking = useTable((state) => state.thinking === seat);
  const opened = useTable(({ cue }) => cue?.type === 'biddingClosed');
  const round = dealtRound(view);
  const revealed = opened && bidsAreSealed(view.rules);
  const state = shownState(view, seat, revealed);
  const own = seat === view.seat;
  const partner = arePartners(view.rules, view.seat, seat);
  const card = visibleCard(view, seat);
  const crowded = isCrowded(view.rules.players);
  return (
    <section
      className={styles.seat}
      aria-label={seatLabel(t, view, seat, state)}
      data-seat={seat}
      data-own={own}
      data-partner={partner}
      data-turn={view.toAct.includes(seat)}
      data-thinking={thinking}
      data-state={state.kind}
      data-open={card !== null}
      data-crowded={crowded}
    >
      {own ? null : <Face seat={seat} card={card} onFace={onFace} />}
      <span className={styles.name} title={styleText(t, view, seat) || undefined}>
        {playerName(t, view.seats[seat])}
      </span>
      {round?.dealer === seat ? (
        <span className={styles.dealer} title={t('seat.dealer')} aria-hidden="true">
          {t('seat.dealerLetter')}
        </span>
      ) : null}
      <span className={styles.score} aria-hidden="true" data-figure={plateFigure(view, seat)}>
        {partner ? t('seat.partner') : plateScore(t, view, seat)}
      </span>
      <SeatStreak seat={seat} />
      <Standing state={state} revealed={revealed} />
    </section>
  );
}
