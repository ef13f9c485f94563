import type { Card } from '@/engine/cards/card.ts';

/*
 * The figures are Adrian Kennard's (CC0, by way of @letele/playing-cards), in the colours of this
 * deck. They are files of their own: the first load carries none of them.
 */
const FILES = import.meta.glob<string>('./courts/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** These look to the left, so that their pip stands on the right. */
const PIP_ON_THE_RIGHT: ReadonlySet<string> = new Set(['JC', 'QC', 'JD', 'QD', 'JH', 'QS']);

export interface CourtArt {
  readonly url: string;
  readonly pipOnTheRight: boolean;
}

/** The figure of a jack, queen or king; null for every other card. */
export function courtArt(card: Card): CourtArt | null {
  const url = FILES[`./courts/${card}.svg`];
  return url === undefined ? null : { url, pipOnTheRight: PIP_ON_THE_RIGHT.has(card) };
}

/** Held, or the browser would forget them before somebody plays them. */
const held: HTMLImageElement[] = [];

/** Fetches the twelve figures behind everything else, one after the other: each takes its time to draw. */
export async function preloadCourts(): Promise<void> {
  for (const url of Object.values(FILES)) {
    const image = new Image();
    held.push(image);
    image.fetchPriority = 'low';
    image.src = url;
    await image.decode().catch(() => undefined);
  }
}
