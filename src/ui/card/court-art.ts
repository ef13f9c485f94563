import { type Card, DECK } from '@/engine/cards/card.ts';
import { fetchPacked } from '@/i18n/packed.ts';
import type { figures } from './courts/index.ts';
import packed from './courts/index.ts?figures';

/** Whether it is a jack, queen or king. */
export const isCourt = (card: Card): boolean => 'JQK'.includes(card.charAt(0));

/** Courts that look left, with the pip on the right. */
const PIP_ON_THE_RIGHT: ReadonlySet<Card> = new Set(['JC', 'QC', 'JD', 'QD', 'JH', 'QS']);

/** The side of the pip. */
export const isPipOnTheRight = (court: Card): boolean => PIP_ON_THE_RIGHT.has(court);

/** The drawings by card, once loaded. */
let drawings: typeof figures = {};

/** Object URLs of the images, which last as long as the page. */
const images = new Map<Card, string>();

/** The fetch in progress or done. */
let loading: Promise<void> | null = null;

const listeners = new Set<() => void>();

/** The image URL of a court card; null until loaded. */
export function figureOf(court: Card): string | null {
  const existing = images.get(court);
  if (existing !== undefined) return existing;
  const drawing = drawings[court];
  if (drawing === undefined) return null;
  // Created on demand: each takes 5 ms on a slow machine, and twelve at once would be noticed.
  const image = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  images.set(court, image);
  return image;
}

async function unpack(priority: RequestPriority): Promise<void> {
  drawings = await fetchPacked(packed, 'court figures', priority);
  for (const listener of listeners) listener();
}

/** Fetches the figures, once. If that fails the letters stay. */
function load(priority: RequestPriority): Promise<void> {
  if (loading !== null) return loading;
  // Registered before the fetch can fail. Repeated registration has no effect.
  addEventListener('online', loadAgain);
  loading = unpack(priority).catch(() => {
    loading = null;
  });
  return loading;
}

const loadAgain = (): void => void load('auto');

/**
 * Subscribes to the figures and fetches them. A failed fetch is retried for the next court card, or
 * when online.
 * @returns the unsubscribe function
 */
export function subscribeToFigures(listener: () => void): () => void {
  listeners.add(listener);
  void load('auto');
  return () => void listeners.delete(listener);
}

/** Fetches the figures at low priority. */
export const fetchCourts = (): Promise<void> => load('low');

/** Held, or the browser would discard the decoded images. */
const held: HTMLImageElement[] = [];

/** Decodes the figures in advance, one by one. */
export async function preloadCourts(): Promise<void> {
  await fetchCourts();
  for (const court of DECK) {
    const figure = figureOf(court);
    if (figure === null) continue;
    const image = new Image();
    held.push(image);
    image.src = figure;
    await image.decode().catch(() => undefined);
  }
}
