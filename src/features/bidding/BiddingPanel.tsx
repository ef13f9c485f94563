import { useEffect, useId, useRef } from 'react';
import { type Command, type PlayerView, type Rejection } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import styles from './BiddingPanel.module.css';
import { useTypedNumber } from './use-typed-number.ts';

interface BidOption {
  readonly command: Extract<Command, { type: 'bid' }>;
  readonly reason: string | null;
}

/** Why a bid is closed, in words. */
function reasonFor(t: Translate, bid: number, refusal: Rejection): string {
  switch (refusal.kind) {
    case 'hook':
      return t('bidding.refused.hook', { bid, handSize: refusal.handSize });
    case 'zero-limit':
      return t('bidding.refused.zero-limit', { limit: refusal.limit });
    case 'bid-out-of-range':
      return t('bidding.refused.bid-out-of-range', { bid, max: refusal.max });
    case 'bid-not-whole':
      return t('bidding.refused.bid-not-whole');
    default:
      return t('refusal.other');
  }
}

const bidOptions = (t: Translate, view: PlayerView): BidOption[] =>
  view.choices.flatMap(({ command, refusal }) =>
    command.type === 'bid'
      ? [{ command, reason: refusal === null ? null : reasonFor(t, command.bid, refusal) }]
      : [],
  );

/** The bids made so far and what is left of the tricks. */
function BidsSoFar({ view }: { readonly view: PlayerView }) {
  const t = useTranslate();
  const { round } = view;
  if (round.phase === 'ready') return null;
  const open = round.bids.filter((bid) => typeof bid === 'number');
  const sum = open.reduce((total, bid) => total + bid, 0);
  const { handSize } = round;
  return (
    <p className={styles.soFar}>
      {open.length === 0
        ? t('bidding.none', { handSize })
        : t('bidding.soFar', { sum, handSize, left: Math.max(0, handSize - sum) })}
    </p>
  );
}

/**
 * All bids from 0 to the hand size while it is the player's turn. A closed bid stays in place and
 * in reach, says why in words and is never made. Digits move to a bid, Enter makes it.
 */
export function BiddingPanel() {
  const t = useTranslate();
  const { table } = useGame();
  const view = useTable((state) => state.view);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const panel = useRef<HTMLElement>(null);
  const heading = useId();
  const reasonId = useId();
  const options = bidOptions(t, view);
  const active = options.length > 0;
  const max = options.length - 1;

  useTypedNumber(active, max, (bid) => buttons.current.get(bid)?.focus());
  // The panel itself takes the focus, not a bid: none of them is to look like advice.
  useEffect(() => {
    if (active) panel.current?.focus({ preventScroll: true });
  }, [active]);

  if (!active) return null;
  const reasons = options.flatMap(({ reason }) => (reason === null ? [] : [reason]));
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-labelledby={heading}
      data-testid="bidding-panel"
    >
      <h2 id={heading} className={styles.heading}>
        {t('bidding.heading')}
      </h2>
      <BidsSoFar view={view} />
      <fieldset className={styles.bids} aria-labelledby={heading}>
        {options.map(({ command, reason }) => (
          <button
            key={command.bid}
            ref={(button) => {
              if (button) buttons.current.set(command.bid, button);
              else buttons.current.delete(command.bid);
            }}
            type="button"
            className={styles.bid}
            aria-label={t('bidding.bid', { bid: command.bid })}
            aria-disabled={reason !== null}
            aria-describedby={reason === null ? undefined : reasonId}
            onClick={() => {
              if (reason === null) table.act(command);
            }}
          >
            {command.bid}
          </button>
        ))}
      </fieldset>
      <p id={reasonId} className={styles.reason}>
        {reasons.join(' ')}
      </p>
    </section>
  );
}
