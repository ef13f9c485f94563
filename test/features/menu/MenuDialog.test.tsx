import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import MenuDialog from '@/features/menu/MenuDialog.tsx';
import { loadMessages } from '@/i18n/i18n.ts';
import { renderInGame } from '../../support/features/render.tsx';

beforeAll(loadMessages);

/** The entries of the menu on a device with or without a mouse. */
function entries(hasMouse: boolean): (string | null)[] {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(any-hover: none)' && !hasMouse,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const nothing = (): void => undefined;
  const { unmount } = renderInGame(<MenuDialog open onClose={nothing} onOpen={nothing} />);
  const texts = screen.getAllByRole('button').map(({ textContent }) => textContent);
  unmount();
  return texts;
}

test('the menu offers keyboard shortcuts only where there may be a keyboard', () => {
  const all = entries(true);
  expect(all).toContain('Keyboard shortcuts');
  expect(entries(false)).toEqual(all.filter((text) => text !== 'Keyboard shortcuts'));
});
