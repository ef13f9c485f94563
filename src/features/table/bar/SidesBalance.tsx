import {
  type Contract,
  type DealtView,
  type PlayerView,
  bagsOf,
  contractOf,
  seatsOfSide,
  sideOf,
} from '@/engine/index.ts';
import type { MessageKey } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './RoundBar.module.css';

interface SidesBalanceProps {
  readonly view: PlayerView;
  readonly round: DealtView;
}

type SideStage = 'bags' | 'open' | 'nil' | 'play';

const SIDE_WORDS = {
  bags: ['balance.side.you.bags', 'balance.side.they.bags'],
  open: ['balance.side.you.open', 'balance.side.they.open'],
  nil: ['balance.side.you.nil', 'balance.side.they.nil'],
  play: ['balance.side.you', 'balance.side.they'],
} as const satisfies Record<SideStage, readonly [MessageKey, MessageKey]>;

/** A side's bids and tricks, by phase; its bags alone before its first bid. */
function stageOf({ phase }: DealtView, { bid }: Contract, hasBid: boolean): SideStage {
  if (phase === 'declare' || !hasBid) return 'bags';
  if (phase === 'bid') return 'open';
  return bid === 0 ? 'nil' : 'play';
}

/** In partnerships: each side's contract and tricks, the viewer's first. */
export function SidesBalance({ view, round }: SidesBalanceProps) {
  const t = useTranslate();
  const own = sideOf(view.rules, view.seat);
  const sides = view.standing.totals
    .map((_, side) => side)
    .toSorted((a, b) => Number(b === own) - Number(a === own));
  return (
    <p className={styles.sides}>
      {sides.map((side) => {
        const contract = contractOf(view.rules, round, side);
        const hasBid = seatsOfSide(view.rules, side).some((seat) => round.bids[seat] !== null);
        const [yours, theirs] = SIDE_WORDS[stageOf(round, contract, hasBid)];
        return (
          <span key={side}>
            {t(side === own ? yours : theirs, { ...contract, bags: bagsOf(view, side) })}
          </span>
        );
      })}
    </p>
  );
}
