import { useEffect } from 'react';
import { useStore } from 'zustand';
import { positionOf } from '@/engine/position/index.ts';
import { PastHint } from '@/features/advice/PastHint.tsx';
import { type ViewAdvice, useAdvice, useHintMarks } from '@/features/advice/use-advice.ts';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { ChancePanel } from '@/features/bidding/ChancePanel.tsx';
import { DrillResult } from '@/features/drill/DrillResult.tsx';
import { TableScreen } from '@/features/table/TableScreen.tsx';
import { useTranslate } from '@/i18n/use-translate.ts';
import { CHANCES, type Chance, expertFigures } from '@/store/drill/answers.ts';
import type { Drill, DrillHand } from '@/store/drill/drill.ts';
import { titleOfGame } from '@/store/practice/practice-games.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { BackButton } from '@/ui/BackButton.tsx';
import { BARS_ON_BIDS, LOWEST } from '@/ui/screens.ts';
import { useMediaQuery } from '@/ui/use-media-query.ts';
import { AnalyzeButton } from '../analysis/AnalyzeButton.tsx';
import { FixedTable } from '../SandboxTable.tsx';

interface DrillTableProps {
  readonly drill: Drill;
  readonly hand: DrillHand;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** A pressed bid is judged, but never applied, so that the hint stays about this decision. */
function useGuardedBids(drill: Drill): void {
  const { table } = useGame();
  useEffect(() =>
    table.guardWith((command) => {
      if (command.type === 'bid') drill.takeBid(command.bid);
      return false;
    }),
  );
}

interface AnsweredProps extends Omit<DrillTableProps, 'onClose'> {
  readonly asked: ViewAdvice | null;
  readonly bid: number;
  readonly chance: Chance;
}

/** The result of the bid, which counts once it is known and the hint is complete. */
function Answered({ drill, hand, asked, bid, chance, onNext }: AnsweredProps) {
  const result = useStore(drill.store, (state) => state.result) ?? 'playing';
  const isHintDone = asked === null || asked.state !== 'thinking';
  const advice = isHintDone ? (asked?.advice ?? null) : null;
  useEffect(() => {
    if (advice !== null || (isHintDone && result !== 'playing')) drill.judge(advice);
  }, [drill, result, isHintDone, advice]);
  return (
    <DrillResult
      game={titleOfGame(hand.choice.game)}
      chance={chance}
      expert={expertFigures(advice, bid).expert}
      result={result}
      onNext={result === 'playing' || !isHintDone ? null : onNext}
    />
  );
}

/** The hint's figures on the bids themselves. */
function MarkedBids({ asked }: { readonly asked: ViewAdvice | null }) {
  useHintMarks(asked);
  return <BeforePlay />;
}

/** The hand, the bids before, and the two questions; then the result. */
function TableWithPanels({ onClose, ...props }: DrillTableProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const asked = useAdvice(view, true);
  const { drill } = props;
  const { bid, chance } = useStore(drill.store);
  useGuardedBids(drill);
  const hasBars = useMediaQuery(BARS_ON_BIDS);
  const hasBarsAlone = useMediaQuery(LOWEST);
  const isAnswered = bid !== null && chance !== null;
  return (
    <TableScreen
      narration={null}
      barStart={<BackButton label={t('drill.back')} onBack={onClose} />}
      barEnd={null}
      aid={isAnswered ? <AnalyzeButton position={() => positionOf(view)} /> : null}
      center={null}
      isAnswered={isAnswered}
      dock={
        <>
          {bid === null ? <BeforePlay /> : null}
          {bid !== null && chance === null ? (
            <ChancePanel
              bid={bid}
              chances={CHANCES}
              onChance={(given) => void drill.takeChance(given)}
              onBack={() => drill.takeBid(null)}
            />
          ) : null}
          {isAnswered ? (
            <>
              <Answered {...props} asked={asked} bid={bid} chance={chance} />
              {hasBarsAlone ? <MarkedBids asked={asked} /> : <PastHint view={view} asked={asked} />}
              {hasBars && !hasBarsAlone ? <BeforePlay /> : null}
            </>
          ) : null}
        </>
      }
      side={null}
    />
  );
}

/** One hand of the bidding drill, on a sandbox table. */
export function DrillTable(props: DrillTableProps) {
  return (
    <FixedTable record={props.hand.record}>
      <TableWithPanels {...props} />
    </FixedTable>
  );
}
