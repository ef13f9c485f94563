import {
  type PresetId,
  type RuleSet,
  type Seat,
  legalCommands,
  openBidders,
  presetRules,
  seatsFromLeftOf,
  viewFor,
} from '@/engine/index.ts';
import { apply, newGameWith } from '../../lib/games.ts';
import { type Row } from '../rows.ts';
import { Mismatch, same } from '../verdict.ts';

interface RoundSeen {
  readonly handSize: number;
  readonly dealer: Seat;
  readonly bidders: readonly Seat[];
  readonly leader: Seat;
  readonly onForehead: boolean;
}

/** The rounds of a game, observed while any legal commands are played to its end. */
function roundsSeen(preset: PresetId, firstDealer: Seat): RoundSeen[] {
  const rules = presetRules(preset);
  const seen: RoundSeen[] = [];
  let state = newGameWith(rules, { firstDealer });
  for (let [next] = legalCommands(state); next !== undefined; [next] = legalCommands(state)) {
    const result = apply(state, next);
    state = result.state;
    const { round } = state;
    const { events } = result;
    if (round.phase === 'bid' && events[0]?.type === 'dealt') {
      const { handSize, dealer, bids } = round;
      const view = viewFor(state, 0).round;
      const onForehead = view.phase === 'bid' && view.hands[0]?.kind === 'hidden';
      const bidders = seatsFromLeftOf(dealer, rules.players);
      same('who bids first', openBidders(rules, bids, dealer)[0], bidders[0]);
      seen.push({ handSize, dealer, bidders, leader: -1, onForehead });
    }
    const latest = seen.pop();
    if (latest !== undefined)
      seen.push(
        round.phase === 'play' && latest.leader < 0
          ? { ...latest, leader: round.trick.leader }
          : latest,
      );
  }
  return seen;
}

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};

const nommieRounds = once(() => roundsSeen('nomination-whist', 0));
const devilRounds = once(() => roundsSeen('devils-bridge', 3));

function roundNumber(rounds: readonly RoundSeen[], round: number): RoundSeen {
  const seen = rounds[round - 1];
  if (seen === undefined) throw new Mismatch(`the game has ${rounds.length} rounds, not ${round}`);
  return seen;
}

/** A round of Nomination Whist: its hand size, and who deals, bids first and leads. */
export function nommieRound(row: Row<'nommieRound'>): void {
  const seen = roundNumber(nommieRounds(), row.round);
  same('hand size', seen.handSize, row.handSize);
  same('dealer', seen.dealer, row.dealerSeat);
  same('who bids first', seen.bidders[0], row.firstBidder);
  same('who leads', seen.leader, row.firstBidder);
}

/** A round of Devil’s Bridge: its hand size, who bids first and last and leads, and who sees which cards. */
export function devilRound(row: Row<'devilRound'>): void {
  const seen = roundNumber(devilRounds(), row.round);
  same('hand size', seen.handSize, row.handSize);
  same('who bids first', seen.bidders[0], row.startingSeat);
  same('who leads', seen.leader, row.startingSeat);
  same('who bids last', seen.bidders.at(-1), row.lastBidderSeat);
  same('cards on foreheads', seen.onForehead, row.cardsOnForehead);
}

const sameSchedule = (rules: RuleSet, handSizes: readonly number[]): void =>
  same('hand sizes', newGameWith(rules).schedule, handSizes);

/** The hand sizes of Up and Down the River. */
export function riverSchedule({
  players,
  maxCards,
  totalRounds,
  handSizes,
}: Row<'riverSchedule'>): void {
  const rules = presetRules('up-and-down-the-river', players);
  const { schedule } = newGameWith(rules);
  same('the largest hand', Math.max(...schedule), maxCards);
  if (totalRounds !== undefined) same('the number of rounds', schedule.length, totalRounds);
  sameSchedule(rules, handSizes);
}

/** The hand sizes of Up and Down the River with another largest hand. */
export function customSchedule({ players, high, handSizes }: Row<'customSchedule'>): void {
  const rules = presetRules('up-and-down-the-river', players);
  sameSchedule({ ...rules, schedule: { ...rules.schedule, high } }, handSizes);
}

/** The hand sizes of a preset, or of its schedule in another shape. */
export function presetSchedule({ preset, players, shape, handSizes }: Row<'presetSchedule'>): void {
  const rules = presetRules(preset, players);
  const schedule = shape === undefined ? rules.schedule : { ...rules.schedule, shape };
  sameSchedule({ ...rules, schedule }, handSizes);
}
