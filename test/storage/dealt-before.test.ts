import { expect, test } from 'vitest';
import { isDealOf } from '@/storage/dealt-before.ts';
import { defaultHeader } from '../../tools/lib/played-games.ts';

const header = defaultHeader();
const { dealSeed } = header;

test.each([
  ['a game with those cards', { header, moves: 'AA' }, true],
  ['one of the first version', { header, commands: [{ type: 'deal' }] }, true],
  ['one whose cards were never dealt', { header, moves: '' }, false],
  [
    'one with other cards',
    { header: defaultHeader({ dealSeed: 'a'.repeat(32) }), moves: 'AA' },
    false,
  ],
  ['something that is not a game', { header: 'scrambled' }, false],
  ['nothing', undefined, false],
])('whether a saved game has dealt the same cards: %s', (_, kept, known) =>
  expect(isDealOf(kept, dealSeed)).toBe(known),
);
