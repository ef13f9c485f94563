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
  /** Whose alone it is; null for a contract. */
  readonly seat: Seat | null;
  readonly bid: number | 'nil';
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
        seat,
        bid: 'nil' as const,
        tricks,
        made,
      })),
  ];
}

/** In how many rounds a side has made its contract. */
export const contractsMade = (past: readonly RoundRecord[], side: number): number =>
  past.filter(({ ledger }) =>
    ledger.some((item) => item.side === side && item.kind === 'contract-made'),
  ).length;
