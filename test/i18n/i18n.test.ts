import { expect, test } from 'vitest';
import { translate } from '@/i18n/i18n.ts';
test('x', () => {
  expect(translate('hand.label', { count: 1 })).toBe('Your hand, 1 card');
});
