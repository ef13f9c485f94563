import { RANKS, type Card, type Rank, isJoker, rankOf, suitOf } from '@/engine/index.ts';
import {
  FACT_NAMES,
  type FactName,
  HAND_SIZES,
  MAX_LENGTH,
  PLAYERS,
  lengthsOf,
} from '@/store/guide/measured.ts';
import { ClusteredRatio, type Estimate, Z95 } from '@/store/insights/estimate.ts';
import { mean } from '../lib/statistics.mjs';
import { type Cell, type Row, rounded } from '../results/runs.mjs';
import type { PlayedRound, SampledDeal } from './sample.ts';

/** With fewer observations a share is left out. */
const MIN_COUNT = 50;

/** The deals of one number of players and one hand size. */
interface Table {
  readonly players: number;
  readonly handSize: number;
  readonly deals: readonly SampledDeal[];
}

/**
 * A share, or a mean, over the observations of some rounds; null if there are too few. If all observations agree,
 * linearization would leave no margin, so it is taken from Wilson's interval.
 */
function estimateOf(ratio: ClusteredRatio, isShare: boolean): Estimate | null {
  if (ratio.sumN < MIN_COUNT) return null;
  const { value, margin } = ratio.estimate();
  const minMargin = isShare ? Z95 ** 2 / (ratio.sumN + Z95 ** 2) : 0;
  return { value, margin: Math.max(margin, minMargin) };
}

/** A figure in percent. */
const percent = (ratio: ClusteredRatio): [number, number] | null => {
  const estimate = estimateOf(ratio, true);
  return estimate && [rounded(100 * estimate.value, 2), rounded(100 * estimate.margin, 2)];
};

/** A ratio for every key. */
class Ratios {
  readonly #ratios = new Map<string, ClusteredRatio>();

  of(key: string): ClusteredRatio {
    const found = this.#ratios.get(key) ?? new ClusteredRatio();
    this.#ratios.set(key, found);
    return found;
  }
}

/** The properties by which dealt cards are grouped. */
function kindOf(card: Card, hand: readonly Card[], turned: Card) {
  if (isJoker(card)) throw new Error('the default game has no jokers');
  const length = hand.filter((other) => suitOf(other) === suitOf(card)).length;
  return {
    suit: suitOf(card) === suitOf(turned) ? 'trump' : 'side',
    length: Math.min(length, MAX_LENGTH),
    rank: rankOf(card),
  } as const;
}

/** Every dealt card, and whether it took a trick. */
function* cardsOf({ hands, turned, winners }: PlayedRound) {
  for (const [place, hand] of hands.entries())
    for (const card of hand)
      yield { ...kindOf(card, hand, turned), took: winners[place]?.includes(card) === true };
}

function cardRows({ players, handSize, deals }: Table): Row[] {
  const ratios = new Ratios();
  for (const { hook } of deals)
    for (const { suit, length, rank, took } of cardsOf(hook))
      ratios.of(`${suit} ${length} ${rank}`).add(hook, Number(took));
  return ['trump', 'side'].flatMap((suit) =>
    lengthsOf(handSize).map((length): Row => {
      const row: Record<string, Cell> = { what: 'cards', players, handSize, suit, length };
      for (const rank of RANKS)
        row[`rank ${rank}`] = percent(ratios.of(`${suit} ${length} ${rank}`));
      return row;
    }),
  );
}

const isMade = ({ bids, winners }: PlayedRound, place: number): boolean =>
  bids[place] === winners[place]?.length;

function bidRows({ players, handSize, deals }: Table): Row[] {
  const ratios = new Ratios();
  const all = Array.from({ length: handSize + 1 }, (_, bid) => bid);
  for (const { hook } of deals)
    for (const [place, bid] of hook.bids.entries()) {
      ratios.of(`made ${bid}`).add(hook, Number(isMade(hook, place)));
      for (const each of all) ratios.of(`share ${each}`).add(hook, Number(each === bid));
    }
  return all.map((bid) => ({
    what: 'bids',
    players,
    handSize,
    bid,
    made: percent(ratios.of(`made ${bid}`)),
    share: percent(ratios.of(`share ${bid}`)),
  }));
}

