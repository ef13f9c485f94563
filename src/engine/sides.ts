import type { RuleSet, Sides } from './rulesets/rules.ts';
import { type Seat, seatsFrom } from './seats.ts';

/** Who scores together: a side is a number, 0…sides−1 [SP-1]. */
const SIDE = {
  solo: { count: (players) => players, of: (seat) => seat },
  partners: { count: (players) => players / 2, of: (seat, players) => seat % (players / 2) },
} as const satisfies Record<
  Sides,
  { count(players: number): number; of(seat: Seat, players: number): number }
>;

/** Whether it is a partnership game [SP-1]. */
export const hasPartners = (rules: RuleSet): boolean => rules.sides === 'partners';

/** Whether two seats are partners; nobody is their own [SP-1]. */
export const arePartners = (rules: RuleSet, one: Seat, other: Seat): boolean =>
  one !== other && sideOf(rules, one) === sideOf(rules, other);

/** How many sides there are. */
export const sideCount = (rules: RuleSet): number => SIDE[rules.sides].count(rules.players);

/** The side a seat plays for. */
export const sideOf = (rules: RuleSet, seat: Seat): number =>
  SIDE[rules.sides].of(seat, rules.players);

/** Cached by kind, players and side, since simulations look it up at every card. */
const seats: Readonly<Record<Sides, (readonly (readonly Seat[])[])[]>> = { solo: [], partners: [] };

/** The seats of one side, in seat order. */
export function seatsOfSide(rules: RuleSet, side: number): readonly Seat[] {
  const bySide = (seats[rules.sides][rules.players] ??= Array.from(
    { length: sideCount(rules) },
    (_, each) => seatsFrom(0, rules.players).filter((seat) => sideOf(rules, seat) === each),
  ));
  return bySide[side] ?? [];
}
