import { type Card, DECK, rankOf } from '@/engine/cards/card.ts';
import { fetchPacked } from '@/i18n/packed.ts';
import type { figures } from './courts/index.ts';
import packed from './courts/index.ts?figures';

/** Whether it is a jack, queen or king, which has a figure. */
export const isCourt = (card: Card): boolean => 'JQK'.includes(rankOf(card));

/** These look to the left, so that their pip stands on the right. */
const PIP_ON_THE_RIGHT: ReadonlySet<Card> = new Set(['JC', 'QC', 'JD', 'QD', 'JH', 'QS']);

/** On which side of the figure's head its pip stands. */
export const isPipOnTheRight = (court: Card): boolean => PIP_ON_THE_RIGHT.has(court);

/** The drawings, by card, once they are there. */
let drawings: typeof figures = {};

/** The addresses of those of which there is an image; they live as long as the page. */
const images = new Map<Card, string>();

/** What has been asked for and came, or is on its way. */
let loading: Promise<void> | null = null;

const listeners = new Set<() => void>();

/** The address of a court's figure; null until the figures are there. */
export function figureOf(court: Card): string | null {
  const made = images.get(court);
  if (made !== undefined) return made;
  const drawing = drawings[court];
  if (drawing === undefined) return null;
  // When it is first wanted: a slow machine takes 5 ms for each, and twelve at once would be felt.
  const image = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  images.set(court, image);
  return image;
}

async function unpack(priority: RequestPriority): Promise<void> {
  drawings = await fetchPacked(packed, 'court figures', priority);
  for (const listener of listeners) listener();
}

/** Fetches the figures, once. Where they cannot be fetched the letters go on standing in for them. */
function load(priority: RequestPriority): Promise<void> {
  if (loading !== null) return loading;
  // Before it fails: by then the page may be gone. Listening twice is listening once.
  addEventListener('online', loadAgain);
  loading = unpack(priority).catch(() => {
    loading = null;
  });
  return loading;
}

const loadAgain = (): void => void load('auto');

/**
 * Calls back when the figures are there, and sees to it that they come: what could not be fetched is
 * fetched again for the next court that is shown, or when there is a network.
 * @returns what ends it
 */
export function onFigures(listener: () => void): () => void {
  listeners.add(listener);
  void load('auto');
  return () => void listeners.delete(listener);
}

/** Fetches the figures behind everything else. */
export const fetchCourts = (): Promise<void> => load('low');

/** Held, or the browser would forget them before somebody plays them. */
const held: HTMLImageElement[] = [];

/** Draws the figures ahead, one after the other: each takes its time. */
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
