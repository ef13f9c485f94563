import {
  type Header,
  type Level,
  type PresetId,
  type RuleSet,
  presetRules,
} from '@/engine/index.ts';
import { type Subject, withDeal } from '@/engine/exercise/index.ts';
import { headerFor } from '../setup.ts';

/** What an exercise's game changes about its preset. */
const VARIANTS = {
  sealed: { bidding: 'sealed' },
  forehead: { sight: 'forehead' },
} as const satisfies Partial<Record<Subject, Partial<RuleSet>>>;

/** The deal of an exercise. */
export interface ExerciseDeal {
  readonly subject: Subject;
  readonly preset: PresetId;
  readonly players: number;
  readonly cards: number;
  /** The number of the deal, which determines the seeds of its game. */
  readonly seed: number;
}

/** The header of a game of one round against hard players; the number `deal` determines its seeds. */
export function headerOfDeal(rules: RuleSet, cards: number, deal: number): Header {
  const levels = Array.from({ length: rules.players - 1 }, (): Level => 'hard');
  const header = headerFor(
    rules,
    { levels, characters: false },
    { seed: () => '', fraction: () => 0 },
  );
  return withDeal(header, cards, deal);
}

/** The header of an exercise: a game of one round. */
export function exerciseHeader({ subject, preset, players, cards, seed }: ExerciseDeal): Header {
  const changes: Partial<RuleSet> =
    subject in VARIANTS ? VARIANTS[subject as keyof typeof VARIANTS] : {};
  return headerOfDeal({ ...presetRules(preset, players), ...changes }, cards, seed);
}
