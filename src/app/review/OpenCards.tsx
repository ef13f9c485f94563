import Eye from 'lucide-react/icons/eye';
import { useEffect, useMemo, useState } from 'react';
import { type GameRecord, type Seat, hasPartners, lowestWins } from '@/engine/index.ts';
import type { Judgment } from '@/engine/review/index.ts';
import { OpenChoicesDialog, type OpenChoicesState } from '@/features/review/OpenChoicesDialog.tsx';
import { useTranslate } from '@/i18n/use-translate.ts';
import { threadedOpenCards } from '@/platform/threaded-open-cards.ts';
import { pastDecisions } from '@/store/games/past-decisions.ts';
import type { OpenCards } from '@/store/ports/reviews.ts';
import { Button } from '@/ui/Button.tsx';

const ownThread = threadedOpenCards();

const NOTHING_YET: OpenChoicesState = { status: 'working', choices: null };

/** A decision of a round that is over, by the index of its command. */
export interface PastDecision {
  readonly record: GameRecord;
  /** 0-based. */
  readonly round: number;
  readonly seat: Seat;
  readonly commandIndex: number;
}

/** A thread of its own, which ends with `close`. */
type Port = OpenCards & { readonly close: () => void };

/** The figures of a decision, computed while they are open. */
function useOpening(
  port: OpenCards,
  decision: PastDecision | null,
  isOpen: boolean,
): OpenChoicesState {
  const [opening, setOpening] = useState<OpenChoicesState>(NOTHING_YET);
  const { record, round = 0, seat = 0, commandIndex = 0 } = decision ?? {};
  useEffect(() => {
    if (!isOpen || record === undefined) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const put = (next: OpenChoicesState): void => {
      if (!signal.aborted) setOpening(next);
    };
    put(NOTHING_YET);
    port
      .choices(
        { record, round, seat, commandIndex },
        (found) => put({ status: 'working', choices: found }),
        signal,
      )
      .then(
        (found) => put({ status: 'done', choices: found }),
        () => put({ status: 'failed' }),
      );
    return () => left.abort();
  }, [port, isOpen, record, round, seat, commandIndex]);
  return opening;
}

interface OpenCardsDialogProps {
  /** null where there is nothing to open. */
  readonly decision: PastDecision | null;
  /** The review of the decision, if it is shown beside. */
  readonly reviewed?: Pick<Judgment, 'own' | 'best'> | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly port?: Port;
}

/** Every choice of a past decision with open cards, computed while it is open. */
export function OpenCardsDialog({
  decision,
  reviewed,
  open,
  onClose,
  port = ownThread,
}: OpenCardsDialogProps) {
  const opening = useOpening(port, decision, open);
  const rules = decision?.record.header.rules;
  useEffect(() => () => port.close(), [port]);
  return (
    <OpenChoicesDialog
      opening={opening}
      reviewed={reviewed}
      isSide={rules !== undefined && hasPartners(rules)}
      isLow={rules !== undefined && lowestWins(rules)}
      open={open && decision !== null}
      onClose={onClose}
    />
  );
}

/** Opens the cards from the corner of a table. */
export function OpenCardsButton({ decision }: Pick<OpenCardsDialogProps, 'decision'>) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="icon"
        label={t('review.open')}
        aria-disabled={decision === null}
        onClick={() => setOpen(decision !== null)}
      >
        <Eye aria-hidden="true" />
      </Button>
      <OpenCardsDialog decision={decision} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** The decision of the seat that a replay stands before; null before anything else, and until its round is over. */
export function useDecisionAt(
  record: GameRecord,
  seat: Seat,
  { round, commands }: { readonly round: number; readonly commands: number },
): PastDecision | null {
  const decisions = useMemo(() => pastDecisions(record, seat, round), [record, seat, round]);
  return useMemo(
    () => (decisions.includes(commands) ? { record, round, seat, commandIndex: commands } : null),
    [decisions, record, round, seat, commands],
  );
}
