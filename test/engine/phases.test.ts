import { describe, expect, it } from 'vitest';
import {
  type Command,
  type GameEvent,
  type GameState,
  HUMAN,
  OPPONENTS,
  type RuleSet,
  UNSEEN,
  choicesOf,
  evolve,
  isRoundOver,
  isSameCommand,
  legalCommands,
  playedCard,
  presetRules,
  step,
} from '@/engine/index.ts';
import { after, bidsInOrder, dealt, newGameWith, withoutTrailing } from '../../tools/lib/games.ts';

type Phase = GameState['round']['phase'];

/** Two rounds in which the highest bidder names trump [TRUMP-3]. */
const NAMED: RuleSet = {
  ...presetRules('nomination-whist'),
  schedule: { shape: 'up', low: 1, high: 2, turns: 1 },
};

/** The state after the first legal commands, up to a phase. */
function firstIn(rules: RuleSet, phase: Phase): GameState {
  let state = newGameWith(rules);
  while (state.round.phase !== phase) {
    const [command] = legalCommands(state);
    if (command === undefined) throw new Error(`the game ended without ${phase}`);
    state = after(state, command);
  }
  return state;
}

/** A state in every phase. */
const IN: Record<Phase, GameState> = {
  ready: firstIn(NAMED, 'ready'),
  declare: firstIn(withoutTrailing(presetRules('spades')), 'declare'),
  bid: firstIn(NAMED, 'bid'),
  trump: firstIn(NAMED, 'trump'),
  play: firstIn(NAMED, 'play'),
  scored: firstIn(NAMED, 'scored'),
  over: firstIn(NAMED, 'over'),
};
const PHASES = Object.keys(IN) as Phase[];

/** Every kind of command, and the phases that accept it. */
const COMMANDS: readonly (readonly [Command, readonly Phase[]])[] = [
  [{ type: 'deal' }, ['ready', 'scored']],
  [{ type: 'declare', seat: 0, blindNil: false }, ['declare']],
  [{ type: 'bid', seat: 0, bid: 0 }, ['bid']],
  [{ type: 'nameTrump', seat: 0, trump: 'S' }, ['trump']],
  [{ type: 'play', seat: 0, card: 'AS' }, ['play']],
];

describe.each(PHASES)('in phase %s', (phase) => {
  it.each(COMMANDS)('refuses %j for its phase unless that is in %j', (command, accepting) => {
    const stepped = step(IN[phase], command);
    const refusedPhase =
      !stepped.ok && stepped.error.kind === 'wrong-phase' ? stepped.error.phase : null;
    expect(refusedPhase).toBe(accepting.includes(phase) ? null : phase);
  });

  it('refuses what is no command at all', () => {
    for (const odd of [null, undefined, {}, { type: 'pass' }] as unknown as Command[])
      expect(step(IN[phase], odd)).toEqual({ ok: false, error: { kind: 'unknown-command' } });
  });

  it('offers choices only to seats that may act', () => {
    const offered = IN[phase].header.seats.map((_, seat) => choicesOf(IN[phase], seat).length > 0);
    const acting = ['ready', 'scored', 'over'].includes(phase) ? 0 : 1;
    expect(offered.filter(Boolean)).toHaveLength(acting);
  });

  it('knows whether the round is over', () => {
    expect(isRoundOver(phase)).toBe(phase === 'scored' || phase === 'over');
  });
});

it('an event of another phase is a bug, and is named with its phase', () => {
  const event: GameEvent = { type: 'bidMade', seat: 0, bid: 0 };
  expect(() => evolve(IN.play, event)).toThrow('bidMade in phase play, expected bid');
  const unknown = { type: 'passed' } as unknown as GameEvent;
  expect(() => evolve(IN.play, unknown)).toThrow('evolve');
});

it('once trump is named its namer leads, with the bids that were made and no tricks yet', () => {
  const { round } = IN.trump;
  if (round.phase !== 'trump') throw new Error('trump is not to be named');
  const naming: Command = { type: 'nameTrump', seat: round.chooser, trump: 'H' };
  expect(step(IN.trump, naming)).toMatchObject({
    ok: true,
    value: { events: [{ type: 'trumpNamed', seat: round.chooser, trump: 'H' }] },
  });
  const named = after(IN.trump, naming).round;
  expect(named).toMatchObject({
    phase: 'play',
    trump: 'H',
    bids: round.bids,
    chooser: round.chooser,
    trick: { leader: round.chooser, cards: [] },
    tricks: [0, 0, 0, 0],
  });
});

it('bids stay as made when the highest bidder names trump', () => {
  const hands = ['2C 3C', '2D 3D', '2H 3H', '2S 3S'].map((hand) => hand.split(' ') as never);
  const bids = bidsInOrder(4, 0, [1, 2, 0, 2]);
  const before = after(dealt(newGameWith(NAMED), { hands, dealer: 0, index: 1 }), ...bids);
  const { round } = after(before, { type: 'nameTrump', seat: 2, trump: 'D' });
  expect(round).toMatchObject({ phase: 'play', bids: [2, 1, 2, 0], chooser: 2 });
});

it('the names of players in records stay as they are', () => {
  expect([HUMAN, ...OPPONENTS]).toEqual([
    'human',
    'easy',
    'medium',
    'hard',
    'expert',
    'master',
    'adaptive',
  ]);
});

it('commands are the same if all their parts are', () => {
  const bid: Command = { type: 'bid', seat: 0, bid: 1 };
  expect(isSameCommand(bid, { bid: 1, seat: 0, type: 'bid' })).toBe(true);
  expect(isSameCommand(bid, { ...bid, bid: 0 })).toBe(false);
  expect(isSameCommand(bid, { ...bid, seat: 1 })).toBe(false);
  expect(isSameCommand(bid, { ...bid, seat: 1, bid: 0 })).toBe(false);
  expect(isSameCommand(bid, { type: 'deal' })).toBe(false);
  expect(isSameCommand({ type: 'play', seat: 1, card: 'AS' }, bid)).toBe(false);
});

it('names the card that a command plays, unless its holder does not see it', () => {
  expect(playedCard({ type: 'play', seat: 1, card: 'AS' })).toBe('AS');
  expect(playedCard({ type: 'play', seat: 1, card: UNSEEN })).toBeNull();
  expect(playedCard({ type: 'nameTrump', seat: 1, trump: 'S' })).toBeNull();
});
