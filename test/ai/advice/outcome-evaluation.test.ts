import { describe, expect, it } from 'vitest';
import { evaluateChoices } from '@/ai/advice/outcome-evaluation.ts';
import type { SideOutcome } from '@/ai/partners/side-outcome.ts';
import type { Card, Command } from '@/engine/index.ts';

const DETERMINIZATIONS = 100;
/** Scale factor from standard points to points of Spades. */
const UNIT = 25 / 3;

const outcome = (own: number, theirs: number, decided = 0): SideOutcome => ({
  own,
  theirs,
  gain: own - theirs,
  ownBags: 0,
  parts: { contracts: [own, -theirs], bags: [0, 0], nils: [0, 0, 0, 0] },
  bagCounts: [0, 0],
  gameDecided: decided,
  utility: own - theirs + 150 * decided,
  made: true,
});

const bid = (tricks: number): Command => ({ type: 'bid', seat: 0, bid: tricks });

/** The best of several bids, each given by its outcome in every determinization. */
function bestOf(
  ...tried: readonly (readonly [Command, (determinization: number) => SideOutcome])[]
): Command {
  const { options, best } = evaluateChoices({
    commands: tried.map(([command]) => command),
    outcomes: tried.map(([, at]) =>
      Array.from({ length: DETERMINIZATIONS }, (_, determinization) => at(determinization)),
    ),
    pointScale: UNIT,
    utilityOf: ({ utility: worth }) => worth,
    isNil: () => false,
  });
  return options[best]?.command as Command;
}

/** Opponents’ points have a high variance, with a mean 20 lower: not significant. */
const swinging = (determinization: number): SideOutcome =>
  outcome(100, determinization % 2 === 0 ? 150 : -150);
const steady = (theirs: number) => (): SideOutcome => outcome(115, theirs);

describe('the best choice in a partnership', () => {
  it('has the better estimate where the difference between two bids is not significant', () => {
    expect(bestOf([bid(4), swinging], [bid(6), steady(17)])).toEqual(bid(6));
  });

  it('leaves the opponents fewer points where that is significant', () => {
    const always = (): SideOutcome => outcome(100, 0);
    expect(bestOf([bid(4), always], [bid(6), steady(17)])).toEqual(bid(4));
  });

  it('wins the game more often, however few points it scores', () => {
    const winning = (determinization: number): SideOutcome =>
      outcome(100, determinization % 2 === 0 ? 150 : -150, determinization % 20 === 0 ? 1 : 0);
    expect(bestOf([bid(4), winning], [bid(6), steady(17)])).toEqual(bid(4));
  });

  it('is a blind nil only where it wins the game significantly more often', () => {
    // Regression: “Lean toward blind nil: 20% to make … It gives you a better chance to win the game.”, at a cost of
    // 0 ± 3 points of looking first, which scored 140 points more.
    const declare = (blindNil: boolean): Command => ({ type: 'declare', seat: 0, blindNil });
    const look = (): SideOutcome => outcome(40, 50);
    const winning = (): SideOutcome => outcome(-100, 50, 1);
    /** Utility is 5 points higher on average than that of looking, with a standard error of 30. */
    const gambling = (determinization: number): SideOutcome =>
      determinization % 2 === 0 ? outcome(200, 50, 1) : outcome(-260, 50);
    /** Scores 10 points more, with a utility 30 points lower, by the same standard error. */
    const losing = (determinization: number): SideOutcome =>
      outcome(50, determinization % 2 === 0 ? -210 : 390);
    const chosen = (blind: (determinization: number) => SideOutcome): Command =>
      bestOf([declare(false), look], [declare(true), blind]);
    expect(chosen(winning)).toEqual(declare(true));
    expect(chosen(gambling)).toEqual(declare(false));
    expect(chosen(losing)).toEqual(declare(false));
  });

  it('has the highest utility if it is a card', () => {
    const card = (name: 'AS' | 'KH'): Command => ({ type: 'play', seat: 0, card: name });
    expect(bestOf([card('AS'), swinging], [card('KH'), steady(17)])).toEqual(card('AS'));
  });
});

describe('the reason for a card that scores no more points', () => {
  const card = (name: Card): Command => ({ type: 'play', seat: 0, card: name });
  const reasonFor = (best: SideOutcome, other: SideOutcome) =>
    evaluateChoices({
      commands: [card('AS'), card('KH')],
      outcomes: [best, other].map((each) => Array.from({ length: DETERMINIZATIONS }, () => each)),
      pointScale: UNIT,
      utilityOf: ({ utility: worth }) => worth,
      isNil: () => false,
    }).reason?.kind;
  /** Equal points, with the cost of both sides’ bags. */
  const withBags = (ownBags: number, theirBags: number): SideOutcome => {
    const gain = theirBags - ownBags;
    const bagCounts = [ownBags, theirBags] as const;
    return { ...outcome(0, 0), gain, ownBags, utility: gain, bagCounts };
  };

  it('is that its side gets fewer bags, or that the others get more', () => {
    expect(reasonFor(withBags(0, 0), withBags(6, 0))).toBe('bags');
    // Regression: the reason given here was fewer bags, too.
    expect(reasonFor(withBags(0, 6), withBags(0, 0))).toBe('their-bags');
    expect(reasonFor(withBags(6, 18), withBags(0, 0))).toBe('their-bags');
    // After the penalty for ten bags none are left to cost anything.
    const afterPenalty: SideOutcome = { ...withBags(0, 0), bagCounts: [10, 0] };
    expect(reasonFor(afterPenalty, withBags(6, 0))).toBeUndefined();
  });
});
