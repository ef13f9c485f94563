import type { Subject } from '@/engine/exercise/index.ts';
import type { DecisionKind } from '@/engine/review/index.ts';
import type { Figure, Figures, Situation } from './figures.ts';
import { PER } from './norms.ts';

/** The subject that trains decisions of a kind or in a situation; none where no exercise does. */
const SUBJECT_OF: Readonly<Partial<Record<DecisionKind | Situation, Subject>>> = {
  bid: 'zero',
  trump: 'trump',
  lead: 'lead',
  follow: 'follow',
  ruff: 'ruff',
  discard: 'ruff',
  hook: 'hook',
  zero: 'dodge',
  lastTricks: 'last',
};

/** Where a player loses most, and the subject that trains it. */
export interface Weakness {
  readonly figure: Figure;
  readonly subject: Subject;
  /** Points lost in all of these decisions, beyond what an expert loses. */
  readonly beyond: number;
}

function weaknessIn(figure: Figure): Weakness[] {
  const { key, rate, expert, decisions } = figure;
  const subject = SUBJECT_OF[key as keyof typeof SUBJECT_OF];
  // Too little data to tell, or no clear difference.
  if (subject === undefined || rate === null || rate.value - rate.margin <= expert) return [];
  return [{ figure, subject, beyond: ((rate.value - expert) * decisions) / PER }];
}

/** The cause with the largest loss beyond an expert's that has enough data; null if there is none. */
export const weaknessOf = ({ kind, situation }: Figures): Weakness | null =>
  [...kind, ...situation].flatMap(weaknessIn).toSorted((a, b) => b.beyond - a.beyond)[0] ?? null;
