import { isDeepStrictEqual } from 'node:util';
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  type Command,
  CARDS,
  FIRST_LEADS,
  type GameState,
  NAMEABLE_TRUMPS,
  type RuleSet,
  SCHEDULE_SHAPES,
  type Seat,
  TRUMP_KINDS,
  UNSEEN,
  dealerNames,
  decide,
  evolve,
  fold,
  handSizes,
  isHooked,
  isNoTrumpRound,
  legalCommands,
  newGame,
  ruleProblems,
  viewFor,
} from '@/engine/index.ts';
import { evolved, headerOf } from '../../tools/lib/games.ts';
import { type Move, type Pick, createPicker, randomMoves } from '../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../tools/lib/rule-sets.ts';
import { runs } from '../support/runs.ts';

/** A game under any rules, and the seed for choosing its legal commands. */
interface Game {
  readonly rules: RuleSet;
  readonly dealSeed: string;
  readonly aiSeed: string;
  readonly moveSeed: number;
}

/** The same rules, with hook and zero limit such that they would forbid every bid [BID-4]. */
const tight = (rules: RuleSet): RuleSet => ({
  ...rules,
  schedule: { shape: 'constant', low: 1, high: 1, turns: 4 },
  hook: rules.bidding === 'in-turn',
  zeroLimit: 1,
});

const games: fc.Arbitrary<Game> = fc.record({
  rules: fc.oneof(
    { weight: 9, arbitrary: ruleSets },
    { weight: 1, arbitrary: ruleSets.map(tight) },
  ),
  dealSeed: seeds,
  aiSeed: seeds,
  moveSeed: fc.nat(),
});

/** Checks a property of so many random games; a counterexample is reported with its seed. */
const assertEveryGame = (usual: number, holds: (game: Game) => void): void =>
  fc.assert(fc.property(games, holds), { numRuns: runs(usual) });

/** Seeds that no game here uses. */
const OTHER_SEED = 'ffffffffffffffffffffffffffffffff';

