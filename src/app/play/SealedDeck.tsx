import { Fingerprint } from '@/features/fairness/Fingerprint.tsx';
import { useCommitment } from './use-commitment.ts';

/** The deck's fingerprint, once it is computed; nothing in browsers that cannot hash. */
export function SealedDeck({ onOpen }: { readonly onOpen: () => void }) {
  const { commitment } = useCommitment();
  return commitment === undefined || commitment === null ? null : <Fingerprint onOpen={onOpen} />;
}
