import {
  type PlayerView,
  type RoundRecord,
  type RuleSet,
  type Seat,
  resolveScoring,
  seatsOfSide,
} from '@/engine/index.ts';
import { sideResults } from './standings.ts';

/** Whether partners are paid together. */
export const paysSides = (rules: RuleSet): boolean =>
  resolveScoring(rules.scoring).kind === 'partnership';

/** What a side has promised together and won for it; who bid nil works for neither [SP-3], [SP-4]. */
export function contractOf(
  rules: RuleSet,
  { bids, tricks }: { readonly bids: readonly unknown[]; readonly tricks: readonly number[] },
  side: number,
): { readonly bid: number; readonly won: number } {
  const bidOf = (seat: Seat): number => {
    const bid = bids[seat];
    return typeof bid === 'number' ? bid : 0;
  };
  const bidders = seatsOfSide(rules, side).filter((seat) => bidOf(seat) > 0);
  return {
    bid: bidders.reduce((sum, seat) => sum + bidOf(seat), 0),
    won: bidders.reduce((sum, seat) => sum + (tricks[seat] ?? 0), 0),
  };
}

/** One promise of a side and what came of it. A nil has no number of its own. */
export interface ResultLine {
  readonly key: string;
  readonly bid: number | 'nil';
  readonly tricks: number;
  readonly made: boolean;
}

/** What a side promised in a round: each seat its bid, or partners their contract and their nils. */
export function resultLines(rules: RuleSet, record: RoundRecord, side: number): ResultLine[] {
  const results = sideResults(rules, record, side);
  if (!paysSides(rules))
    return results.map(({ seat, bid, tricks, made }) => ({ key: `${seat}`, bid, tricks, made }));
  const { bid, won } = contractOf(rules, record, side);
  const contract: ResultLine[] =
    bid === 0 ? [] : [{ key: 'contract', bid, tricks: won, made: won >= bid }];
  return [
    ...contract,
    ...results
      .filter((result) => result.bid === 0)
      .map(({ seat, tricks, made }) => ({ key: `${seat}`, bid: 'nil' as const, tricks, made })),
  ];
}

/** In how many rounds a side has made its contract. */
export const contractsMade = (past: readonly RoundRecord[], side: number): number =>
  past.filter(({ ledger }) =>
    ledger.some((item) => item.side === side && item.kind === 'contract-made'),
  ).length;

/** The points that end the game, where it ends with points. */
export const targetOf = ({ rules: { end } }: PlayerView): number | null =>
  end.kind === 'target' ? end.points : null;