function started({ rules, dealSeed, aiSeed }: Game): GameState {
  const game = newGame(headerOf(rules, { dealSeed, aiSeed, firstDealer: null }));
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

const movesOf = (game: Game): Generator<Move, GameState> =>
  randomMoves(started(game), createPicker(game.moveSeed));

/** Every state of a game in which a command is due, and the final one. */
function* statesOf(game: Game): Generator<GameState> {
  yield started(game);
  for (const { step } of movesOf(game)) yield step.state;
}

const seatsOf = ({ header }: GameState): Seat[] => header.seats.map((_, seat) => seat);

/** All well-formed commands, legal or not. */
function commandSpace({ header, round }: GameState): Command[] {
  const handSize = round.phase === 'ready' ? 3 : round.handSize;
  const bids = Array.from({ length: handSize + 3 }, (_, bid) => bid - 1);
  const each = header.seats.flatMap((_, seat): Command[] => [
    ...[true, false].map((blindNil): Command => ({ type: 'declare', seat, blindNil })),
    ...bids.map((bid): Command => ({ type: 'bid', seat, bid })),
    ...NAMEABLE_TRUMPS.map((trump): Command => ({ type: 'nameTrump', seat, trump })),
    ...([...CARDS, UNSEEN] as const).map((card): Command => ({ type: 'play', seat, card })),
  ]);
  return [{ type: 'deal' }, ...each];
}

/** Malformed commands, as from a broken link, a hostile file or a bug. */
const garbage: readonly unknown[] = [
  null,
  undefined,
  0,
  Number.NaN,
  'deal',
  [],
  {},
  { type: null },
  { type: 'cheat' },
  { type: 'toString' },
  ...[null, undefined, Number.NaN, '0', -1, -0, 0.5, 99, {}, []].flatMap((seat) => [
    { type: 'bid', seat, bid: 0 },
    { type: 'play', seat, card: 'AS' },
    { type: 'play', seat, card: UNSEEN },
    { type: 'declare', seat, blindNil: true },
    { type: 'nameTrump', seat, trump: 'S' },
  ]),
  ...[null, undefined, Number.NaN, '3', 1.5, -0, -1, 99, Infinity, 1n, {}, [1], true].flatMap(
    (odd) =>
      [0, 1, 2].flatMap((seat) => [
        { type: 'bid', seat, bid: odd },
        { type: 'play', seat, card: odd },
        { type: 'declare', seat, blindNil: odd === true ? 'yes' : odd },
        { type: 'nameTrump', seat, trump: odd },
      ]),
  ),
];

/** The cards of a dealt round, wherever they are. */
function cardsInPlay({ round }: GameState): Card[] {
  if (round.phase === 'ready') return [];
  const held = round.hands.flat();
  if (!('taken' in round)) return held;
  const trick = round.phase === 'play' ? round.trick.cards : [];
  return [...held, ...trick, ...round.taken.flatMap(({ cards }) => cards)];
}

const ofRound = ({ round }: GameState) => ('taken' in round ? round : null);

/** What random games must cover, so that the properties below are not vacuous. */
const MET = [
  ...['ready', 'declare', 'bid', 'trump', 'play', 'scored', 'over'].map((each) => `phase ${each}`),
  ...TRUMP_KINDS.map((each) => `trump ${each}`),
  ...SCHEDULE_SHAPES.map((each) => `shape ${each}`),
  ...[
    'hook',
    'zero-limit',
    'must-follow',
    'must-trump',
    'must-head',
    'trump-not-broken',
    'trump-last',
  ].map((each) => `closed by ${each}`),
  ...FIRST_LEADS.map((each) => `lead of ${each}`),
  'a round without trump',
  'a schedule that starts again',
  'made',
  'missed',
  'streak',
  'contract-made',
  'contract-set',
  'bags',
  'bag-penalty',
  'nil-made',
  'nil-failed',
  'blind-nil-made',
  'blind-nil-failed',
  'sealed bids',
  'an unseen card',
  'no card left to turn up',
  'a dealer who names trump',
  'a high joker led',
  'a low joker led',
  'a waived zero limit',
  'several winners',
  'an end before the last round',
];

/** The items above that a state covers. */
function metIn(state: GameState): string[] {
  const { header, round, past } = state;
  const { rules } = header;
  const seen = [
    `phase ${round.phase}`,
    `trump ${rules.trump.kind}`,
    `shape ${rules.schedule.shape}`,
    `lead of ${rules.firstLead ?? 'dealer-left'}`,
  ];
  const choices = seatsOf(state).flatMap((seat) => viewFor(state, seat).choices);
  for (const { refusal } of choices) if (refusal !== null) seen.push(`closed by ${refusal.kind}`);
  if (round.phase === 'ready') return seen;
  if (isNoTrumpRound(rules, round.index)) seen.push('a round without trump');
  if (round.index >= handSizes(rules).length) seen.push('a schedule that starts again');
  if (choices.some(({ command }) => command.type === 'play' && command.card === UNSEEN))
    seen.push('an unseen card');
  const sealed = round.phase === 'bid' && rules.bidding === 'sealed';
  if (sealed && round.bids.some((bid) => bid !== null)) seen.push('sealed bids');
  if (round.phase === 'trump' && dealerNames(round)) seen.push('a dealer who names trump');
  if (round.phase === 'play' && round.trick.cards[0]?.startsWith('Z') === true)
    seen.push('a high joker led');
  if (round.phase === 'play' && round.trick.cards[0]?.startsWith('E') === true)
    seen.push('a low joker led');
  if (rules.trump.kind === 'flip' && round.turned === null) seen.push('no card left to turn up');
  if (round.phase === 'over' || round.phase === 'scored') {
    seen.push(...(past.at(-1)?.ledger ?? []).map(({ kind }) => kind));
    const { zeroLimit } = rules;
    const runs = seatsOf(state).map((seat) => viewFor(state, seat).zeroRuns[seat] ?? 0);
    if (zeroLimit !== null && Math.max(...runs) > zeroLimit) seen.push('a waived zero limit');
  }
  if (round.phase !== 'over') return seen;
  if (round.winners.length > 1) seen.push('several winners');
  if (past.length < state.schedule.length) seen.push('an end before the last round');
  return seen;
}

it('random games cover all rules', () => {
  const met = new Set<string>();
  // A fixed seed, since coverage within a few games depends on luck.
  for (const game of fc.sample(games, { numRuns: 250, seed: 9 })) {
    if (MET.every((each) => met.has(each))) break;
    for (const state of statesOf(game)) for (const each of metIn(state)) met.add(each);
  }
  expect(MET.filter((each) => !met.has(each))).toEqual([]);
});

describe('every game under every rule set', () => {
  it('can be played to its end', () => {
    assertEveryGame(40, (game) => {
      expect(ruleProblems(game.rules)).toEqual([]);
      let last = started(game);
      let commands = 0;
      const rounds = last.schedule.length;
      const most = last.schedule.reduce(
        (sum, size) => sum + game.rules.players * (size + 2) + 2,
        0,
      );
      for (const { step } of movesOf(game)) {
        last = step.state;
        commands++;
      }
      expect(last.round.phase).toBe('over');
      expect(commands).toBeLessThanOrEqual(most);
      expect(last.past.length).toBeLessThanOrEqual(rounds);
      const mayEndEarly = game.rules.end.kind === 'target';
      expect(last.past.length === rounds || mayEndEarly).toBe(true);
    });
  });

  it('conserves all cards', () => {
    assertEveryGame(40, (game) => {
      for (const state of statesOf(game)) {
        if (state.round.phase === 'ready') continue;
        const { handSize, turned } = state.round;
        const cards = cardsInPlay(state);
        expect(cards).toHaveLength(handSize * game.rules.players);
        expect(new Set(turned === null ? cards : [...cards, turned]).size).toBe(
          cards.length + (turned === null ? 0 : 1),
        );
        const held = state.round.hands.map((hand) => hand.length);
        expect(Math.max(...held) - Math.min(...held)).toBeLessThanOrEqual(1);
      }
    });
  });

  it('gives every trick to one seat, one for each card in a hand', () => {
    assertEveryGame(40, (game) => {
      let last = started(game);
      for (const { step } of movesOf(game)) {
        last = step.state;
        const round = ofRound(last);
        if (round === null) continue;
        const won = round.tricks.reduce((sum, tricks) => sum + tricks, 0);
        expect(won).toBe(round.taken.length);
      }
      for (const { tricks, handSize, bids, dealer } of last.past) {
        expect(tricks.reduce((sum, each) => sum + each, 0)).toBe(handSize);
        const sum = bids.reduce((all, bid) => all + bid, 0);
        expect(isHooked(game.rules, handSize) && sum === handSize).toBe(false);
        expect(dealer).toBeLessThan(game.rules.players);
      }
    });
  });

  it('never leaves a seat without a legal command', () => {
    assertEveryGame(40, (game) => {
      for (const state of statesOf(game))
        expect(legalCommands(state).length > 0).toBe(state.round.phase !== 'over');
    });
  });

  it('accepts no zero beyond the limit unless it is waived', () => {
    assertEveryGame(40, (game) => {
      let last = started(game);
      for (const { step } of movesOf(game)) last = step.state;
      const { zeroLimit, hook } = game.rules;
      const runs = seatsOf(last).map(() => 0);
      for (const { bids, handSize } of last.past)
        for (const [seat, bid] of bids.entries()) {
          const run = bid === 0 ? (runs[seat] ?? 0) + 1 : 0;
          runs[seat] = run;
          const isWaived = hook && handSize === 1;
          expect(zeroLimit === null || run <= zeroLimit || isWaived).toBe(true);
        }
    });
  });
});

describe('commands and events', () => {
  it('events folded one by one are the state', () => {
    assertEveryGame(40, (game) => {
      for (const { before, command, step } of movesOf(game)) {
        const decided = decide(before, command);
        expect(decided).toEqual({ ok: true, value: step.events });
        expect(isDeepStrictEqual(evolved(before, ...step.events), step.state)).toBe(true);
      }
    });
  });

  it('a record folds to the live state, also after serialization', () => {
    assertEveryGame(25, (game) => {
      let live = started(game);
      const commands: Command[] = [];
      for (const { command, step } of movesOf(game)) {
        commands.push(command);
        live = step.state;
      }
      const record = { header: live.header, commands };
      const folded = fold(record);
      const read = fold(JSON.parse(JSON.stringify(record)) as typeof record);
      expect(folded.ok && isDeepStrictEqual(folded.value, live)).toBe(true);
      expect(read.ok && isDeepStrictEqual(read.value, live)).toBe(true);
      expect(isDeepStrictEqual(JSON.parse(JSON.stringify(live)), live)).toBe(true);
    });
  });

  it('every prefix of the events gives a state that can be shown', () => {
    assertEveryGame(25, (game) => {
      for (const { before, step } of movesOf(game)) {
        let shown = before;
        for (const event of step.events) {
          shown = evolve(shown, event);
          const seats = seatsOf(shown);
          const views = seats.map((seat) => viewFor(shown, seat).seat);
          const holders = legalCommands(shown).filter(({ type }) => type === 'play');
          const isShown =
            views.join() === seats.join() &&
            (holders.length === 0 || cardsInPlay(shown).length > 0) &&
            (shown.round.phase !== 'play' || canAct(shown));
          if (!isShown) throw new Error(`not to be shown: ${JSON.stringify(shown)}`);
        }
      }
    });
  });

  it('exactly the legal commands are accepted', () => {
    assertEveryGame(25, (game) => {
      const pick = createPicker(game.moveSeed + 1);
      for (const state of statesOf(game)) {
        if (!oneOf(pick, 12)) continue;
        const space = commandSpace(state);
        const accepted = space.filter((command) => decide(state, command).ok);
        const key = (command: Command) => JSON.stringify(command);
        expect(new Set(accepted.map(key))).toEqual(new Set(legalCommands(state).map(key)));
        expect(accepted).toHaveLength(legalCommands(state).length);
        for (const seat of seatsOf(state)) {
          const { choices, toAct } = viewFor(state, seat);
          const open = choices
            .filter(({ refusal }) => refusal === null)
            .map(({ command }) => command);
          const own = accepted.filter((command) => 'seat' in command && command.seat === seat);
          expect(new Set(open.map(key))).toEqual(new Set(own.map(key)));
          expect(open.length > 0).toBe(toAct.includes(seat));
          for (const { command, refusal } of choices) {
            const decided = decide(state, command);
            expect(decided.ok ? null : decided.error).toEqual(refusal);
          }
        }
      }
    });
  });

  it('a refusal has a reason and changes nothing', () => {
    assertEveryGame(25, (game) => {
      const pick = createPicker(game.moveSeed + 2);
      for (const state of statesOf(game)) {
        if (!oneOf(pick, 8)) continue;
        const { header, round, past, standing } = state;
        const before = structuredClone(state);
        const legal = new Set(legalCommands(state).map((command) => JSON.stringify(command)));
        const refused = commandSpace(state).filter(
          (command) => !legal.has(JSON.stringify(command)),
        );
        const unexplained = [...refused, ...garbage].filter((command) => {
          const decided = decide(state, command as Command);
          return decided.ok || typeof decided.error.kind !== 'string';
        });
        expect(unexplained).toEqual([]);
        expect([state.header, state.round, state.past, state.standing]).toEqual([
          header,
          round,
          past,
          standing,
        ]);
        expect(state.round === round && state.past === past).toBe(true);
        expect(isDeepStrictEqual(state, before)).toBe(true);
      }
    });
  });

  it('the same seed, rules and decisions give the same game', () => {
    assertEveryGame(15, (game) => {
      const told = () => [...movesOf(game)].map(({ step }) => step.events);
      expect(isDeepStrictEqual(told(), told())).toBe(true);
    });
  });
});

/** Whether every seat to play has a card. */
function canAct(state: GameState): boolean {
  const { round } = state;
  const { toAct } = viewFor(state, 0);
  return round.phase === 'play' && toAct.every((seat) => (round.hands[seat]?.length ?? 0) > 0);
}

/** True with probability 1/n. */
const oneOf = (pick: Pick, times: number): boolean =>
  pick(Array.from({ length: times }, (_, time) => time)) === 0;

/** Whether a seat may see a hand, restated from the rules independently of the engine [SIGHT-1], [SP-2]. */
function maySee(state: GameState, viewer: Seat, owner: Seat): boolean {
  const { round, header } = state;
  if (round.phase === 'ready') return false;
  if (round.phase === 'declare' && round.undecided.includes(viewer)) return false;
  const onForehead = header.rules.sight === 'forehead' && round.handSize === 1;
  return onForehead ? viewer !== owner : viewer === owner;
}

/** The cards of a round that a seat cannot see: in hands, and those that were never dealt. The open card of [TRUMP-8] is for all to see. */
function hiddenFrom(state: GameState, viewer: Seat): Card[] {
  const { round } = state;
  if (round.phase === 'ready') return [...CARDS];
  const inHands = round.hands
    .flatMap((hand, owner) => (maySee(state, viewer, owner) ? [] : hand))
    .filter((card) => card !== round.openCard);
  const known = new Set<Card>([...cardsInPlay(state), ...(round.turned ? [round.turned] : [])]);
  return [...inHands, ...CARDS.filter((card) => !known.has(card))];
}

function shuffledBy<T>(pick: Pick, items: readonly T[]): T[] {
  const rest = items.slice();
  return items.map(() => {
    const item = pick(rest);
    rest.splice(rest.indexOf(item), 1);
    return item;
  });
}

/** The same state with everything that the seat cannot see changed. */
function otherwise(state: GameState, viewer: Seat, pick: Pick): GameState {
  const { round, header } = state;
  const other = { ...state, header: { ...header, dealSeed: header.aiSeed, aiSeed: OTHER_SEED } };
  if (round.phase === 'ready') return other;
  const hidden = shuffledBy(pick, hiddenFrom(state, viewer));
  const hands = round.hands.map((hand, owner) =>
    maySee(state, viewer, owner)
      ? hand
      : hand.map((card) => (card === round.openCard ? card : hidden.splice(0, 1)[0]!)),
  );
  if (round.phase !== 'bid' || header.rules.bidding !== 'sealed')
    return { ...other, round: { ...round, hands } };
  const numbers = Array.from({ length: round.handSize + 1 }, (_, bid) => bid);
  const bids = round.bids.map((bid, seat) =>
    bid === null || seat === viewer ? bid : pick(numbers),
  );
  return { ...other, round: { ...round, hands, bids } };
}

describe('a view cannot leak', () => {
  it('does not depend on what its seat cannot see', () => {
    assertEveryGame(40, (game) => {
      const pick = createPicker(game.moveSeed + 3);
      for (const state of statesOf(game))
        for (const seat of seatsOf(state)) {
          if (!oneOf(pick, 6)) continue;
          const other = otherwise(state, seat, pick);
          expect(isDeepStrictEqual(viewFor(other, seat), viewFor(state, seat))).toBe(true);
        }
    });
  });

  it('contains no hidden card and no seed', () => {
    assertEveryGame(40, (game) => {
      const pick = createPicker(game.moveSeed + 4);
      for (const state of statesOf(game))
        for (const seat of seatsOf(state)) {
          if (!oneOf(pick, 6)) continue;
          const text = JSON.stringify({ ...viewFor(state, seat), past: 'had cards of its own' });
          const leaked = hiddenFrom(state, seat).filter((card) => text.includes(card));
          expect(leaked).toEqual([]);
          expect(text.includes(game.dealSeed) || text.includes(game.aiSeed)).toBe(false);
        }
    });
  });
});
