import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFocusOnMount } from '@/ui/use-focus-on-mount.ts';

function Successor({ scrolls }: { readonly scrolls: boolean | undefined }) {
  return (
    <button type="button" ref={useFocusOnMount<HTMLButtonElement>(scrolls)}>
      Undo
    </button>
  );
}

test.each([
  // Regression: the undo of a deletion far down a list had the focus, but was out of sight.
  [undefined, true],
  [false, false],
])(
  'what appears takes the focus; with scrolls=%s it is scrolled to: %s',
  (scrolls, isScrolledTo) => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    render(<Successor scrolls={scrolls} />);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(focus.mock.lastCall?.[0]?.preventScroll !== true).toBe(isScrolledTo);
    focus.mockRestore();
  },
);
