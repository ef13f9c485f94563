import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ignoreHeldKeys } from '@/app/start/ignore-held-keys.ts';

ignoreHeldKeys();

test.each([
  ['button', 'Enter', false],
  ['button', ' ', false],
  ['button', 'ArrowRight', true],
  ['input', 'Enter', true],
  ['input', ' ', true],
])('in a %s the browser gets a repeated %s: %s', (tag, key, isLeft) => {
  const element = document.body.appendChild(document.createElement(tag));
  const inside = element.appendChild(document.createElement('span'));
  expect(fireEvent.keyDown(inside, { key })).toBe(true);
  expect(fireEvent.keyDown(inside, { key, repeat: true })).toBe(isLeft);
});
