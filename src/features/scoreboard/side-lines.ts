import {
  type RoundRecord,
  type RuleSet,
  type Seat,
  contractOf,
  hasPartners,
} from '@/engine/index.ts';
import { sideResults } from './standings.ts';

/** One promise of a side and what came of it. A nil has no number of its own. */
export interface ResultLine {
  readonly key: string;
  /** Whose it is; null for what partners promise: it stands in a cell of both. */
  readonly seat: Seat | null;
  readonly bid: number | 'nil' | 'blind-nil';
  readonly tricks: number;
  readonly made: boolean;
}

/** What a side promised in a round: each seat its bid, or partners their contract and their nils. */
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

/** How many contracts a side has made, of so many; where both bid nil there was none. */
export function contracts(
  rules: RuleSet,
  past: readonly RoundRecord[],
  side: number,
): { readonly made: number; readonly of: number } {
  const bid = past
    .map((record) => contractOf(rules, record, side))
    .filter((contract) => contract.bid > 0);
  return { made: bid.filter(({ bid: wanted, won }) => won >= wanted).length, of: bid.length };
}
