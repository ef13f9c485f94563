import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AlertBar } from '@/features/alerts/AlertBar.tsx';
import { DialogPanel } from '@/ui/DialogPanel.tsx';
import { renderInGame } from '../../support/features/render.tsx';

test.each([
  [{ kind: 'opponent-failed', seat: 2 }, /^Odile couldn’t decide\. Continue/],
  [{ kind: 'opponent-replaced', seat: 1 }, /^Rufus couldn’t decide/],
  [{ kind: 'not-saved', isFull: false }, /can’t be saved on this device/],
  [{ kind: 'not-saved', isFull: true }, /storage is full\. Free up space/],
  [{ kind: 'data-deleted' }, /data was deleted .* have been saved again/],
  [{ kind: 'data-restored' }, /had lost saved data\. It’s back, perhaps/],
  [{ kind: 'unreadable-save' }, /saved game couldn’t be read\. Its data is under “Your games”/],
  [{ kind: 'newer-save' }, /from a newer version\. Reload the page .*“Your games”/],
  [{ kind: 'late-save' }, /found after this one began\. It’s under “Your games”/],
  [{ kind: 'rated' }, /^This attempt counts: no hints, no undo, no auto-finish/],
] as const)('%o has a message until it is dismissed', async (alert, text) => {
  const { game } = renderInGame(<AlertBar />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => game.table.notify(alert));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('dismissing an alert moves the focus to the table', async () => {
  const { game } = renderInGame(
    <>
      <main tabIndex={-1}>The table</main>
      <AlertBar />
    </>,
  );
  act(() => game.table.notify({ kind: 'not-saved', isFull: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('an alert that comes while a dialog is open is heard', async () => {
  const { game } = renderInGame(
    <>
      <div>
        <AlertBar />
        <main>A view in place of the table</main>
      </div>
      <DialogPanel open title="Rules" onClose={() => undefined}>
        Text
      </DialogPanel>
    </>,
  );
  await screen.findByRole('dialog');
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  act(() => game.table.notify({ kind: 'not-saved', isFull: false }));
  // By role, so not hidden from screen readers.
  expect(screen.getByRole('alert')).toBeVisible();
});

test('over a dialog, an alert is heard, keeps its place above, and leaves the focus in the dialog', async () => {
  const alert = { kind: 'not-saved', isFull: false } as const;
  const { game, rerender } = renderInGame(<AlertBar />);
  act(() => game.table.notify(alert));
  rerender(
    <>
      <main tabIndex={-1}>The table</main>
      <AlertBar />
      <DialogPanel open title="Rules" onClose={() => undefined}>
        Text
      </DialogPanel>
    </>,
  );
  // By role, so not hidden from screen readers.
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  const continues = screen.getByRole('button', { name: 'Continue' });
  expect(screen.getByRole('alert')).toContainElement(continues);
  // jsdom has no ResizeObserver, so the window's size is watched.
  act(() => void globalThis.dispatchEvent(new Event('resize')));
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--notice-end')).toBe('0px');
  await userEvent.click(continues);
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  expect(style.getPropertyValue('--notice-end')).toBe('');
});
