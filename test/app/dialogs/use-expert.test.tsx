import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useExpert } from '@/app/dialogs/use-expert.ts';

const asked = vi.hoisted(() => new Map<string, AbortSignal>());
vi.mock('@/app/dialogs/stand-ins.ts', () => ({
  expertGameOf: (day: string, signal: AbortSignal) => {
    asked.set(day, signal);
    return new Promise(() => undefined);
  },
}));

test('the expert stops when the player leaves or chooses another day', () => {
  const { rerender, unmount } = renderHook(({ day }) => useExpert(day), {
    initialProps: { day: '2026-11-20' },
  });
  expect(asked.get('2026-11-20')?.aborted).toBe(false);
  rerender({ day: '2026-11-21' });
  expect(asked.get('2026-11-20')?.aborted).toBe(true);
  expect(asked.get('2026-11-21')?.aborted).toBe(false);
  unmount();
  expect(asked.get('2026-11-21')?.aborted).toBe(true);
});
