import { describe, expect, test } from 'vitest';
import { CARDS, MAX_PLAYERS, MAX_ROUNDS, PRESET_IDS, presetRules } from '@/engine/index.ts';
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

  test('can be as long as rules allow, and no longer', () => {
    const times = (count: number, command: object) => Array.from({ length: count }, () => command);
    const round = [
      { type: 'deal' },
      ...times(MAX_PLAYERS, { type: 'declare', seat: 3, blindNil: true }),
      ...times(MAX_PLAYERS, { type: 'bid', seat: 1, bid: 0 }),
      { type: 'nameTrump', seat: 2, trump: 'N' },
      ...times(CARDS.length, { type: 'play', seat: 0, card: 'TH' }),
    ];
    const commands = Array.from({ length: MAX_ROUNDS }, () => round).flat();
    expect(parseRecord({ ...game, commands }).ok).toBe(true);
    expect(parseRecord({ ...game, commands: [...commands, { type: 'deal' }] }).ok).toBe(false);
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
  ])('is refused when it is %s', (_title, value) => {
    expect(parseRecord(value)).toEqual({ ok: false, error: { kind: 'not-a-game' } });
  });
});
