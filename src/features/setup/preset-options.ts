import {
  type BidVariant,
  type Hands,
  type OfferedScoring,
  type PresetGame,
  PRESET_OPTIONS,
} from '@/store/setup.ts';

/** Options whose first is the preset's own; choosing it sets null. */
interface OwnOrOther<T> {
  readonly options: readonly T[];
  readonly chosen: T;
  readonly setTo: (value: T) => T | null;
}

const ownOrOther = <T>(options: readonly T[], set: T | null): OwnOrOther<T> | null => {
  const [own] = options;
  if (own === undefined) return null;
  return { options, chosen: set ?? own, setTo: (value) => (value === own ? null : value) };
};

/** Bidding with the preset's hook, or one of its variants. */
export type Bids = 'hook' | BidVariant;

export interface ShownOptions {
  readonly scorings: OwnOrOther<OfferedScoring> | null;
  readonly shapes: OwnOrOther<Hands> | null;
  readonly bids: readonly Bids[];
  readonly wholeDeck: boolean;
}

/** Whether a preset has options. */
export const hasPresetOptions = (game: PresetGame): boolean => {
  const { scorings, shapes, bids, wholeDeck } = presetOptions(game);
  return scorings !== null || shapes !== null || bids.length > 0 || wholeDeck;
};

/** The options of a preset; empty or null where there are none. */
export function presetOptions({ preset, scoring, shape }: PresetGame): ShownOptions {
  const { scorings, shapes, bids, wholeDeck } = PRESET_OPTIONS[preset];
  return {
    scorings: ownOrOther(scorings, scoring),
    shapes: ownOrOther(shapes, shape),
    bids: bids.length > 0 ? ['hook', ...bids] : [],
    wholeDeck,
  };
}
