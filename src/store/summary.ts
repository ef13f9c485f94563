import {
  type GameRecord,
  type Level,
  PRESETS,
  PRESET_IDS,
  type PresetId,
  type RoundRecord,
  type RuleSet,
  type Seat,
  fold,
  isBidMade,
  leadingSides,
  presetRules,
  sideOf,
} from '@/engine/index.ts';
import type { GameNote } from './ports/saves.ts';
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
  readonly rounds: readonly RoundFact[];
}

/** What statistics need of a round: the person's own part in it. */
export interface RoundFact {
  readonly handSize: number;
  /** How many bid before, for those who bid in turn: 0 left of the dealer, the last is the dealer. */
  readonly turn: number;
  readonly bid: number;
  readonly took: number;
  /** Whether the bid was made exactly; with a partner, whether the contract was kept. */
  readonly made: boolean;
  /** Of the person's side. */
  readonly points: number;
}

/** The person's part in a finished round. */
function roundFact(rules: RuleSet, record: RoundRecord, seat: Seat): RoundFact {
  const side = sideOf(rules, seat);
  const [bid, took] = [record.bids[seat] ?? 0, record.tricks[seat] ?? 0];
  return {
    handSize: record.handSize,
    turn: (seat - record.dealer - 1 + rules.players) % rules.players,
    bid,
    took,
    made: isBidMade(rules, record, seat),
    points: record.points[side] ?? 0,
  };
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
  again,
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
    again,
    origin,
    preset: presetOf(header.rules),
    players: header.rules.players,
    levels: [...new Set(levels)],
    place: placeOf(header.rules, totals, side),
    sides: totals.length,
    points: totals[side] ?? 0,
    rounds: past.map((round) => roundFact(header.rules, round, seat)),
  };
}
