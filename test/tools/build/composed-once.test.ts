import { expect, test } from 'vitest';
import { withoutCopies } from '../../../tools/build/composed-once.mjs';

test.each([
  [
    'the first of the same rules',
    '._00abc1{a:b}._00abc2{a:c}._00abc1{a:b}',
    '._00abc1{a:b}._00abc2{a:c}',
  ],
  ['rules that differ', '._00abc1{a:b}._00abc1{a:c}', '._00abc1{a:b}._00abc1{a:c}'],
  [
    'a rule under another condition',
    '._00abc1{a:b}@media x{._00abc1{a:b}}',
    '._00abc1{a:b}@media x{._00abc1{a:b}}',
  ],
  [
    'of a condition what is new in it',
    '@media x{._00abc1{a:b}}@media x{._00abc1{a:b}._00abc2{a:b}}@media x{._00abc1{a:b}}',
    '@media x{._00abc1{a:b}}@media x{._00abc2{a:b}}',
  ],
  [
    'rules of elements, steps and fonts',
    'p{a:b}p{a:b}@font-face{a:b}@font-face{a:b}',
    'p{a:b}p{a:b}@font-face{a:b}@font-face{a:b}',
  ],
  [
    'imports, and braces in strings',
    '@import "}";._00abc1{a:"{\\""}._00abc1{a:"{\\""}',
    '@import "}";._00abc1{a:"{\\""}',
  ],
])('the built style sheet keeps %s', (_, css, expected) => {
  expect(withoutCopies(css)).toBe(expected);
});
