import type { Header } from '@/engine/index.ts';
import { reviewReason } from '@/features/advice/contrast-words.ts';
import type { ReasonOf } from '@/features/review/points-context.ts';

/** Says why better choices in a game were better, as its hints do. */
export const reasonsIn =
  (header: Pick<Header, 'rules' | 'seats'>): ReasonOf =>
  (t, judgment, nameCard) =>
    reviewReason(t, header, judgment, nameCard);