function seatRows({ players, handSize, deals }: Table): Row[] {
  const ratios = new Ratios();
  for (const { hook, free } of deals)
    for (let place = 0; place < players; place++) {
      ratios.of(`hook ${place}`).add(hook, Number(isMade(hook, place)));
      if (free !== null) ratios.of(`free ${place}`).add(free, Number(isMade(free, place)));
    }
  return Array.from({ length: players }, (_, place) => ({
    what: 'seats',
    players,
    handSize,
    place,
    hook: percent(ratios.of(`hook ${place}`)),
    free: percent(ratios.of(`free ${place}`)),
  }));
}

/** A value of one place beyond the mean of the others. */
const beyond = (values: readonly number[], place: number): number =>
  (values[place] ?? 0) - mean(values.filter((_, other) => other !== place));

/** Adds the bids of a round. */
function addBids(ratios: Ratios, round: PlayedRound): void {
  for (const [place, bid] of round.bids.entries()) {
    const made = Number(isMade(round, place));
    ratios.of('made').add(round, made);
    if (bid === 0) ratios.of('madeZero').add(round, made);
    if (bid === 1) ratios.of('madeOne').add(round, made);
    if (bid >= 3) ratios.of('madeMore').add(round, made);
    ratios.of('zeros').add(round, Number(bid === 0));
  }
}

/** Adds the results of a deal by seat, in points and tricks. */
function addSeats(ratios: Ratios, { players, handSize, hook, free }: SampledDeal): void {
  const last = players - 1;
  const tricks = hook.winners.map(({ length }) => length);
  ratios.of('leadTricks').add(hook, beyond(tricks, 0));
  ratios.of('leadHook').add(hook, beyond(hook.points, 0));
  ratios.of('dealerHook').add(hook, beyond(hook.points, last));
  if (free === null) return;
  ratios.of('leadFree').add(hook, beyond(free.points, 0));
  ratios.of('dealerFree').add(hook, beyond(free.points, last));
  ratios.of('hook').add(hook, (free.points[last] ?? 0) - (hook.points[last] ?? 0));
  const total = free.bids.reduce((sum, bid) => sum + bid, 0);
  ratios.of('barred').add(hook, Number(total === handSize));
}

const LOW: ReadonlySet<Rank> = new Set(['2', '3', '4', '5', '6']);

/** Adds how often some cards of a hand of ten take a trick. */
function addCards(ratios: Ratios, { hook }: SampledDeal): void {
  for (const { suit, rank, took } of cardsOf(hook)) {
    const isSide = suit === 'side';
    if (isSide && rank === 'A') ratios.of('ace').add(hook, Number(took));
    if (isSide && rank === 'K') ratios.of('king').add(hook, Number(took));
    if (!isSide && LOW.has(rank)) ratios.of('lowTrump').add(hook, Number(took));
  }
}

const SHARES: ReadonlySet<FactName> = new Set([
  'made',
  'madeZero',
  'madeOne',
  'madeMore',
  'zeros',
  'barred',
  'ace',
  'king',
  'lowTrump',
]);

/** The facts of a number of players: means over the hand sizes in which they were seen. */
function factRow(players: number, tables: readonly Table[]): Row {
  const bySize = tables.map(({ handSize, deals }) => {
    const ratios = new Ratios();
    for (const deal of deals) {
      addBids(ratios, deal.hook);
      addSeats(ratios, deal);
      if (handSize === HAND_SIZES.at(-1)) addCards(ratios, deal);
    }
    return ratios;
  });
  const facts = FACT_NAMES.map((name): [FactName, [number, number]] => {
    const isShare = SHARES.has(name);
    const found = bySize.flatMap((ratios) => estimateOf(ratios.of(name), isShare) ?? []);
    const factor = isShare ? 100 : 1;
    const margin = Math.hypot(...found.map((each) => each.margin)) / found.length;
    const value = mean(found.map((each) => each.value));
    return [name, [rounded(factor * value, 3), rounded(factor * margin, 3)]];
  });
  const deals = tables.reduce((sum, table) => sum + table.deals.length, 0);
  return { what: 'facts', players, deals, ...Object.fromEntries(facts) };
}

/** All rows that follow from the deals. */
export function rowsOf(deals: readonly SampledDeal[]): Row[] {
  const rows: Row[] = [];
  for (const players of PLAYERS) {
    const tables = HAND_SIZES.map((handSize) => ({
      players,
      handSize,
      deals: deals.filter((deal) => deal.players === players && deal.handSize === handSize),
    }));
    rows.push(factRow(players, tables));
    for (const table of tables)
      rows.push(...cardRows(table), ...bidRows(table), ...seatRows(table));
  }
  return rows;
}
