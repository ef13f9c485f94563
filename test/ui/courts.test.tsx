import { fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Card, DECK, rankOf } from '@/engine/cards/card.ts';

const COURTS = DECK.filter((card) => 'JQK'.includes(rankOf(card)));

const fetched = vi.spyOn(globalThis, 'fetch');

/** The drawings turned into images, by object URL. */
const drawings = new Map<string, Promise<string>>();

beforeEach(() => {
  drawings.clear();
  URL.createObjectURL = (object) => {
    const url = `blob:${drawings.size}`;
    drawings.set(url, (object as Blob).text());
    return url;
  };
  // jsdom does not decode images.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  fetched.mockClear();
});
afterEach(() => void fetched.mockReset());

/** A newly opened page, with no figures loaded. */
async function opened() {
  vi.resetModules();
  const { PlayingCard } = await import('@/ui/card/PlayingCard.tsx');
  const { preloadCourts } = await import('@/ui/card/court-art.ts');
  const show = (...cards: readonly Card[]) => {
    const { container } = render(cards.map((card) => <PlayingCard key={card} card={card} />));
    return {
      images: () => [...container.querySelectorAll('img')],
      loaded: () =>
        [...container.querySelectorAll('[data-loaded]')].map((court) =>
          court.getAttribute('data-loaded'),
        ),
    };
  };
  return { show, preloadCourts };
}

test('each of the twelve court cards, and no other card, has its own figure', async () => {
  const { show } = await opened();
  const { images } = show(...DECK);
  await waitFor(() => expect(images()).toHaveLength(COURTS.length));
  const shown = await Promise.all(images().map(async ({ src }) => drawings.get(src)));
  expect(new Set(shown).size).toBe(COURTS.length);
  for (const drawing of shown) expect(drawing).toMatch(/^<svg .*<\/svg>$/s);
});

test('a letter is shown until the figure is loaded', async () => {
  const { show } = await opened();
  const { images, loaded } = show('KS', '7D');
  expect(images()).toEqual([]);
  expect(loaded()).toEqual(['false']);
  // The card gets its figure in place, without a new render.
  await waitFor(() => expect(images()).toHaveLength(1));
  expect(loaded()).toEqual(['false']);
  for (const image of images()) fireEvent.load(image);
  expect(loaded()).toEqual(['true']);
  // Next time the figure is there at once.
  expect(show('KS').loaded()).toEqual(['true']);
});

test('figures are fetched and decoded once', async () => {
  const { show, preloadCourts } = await opened();
  const first = show('KS', 'QH');
  await preloadCourts();
  await waitFor(() => expect(first.images()).toHaveLength(2));
  const second = show('QH', 'JC');
  expect(second.images()).toHaveLength(2);
  expect(second.images()[0]?.src).toBe(first.images()[1]?.src);
  expect(fetched).toHaveBeenCalledOnce();
  expect(drawings.size).toBe(COURTS.length);
});

test('a failed fetch is retried for the next court card', async () => {
  const { show, preloadCourts } = await opened();
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  await preloadCourts();
  fetched.mockResolvedValueOnce(new Response(null, { status: 404 }));
  const first = show('KS');
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(first.loaded()).toEqual(['false']);
  await preloadCourts();
  const second = show('QH');
  await waitFor(() => expect(second.images()).toHaveLength(1));
  // The waiting card gets its figure, too.
  expect(first.images()).toHaveLength(1);
});

test('a failed fetch is retried when online', async () => {
  const { show, preloadCourts } = await opened();
  fetched.mockRejectedValue(new TypeError('no network'));
  const { images } = show('KS');
  await preloadCourts();
  fetched.mockReset();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(images()).toHaveLength(1));
});

test('a fetch that fails after unloading causes no error', async () => {
  const { preloadCourts } = await opened();
  let fail = (): void => undefined;
  const answer = new Promise<Response>((_resolve, reject) => {
    fail = () => reject(new TypeError('no page'));
  });
  fetched.mockReturnValueOnce(answer);
  const preloaded = preloadCourts();
  vi.stubGlobal('addEventListener', undefined);
  fail();
  await expect(preloaded).resolves.toBeUndefined();
  vi.unstubAllGlobals();
});
