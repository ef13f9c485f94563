import Check from 'lucide-react/icons/check';
import FishingHook from 'lucide-react/icons/fishing-hook';
import X from 'lucide-react/icons/x';
import type { Seat } from '@/engine/index.ts';
import { useTable } from '@/store/hooks.ts';
import { Avatar } from '@/ui/avatar/Avatar.tsx';
import { expressionOf } from './expression-of.ts';
import styles from './Moments.module.css';
import { type SeatMoment, useLastMoment } from './use-last-moment.ts';

export interface LiveFaceProps {
  readonly seat: Seat;
  /** Which face it is. */
  readonly index: number;
}

/** What is stamped on a portrait; a ruff is seen on the card. */
const STAMPS = {
  made: Check,
  'nil-made': Check,
  sunk: X,
  'nil-broken': X,
  hooked: FishingHook,
  ruff: null,
} as const satisfies Record<SeatMoment['kind'], typeof Check | null>;

/** An opponent's portrait, whose expression shows how the round is going for them. */
export function LiveFace({ seat, index }: LiveFaceProps) {
  const expression = useTable((state) => expressionOf(state, seat));
  const last = useLastMoment(seat);
  const Stamp = last === null ? null : STAMPS[last.moment.kind];
  return (
    <>
      <Avatar index={index} expression={expression} />
      {Stamp === null ? null : (
        <span
          key={last?.id}
          className={styles.faceStamp}
          data-moment={last?.moment.kind}
          aria-hidden="true"
        >
          <Stamp />
        </span>
      )}
    </>
  );
}
