import {
  type RoundRecord,
  type RuleSet,
  type Seat,
  contractOf,
  hasPartners,
} from '@/engine/index.ts';
import { sideResults } from './standings.ts';

/** One bid of a side and its result. A nil has no number. */
export interface ResultLine {
  readonly key: string;
  /** The seat; null in partnerships, where no line marks the dealer. */
  readonly seat: Seat | null;
  readonly bid: number | 'nil' | 'blind-nil';
  readonly tricks: number;
  readonly made: boolean;
}

/** The bids of a side in a round: each seat's, or the partners' contract and nils. */
export function resultLines(rules: RuleSet, record: RoundRecord, side: number): ResultLine[] {
  const results = sideResults(rules, record, side);
  if (!hasPartners(rules))
    return results.map(({ seat, bid, tricks, made }) => ({
      key: `${seat}`,
      seat,
      bid,
      tricks,
      made,
    }));
  const { bid, won } = contractOf(rules, record, side);
  const contract: ResultLine[] =
    bid === 0 ? [] : [{ key: 'contract', seat: null, bid, tricks: won, made: won >= bid }];
  return [
    ...contract,
    ...results
      .filter((result) => result.bid === 0)
      .map(({ seat, tricks, made }) => ({
        key: `${seat}`,
        seat: null,
        bid: record.blindNils[seat] === true ? ('blind-nil' as const) : ('nil' as const),
        tricks,
        made,
      })),
  ];
}

/** In how many rounds a side made all of its bids: its contract, if it had one, and every nil. */
export const roundsMade = (rules: RuleSet, past: readonly RoundRecord[], side: number): number =>
  past.filter((record) => resultLines(rules, record, side).every(({ made }) => made)).length;
