import { PRESETS, type ScheduleShape } from '@/engine/index.ts';
import { type BidVariant, type OfferedScoring, type PresetGame, VARIANTS } from '@/store/setup.ts';

/** Options of which the first is the preset's own, so that choosing it sets nothing. */
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

/** How bids are made: as the preset says, or one of its variants. */
export type Bids = 'hook' | BidVariant;

export interface PresetOptions {
  readonly players: readonly number[];
  readonly scorings: OwnOrOther<OfferedScoring> | null;
  readonly shapes: OwnOrOther<ScheduleShape> | null;
  readonly bids: readonly Bids[];
  readonly wholeDeck: boolean;
}

/** Whether a preset can be played in more than one way. */
export const hasPresetOptions = (game: PresetGame): boolean => {
  const { scorings, shapes, bids, wholeDeck } = presetOptions(game);
  return scorings !== null || shapes !== null || bids.length > 0 || wholeDeck;
};

/** What there is to choose about a preset; what has no choice is empty or null. */
export function presetOptions({ preset, scoring, shape }: PresetGame): PresetOptions {
  const { scorings, shapes, bids, wholeDeck } = VARIANTS[preset];
  const { players } = PRESETS[preset];
  return {
    players: players.length > 1 ? players : [],
    scorings: ownOrOther(scorings, scoring),
    shapes: ownOrOther(shapes, shape),
    bids: bids.length > 0 ? ['hook', ...bids] : [],
    wholeDeck,
  };
}
