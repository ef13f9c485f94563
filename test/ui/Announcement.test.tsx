import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcement } from '@/ui/Announcement.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function later(): void {
  act(() => {
    vi.advanceTimersByTime(1000);
  });
}

test('mounts before its text, and announces changes', () => {
  const { rerender } = render(<Announcement words="Bid 2." />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  later();
  expect(screen.getByRole('status')).toHaveTextContent('Bid 2.');
  rerender(<Announcement words="Bid 3." />);
  later();
  expect(screen.getByRole('status')).toHaveTextContent('Bid 3.');
});
