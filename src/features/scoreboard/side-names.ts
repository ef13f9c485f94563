import { type PlayerView, type RuleSet, type Seat, seatsOfSide } from '@/engine/index.ts';
import { formatList } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';

/** Seats with the viewer's own first. */
const ownFirst = (seats: readonly Seat[], own: Seat): Seat[] =>
  seats.toSorted((a, b) => Number(b === own) - Number(a === own));

/** The names of seats, the viewer's own first. */
export const namesOf = (t: Translate, view: PlayerView, seats: readonly Seat[]): string =>
  formatList(ownFirst(seats, view.seat).map((seat) => playerName(t, view.seats[seat])));

/** All players of these sides. */
export const seatsOfSides = (rules: RuleSet, sides: readonly number[]): Seat[] =>
  sides.flatMap((side) => seatsOfSide(rules, side));

/** A side by its players: "You", or "You and Hazel". */
export const sideName = (t: Translate, view: PlayerView, side: number): string =>
  namesOf(t, view, seatsOfSide(view.rules, side));
