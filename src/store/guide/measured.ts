import { RANKS, type Rank } from '@/engine/index.ts';
import type { Estimate } from '../insights/estimate.ts';

/** The numbers of players and the hand sizes that were measured. */
export const PLAYERS = [3, 4, 5] as const;
export type PlayerCount = (typeof PLAYERS)[number];
export const HAND_SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Suits of this length and longer ones are counted together. */
export const MAX_LENGTH = 5;

/** The suit lengths that are distinguished in a hand of this size. */
export const lengthsOf = (handSize: number): number[] =>
  Array.from({ length: Math.min(handSize, MAX_LENGTH) }, (_, at) => at + 1);

/**
 * Measurements of rounds among experts, averaged over the hand sizes. Shares are in percent, the rest in points
 * of the default scoring or in tricks per round.
 */
export const FACT_NAMES = [
  /** Bids made: all, those of 0, of 1, of 3 and more. */
  'made',
  'madeZero',
  'madeOne',
  'madeMore',
  /** Bids of 0 among all. */
  'zeros',
  /** Without the hook, how often the last bid is the one that the hook would bar. */
  'barred',
  /** What the hook costs the last bidder, in points. */
  'hook',
  /** Points of the first leader beyond the mean of the others, with the hook and without it; the same of the dealer. */
  'leadHook',
  'leadFree',
  'dealerHook',
  'dealerFree',
  /** Tricks of the first leader beyond the mean of the others. */
  'leadTricks',
  /** With ten cards, how often these take a trick: aces and kings outside trump, trumps from 2 to 6. */
  'ace',
  'king',
  'lowTrump',
] as const;
export type FactName = (typeof FACT_NAMES)[number];

/** The figures as they are stored: see {@link unpacked} for the strings. */
export interface MeasuredData {
  /** How many deals were played. */
  readonly deals: number;
  /** By players and hand size, for trumps and other cards, by length of the suit and rank: how often it takes a trick. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
  /** By players, hand size and bid: how often it is made, and how often it is bid. */
  readonly bids: Readonly<Record<string, readonly string[]>>;
  /** By players, hand size and place in the bidding: bids made with the hook, and without it. */
  readonly seats: Readonly<Record<string, readonly string[]>>;
  readonly facts: Readonly<Record<string, Readonly<Record<FactName, readonly number[]>>>>;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Margins in whole percent are less than this; less certain shares are left out. */
const MARGINS = 40;
const NOTHING = '__';

/** A share in percent with its margin in two characters: both are rounded, and a margin is never 0. */
export function packed(share: Estimate | null): string {
  if (share === null) return NOTHING;
  const margin = Math.max(1, Math.round(share.margin));
  if (margin >= MARGINS) return NOTHING;
  const number = Math.round(share.value) * MARGINS + margin;
  return `${DIGITS.charAt(number >> 6)}${DIGITS.charAt(number & 63)}`;
}

/** The share at an index of the packed ones; null if there were too few observations. */
function unpacked(text: string | undefined, place: number): Estimate | null {
  const pair = text?.slice(2 * place, 2 * place + 2) ?? '';
  if (pair.length < 2 || pair === NOTHING) return null;
  const number = DIGITS.indexOf(pair.charAt(0)) * 64 + DIGITS.indexOf(pair.charAt(1));
  return { value: Math.floor(number / MARGINS), margin: number % MARGINS };
}

/** A number of players and a hand size. */
export interface Deal {
  readonly players: PlayerCount;
  readonly handSize: number;
}

/** A card, whatever its suit. */
export interface MeasuredCard {
  readonly isTrump: boolean;
  /** Cards of its suit in the hand, from 1 to {@link MAX_LENGTH}. */
  readonly length: number;
  readonly rank: Rank;
}

/** The place of a card among the packed shares of its deal. */
const cardPlace = ({ isTrump, length, rank }: MeasuredCard, handSize: number): number =>
  ((isTrump ? 0 : 1) * lengthsOf(handSize).length + length - 1) * RANKS.length +
  RANKS.indexOf(rank);

/** How often a card takes a trick among experts, in percent; null if there were too few observations. */
export const cardShare = (
  { cards }: MeasuredData,
  { players, handSize }: Deal,
  card: MeasuredCard,
): Estimate | null => unpacked(cards[players]?.[handSize - 1], cardPlace(card, handSize));

/** How often a bid is made, and how often it is bid; null where it hardly ever is. */
export const bidShares = ({ bids }: MeasuredData, { players, handSize }: Deal, bid: number) => ({
  made: unpacked(bids[players]?.[handSize - 1], 2 * bid),
  share: unpacked(bids[players]?.[handSize - 1], 2 * bid + 1),
});

/** How often the bids of a place are made, from the first bidder (0) to the dealer. */
export const seatShares = (
  { seats }: MeasuredData,
  { players, handSize }: Deal,
  place: number,
) => ({
  hook: unpacked(seats[players]?.[handSize - 1], 2 * place),
  free: unpacked(seats[players]?.[handSize - 1], 2 * place + 1),
});

/** A fact about games of this number of players; see {@link FACT_NAMES}. */
export function factOf({ facts }: MeasuredData, players: PlayerCount, name: FactName): Estimate {
  const [value = 0, margin = Infinity] = facts[players]?.[name] ?? [];
  return { value, margin };
}
