import {
  type Card,
  type GameState,
  type NameableTrump,
  type RoundRecord,
  type Seat,
  type Step,
  type Trump,
  evolve,
  legalCommands,
  step,
  toAct,
  trumpAfterDeal,
} from '@/engine/index.ts';
import { refused, sameBids, samePlays } from './choices.ts';
import { Mismatch, same } from './verdict.ts';

/** A whole deal as in a row; what the row leaves out is not compared. */
export interface DealScript {
  readonly handSize: number;
  readonly dealer: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly turned: Card | null;
  /** In the order of bidding. */
  readonly bids: readonly ScriptedBid[];
  readonly refusedBids?: readonly RefusedBid[];
  readonly chooser?: Seat;
  readonly trump?: Trump;
  /** In the order of play. */
  readonly plays: readonly ScriptedPlay[];
  readonly refusedPlays?: readonly RefusedPlay[];
  readonly winners: readonly Seat[];
  readonly taken: readonly number[];
}

interface ScriptedBid {
  readonly seat: Seat;
  readonly bid: number;
  readonly legal?: readonly number[];
}

interface RefusedBid {
  readonly seat: Seat;
  readonly bid: unknown;
  readonly why?: unknown;
}

interface ScriptedPlay {
  readonly seat: Seat;
  readonly card: Card;
  readonly legal?: readonly Card[];
}

/** `trick` counts from 0. */
interface RefusedPlay {
  readonly trick: number;
  readonly seat: Seat;
  readonly card: unknown;
}

/** The engine's reasons for each reason of a row; where two apply, either is accepted. Others are not compared. */
const REASONS: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['hook', ['hook']],
  ['zero-limit', ['zero-limit', 'hook']],
]);

function apply(what: string, state: GameState, command: Parameters<typeof step>[1]): Step {
  const result = step(state, command);
  if (result.ok) return result.value;
  throw new Mismatch(`${what}: the engine refuses it with ${JSON.stringify(result.error)}`);
}

/** Lets the engine deal, and replaces the cards by the row's. */
function deal(state: GameState, script: DealScript): GameState {
  const [event] = apply('the deal', state, { type: 'deal' }).events;
  if (event?.type !== 'dealt') throw new Mismatch('the engine does not deal');
  same('hand size', event.handSize, script.handSize);
  same('dealer', event.dealer, script.dealer);
  const { hands, turned } = script;
  same('number of hands', event.hands.length, hands.length);
  const { rules } = state.header;
  const trump = trumpAfterDeal(rules, event.index, turned);
  return evolve(state, { ...event, hands, turned, openCard: null, trump });
}

/** No row has a blind nil: it is always declined. */
function withoutBlindNil(state: GameState): GameState {
  let open = state;
  while (open.round.phase === 'declare')
    open = apply('no blind nil', open, {
      type: 'declare',
      seat: toAct(open)[0] ?? -1,
      blindNil: false,
    }).state;
  return open;
}

function bid(state: GameState, script: DealScript): GameState {
  let open = state;
  for (const { seat, bid, legal } of script.bids) {
    if (legal !== undefined) sameBids(open, seat, script.handSize, legal);
    for (const rejected of script.refusedBids ?? []) {
      if (rejected.seat !== seat) continue;
      const what = `seat ${seat} bidding ${String(rejected.bid)}`;
      const reason = refused(what, open, { type: 'bid', seat, bid: rejected.bid as number });
      const expected = REASONS.get(rejected.why);
      if (expected !== undefined && !expected.includes(reason))
        same(`${what}, the reason`, reason, rejected.why);
    }
    open = apply(`seat ${seat} bidding ${bid}`, open, { type: 'bid', seat, bid }).state;
  }
  return open;
}

function nameTrump(state: GameState, { chooser, trump }: DealScript): GameState {
  const { round } = state;
  if (round.phase !== 'trump') {
    if (chooser !== undefined) throw new Mismatch('nobody names trump');
    return state;
  }
  same('who names trump', round.chooser, chooser);
  return apply('naming trump', state, {
    type: 'nameTrump',
    seat: round.chooser,
    trump: trump as NameableTrump,
  }).state;
}

/** The command for a card, which may be hidden from its holder. */
function playOf(state: GameState, { seat, card }: ScriptedPlay): Parameters<typeof step>[1] {
  const first = legalCommands(state)[0];
  const unseen = first?.type === 'play' && first.card === 'unseen';
  if (unseen) refused(`naming the unseen ${card}`, state, { type: 'play', seat, card });
  return { type: 'play', seat, card: unseen ? 'unseen' : card };
}

function play(state: GameState, script: DealScript): Step {
  let last: Step = { events: [], state };
  const winners: Seat[] = [];
  for (const played of script.plays) {
    const before = last.state;
    const { seat, card, legal } = played;
    if (before.round.phase !== 'play') throw new Mismatch(`the round is over before ${card}`);
    const trick = before.round.taken.length;
    if (legal !== undefined) samePlays(before, seat, before.round.hands[seat] ?? [], legal);
    for (const rejected of script.refusedPlays ?? [])
      if (rejected.trick === trick && rejected.seat === seat)
        refused(`seat ${seat} playing ${String(rejected.card)}`, before, {
          type: 'play',
          seat,
          card: rejected.card as Card,
        });
    last = apply(`seat ${seat} playing ${card}`, before, playOf(before, played));
    for (const event of last.events) {
      if (event.type === 'cardPlayed') same('the card played', event.card, card);
      if (event.type === 'trickTaken') winners.push(event.winner);
    }
  }
  same('winners of the tricks', winners, script.winners);
  return last;
}

/** Plays a whole deal and compares everything that the row has. */
export function dealPlayed(state: GameState, script: DealScript): Step & { record: RoundRecord } {
  const ready = nameTrump(bid(withoutBlindNil(deal(state, script)), script), script);
  if (ready.round.phase !== 'play') throw new Mismatch(`no play in phase ${ready.round.phase}`);
  if (script.trump !== undefined) same('trump', ready.round.trump, script.trump);
  const last = play(ready, script);
  const record = last.events.find((event) => event.type === 'roundScored')?.record;
  if (record === undefined) throw new Mismatch('the round is not over after the last card');
  same('tricks taken', record.tricks, script.taken);
  return { ...last, record };
}
