import type { Family } from '@/ai/net/loaded-nets.ts';
import { Reviewer } from '@/ai/review/reviewer.ts';
import { weightsOf } from './net-weights.ts';

/** A reviewer with the nets of the app for games of a family. */
export const newReviewer = (family: Family = 'solo'): Reviewer =>
  new Reviewer(weightsOf(family), family);
