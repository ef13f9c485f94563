import {
  type LedgerItem,
  type LedgerKind,
  type PlayerView,
  type RoundRecord,
  contractOf,
  hasPartners,
  resolveScoring,
  seatsOfSide,
  sideOf,
} from '@/engine/index.ts';
import { formatSigned } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { isYou, playerName } from '@/i18n/player-names.ts';
import { namesOf } from './side-names.ts';
import { seatResult } from './standings.ts';

/** The points of a side in the round: as text, and as a number for the plural. */
function pointsOf(record: RoundRecord, side: number) {
  const points = record.points[side] ?? 0;
  return { points: formatSigned(points), count: Math.abs(points) };
}

/** The number of bags that a ledger entry penalizes: a multiple of the limit. */
export function bagsPenalized({ rules }: PlayerView, { kind, points }: LedgerItem): number {
  const scoring = resolveScoring(rules.scoring);
  if (scoring.kind !== 'partnership' || kind !== 'bag-penalty') return 0;
  const times = scoring.bagPenalty === 0 ? 1 : Math.abs(points / scoring.bagPenalty);
  return times * scoring.bagLimit;
}

/** Whether a nil was made, from its ledger line. */
const NIL_MADE: Partial<Record<LedgerKind, boolean>> = {
  'nil-made': true,
  'nil-failed': false,
  'blind-nil-made': true,
  'blind-nil-failed': false,
};

/** The round for a partnership: contract, nils and bag penalties. */
function sideOutcome(t: Translate, view: PlayerView, record: RoundRecord, side: number): string {
  const points = pointsOf(record, side);
  const { bid, won } = contractOf(view.rules, record, side);
  const own = record.ledger.filter((item) => item.side === side);
  const nils = own.flatMap(({ kind }) => NIL_MADE[kind] ?? []);
  const made = nils.filter(Boolean).length;
  if (bid === 0) return t('summary.side.none', { made, ...points });
  const nil = nils.length === 0 ? 'none' : made > 0 ? 'made' : 'failed';
  if (won < bid) return t('summary.side.set', { bid, by: bid - won, nil, ...points });
  const bags = own.reduce((sum, item) => sum + bagsPenalized(view, item), 0);
  return t('summary.side.made', { bid, nil, bags, ...points });
}

/** The round for the viewer's side in somebody else's game, by the names of the players. */
function namedOutcome(t: Translate, view: PlayerView, record: RoundRecord, side: number): string {
  const { rules, seat, seats } = view;
  if (hasPartners(rules))
    return t('say.sideResult', {
      names: namesOf(t, view, seatsOfSide(rules, side)),
      ...pointsOf(record, side),
    });
  const { bid, tricks } = seatResult(record, seat);
  return t('say.result', {
    name: playerName(t, seats[seat]),
    bid,
    tricks,
    ...pointsOf(record, side),
  });
}

/** The round for the viewer's side, in one line. */
export function outcomeText(t: Translate, view: PlayerView, record: RoundRecord): string {
  const side = sideOf(view.rules, view.seat);
  if (!isYou(view, view.seat)) return namedOutcome(t, view, record, side);
  if (hasPartners(view.rules)) return sideOutcome(t, view, record, side);
  const { bid, tricks, made } = seatResult(record, view.seat);
  const points = pointsOf(record, side);
  return made
    ? t('summary.made', points)
    : t('summary.missed', { by: Math.abs(bid - tricks), ...points });
}
