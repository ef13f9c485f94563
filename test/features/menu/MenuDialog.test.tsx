import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import MenuDialog from '@/features/menu/MenuDialog.tsx';
import { loadMessages } from '@/i18n/i18n.ts';
import { renderInGame } from '../../support/features/render.tsx';

beforeAll(loadMessages);

/** The entries of the menu on a device with or without a mouse. */
async function entries(hasMouse: boolean): Promise<(string | null)[]> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(any-hover: none)' && !hasMouse,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const nothing = (): void => undefined;
  const { unmount } = renderInGame(<MenuDialog open onClose={nothing} onOpen={nothing} />);
  await screen.findByRole('button', { name: 'New game' });
  const texts = screen.getAllByRole('button').map(({ textContent }) => textContent);
  unmount();
  return texts;
}

test('the menu offers keyboard shortcuts only where there may be a keyboard', async () => {
  const all = await entries(true);
  expect(all).toContain('Keyboard shortcuts');
  expect(await entries(false)).toEqual(all.filter((text) => text !== 'Keyboard shortcuts'));
});
