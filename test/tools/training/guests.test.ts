import { expect, test } from 'vitest';
import { chooseMove } from '@/ai/heuristic/choose-move.ts';
import { trumpNumber } from '@/ai/heuristic/card-sets.ts';
import { cardNumber } from '@/ai/net/position.ts';
import {
  type Command,
  FORMULAS,
  type GameState,
  type RuleSet,
  UNSEEN,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { DEAL_SEED, after, newGameWith } from '../../../tools/lib/games.ts';
import type { TrainerCore } from '../../../tools/training/core.ts';
import type { RoundOptions } from '../../../tools/training/curriculum.ts';
import { Guests } from '../../../tools/training/guests.ts';

/** The options of a setup, as the curriculum makes them. */
const optionsOf = ({ deck, jokers, duty, firstLead, trumpLead, trump }: RuleSet): RoundOptions => ({
  ...(deck && { deck }),
  ...(jokers && { jokers }),
  ...(duty && { duty }),
  ...(firstLead && { firstLead }),
  trumpLast: trumpLead === 'last',
  dealersLast: trump.kind === 'flip' && trump.allDealt === 'dealers-last',
});

const ZERO_RNG = { below: () => 0 };

type Dealt = Exclude<GameState['round'], { phase: 'ready' }>;

/** A core whose memory holds the same position as the engine's game. */
function coreAt(round: Dealt, rules: RuleSet): TrainerCore {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const bits = new Uint32Array(memory.buffer, 0, 16);
  for (const [seat, hand] of round.hands.entries())
    for (const card of hand) {
      const number = cardNumber(card, rules);
      bits[2 * seat + (number >> 5)]! |= 1 << (number & 31);
    }
  const put = (at: number, numbers: readonly number[]) =>
    new Int32Array(memory.buffer, at, numbers.length).set(numbers);
  const players = round.hands.length;
  const inPlay = round.phase === 'play';
  const tricks = inPlay ? [...round.taken, round.trick] : [];
  const plays = tricks.flatMap(({ leader, cards }) =>
    cards.map((card, place) => ({
      card: cardNumber(card, rules),
      seat: (leader + place) % players,
    })),
  );
  // Until all have bid, the core stores sealed bids elsewhere.
  const isSecret =
    round.phase === 'declare' || (rules.bidding === 'sealed' && round.phase === 'bid');
  const bids = isSecret ? round.hands.map(() => null) : round.bids;
  put(
    64,
    bids.map((bid) => bid ?? -1),
  );
  put(128, inPlay ? round.tricks : round.hands.map(() => 0));
  put(
    192,
    plays.map(({ card }) => card),
  );
  put(
    448,
    plays.map(({ seat }) => seat),
  );
  const at = (value: number) => ({ value });
  return {
    memory,
    handsAt: at(0),
    bidsAt: at(64),
    tricksAt: at(128),
    playsAt: at(192),
    playSeatsAt: at(448),
    playCount: at(plays.length),
    trump: at(trumpNumber(round.phase === 'trump' ? null : (round.trump ?? null))),
    turned: at(round.turned === null ? -1 : cardNumber(round.turned, rules)),
    shown: at(round.openCard === null ? -1 : cardNumber(round.openCard, rules)),
  } as Partial<TrainerCore> as TrainerCore;
}

function guestMove(guests: Guests, state: GameState, seat: number): Command {
  const { round, header } = state;
  if (round.phase === 'ready') throw new Error('no cards were dealt');
  const { players } = header.rules;
  guests.meet(coreAt(round, header.rules));
  guests.setRules({
    players,
    handSize: round.handSize,
    trump: 0,
    flips: round.turned !== null || round.openCard !== null,
    mustBreak: false,
    sealed: header.rules.bidding === 'sealed',
    hook: header.rules.hook,
    zeroBarredShare: 0,
    forehead: header.rules.sight === 'forehead' && round.handSize === 1,
    options: optionsOf(header.rules),
    scoring: FORMULAS.standard,
    spoiling: 0.5,
  });
  const opener = (round.dealer + 1) % players;
  const open = viewFor(state, seat).choices.filter(({ refusal }) => refusal === null);
  if (round.phase === 'bid') {
    let set = 0;
    for (const { command } of open) if (command.type === 'bid') set |= 1 << command.bid;
    return { type: 'bid', seat, bid: guests.guestBid(seat, opener, set) };
  }
  if (round.phase === 'trump') {
    const named = guests.guestTrump(seat, opener);
    const found = open.find(
      ({ command }) => command.type === 'nameTrump' && trumpNumber(command.trump) === named,
    );
    if (!found) throw new Error(`a guest named ${named}`);
    return found.command;
  }
  const words = [0, 0];
  for (const { command } of open)
    if (command.type === 'play' && command.card !== UNSEEN) {
      const number = cardNumber(command.card, header.rules);
      words[number >> 5]! |= 1 << (number & 31);
    }
  const chosen = guests.guestCard(seat, opener, words[0]!, words[1]!);
  const found = open.find(
    ({ command }) =>
      command.type === 'play' &&
      command.card !== UNSEEN &&
      cardNumber(command.card, header.rules) === chosen,
  );
  if (!found) throw new Error(`a guest played ${chosen}`);
  return found.command;
}

const orderOf = (command: Command, rules: RuleSet): number =>
  command.type === 'play' && command.card !== UNSEEN ? cardNumber(command.card, rules) : 0;

const TABLES: Readonly<Record<string, RuleSet>> = {
  'a card turned up': presetRules('bugger-your-neighbor', 4),
  'trump named by the highest bidder': {
    ...presetRules('nomination-whist'),
    zeroLimit: null,
    scoring: 'standard',
  },
  'sealed bids': { ...presetRules('bugger-your-neighbor', 3), bidding: 'sealed', hook: false },
  'all but the suit led': {
    ...presetRules('devils-bridge'),
    sight: 'own',
    schedule: { shape: 'up-down', low: 1, high: 6, turns: 1 },
    scoring: 'standard',
  },
  'high and low jokers': {
    ...presetRules('bugger-your-neighbor', 4),
    jokers: { high: 4, low: 4 },
  },
  'a Spanish deck, a duty to head and an open card': {
    ...presetRules('bugger-your-neighbor', 4),
    deck: '40',
    duty: 'must-head',
    trump: { kind: 'flip', allDealt: 'dealers-last' },
    firstLead: 'highest-bidder',
  },
  'a forehead round': {
    ...presetRules('devils-bridge'),
    schedule: { shape: 'constant', low: 1, high: 1, turns: 40 },
    scoring: 'standard',
  },
};

test.each(Object.entries(TABLES))(
  'a guest makes the same decisions as its level in the game: %s',
  (_name, rules) => {
    const guests = new Guests(() => 0);
    let state = newGameWith(rules, { dealSeed: DEAL_SEED });
    const differences: unknown[] = [];
    let compared = 0;
    while (state.round.phase !== 'over' && compared < 400) {
      const [seat] = toAct(state);
      let command: Command = { type: 'deal' };
      if (seat !== undefined) {
        const view = viewFor(state, seat);
        // Ties go to the first move, and the core and the engine order moves differently.
        const choices = view.choices.toSorted(
          (a, b) => orderOf(a.command, rules) - orderOf(b.command, rules),
        );
        command = chooseMove({ ...view, choices }, 'hard', ZERO_RNG);
        if (view.choices.filter(({ refusal }) => refusal === null).length > 1) {
          guests.sit(seat, 'hard');
          const guest = guestMove(guests, state, seat);
          if (JSON.stringify(guest) !== JSON.stringify(command)) differences.push([guest, command]);
          compared++;
        }
      }
      state = after(state, command);
    }
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(50);
  },
);
