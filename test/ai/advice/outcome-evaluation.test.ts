import { describe, expect, it } from 'vitest';
import { evaluateChoices } from '@/ai/advice/outcome-evaluation.ts';
import type { SideOutcome } from '@/ai/partners/side-outcome.ts';
import type { Card, Command } from '@/engine/index.ts';

const WORLDS = 100;
/** Points of Spades that a point of the usual scoring comes to. */
const UNIT = 25 / 3;

const ending = (own: number, theirs: number, decided = 0): SideOutcome => ({
  own,
  theirs,
  gain: own - theirs,
  ownBags: 0,
  gameDecided: decided,
  utility: own - theirs + 150 * decided,
  made: true,
});

const bid = (tricks: number): Command => ({ type: 'bid', seat: 0, bid: tricks });

/** The bid that is called best of two, each with how it ended in every world. */
function bestOf(
  ...tried: readonly (readonly [Command, (world: number) => SideOutcome])[]
): Command {
  const { options, best } = evaluateChoices({
    commands: tried.map(([command]) => command),
    outcomes: tried.map(([, at]) => Array.from({ length: WORLDS }, (_, world) => at(world))),
    pointScale: UNIT,
    certainMake: null,
    utilityOf: ({ utility: worth }) => worth,
  });
  return options[best]?.command as Command;
}

/** What the others get swings, and is 20 less on average: not more than chance may make it. */
const swinging = (world: number): SideOutcome => ending(100, world % 2 === 0 ? 150 : -150);
const steady = (theirs: number) => (): SideOutcome => ending(115, theirs);

describe('the best of bids among partners', () => {
  it('has the better figures where the samples do not separate two bids', () => {
    expect(bestOf([bid(4), swinging], [bid(6), steady(17)])).toEqual(bid(6));
  });

  it('leaves the opponents less where that is significant', () => {
    const always = (): SideOutcome => ending(100, 0);
    expect(bestOf([bid(4), always], [bid(6), steady(17)])).toEqual(bid(4));
  });

  it('wins the game more often, however few points it brings', () => {
    const winning = (world: number): SideOutcome =>
      ending(100, world % 2 === 0 ? 150 : -150, world % 20 === 0 ? 1 : 0);
    expect(bestOf([bid(4), winning], [bid(6), steady(17)])).toEqual(bid(4));
  });

  it('has the highest utility where it is a card', () => {
    const card = (name: 'AS' | 'KH'): Command => ({ type: 'play', seat: 0, card: name });
    expect(bestOf([card('AS'), swinging], [card('KH'), steady(17)])).toEqual(card('AS'));
  });
});

describe('what speaks for a card that brings as many points', () => {
  const card = (name: Card): Command => ({ type: 'play', seat: 0, card: name });
  const reasonFor = (best: SideOutcome, other: SideOutcome) =>
    evaluateChoices({
      commands: [card('AS'), card('KH')],
      outcomes: [best, other].map((each) => Array.from({ length: WORLDS }, () => each)),
      pointScale: UNIT,
      certainMake: null,
      utilityOf: ({ utility: worth }) => worth,
    }).reason;
  /** Points alike, with what bags of either side will cost. */
  const withBags = (ownBags: number, theirBags: number): SideOutcome => {
    const gain = theirBags - ownBags;
    return { ...ending(0, 0), gain, ownBags, utility: gain };
  };

  it('is that its side gets fewer bags, or that the others get more', () => {
    expect(reasonFor(withBags(0, 0), withBags(6, 0))).toBe('bags');
    // It was said to bring fewer bags here as well.
    expect(reasonFor(withBags(0, 6), withBags(0, 0))).toBe('their-bags');
    expect(reasonFor(withBags(6, 18), withBags(0, 0))).toBe('their-bags');
  });
});
