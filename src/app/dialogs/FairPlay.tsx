import FairnessDialog from '@/features/fairness/FairnessDialog.tsx';
import { useGame, useTable } from '@/store/hooks.ts';
import { browserSharing } from '@/platform/sharing.ts';
import { useCommitment } from '../play/use-commitment.ts';

interface FairPlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Connects *Fair play*. The seed is passed on only when the game is over. */
export function FairPlay(props: FairPlayProps) {
  const { table } = useGame();
  const view = useTable((state) => state.view);
  const isGameOver = view.round.phase === 'over';
  const { text, commitment } = useCommitment();
  if (commitment === undefined) return null;
  return (
    <FairnessDialog
      {...props}
      commitment={commitment}
      revealed={isGameOver ? { text, record: table.record(), past: view.past } : null}
      copy={(copied) => browserSharing.copy(copied)}
    />
  );
}
