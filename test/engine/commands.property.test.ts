import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  type Command,
  CARDS,
  type GameState,
  NAMEABLE_TRUMPS,
  UNSEEN,
  evolve,
  fold,
  legalCommands,
  step,
  viewFor,
} from '@/engine/index.ts';
import { evolved } from '../../tools/lib/games.ts';
import { createPicker } from '../../tools/lib/random-play.ts';
import {
  assertEveryGame,
  movesOf,
  seatsOf,
  started,
  statesOf,
  cardsInPlay,
  oneOf,
} from '../support/engine/random-games.ts';

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

/** Whether every seat to play has a card. */
function canAct(state: GameState): boolean {
  const { round } = state;
  const { toAct } = viewFor(state, 0);
  return round.phase === 'play' && toAct.every((seat) => (round.hands[seat]?.length ?? 0) > 0);
}

describe('commands and events', () => {
  it('events folded one by one are the state', () => {
    assertEveryGame(20, (game) => {
      for (const { before, step: made } of movesOf(game))
        expect(isDeepStrictEqual(evolved(before, ...made.events), made.state)).toBe(true);
    });
  });

  it('a record folds to the live state, also after serialization', () => {
    assertEveryGame(12, (game) => {
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
    assertEveryGame(12, (game) => {
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
    assertEveryGame(12, (game) => {
      const pick = createPicker(game.moveSeed + 1);
      for (const state of statesOf(game)) {
        if (!oneOf(pick, 12)) continue;
        const space = commandSpace(state);
        const accepted = space.filter((command) => step(state, command).ok);
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
            const stepped = step(state, command);
            expect(stepped.ok ? null : stepped.error).toEqual(refusal);
          }
        }
      }
    });
  });

  it('a refusal has a reason and changes nothing', () => {
    assertEveryGame(12, (game) => {
      const pick = createPicker(game.moveSeed + 2);
      for (const state of statesOf(game)) {
        if (!oneOf(pick, 16)) continue;
        const { header, round, past, standing } = state;
        const before = structuredClone(state);
        const legal = new Set(legalCommands(state).map((command) => JSON.stringify(command)));
        const refused = commandSpace(state).filter(
          (command) => !legal.has(JSON.stringify(command)),
        );
        const unexplained = [...refused, ...garbage].filter((command) => {
          const stepped = step(state, command as Command);
          return stepped.ok || typeof stepped.error.kind !== 'string';
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
