import { describe, expect, test } from 'vitest';
import { presetRules } from '@/engine/index.ts';
import { packMoves, unpackMoves } from '@/storage/formats/packed-moves.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';

const header = appHeader(presetRules('up-and-down-the-river'));
const { commands } = played(header);
const impossible = { ...header, rules: { ...header.rules, players: 99 } };

describe('the moves of a finished game as a number', () => {
  test('are read as they were written', () => {
    expect(unpackMoves(header, packMoves(header, commands))).toEqual(commands);
  });

  test('take no byte where every move is the first one that is legal', () => {
    const first = unpackMoves(header, []);
    expect(first?.filter(({ type }) => type === 'play').length).toBeGreaterThan(100);
    expect(packMoves(header, first ?? [])).toEqual([]);
  });

  test.each([
    ['is not over', header, commands.slice(0, -1)],
    ['has not begun', header, []],
    ['goes on after its end', header, [...commands, { type: 'deal' } as const]],
    ['deals twice', header, [{ type: 'deal' } as const, ...commands]],
    ['has impossible rules', impossible, commands],
  ])('are not written where the game %s', (_, ofGame, moves) => {
    expect(() => packMoves(ofGame, moves)).toThrow('not a finished game');
  });

  test.each([
    ['a number too large for the game', header, Array.from({ length: 1000 }, () => 255)],
    ['a zero before the number', header, [0, ...packMoves(header, commands)]],
    ['impossible rules', impossible, packMoves(header, commands)],
  ])('are not read from %s', (_, ofGame, bytes) => {
    expect(unpackMoves(ofGame, bytes)).toBeNull();
  });
});
