import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { returnFocus, pressedButton } from '@/ui/return-focus.ts';

const Buttons = ({ names }: { readonly names: readonly string[] }) =>
  names.map((name, at) => (
    // Names may repeat.
    // oxlint-disable-next-line react/no-array-index-key
    <button type="button" key={at}>
      {name}
    </button>
  ));

const LIST = ['Close', 'Watch', 'Watch'];

/** Waits two frames and flushes their effects. */
const frames = () =>
  act(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

async function leftAt(nth: number) {
  const { rerender } = render(<Buttons names={LIST} />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Watch' })[nth]!);
  const button = pressedButton();
  rerender(<p>The replay</p>);
  returnFocus(button);
  return rerender;
}

test.each([0, 1])(
  'the focus returns to the pressed button, even if two have the same name: %i',
  async (nth) => {
    const rerender = await leftAt(nth);
    rerender(<Buttons names={['Close']} />);
    await frames();
    expect(document.body).toHaveFocus();
    rerender(<Buttons names={LIST} />);
    await frames();
    expect(screen.getAllByRole('button', { name: 'Watch' })[nth]).toHaveFocus();
  },
);

test('returning focus overrides a screen’s initial focus', async () => {
  const rerender = await leftAt(0);
  rerender(<Buttons names={LIST} />);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await frames();
  expect(screen.getAllByRole('button', { name: 'Watch' })[0]).toHaveFocus();
});

test('returning focus is canceled by input', async () => {
  const rerender = await leftAt(0);
  rerender(<Buttons names={['Close']} />);
  await userEvent.keyboard('{Tab}');
  rerender(<Buttons names={LIST} />);
  await frames();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('of several returns only the last counts, and nothing is watched after it', async () => {
  // Regression: each turn of a phone left another observer of the page.
  const watching = new Set<MutationObserver>();
  vi.stubGlobal(
    'MutationObserver',
    class extends MutationObserver {
      override observe(...args: Parameters<MutationObserver['observe']>): void {
        watching.add(this);
        super.observe(...args);
      }
      override disconnect(): void {
        watching.delete(this);
        super.disconnect();
      }
    },
  );
  const rerender = await leftAt(0);
  returnFocus({ name: 'Close', nth: 0 });
  returnFocus({ name: 'Gone', nth: 0 });
  expect(watching.size).toBe(1);
  rerender(<Buttons names={LIST} />);
  await frames();
  expect(document.body).toHaveFocus();
  returnFocus({ name: 'Watch', nth: 0 });
  rerender(<Buttons names={[...LIST, 'More']} />);
  await frames();
  expect(screen.getAllByRole('button', { name: 'Watch' })[0]).toHaveFocus();
  expect(watching.size).toBe(0);
});
