import { type Ref, useId, useState } from 'react';
import { type Command, type PlayerView, type Rejection, resolveScoring } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { HintMark } from '@/store/table/hints.ts';
import { useGame, useHints, useSetting, useStage, useTable } from '@/store/hooks.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import styles from './Bids.module.css';
import { BidMark } from './BidMark.tsx';
import { BidsSoFar } from './BidsSoFar.tsx';
import { DecisionPanel, type DecisionProps } from './DecisionPanel.tsx';
import panelStyles from './DecisionPanel.module.css';
import { FirstBidNote, useIsFirstBid } from './FirstBidNote.tsx';
import { NilButton } from './NilButton.tsx';
import { useButtons } from './use-buttons.ts';
import { useTypedNumber } from './use-typed-number.ts';

interface BidOption {
  readonly command: Extract<Command, { type: 'bid' }>;
  readonly reason: string | null;
}

/** Why a bid is not allowed, in words. */
function bidRefusalText(t: Translate, bid: number, refusal: Rejection): string {
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
      ? [{ command, reason: refusal === null ? null : bidRefusalText(t, command.bid, refusal) }]
      : [],
  );

/** From this many bids on, buttons shrink on small screens. */
const MANY = 13;

/** How many buttons fit into a row: on a phone, where many are smaller, and at full width. */
const ROOM = { narrow: 6, narrowOfMany: 7, narrowBesideNil: 8, wide: 12 } as const;

/** The nil button is as wide as three others. */
const NIL_PLACES = 3;

/** The length of evenly filled rows. */
const rowLength = (places: number, room: number): number =>
  Math.ceil(places / Math.ceil(places / room));

interface BidButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly bid: number;
  /** The points of a nil; null where 0 is a bid like any other. */
  readonly nil: number | null;
  readonly isMany: boolean;
  /** The id of the reason why it is forbidden; undefined if it is allowed. */
  readonly describedBy: string | undefined;
  readonly mark: HintMark | undefined;
  readonly onBid: () => void;
}

function BidButton({ ref, bid, nil, isMany, describedBy, mark, onBid }: BidButtonProps) {
  const t = useTranslate();
  const isForbidden = describedBy !== undefined;
  if (bid === 0 && nil !== null)
    return <NilButton points={nil} describedBy={describedBy} mark={mark} onBid={onBid} />;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.bid}
      data-many={isMany}
      aria-label={t('bidding.bid', { bid })}
      aria-disabled={isForbidden}
      aria-describedby={describedBy}
      onClick={onBid}
    >
      {bid}
      <BidMark mark={mark} />
    </button>
  );
}

/** The bid refused last, null if none; counted, so that a repeated reason is announced again. */
interface Refused {
  readonly bid: number | null;
  readonly count: number;
}

/** Makes a bid, or remembers that it is refused. */
function useChoice() {
  const stage = useStage();
  const { settings } = useGame();
  const isFirst = useIsFirstBid();
  const [refused, setRefused] = useState<Refused>({ bid: null, count: 0 });

  function choose({ command, reason }: BidOption): void {
    if (reason !== null) {
      setRefused(({ count }) => ({ bid: command.bid, count: count + 1 }));
      return;
    }
    if (isFirst) settings.setState({ hasBid: true });
    stage.decide(command);
  }

  return { refused, choose };
}

interface ReasonsProps {
  readonly options: readonly BidOption[];
  readonly idOf: (bid: number) => string;
  readonly refused: Refused;
}

/** Why bids are not allowed; the last refusal is announced. */
function Reasons({ options, idOf, refused }: ReasonsProps) {
  return (
    <>
      <div className={panelStyles.reason}>
        {options.map(({ command, reason }) =>
          reason === null ? null : (
            <p key={command.bid} id={idOf(command.bid)}>
              {reason}
            </p>
          ),
        )}
      </div>
      <VisuallyHidden>
        <span role="alert">
          <span key={refused.count}>
            {options.find(({ command }) => command.bid === refused.bid)?.reason}
          </span>
        </span>
      </VisuallyHidden>
    </>
  );
}

/**
 * All bids from 0 to the hand size at the player's turn. Forbidden bids stay focusable and say why.
 * Digits move the focus to a bid, Enter makes it; no digit selects a nil.
 */
export function BidPanel({ heading }: DecisionProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const buttons = useButtons<number>();
  const reasonId = useId();
  const { refused, choose } = useChoice();
  const options = bidOptions(t, view);
  const scoring = resolveScoring(view.rules.scoring);
  const nil = scoring.kind === 'partnership' ? scoring.nil : null;
  const isMany = options.length >= MANY;
  const marks = useHints((state) => state.marks)?.();
  const places = options.length + (nil === null ? 0 : NIL_PLACES - 1);
  const roomOfMany = nil === null ? ROOM.narrowOfMany : ROOM.narrowBesideNil;

  const shortcuts = useSetting((settings) => settings.shortcuts);
  useTypedNumber(shortcuts, options.length - 1, buttons.focus);

  const reasonOf = (bid: number): string => `${reasonId}-${bid}`;
  return (
    <DecisionPanel
      heading={heading ?? t('bidding.heading')}
      headed={heading !== undefined}
      facts={
        <>
          <BidsSoFar view={view} isOthers={heading !== undefined} />
          <FirstBidNote isHooked={options.some(({ reason }) => reason !== null)} />
        </>
      }
      testId="bidding-panel"
      notes={<Reasons options={options} idOf={reasonOf} refused={refused} />}
    >
      <div
        className={styles.bids}
        data-many={isMany}
        data-marked={marks !== undefined}
        style={{
          '--places': places,
          '--row-narrow': rowLength(places, isMany ? roomOfMany : ROOM.narrow),
          '--row-wide': rowLength(places, ROOM.wide),
        }}
      >
        {options.map((option) => (
          <BidButton
            key={option.command.bid}
            ref={buttons.refOf(option.command.bid)}
            bid={option.command.bid}
            nil={nil}
            isMany={isMany}
            describedBy={option.reason === null ? undefined : reasonOf(option.command.bid)}
            mark={marks?.get(`${option.command.bid}`)}
            onBid={() => choose(option)}
          />
        ))}
      </div>
    </DecisionPanel>
  );
}
