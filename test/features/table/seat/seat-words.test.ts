import { expect, test } from 'vitest';
import { badgeText, plateText } from '@/features/table/seat/seat-words.ts';
import { translate } from '@/i18n/i18n.ts';

const plate = (state: Parameters<typeof badgeText>[1]) => [
  badgeText(translate, state),
  plateText(translate, state),
];

test('a plate has tricks and bid as a badge, and what they mean in a word', () => {
  expect(plate({ kind: 'waiting' })).toEqual(['', '']);
  expect(plate({ kind: 'sealed' })).toEqual(['', 'sealed']);
  expect(plate({ kind: 'own-sealed', bid: 3 })).toEqual(['', 'sealed: 3']);
  expect(plate({ kind: 'bid', bid: 3 })).toEqual(['3', '']);
  expect(plate({ kind: 'needs', bid: 3, won: 1 })).toEqual(['1/3', 'needs 2']);
  expect(plate({ kind: 'exact', bid: 3, won: 3 })).toEqual(['3/3', 'on target']);
  expect(plate({ kind: 'over', bid: 3, won: 4 })).toEqual(['4/3', 'over by 1']);
  expect(plate({ kind: 'nil', blind: false })).toEqual(['0', 'nil']);
  expect(plate({ kind: 'nil-broken', won: 1 })).toEqual(['1/0', 'nil broken']);
});
