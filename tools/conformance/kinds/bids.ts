import {
  type GameState,
  type PresetId,
  type RuleSet,
  type Seat,
  legalCommands,
  presetRules,
  step,
} from '@/engine/index.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../lib/games.ts';
import { sameBids } from '../choices.ts';
import { type Check, kind } from '../kind.ts';
import { roundPlayed, someHands } from '../../lib/positions.ts';
import { type Row } from '../rows.ts';
import { Malformed, Mismatch, same } from '../verdict.ts';

/** Plays `zeros` rounds in which a seat bids 0 [BID-3]. */
function afterZeros(state: GameState, seat: Seat, zeros: number): GameState {
  const { players } = state.header.rules;
  const bids = Array.from({ length: players }, (_, each) => (each === seat ? 0 : 1));
  const tricks = bids.map((_, each) => (each === 0 ? 1 : 0));
  let past = state;
  for (let round = 0; round < zeros; round++)
    past = roundPlayed(past, { handSize: 1, bids, tricks }, round).state;
  return past;
}

function legalBids(rules: RuleSet, row: Row<'legalBids'>): void {
  const { handSize, previousBids, zeroStreak, legal } = row;
  const { players } = rules;
  const dealer = players - 1;
  const seat = previousBids.length;
  if (seat >= players) throw new Malformed('everybody has already bid');
  const ready = dealt(afterZeros(newGameWith(rules), seat, zeroStreak), {
    hands: someHands(players, handSize),
    dealer,
    index: row.round - 1,
  });
  const state = previousBids.length === 0 ? ready : bidsMade(ready, dealer, previousBids);
  same('whose turn it is', legalCommands(state).length > 0, true);
  const last = row.isDealer ?? row.isLast;
  if (last !== undefined) same('whether the last to bid bids now', seat === dealer, last);
  sameBids(state, seat, handSize, legal);
}

function bidsMade(state: GameState, dealer: Seat, bids: readonly number[]): GameState {
  let made = state;
  for (const command of bidsInOrder(state.header.rules.players, dealer, bids)) {
    const result = step(made, command);
    if (!result.ok) throw new Mismatch(`the engine refuses the earlier bid ${command.bid}`);
    made = result.value.state;
  }
  return made;
}

/** The check of legal bids under a preset. */
export const bidsOf = (preset: PresetId): Check =>
  kind('legalBids', (row) => legalBids(presetRules(preset, row.players), row));

/** The row has only the last bidder [BID-2]. */
export function hookedBids(row: Row<'hooked'>, preset: PresetId): void {
  const { players, previousBids } = row;
  if (previousBids.length !== players - 1)
    throw new Malformed(`${previousBids.length} bids before the last of ${players}`);
  legalBids(presetRules(preset, players), { ...row, isDealer: true, zeroStreak: 0, round: 1 });
}

/** Rows write a blind nil as −1, since it is declared and not bid [SP-2]. */
export function bidValidity({ bid, isBlindNil, valid }: Row<'bidValidity'>): void {
  const ready = dealt(newGameWith(presetRules('spades')), {
    hands: someHands(4, 13),
    dealer: 3,
    mayDeclare: isBlindNil ? [0] : [],
  });
  const result = isBlindNil
    ? step(ready, { type: 'declare', seat: 0, blindNil: (bid === -1 ? true : bid) as boolean })
    : step(ready, { type: 'bid', seat: 0, bid: bid as number });
  same('whether the bid is valid', result.ok, valid);
}

/** Who names trump and who leads after the bidding [TRUMP-3], [PLAY-1]. */
export function trumpChooser(row: Row<'chooser'>): void {
  const rules: RuleSet = { ...presetRules('nomination-whist'), hook: false, zeroLimit: null };
  const { handSize, dealer, bidsInOrder: inOrder, bidsBySeat } = row;
  if (inOrder.length !== 4) throw new Malformed(`${inOrder.length} bids of 4 players`);
  const ready = dealt(newGameWith(rules), { hands: someHands(4, handSize), dealer });
  const state = bidsMade(ready, dealer, inOrder);
  if (state.round.phase !== 'trump')
    throw new Mismatch(`phase ${state.round.phase} after the bids`);
  same('bids by seat', state.round.bids, bidsBySeat);
  same('who names trump', state.round.chooser, row.selector);
  const named = after(state, { type: 'nameTrump', seat: row.selector, trump: 'N' });
  if (named.round.phase !== 'play') throw new Mismatch('no play after trump is named');
  same('who leads', named.round.trick.leader, row.firstLeader);
}
