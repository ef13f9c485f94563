import { useEffect, useState } from 'react';
import FairnessDialog from '@/features/fairness/FairnessDialog.tsx';
import { dealText } from '@/persistence/commitment.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { sha256 } from './ports/hash.ts';
import { browserExchange } from './ports/rule-exchange.ts';

interface FairPlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** *Fair play* with what it may know: the seed is handed on only when the game is over. */
export function FairPlay(props: FairPlayProps) {
  const { table } = useGame();
  const view = useTable((state) => state.view);
  const isOver = view.round.phase === 'over';
  const [commitment, setCommitment] = useState<string | null | undefined>();
  const text = dealText(table.record().header);
  useEffect(() => {
    let isCurrent = true;
    void sha256(text).then((hash) => {
      if (isCurrent) setCommitment(hash);
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (commitment === undefined) return null;
  return (
    <FairnessDialog
      {...props}
      commitment={commitment}
      revealed={isOver ? { text, record: table.record(), past: view.past } : null}
      copy={(copied) => browserExchange.copy(copied)}
    />
  );
}
