import { vi } from 'vitest';

/** Makes every media query fail, so that the layout is the narrow one; jsdom has no `matchMedia`. */
export function stubNarrowScreen(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
