import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { expect, it } from 'vitest';
import { i18n } from '@/i18n/i18n.ts';
import { DialogPanel } from '@/ui/DialogPanel.tsx';
import { FOCUS_REST } from '@/ui/focus.ts';

/** A place where the focus rests, with a control in it, and a dialog over it. */
function Place({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <I18nProvider i18n={i18n}>
      <main tabIndex={-1} {...{ [FOCUS_REST]: '' }}>
        <section tabIndex={-1} aria-label="Bids">
          <button type="button">Bid 0</button>
        </section>
      </main>
      {isOpen ? (
        <DialogPanel open title="Rules" onClose={() => undefined}>
          Text
        </DialogPanel>
      ) : null}
    </I18nProvider>
  );
}

/** Opens the dialog with the focus on the element of a role, and returns a function that closes it. */
async function openFrom(role: string) {
  const { rerender } = render(<Place isOpen={false} />);
  const before = screen.getByRole(role);
  before.focus();
  rerender(<Place isOpen />);
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  async function close(): Promise<void> {
    await act(async () => rerender(<Place isOpen={false} />));
    expect(dialog).not.toBeInTheDocument();
  }
  return { before, close };
}

it.each([
  ['a control', 'button'],
  ['a panel, not its first control', 'region'],
  ['its place of rest, not the first control there', 'main'],
])('returns the focus to %s', async (_, role) => {
  const { before, close } = await openFrom(role);
  await close();
  expect(before).toHaveFocus();
});

// Regression: in WebKit, whose guards have the focus for a frame, closing then left it nowhere.
it('returns the focus from a guard at the edge of the dialog', async () => {
  const { before, close } = await openFrom('button');
  const guard = document.querySelector<HTMLElement>('[data-base-ui-focus-guard]')!;
  // Without the guard's own answer, which moves the focus on.
  guard.addEventListener('focus', (event) => event.stopImmediatePropagation(), { capture: true });
  document.addEventListener('focusin', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  guard.focus();
  expect(guard).toHaveFocus();
  await close();
  expect(before).toHaveFocus();
});

it('lets the focus rest if the way to close the dialog has released it', async () => {
  const { close } = await openFrom('button');
  (document.activeElement as HTMLElement).blur();
  await close();
  expect(screen.getByRole('main')).toHaveFocus();
});
