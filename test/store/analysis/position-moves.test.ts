import { describe, expect, it } from 'vitest';
import { type PresetId, presetRules, stateAfter, toAct, viewFor } from '@/engine/index.ts';
import {
  type Position,
  type PositionMove,
  knownHand,
  positionOf,
} from '@/engine/position/index.ts';
import { readMoves } from '@/store/analysis/position-moves.ts';
import { someGame } from '../../support/ai/reviewed.ts';

/** Moves as a person writes them down. */
const written = (moves: readonly PositionMove[]): string =>
  moves
    .map((move) => {
      if (move.type === 'bid') return `${move.bid}`;
      if (move.type === 'nameTrump') return move.trump;
      return move.type === 'play' ? move.card : '?';
    })
    .join(' ');

/** Every position of the first rounds of a game, as the seat to act sees it. */
function* positionsIn(id: PresetId): Generator<Position> {
  const rules = {
    ...presetRules(id),
    schedule: { shape: 'up', low: 3, high: 4, turns: 1 },
  } as const;
  const { header, commands } = someGame(rules, 2);
  for (const length of commands.keys()) {
    const state = stateAfter({ header, commands: commands.slice(0, length) });
    const [seat] = toAct(state);
    const position = seat === undefined ? null : positionOf(viewFor(state, seat));
    if (position === null) continue;
    // With the hands as they were dealt, as they are written down before the play.
    const hands = position.hands.map((_, owner) => knownHand(position, owner));
    yield { ...position, hands };
  }
}

describe('bids and cards as text', () => {
  const games = ['bugger-your-neighbor', 'nomination-whist', 'canadian', 'trump-rotation'] as const;
  it.each(games)('are read as they were written: %s', (id) => {
    let compared = 0;
    for (const position of positionsIn(id)) {
      const { moves } = position;
      const read = readMoves(written(moves), position);
      expect(read).toEqual({ ok: true, value: { ...position, moves } });
      compared += moves.length;
    }
    expect(compared).toBeGreaterThan(50);
  });

  const cardOf = (move: PositionMove): string => (move.type === 'play' ? move.card : '');
  const before = [...positionsIn('bugger-your-neighbor')].find(({ moves }) => moves.length > 8);
  if (before === undefined) throw new Error('no position');

  it('may be separated in many ways, with suit signs and small letters', () => {
    const tricks = written(before.moves).toLowerCase().replace(/ /g, ' | ');
    expect(readMoves(tricks.replaceAll('s', '♠'), before)).toEqual({ ok: true, value: before });
    expect(readMoves('', before)).toEqual({ ok: true, value: { ...before, moves: [] } });
  });

  it('are refused at the first impossible word, with the reason of the rules', () => {
    const problemOf = (text: string) => {
      const read = readMoves(text, before);
      return read.ok ? null : read.error;
    };
    expect(problemOf('1 AS')).toEqual({ word: 'AS', problem: null });
    const [first = '', ...more] = before.moves.filter(({ type }) => type === 'play').map(cardOf);
    const bids = written(before.moves.filter(({ type }) => type !== 'play'));
    expect(problemOf(`${bids} ${first}${more[0]}`)).toEqual({
      word: `${first}${more[0]}`,
      problem: null,
    });
    expect(problemOf('nonsense')).toEqual({ word: 'nonsense', problem: null });
    expect(problemOf('9')).toMatchObject({
      word: '9',
      problem: { kind: 'move', rejection: { kind: 'bid-out-of-range' } },
    });
    // The bids may not add up.
    expect(problemOf('1 1 1 0')).toMatchObject({
      word: '0',
      problem: { kind: 'move', rejection: { kind: 'hook' } },
    });
  });
});
