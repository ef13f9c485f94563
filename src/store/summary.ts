import {
  type GameRecord,
  type Level,
  PRESETS,
  PRESET_IDS,
  type PresetId,
  type RuleSet,
  fold,
  isMade,
  leadingSides,
  presetRules,
  sideOf,
} from '@/engine/index.ts';
import type { GameNote } from './ports.ts';
import { humanSeat, levelAt } from './seating.ts';

/** What a list and statistics need of a finished game. */
export interface GameSummary extends GameNote {
  /** ms since 1970; null where it was not written down. */
  readonly ended: number | null;
  /** null for rules of the player's own, and for variants. */
  readonly preset: PresetId | null;
  readonly players: number;
  /** The levels of the opponents, each once. */
  readonly levels: readonly Level[];
  /** The place of the person's side among all sides, 1 for the winners. */
  readonly place: number;
  readonly sides: number;
  readonly points: number;
  /** In how many of the rounds the person took exactly what it bid. */
  readonly made: number;
  readonly rounds: number;
}

const same = (a: RuleSet, b: RuleSet): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The preset that these rules are, as it is usually played. */
export function presetOf(rules: RuleSet): PresetId | null {
  const isPreset = (id: PresetId): boolean => {
    const counts: readonly number[] = PRESETS[id].players;
    return counts.includes(rules.players) && same(presetRules(id, rules.players), rules);
  };
  return PRESET_IDS.find(isPreset) ?? null;
}

/** The place of a side, 1 for the leaders; who is tied shares it [END-2]. */
export function placeOf(rules: RuleSet, totals: readonly number[], side: number): number {
  const own = totals[side] ?? 0;
  const isBetter = (other: number): boolean => leadingSides(rules, [own, other]).join(',') === '1';
  return 1 + totals.filter(isBetter).length;
}

interface Finished extends GameNote {
  readonly record: GameRecord;
  readonly ended: number | null;
}

/**
 * What became of a finished game.
 * @throws on a record that cannot be folded: whoever reads one from outside has checked it.
 */
export function summaryOf({
  record,
  ended,
  id,
  takenBack,
  playedOut,
  hints,
  origin,
}: Finished): GameSummary {
  const folded = fold(record);
  if (!folded.ok) throw new Error(`no such game: ${JSON.stringify(folded.error)}`);
  const { header, past, standing } = folded.value;
  const seat = humanSeat(header);
  const { totals } = standing;
  const side = sideOf(header.rules, seat);
  const levels = header.seats.flatMap((_, each) => levelAt(header, each) ?? []);
  return {
    id,
    ended,
    takenBack,
    playedOut,
    hints,
    origin,
    preset: presetOf(header.rules),
    players: header.rules.players,
    levels: [...new Set(levels)],
    place: placeOf(header.rules, totals, side),
    sides: totals.length,
    points: totals[side] ?? 0,
    made: past.filter(({ bids, tricks }) =>
      isMade({ bid: bids[seat] ?? 0, tricks: tricks[seat] ?? 0 }),
    ).length,
    rounds: past.length,
  };
}

/** Whether a game was played without help: only such games count in statistics. */
export const isUnaided = ({ takenBack, playedOut, hints }: GameNote): boolean =>
  takenBack === 0 && playedOut === 0 && hints === 0;

/** What many games come to. */
export interface Statistics {
  readonly games: number;
  readonly wins: number;
  /** 1 is always the winner; null without games. */
  readonly meanPlace: number | null;
  /** The part of all bids that were made, 0…1; null without rounds. */
  readonly bidsMade: number | null;
}

/** The statistics of games; those played with help are left out. */
export function statisticsOf(all: readonly GameSummary[]): Statistics {
  const games = all.filter(isUnaided);
  const sum = (of: (game: GameSummary) => number): number =>
    games.reduce((total, game) => total + of(game), 0);
  const rounds = sum((game) => game.rounds);
  return {
    games: games.length,
    wins: games.filter(({ place }) => place === 1).length,
    meanPlace: games.length === 0 ? null : sum(({ place }) => place) / games.length,
    bidsMade: rounds === 0 ? null : sum(({ made }) => made) / rounds,
  };
}
