import { expect, it } from 'vitest';
import { isCrowded, seatPlace, trickLayers } from '@/features/table/table-layout.ts';

/** Distances between cards, in card widths, and the slant, as in TrickArea.module.css. */
const SPREADS = {
  spacious: [
    { x: 1, y: 0.72, slant: 0 },
    // Low screens, and the lowest.
    { x: 1.5, y: 0.46, slant: 0.5 },
    { x: 1.5, y: 0.4, slant: 0.5 },
  ],
  five: [{ x: 0.82, y: 0.62, slant: 0 }],
  crowded: [{ x: 1.28, y: 0.95, slant: 0 }],
} as const;

const spreadsOf = (players: number) => {
  if (isCrowded(players)) return SPREADS.crowded;
  return players === 5 ? SPREADS.five : SPREADS.spacious;
};

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

/** Which cards cover the index of which others. */
function coveredIn(
  players: number,
  leader: number,
  spread: { x: number; y: number; slant: number },
) {
  const layers = trickLayers(leader, 0, players);
  const cards = layers.map((_, seat) => {
    const { x, y } = seatPlace(seat, 0, players);
    return cardAt(x * spread.x + y * spread.slant, y * spread.y);
  });
  return cards.flatMap((card, lower) =>
    cards.flatMap((other, upper) =>
      layers[upper]! > layers[lower]! && overlap(other, indexOf(card)) ? [[upper, lower]] : [],
    ),
  );
}

it.each([3, 4, 5, 6, 7])('no card of %i players covers the index of another', (players) => {
  for (const spread of spreadsOf(players))
    for (let leader = 0; leader < players; leader++)
      expect(coveredIn(players, leader, spread), `led by ${leader}`).toEqual([]);
});

it.each([3, 4])('with %i players the last card lies on top', (players) => {
  for (let leader = 0; leader < players; leader++) {
    const layers = trickLayers(leader, 0, players);
    const inOrder = layers.map((_, index) => layers[(leader + index) % players]);
    expect(inOrder).toEqual(layers.map((_, index) => index));
  }
});
