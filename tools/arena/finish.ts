import { type GameState, type Seat, sideOf, totalSign } from '@/engine/index.ts';

/** A seat's share of the win: its side's, which tied winners divide equally. 0 while the game is played. */
export function winShare({ header, round }: GameState, seat: Seat): number {
  if (round.phase !== 'over') return 0;
  const { winners } = round;
  return winners.includes(sideOf(header.rules, seat)) ? 1 / winners.length : 0;
}

/** How far a seat's side is ahead of the best other in total points; negative if it is behind. */
export function leadOf({ header: { rules }, standing }: GameState, seat: Seat): number {
  const totals = standing.totals.map((total) => totalSign(rules) * total);
  const side = sideOf(rules, seat);
  return (totals[side] ?? 0) - Math.max(...totals.toSpliced(side, 1));
}
