import { expect, it } from 'vitest';
import { isCrowded, seatPlace, trickLayers } from '@/features/table/model.ts';

/** Distances between cards, in card widths, as in TrickArea.module.css. */
const SPREAD = { usual: { x: 0.82, y: 0.62 }, crowded: { x: 1.28, y: 0.95 } } as const;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A card of width 1, and the corner with its index. */
const cardAt = (x: number, y: number): Box => ({
  left: x - 0.5,
  top: y - 0.7,
  right: x + 0.5,
  bottom: y + 0.7,
});
const indexOf = ({ left, top }: Box): Box => ({ left, top, right: left + 0.28, bottom: top + 0.4 });

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

it.each([3, 4, 5, 6, 7])('no card of %i players covers the index of another', (players) => {
  const spread = isCrowded(players) ? SPREAD.crowded : SPREAD.usual;
  const layers = trickLayers(0, players);
  const cards = layers.map((_, seat) => {
    const { x, y } = seatPlace(seat, 0, players);
    return cardAt(x * spread.x, y * spread.y);
  });
  const covered = cards.flatMap((card, lower) =>
    cards.flatMap((other, upper) =>
      layers[upper]! > layers[lower]! && overlap(other, indexOf(card)) ? [[upper, lower]] : [],
    ),
  );
  expect(covered).toEqual([]);
});
