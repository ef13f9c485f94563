import {
  type GameRecord,
  type LedgerKind,
  type RoundRecord,
  type RuleSet,
  type Seat,
  contractOf,
  hasPartners,
  sideOf,
  stateAfter,
} from '@/engine/index.ts';
import { humanSeat } from '../seating.ts';
import { placeOf } from './summary.ts';

/** Whether the bid was made, or missed with too many or too few tricks. */
export type BidOutcome = 'made' | 'over' | 'under';

/** The result of a round for one side. */
export interface RoundStory {
  /** 1 for the first. */
  readonly round: number;
  readonly cards: number;
  readonly bid: number;
  readonly tricks: number;
  readonly outcome: BidOutcome;
  /** The total after the round. */
  readonly total: number;
  /** The place after the round; 1 for the leaders. */
  readonly place: number;
}

/** The course of a game for one side. */
export interface GameStory {
  /** The player's name; '' for the player here, or if a shared game has none. */
  readonly name: string;
  readonly rules: RuleSet;
  readonly sides: number;
  readonly rounds: readonly RoundStory[];
  readonly total: number;
  readonly place: number;
  readonly made: number;
}

const FAILED: Partial<Record<LedgerKind, BidOutcome>> = {
  'contract-set': 'under',
  'nil-failed': 'over',
  'blind-nil-failed': 'over',
};

/** Partners are on target unless their contract or a nil failed [SP-3], [SP-4]. */
const partnersOutcome = ({ ledger }: RoundRecord, side: number): BidOutcome =>
  ledger.flatMap((item) => (item.side === side ? (FAILED[item.kind] ?? []) : []))[0] ?? 'made';

const soloOutcome = (bid: number, tricks: number): BidOutcome =>
  bid === tricks ? 'made' : tricks > bid ? 'over' : 'under';

function roundOf(rules: RuleSet, record: RoundRecord, seat: Seat): RoundStory {
  const side = sideOf(rules, seat);
  const { bid, won: tricks } = hasPartners(rules)
    ? contractOf(rules, record, side)
    : { bid: record.bids[seat] ?? 0, won: record.tricks[seat] ?? 0 };
  const { totals } = record.standing;
  return {
    round: record.index + 1,
    cards: record.handSize,
    bid,
    tricks,
    outcome: hasPartners(rules) ? partnersOutcome(record, side) : soloOutcome(bid, tricks),
    total: totals[side] ?? 0,
    place: placeOf(rules, totals, side),
  };
}

/**
 * The story of the human's side.
 * @throws if the record cannot be folded; callers validate records from outside
 */
export function storyOf(record: GameRecord): GameStory {
  const { header, past, standing } = stateAfter(record);
  const { rules, seats } = header;
  const seat = humanSeat(header);
  const rounds = past.map((round) => roundOf(rules, round, seat));
  const last = rounds.at(-1);
  return {
    name: seats[seat]?.name ?? '',
    rules,
    sides: standing.totals.length,
    rounds,
    total: last?.total ?? 0,
    place: last?.place ?? 1,
    made: rounds.filter(({ outcome }) => outcome === 'made').length,
  };
}

/** The comparison with another player of the same cards. */
export type TotalsComparison = 'better' | 'level' | 'worse';

/** Compares the totals by the rules of the game. */
export function compareTotals({ rules, total }: GameStory, other: GameStory): TotalsComparison {
  if (total === other.total) return 'level';
  return placeOf(rules, [total, other.total], 0) === 1 ? 'better' : 'worse';
}
