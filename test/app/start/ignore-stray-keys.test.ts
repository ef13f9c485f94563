import { createEvent, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ignoreStrayKeys } from '@/app/start/ignore-stray-keys.ts';

ignoreStrayKeys();

const added = (tag: string): HTMLElement =>
  document.body.appendChild(document.createElement(tag)).appendChild(document.createElement('b'));

test.each([
  ['button', 'Enter', false],
  ['button', ' ', false],
  ['button', 'ArrowRight', true],
  ['input', 'Enter', true],
  ['input', ' ', true],
])('in a %s the browser gets a repeated %s: %s', (tag, key, isLeft) => {
  const inside = added(tag);
  fireEvent.keyDown(inside, { key: 'Tab' });
  expect(fireEvent.keyDown(inside, { key })).toBe(true);
  expect(fireEvent.keyDown(inside, { key, repeat: true })).toBe(isLeft);
});

/** Whether the browser gets a key that is pressed in an element at a time in ms. */
function gets(element: HTMLElement, key: string, at: number): boolean {
  const event = createEvent.keyDown(element, { key });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return fireEvent(element, event);
}

test('a quick series of presses of the space bar that began on the table presses no button', () => {
  const table = added('main');
  const button = added('button');
  expect(gets(table, ' ', 1000)).toBe(true);
  expect(gets(table, ' ', 1400)).toBe(true);
  expect(gets(button, ' ', 1800)).toBe(false);
  expect(gets(button, ' ', 2200)).toBe(false);
  expect(gets(button, ' ', 2800)).toBe(true);
  expect(gets(button, ' ', 2900)).toBe(true);
});

test('the space bar presses a button that another key has led to since', () => {
  const button = added('button');
  expect(gets(added('main'), ' ', 5000)).toBe(true);
  expect(gets(button, 'ArrowRight', 5100)).toBe(true);
  expect(gets(button, ' ', 5200)).toBe(true);
});
