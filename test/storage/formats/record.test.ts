import { describe, expect, test } from 'vitest';
import { PRESET_IDS, presetRules } from '@/engine/index.ts';
import { parseRecord } from '@/storage/formats/record.ts';
import { header } from '../../support/store/table-bench.ts';

const game = {
  header: header(),
  commands: [
    { type: 'deal' },
    { type: 'bid', seat: 1, bid: 0 },
    { type: 'nameTrump', seat: 2, trump: 'N' },
    { type: 'declare', seat: 3, blindNil: true },
    { type: 'play', seat: 0, card: 'TH' },
    { type: 'play', seat: 0, card: 'unseen' },
  ],
};

describe('a saved record', () => {
  test('survives a round trip', () => {
    expect(parseRecord(JSON.parse(JSON.stringify(game)))).toEqual({ ok: true, value: game });
  });

  test.each(PRESET_IDS)('can have the rules of %s', (preset) => {
    const rules = presetRules(preset);
    expect(parseRecord({ ...game, header: { ...game.header, rules } }).ok).toBe(true);
  });

  test('can be as long as rules allow: 100 rounds with declarations and named trump', () => {
    const { deal, bid, nameTrump, declare, play } = {
      deal: { type: 'deal' },
      bid: { type: 'bid', seat: 1, bid: 0 },
      nameTrump: { type: 'nameTrump', seat: 2, trump: 'N' },
      declare: { type: 'declare', seat: 3, blindNil: true },
      play: { type: 'play', seat: 0, card: 'TH' },
    };
    const four = (command: object) => [command, command, command, command];
    const plays = Array.from({ length: 52 }, () => play);
    const round = [deal, ...four(declare), ...four(bid), nameTrump, ...plays];
    const commands = Array.from({ length: 100 }, () => round).flat();
    expect(parseRecord({ ...game, commands }).ok).toBe(true);
  });

  test.each([
    ['nothing', null],
    ['a number', 7],
    ['an empty object', {}],
    ['a list', []],
    ['another format', { ...game, header: { ...game.header, format: 99 } }],
    ['no seed', { ...game, header: { ...game.header, dealSeed: 'abc' } }],
    [
      'an unknown player',
      { ...game, header: { ...game.header, seats: [{ name: '', player: 'x' }] } },
    ],
    [
      'an unknown style',
      {
        ...game,
        header: { ...game.header, seats: [{ name: '', player: 'easy', style: 'rude' }] },
      },
    ],
    [
      'an endless name',
      { ...game, header: { ...game.header, seats: [{ name: 'x'.repeat(99), player: 'human' }] } },
    ],
    [
      'unknown rules',
      { ...game, header: { ...game.header, rules: { ...game.header.rules, extra: 1 } } },
    ],
    ['a command that is none', { ...game, commands: [{ type: 'cheat' }] }],
    ['a card that is none', { ...game, commands: [{ type: 'play', seat: 0, card: '1X' }] }],
    ['a bid in words', { ...game, commands: [{ type: 'bid', seat: 0, bid: '3' }] }],
    [
      'far too many commands',
      { ...game, commands: Array.from({ length: 10_000 }, () => ({ type: 'deal' })) },
    ],
  ])('is refused when it is %s', (_title, value) => {
    expect(parseRecord(value)).toEqual({ ok: false, error: { kind: 'not-a-game' } });
  });
});
