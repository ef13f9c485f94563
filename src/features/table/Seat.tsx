import type { PlayerView, Seat as SeatNumber } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { Avatar } from '@/ui/avatar/Avatar.tsx';
import { TrickPips } from '@/ui/TrickPips.tsx';
import { type SeatState, dealtRound, seatState } from './model.ts';
import styles from './Seat.module.css';

/** The state of a seat in words: what it bid, what it has, what it needs. */
function stateText(t: Translate, state: SeatState): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'waiting':
      return t('seat.waiting');
    case 'sealed':
      return t('seat.sealed');
    case 'bid':
      return t('seat.bid', { bid: state.bid });
    case 'needs':
      return t('seat.needs', { count: state.bid - state.won });
    case 'exact':
      return t('seat.exact');
    case 'made':
      return t('seat.made');
    case 'over':
      return t('seat.over', { count: state.won - state.bid });
    case 'short':
      return t('seat.short', { count: state.bid - state.won });
  }
}

/** The short line on the plate; a seat that has not bid yet says nothing there. */
const plateText = (t: Translate, state: SeatState): string =>
  state.kind === 'waiting' ? '' : stateText(t, state);

/** Everything about a seat in one sentence, for those who cannot see it. */
function seatLabel(t: Translate, view: PlayerView, seat: SeatNumber, state: SeatState): string {
  const round = dealtRound(view);
  const parts = [
    stateText(t, state),
    'won' in state ? t('seat.progress', { won: state.won, bid: state.bid }) : '',
    round?.dealer === seat ? t('seat.dealer') : '',
    t('seat.score', { points: view.standing.totals[seat] ?? 0 }),
  ];
  return t('seat.label', {
    name: playerName(t, view.seats[seat]),
    state: parts.filter((part) => part !== '').join(', '),
  });
}

interface SeatProps {
  readonly seat: SeatNumber;
  readonly compact?: boolean;
}

/** A player at the table: who, dealer or not, bid against tricks, and how it stands. */
export function Seat({ seat }: SeatProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const thinking = useTable((state) => state.thinking === seat);
  const winner = useTable(({ cue }) => cue?.type === 'trickTaken' && cue.winner === seat);
  const round = dealtRound(view);
  const state = seatState(view, seat);
  const own = seat === view.seat;
  const turn = view.toAct.includes(seat);
  return (
    <section
      className={styles.seat}
      aria-label={seatLabel(t, view, seat, state)}
      data-seat={seat}
      data-own={own}
      data-turn={turn}
      data-thinking={thinking}
      data-winner={winner}
      data-state={state.kind}
    >
      {own ? null : (
        <span className={styles.face}>
          <Avatar index={seat - 1} />
        </span>
      )}
      <span className={styles.name}>{playerName(t, view.seats[seat])}</span>
      {round?.dealer === seat ? (
        <span className={styles.dealer} title={t('seat.dealer')} aria-hidden="true">
          D
        </span>
      ) : null}
      <span className={styles.score} aria-hidden="true">
        {t('seat.points', { points: view.standing.totals[seat] ?? 0 })}
      </span>
      <span className={styles.bid} aria-hidden="true">
        {'won' in state ? <TrickPips bid={state.bid} won={state.won} /> : null}
        <span className={styles.state}>{plateText(t, state)}</span>
      </span>
    </section>
  );
}
