import { decisionRng, drawnSeed } from '@/ai/decision-rng.ts';
import {
  type Command,
  type GameState,
  HUMAN,
  type RuleSet,
  type SeatInfo,
  type Seed,
  isBidMade,
  keyedSource,
  legalCommands,
  seatsOfSide,
  sideOf,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { after, newGameWith } from '../lib/games.ts';
import { winShare } from './finish.ts';
import { nameOf } from './names.ts';
import type { Budget, Player } from './players.ts';

/** As in the game, levels and styles of all seats are known; other players are anonymous. */
function seatOf(name: string): SeatInfo {
  const known = nameOf(name);
  const player = known === null || known.file !== null ? HUMAN : known.level;
  return { name, player, ...(known?.style ? { style: known.style } : {}) };
}

/** Who plays whom under which rules; `seats` are names of {@link Player}s. */
export interface Match {
  readonly rules: RuleSet;
  readonly seats: readonly string[];
  /** Deals; each is played once for every rotation of the players. */
  readonly deals: number;
  readonly seed: number;
  /** Search budget. */
  readonly budget: Budget;
}

/** What one player's seats did in all games of one deal. Sums, so that they can be added. */
export interface PlayerTotals {
  /** Games and rounds, counted per seat. */
  seatGames: number;
  seatRounds: number;
  wins: number;
  /** Bids made; in partnerships every seat that works for a made contract counts. */
  made: number;
  points: number;
  illegal: number;
}

/** The result of one deal: the totals of each player, in order of first seat. */
export interface DealResult {
  readonly games: number;
  readonly totals: readonly PlayerTotals[];
  /** Milliseconds of every decision, by player. */
  readonly times: readonly (readonly number[])[];
}

/** The distinct players in order of first seat. */
export const playersOf = ({ seats }: Pick<Match, 'seats'>): string[] => [...new Set(seats)];

/** All distinct rotations of the players. */
export function rotationsOf(seats: readonly string[]): string[][] {
  const turned = seats.map((_, by) =>
    seats.map((_, seat) => seats[(seat + by) % seats.length] ?? ''),
  );
  return [...new Map(turned.map((rotation) => [rotation.join(), rotation])).values()];
}

/** A 128-bit seed for one purpose of one deal. */
function seedFor(seed: number, deal: number, purpose: number): Seed {
  return drawnSeed(keyedSource('6f68682068656c6c206172656e610001', [seed, deal, purpose]));
}

interface Clock {
  readonly now: () => number;
}

interface Seating {
  readonly seats: readonly string[];
  readonly players: Readonly<Record<string, Player>>;
  readonly clock: Clock;
  readonly names: readonly string[];
}

/** One decision, timed; an illegal or failed one is counted, reported and replaced by the first legal move. */
async function decision(
  state: GameState,
  seat: number,
  { seats, players, clock, names }: Seating,
  totals: readonly PlayerTotals[],
  times: readonly number[][],
): Promise<GameState> {
  const name = seats[seat] ?? '';
  const index = names.indexOf(name);
  const view = viewFor(state, seat);
  const rng = decisionRng(state.header.aiSeed, view);
  const began = clock.now();
  let command: Command | null = null;
  try {
    command = (await players[name]?.(view, rng)) ?? null;
  } catch (error) {
    console.error(`${name} failed at seat ${seat}:`, error);
  }
  times[index]?.push(clock.now() - began);
  const taken =
    command === null || !('seat' in command) || command.seat !== seat ? null : step(state, command);
  if (taken?.ok === true) return taken.value.state;
  const own = totals[index];
  if (own) own.illegal++;
  const legal = legalCommands(state).find((move) => 'seat' in move && move.seat === seat);
  const replaced = legal === undefined ? null : step(state, legal);
  if (replaced?.ok !== true) throw new Error(`seat ${seat} has no legal move`);
  return replaced.value.state;
}

async function playGame(
  opening: GameState,
  seating: Seating,
  totals: readonly PlayerTotals[],
  times: readonly number[][],
): Promise<GameState> {
  let state = opening;
  while (state.round.phase !== 'over') {
    const seat = toAct(state)[0];
    state =
      seat === undefined
        ? after(state, { type: 'deal' })
        : await decision(state, seat, seating, totals, times);
  }
  return state;
}

function count(state: GameState, { seats, names }: Seating, totals: readonly PlayerTotals[]): void {
  const { rules } = state.header;
  for (const [seat, name] of seats.entries()) {
    const own = totals[names.indexOf(name)];
    if (!own) continue;
    const side = sideOf(rules, seat);
    own.seatGames++;
    own.seatRounds += state.past.length;
    own.wins += winShare(state, seat);
    own.points += (state.standing.totals[side] ?? 0) / seatsOfSide(rules, side).length;
    own.made += state.past.filter((round) => isBidMade(rules, round, seat)).length;
  }
}

/** Plays one deal in every rotation. */
export async function playDeal(
  match: Match,
  deal: number,
  players: Readonly<Record<string, Player>>,
  clock: Clock,
): Promise<DealResult> {
  const names = playersOf(match);
  const totals = names.map((): PlayerTotals => ({
    seatGames: 0,
    seatRounds: 0,
    wins: 0,
    made: 0,
    points: 0,
    illegal: 0,
  }));
  const times = names.map((): number[] => []);
  const rotations = rotationsOf(match.seats);
  for (const seats of rotations) {
    const opening = newGameWith(match.rules, {
      seats: seats.map(seatOf),
      dealSeed: seedFor(match.seed, deal, 0),
      aiSeed: seedFor(match.seed, deal, 1),
      firstDealer: null,
    });
    const seating = { seats, players, clock, names };
    count(await playGame(opening, seating, totals, times), seating, totals);
  }
  return { games: rotations.length, totals, times };
}
