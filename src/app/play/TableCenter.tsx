import RoundSummary from '@/features/scoreboard/RoundSummary.tsx';
import { WinnerPips } from '@/features/table/seat/WinnerPips.tsx';
import { useGame, useTable } from '@/store/hooks.ts';
import { GameEnd } from './GameEnd.tsx';
import type { TableActions } from './table-actions.ts';

/** The panel in the middle of the table between rounds and at the end. */
export function TableCenter(props: TableActions) {
  const { onOpen, onReview } = props;
  const { table } = useGame();
  const { phase, index } = useTable((state) => state.view.round);
  if (phase === 'over')
    return (
      <>
        <WinnerPips />
        <GameEnd {...props} />
      </>
    );
  return (
    <RoundSummary
      onNext={() => table.act({ type: 'deal' })}
      onReview={() => onReview(index)}
      onCompare={() => onOpen('compare')}
    />
  );
}
