import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useShortcuts } from '@/ui/use-shortcuts.ts';

const pressed = vi.fn<(key: string) => void>();
beforeEach(() => pressed.mockClear());

function Page() {
  useShortcuts({
    m: () => pressed('m'),
    ' ': () => pressed(' '),
    pagedown: () => pressed('pagedown'),
  });
  return (
    <>
      <p>table</p>
      <button type="button">button</button>
      <input aria-label="field" />
      <dialog open>native dialog</dialog>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Base UI's dialogs are like this one. */}
      <div role="dialog">dialog</div>
    </>
  );
}

test('a shortcut works wherever the focus is', () => {
  render(<Page />);
  fireEvent.keyDown(screen.getByText('table'), { key: 'M' });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'm' });
  expect(pressed.mock.calls).toEqual([['m'], ['m']]);
});

test('shortcuts are off in fields, in dialogs and with Ctrl', () => {
  render(<Page />);
  for (const place of [
    screen.getByRole('textbox'),
    screen.getByText('native dialog'),
    screen.getByText('dialog'),
  ])
    fireEvent.keyDown(place, { key: 'm' });
  fireEvent.keyDown(screen.getByText('table'), { key: 'm', ctrlKey: true });
  expect(pressed).not.toHaveBeenCalled();
});

test('a held-down space bar acts once, and never scrolls the page', () => {
  render(<Page />);
  const table = screen.getByText('table');
  expect(fireEvent.keyDown(table, { key: ' ' })).toBe(false);
  expect(fireEvent.keyDown(table, { key: ' ', repeat: true })).toBe(false);
  expect(pressed.mock.calls).toEqual([[' ']]);
});

test('a held-down letter acts once, a held-down PageDown again and again', () => {
  render(<Page />);
  const table = screen.getByText('table');
  for (const key of ['m', 'PageDown'])
    for (const repeat of [false, true, true]) fireEvent.keyDown(table, { key, repeat });
  expect(pressed.mock.calls).toEqual([['m'], ['pagedown'], ['pagedown'], ['pagedown']]);
});

test('the space bar presses the button that has the focus', () => {
  render(<Page />);
  expect(fireEvent.keyDown(screen.getByRole('button'), { key: ' ' })).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
});
