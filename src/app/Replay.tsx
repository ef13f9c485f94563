import Review from 'lucide-react/icons/clipboard-check';
import { useEffect, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type GameRecord, type GameState, isRoundOver } from '@/engine/index.ts';
import { HandAtSeat } from '@/features/replay/HandAtSeat.tsx';
import { HandList } from '@/features/replay/HandList.tsx';
import { ReplayPanel } from '@/features/replay/ReplayPanel.tsx';
import { type ShownHands, openHands } from '@/features/replay/open-hands.ts';
import { useReplayKeys } from '@/features/replay/use-replay-keys.ts';
import { FinalResult } from '@/features/scoreboard/FinalResult.tsx';
import RoundSummary from '@/features/scoreboard/RoundSummary.tsx';
import { RoundLog } from '@/features/table/RoundLog.tsx';
import { TableScreen } from '@/features/table/TableScreen.tsx';
import { narrate } from '@/features/table/narration.ts';
import { ScoreSheet } from '@/features/scoreboard/ScoreSheet.tsx';
import { useTranslate } from '@/i18n/use-translate.ts';
import { StageContext, useTable } from '@/store/hooks.ts';
import { type Replay as ReplayOf, createReplay, stopAt } from '@/store/table/replay.ts';
import { type Timeline, timelineOf } from '@/store/table/timeline.ts';
import { BackButton } from '@/ui/BackButton.tsx';
import { AnalyzeButton } from './analysis/AnalyzeButton.tsx';
import { OpenCardsButton, useDecisionAt } from './review/OpenCards.tsx';
import { openPosition } from './analysis/analyze.ts';
import { Button } from '@/ui/Button.tsx';
import { browserClock } from '@/platform/clock.ts';
import { ROOMY, SHEET_BESIDE_TABLE } from '@/ui/screens.ts';
import { useMediaQuery } from '@/ui/use-media-query.ts';

interface ReplayProps {
  /** A legal record; it may end at any point. */
  readonly record: GameRecord;
  /** The index of the first stop to show. */
  readonly from: number;
  /** Opens the review; gets the index of the current stop. */
  readonly onReview: (at: number) => void;
  readonly onClose: () => void;
}

type RunningProps = Pick<ReplayProps, 'record' | 'onReview' | 'onClose'>;

/** The panel in the middle of the table between rounds and at the end. */
function Center() {
  const heading = useId();
  const phase = useTable(({ view }) => view.round.phase);
  return phase === 'over' ? <FinalResult heading={heading} /> : <RoundSummary onNext={null} />;
}

/** The score sheet and the round's log beside the table. */
function Side() {
  const view = useTable((state) => state.view);
  return (
    <>
      <ScoreSheet view={view} />
      <RoundLog />
    </>
  );
}

interface AidProps {
  readonly replay: ReplayOf;
  readonly record: GameRecord;
  /** undefined where nothing is on the table. */
  readonly state: GameState | undefined;
}

/** What helps to understand the position on the table. */
function Aid({ replay, record, state }: AidProps) {
  const view = useTable((shown) => shown.view);
  const at = useStore(replay.store, (shown) => shown.at);
  const decision = useDecisionAt(record, view.seat, stopAt(replay.timeline, at));
  if (state === undefined) return null;
  return (
    <>
      <OpenCardsButton decision={decision} />
      <AnalyzeButton position={() => openPosition(view, state)} />
    </>
  );
}

function ReplayTable({
  replay,
  record,
  onReview,
  onClose,
}: { readonly replay: ReplayOf } & RunningProps) {
  const t = useTranslate();
  const [shownHands, setShownHands] = useState<ShownHands>('as-played');
  const events = useStore(replay.store, (state) => state.events);
  const view = useTable((state) => state.view);
  const isWide = useMediaQuery(SHEET_BESIDE_TABLE);
  const hasRoom = useMediaQuery(ROOMY);
  useReplayKeys(replay);
  const { phase } = view.round;
  const state = replay.timeline.states[events];
  const open = state === undefined ? [] : openHands(view, state, shownHands);
  const listed = open.filter(({ seat }) => !hasRoom || seat === view.seat);
  return (
    <TableScreen
      narration={null}
      barStart={<BackButton label={t('replay.close')} onBack={onClose} />}
      barEnd={
        <Button
          variant="icon"
          label={t('review.title')}
          onClick={() => onReview(replay.store.getState().at)}
        >
          <Review aria-hidden="true" />
        </Button>
      }
      aid={<Aid replay={replay} record={record} state={state} />}
      center={isRoundOver(phase) ? <Center /> : null}
      foot={
        <ReplayPanel
          replay={replay}
          narrate={(seen, cue, nameCard) => narrate(t, seen, cue, nameCard)}
          shownHands={shownHands}
          onShownHands={setShownHands}
        >
          {listed.length === 0 ? null : <HandList hands={listed} />}
        </ReplayPanel>
      }
      side={isWide && phase !== 'ready' ? <Side /> : null}
      atSeats={
        new Map(
          open
            .filter((hand) => !listed.includes(hand))
            .map((hand) => [hand.seat, <HandAtSeat key={hand.seat} hand={hand} />]),
        )
      }
    />
  );
}

function RunningReplay({
  timeline,
  from,
  ...on
}: { readonly timeline: Timeline } & Pick<ReplayProps, 'from'> & RunningProps) {
  const replay = useMemo(() => createReplay(timeline, browserClock, from), [timeline, from]);
  useEffect(() => () => replay.pause(), [replay]);
  return (
    <StageContext value={replay.stage}>
      <ReplayTable replay={replay} {...on} />
    </StageContext>
  );
}

/**
 * A replay on the table.
 * @throws if the record cannot be folded; callers validate records from outside
 */
export function Replay({ record, ...rest }: ReplayProps) {
  const timeline = useMemo(() => timelineOf(record), [record]);
  if (!timeline.ok) throw new Error(`no such game: ${JSON.stringify(timeline.error)}`);
  return <RunningReplay timeline={timeline.value} record={record} {...rest} />;
}
