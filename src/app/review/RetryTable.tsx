import Again from 'lucide-react/icons/rotate-ccw';
import { useMemo, useState } from 'react';
import {
  type GameRecord,
  type RoundRecord,
  sideOf,
  stateAfter,
  isRoundOver,
} from '@/engine/index.ts';
import type { Judgment } from '@/engine/review/index.ts';
import { HintButton } from '@/features/advice/HintButton.tsx';
import { SandboxHint } from '@/features/advice/PastHint.tsx';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { DecisionNote } from '@/features/review/DecisionNote.tsx';
import { pointsContextOf } from '@/features/review/points-context.ts';
import { TryResult } from '@/features/review/TryResult.tsx';
import { ClaimOffer } from '@/features/table/ClaimOffer.tsx';
import { RoundLog } from '@/features/table/RoundLog.tsx';
import { TableScreen } from '@/features/table/TableScreen.tsx';
import { nameInSentence } from '@/i18n/friend-name.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useHints, useSetting, useTable } from '@/store/hooks.ts';
import { humanSeat } from '@/store/seating.ts';
import type { TablePorts } from '@/store/table/table.ts';
import { createSandboxTable } from '@/store/table/sandbox-table.ts';
import { BackButton } from '@/ui/BackButton.tsx';
import { AnalyzeButton } from '../analysis/AnalyzeButton.tsx';
import { OpenCardsDialog } from './OpenCards.tsx';
import { reasonsIn } from './reasons-in.ts';
import { openPosition } from '../analysis/analyze.ts';
import { Button } from '@/ui/Button.tsx';
import { LOW, SHEET_BESIDE_TABLE } from '@/ui/screens.ts';
import { SandboxTable } from '../SandboxTable.tsx';
import { useMediaQuery } from '@/ui/use-media-query.ts';
import { useShortcuts } from '@/ui/use-shortcuts.ts';

interface RetryTableProps {
  /** The ports of the sandbox table. */
  readonly ports: Omit<TablePorts, 'saves' | 'pace'>;
  readonly record: GameRecord;
  readonly judgment: Judgment;
  /** The round's result in the game. */
  readonly result: RoundRecord | undefined;
  /** Record indices of the previous and next decision; null for none. */
  readonly before: number | null;
  readonly next: number | null;
  readonly onLook: (commandIndex: number) => void;
  readonly onClose: () => void;
}

interface PanelsProps extends RetryTableProps {
  /** Whether this is the first attempt. */
  readonly first: boolean;
  readonly onAgain: () => void;
  readonly onOpenCards: () => void;
}

/** The round as it was retried, beside the game's. */
function Result({ result, onAgain, onClose }: Pick<PanelsProps, 'result' | 'onAgain' | 'onClose'>) {
  const view = useTable((state) => state.view);
  const side = sideOf(view.rules, view.seat);
  const tried = view.past[result?.index ?? -1];
  if (tried === undefined) return null;
  return (
    <TryResult
      here={tried.points[side] ?? 0}
      real={result?.points[side] ?? 0}
      context={pointsContextOf(view.rules, view.seats[view.seat]?.name)}
      onAgain={onAgain}
      onClose={onClose}
    />
  );
}

/** The verdict on the decision, and the button that opens every choice with open cards. */
function Note({
  judgment,
  result,
  before,
  next,
  onLook,
  onOpenCards,
  first,
  hasRoundEnded,
}: Omit<PanelsProps, 'ports' | 'record' | 'onClose' | 'onAgain'> & {
  readonly hasRoundEnded: boolean;
}) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const person = nameInSentence(t, view.seats[view.seat]?.name ?? '');
  return (
    <DecisionNote
      judgment={judgment}
      round={result?.index ?? 0}
      context={{ ...pointsContextOf(view.rules, person), reasonOf: reasonsIn(view) }}
      first={first}
      hasRoundEnded={hasRoundEnded}
      before={before === null ? null : () => onLook(before)}
      next={next === null ? null : () => onLook(next)}
    >
      <Button onClick={onOpenCards}>{t('review.open')}</Button>
    </DecisionNote>
  );
}

function TableWithPanels({
  judgment,
  result,
  first,
  before,
  next,
  onLook,
  onOpenCards,
  onAgain,
  onClose,
}: PanelsProps) {
  const t = useTranslate();
  const { table, hints } = useGame();
  const view = useTable((state) => state.view);
  const isWide = useMediaQuery(SHEET_BESIDE_TABLE);
  const isLow = useMediaQuery(LOW);
  const isHinted = useHints(({ open }) => open);
  const shortcuts = useSetting((state) => state.shortcuts);
  useShortcuts({ ' ': () => table.skip(), ...(shortcuts ? { h: () => hints.toggle() } : {}) });
  const hasRoundEnded = isRoundOver(view.round.phase);
  const note = (
    <Note {...{ judgment, result, before, next, onLook, onOpenCards, first, hasRoundEnded }} />
  );
  return (
    <TableScreen
      narration="round"
      barStart={<BackButton label={t('review.try.back')} onBack={onClose} />}
      barEnd={
        <Button variant="icon" label={t('review.try.again')} onClick={onAgain}>
          <Again aria-hidden="true" />
        </Button>
      }
      center={hasRoundEnded ? <Result result={result} onAgain={onAgain} onClose={onClose} /> : null}
      aid={
        <>
          <AnalyzeButton position={() => openPosition(view, stateAfter(table.record()))} />
          <HintButton />
        </>
      }
      dock={
        <>
          {isWide || isLow || hasRoundEnded || isHinted ? null : note}
          <SandboxHint judgment={judgment} />
          <BeforePlay />
          <ClaimOffer />
        </>
      }
      foot={isLow && !hasRoundEnded && !isHinted ? note : undefined}
      side={
        isWide ? (
          <>
            {note}
            <RoundLog />
          </>
        ) : null
      }
    />
  );
}

/** A sandbox table at a past decision, to be played on from there. */
export function RetryTable(props: RetryTableProps) {
  const { settings } = useGame();
  const { record, judgment, result, ports } = props;
  const [tries, setTries] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const decision = {
    record,
    round: result?.index ?? 0,
    seat: humanSeat(record.header),
    commandIndex: judgment.commandIndex,
  };
  const sandbox = useMemo(
    () =>
      createSandboxTable(
        { ...ports, pace: () => settings.getState() },
        { header: record.header, commands: record.commands.slice(0, judgment.commandIndex) },
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each attempt gets a new table
    [settings, record, judgment.commandIndex, ports, tries],
  );
  return (
    <SandboxTable sandbox={sandbox}>
      <TableWithPanels
        {...props}
        first={tries === 0}
        onAgain={() => setTries(tries + 1)}
        onOpenCards={() => setOpen(true)}
      />
      <OpenCardsDialog
        decision={decision}
        reviewed={judgment}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </SandboxTable>
  );
}
