import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Card, type OptionContrast, presetRules } from '@/engine/index.ts';
import type { ChoiceValue } from '@/engine/review/index.ts';
import { reviewReason } from '@/features/advice/contrast-words.ts';
import { choiceLine, costLine, expectedLine } from '@/features/review/judgment-words.ts';
import { i18n, speak, translate } from '@/i18n/i18n.ts';
import { formatTag } from '@/i18n/languages.ts';
import { judgmentWith } from '../../../tools/lib/made-reviews.ts';

const SIDE = { isSide: true, isLow: false, person: '' };
const ALONE = { isSide: false, isLow: false, person: '' };
const card = (make: number, points: number, others: number) =>
  ({ command: { type: 'deal' }, make, points, others }) as const;

describe('the comparison with a better choice', () => {
  it('gives points if both are certain, and the opponents’ points if those are equal', () => {
    const own = card(1, 41, 60);
    expect(
      expectedLine(
        translate,
        judgmentWith({ own, best: card(1, 44, 60), pointScale: 8 }),
        false,
        SIDE,
      ),
    ).toBe('Chance to make it 100% either way; expected points for your side 41 instead of 44.');
    expect(
      expectedLine(
        translate,
        judgmentWith({ own, best: card(1, 41, 30), pointScale: 8 }),
        false,
        SIDE,
      ),
    ).toBe(
      'Chance to make it 100% either way; expected points for your side 41 either way. Expected points for the other side 60 instead of 30.',
    );
    expect(
      expectedLine(
        translate,
        judgmentWith({ own, best: card(1, 41, 60), pointScale: 8 }),
        false,
        SIDE,
      ),
    ).toContain('The difference is in the bags.');
  });

  // Regression: “Chance to make it 80% either way; expected points 8.5 instead of 9.1”, where a miss scores nothing.
  it('gives whole percents where rounding to steps would hide how the chances differ', () => {
    const line = (own: number, best: number, isBest = false) =>
      expectedLine(
        translate,
        judgmentWith({
          own: card(own, 11 * own, 9),
          best: card(best, 11 * best, 9),
          pointScale: 1,
        }),
        isBest,
        ALONE,
      );
    expect(line(0.776, 0.824)).toBe(
      'Chance to make it 78% instead of 82%; expected points 8.5 instead of 9.1.',
    );
    expect(line(0.772, 0.824)).toMatch(/^Chance to make it 75% instead of 80%;/);
    expect(line(0.801, 0.812)).toMatch(/^Chance to make it 80% either way;/);
    expect(line(0.978, 0.999)).toMatch(/^Chance to make it over 95% either way;/);
    expect(line(0.776, 0.824, true)).toMatch(/^Chance to make it 80%/);
  });

  it('gives the opponents’ loss if the better choice has fewer points', () => {
    const judgment = judgmentWith({ own: card(0.6, 7, 9), best: card(0.5, 6, 4), pointScale: 1 });
    expect(expectedLine(translate, judgment, false, ALONE)).toBe(
      'Chance to make it 60% instead of 50%; expected points 7 instead of 6. Expected points for each of the others 9 instead of 4.',
    );
    // Where the lowest total wins, fewer points are better and need no other reason.
    expect(expectedLine(translate, judgment, false, { ...ALONE, isLow: true })).not.toContain(
      'each',
    );
  });

  it('gives the opponents’ loss if that is most of the cost', () => {
    const line = (cost: number, ofOthers: number): string =>
      expectedLine(
        translate,
        judgmentWith({ own: card(1, 70, -43), best: card(1, 71, ofOthers), cost, pointScale: 8 }),
        false,
        SIDE,
      );
    // Regression: a cost of 5 points beside “70 instead of 71” and nothing else.
    expect(line(5, -51)).toBe(
      'Chance to make it 100% either way; expected points for your side 70 instead of 71. Expected points for the other side −43 instead of −51.',
    );
    expect(line(2, -51)).not.toContain('other side');
    expect(line(5, -35)).not.toContain('other side');
  });

  it('gives bags, not what the other side scores less after the choice', () => {
    // Regression: “41 instead of 40. Expected points for the other side 71 instead of 72.”
    const judgment = judgmentWith({
      own: card(1, 41, 71),
      best: card(1, 40, 72),
      cost: 10,
      pointScale: 8,
    });
    expect(expectedLine(translate, judgment, false, SIDE)).toBe(
      'Chance to make it 100% either way; expected points for your side 41 instead of 40. The difference is in the bags.',
    );
  });

  it('says what a cost consists of that is not the difference of the points', () => {
    const line = (cost: number, context = ALONE): string =>
      costLine(
        translate,
        judgmentWith({ own: card(0.6, 9.6, 7), best: card(0.7, 10.8, 6), cost, costError: 0.1 }),
        context,
      );
    // Regression: “mistake, −1.6 points”, beside “expected points 9.6 instead of 10.8”.
    expect(line(1.6)).toBe(
      'That is 1.2 of your own points, plus 0.4: half of what the others gain on average.',
    );
    expect(line(0.9)).toBe(
      'That is 1.2 of your own points, minus 0.3: half of what the others lose on average.',
    );
    expect(line(1.2)).toBe('');
    expect(line(1.6, SIDE)).toBe(
      'That is 1.2 of your side’s points, plus 0.4 that the other side gains or bags cost.',
    );
    // No cost is shown of a choice that is good enough.
    expect(line(0.4)).toBe('');
  });

  it('names the player of somebody else’s game', () => {
    const bid = (tricks: number) => ({
      ...card(0.6, 9.6, 7),
      command: { type: 'bid', seat: 0, bid: tricks } as const,
    });
    const judgment = judgmentWith({ own: bid(1), best: bid(2), cost: 1.6, costError: 0.1 });
    const ofAda = { ...ALONE, person: 'Ada' };
    expect(choiceLine(translate, judgment, false, ALONE)).toBe('You bid 1; 2 was better.');
    // Regression: “You bid 1”, under a line that said who “you” is.
    expect(choiceLine(translate, judgment, false, ofAda)).toBe('Ada bid 1; 2 was better.');
    expect(choiceLine(translate, judgment, true, ofAda)).toBe('Ada bid 1.');
    expect(costLine(translate, judgment, ofAda)).toMatch(/^That is half of/);
    const dearer = { ...judgment, best: { ...judgment.best, points: 10.8 } };
    expect(costLine(translate, dearer, ofAda)).toMatch(
      /^That is 1\.2 of the player’s own points, plus /,
    );
  });

  /** A card that makes the bid less often than another. */
  const worseCard = judgmentWith({
    own: card(0.5, 4, 5),
    best: card(0.6, 5, 5),
    cost: 1,
    costError: 0.1,
  });

  it('quotes the hint to the player of somebody else’s game', () => {
    const reasonOf = () => 'with 7♥ you fall short more often.';
    const line = (person: string) =>
      expectedLine(translate, worseCard, false, { ...ALONE, person, reasonOf });
    expect(line('')).toMatch(/instead of 5\. With 7♥ you fall short more often\.$/);
    // Regression: “With 7♥ you fall short”, below a line on what Ada played.
    expect(line('Ada')).toMatch(
      /instead of 5\. A hint would have said: “With 7♥ you fall short more often\.”$/,
    );
  });

  it('calls the side of somebody else’s game by no “your”', () => {
    expect(expectedLine(translate, worseCard, false, SIDE)).toContain('points for your side 4');
    expect(expectedLine(translate, worseCard, false, { ...SIDE, person: 'Ada' })).toContain(
      'points for this side 4',
    );
  });

  it('says of no lower bid that it falls short more often', () => {
    const bid = (tricks: number, make: number, short: number) => ({
      command: { type: 'bid', seat: 0, bid: tricks } as const,
      make,
      short,
      points: 10 * make,
      others: 5,
    });
    // Regression, where the best bid names trump: “You bid 4; 6 was better. That falls short more often.”
    const judgment = judgmentWith({ own: bid(4, 0.4, 0.55), best: bid(6, 0.5, 0.45) });
    expect(expectedLine(translate, judgment, false, ALONE)).toBe(
      'Chance to make it 40% instead of 50%; expected points 4 instead of 5.',
    );
  });

  it('says how the choice misses more often, where the review counted it', () => {
    const line = (own: object, best: object, context = ALONE): string =>
      expectedLine(
        translate,
        judgmentWith({
          own: { ...card(0.3, 3, 5), ...own },
          best: { ...card(0.6, 6, 5), ...best },
        }),
        false,
        context,
      );
    const figures = 'Chance to make it 30% instead of 60%; expected points 3 instead of 6.';
    expect(line({ short: 0.1 }, { short: 0.3 })).toBe(
      `${figures} That takes too many tricks more often: 60% instead of 10%.`,
    );
    expect(line({ short: 0.6 }, { short: 0.3 })).toBe(
      `${figures} That falls short more often: 60% instead of 30%.`,
    );
    expect(line({}, { short: 0.3 })).toBe(figures);
    // A contract is missed in one way only.
    expect(line({ short: 0.7 }, { short: 0.4 }, SIDE)).not.toContain('more often');
  });

  it('does not tell 5% from under 5% twice', () => {
    const own = { ...card(0.02, 3, 5), short: 0.05 };
    const best = { ...card(0.05, 4, 5), short: 0.02 };
    // Regression: “… That falls short more often: 5% instead of under 5%.”
    expect(expectedLine(translate, judgmentWith({ own, best }), false, ALONE)).toBe(
      'Chance to make it under 5% instead of 5%; expected points 3 instead of 4.',
    );
  });

  it('does not repeat the figures of the chances as those of the misses', () => {
    const own = { ...card(0.45, 3, 5), short: 0 };
    const best = { ...card(0.55, 4, 5), short: 0 };
    // Regression: “Chance to make it 45% instead of 55% … That goes over more often: 55% instead of 45%.”
    expect(expectedLine(translate, judgmentWith({ own, best }), false, ALONE)).toBe(
      'Chance to make it 45% instead of 55%; expected points 3 instead of 4.',
    );
  });

  it('gives points with equally many decimals', async () => {
    const line = (): string =>
      expectedLine(
        translate,
        judgmentWith({ own: card(0.6, 3, 9), best: card(0.5, 2.4, 4.1) }),
        false,
        ALONE,
      );
    // Regression: “3 instead of 2.4”, “9 instead of 4.1”
    expect(line()).toBe(
      'Chance to make it 60% instead of 50%; expected points 3.0 instead of 2.4. Expected points for each of the others 9.0 instead of 4.1.',
    );
    onTestFinished(() => i18n.activate('en'));
    await speak('de', formatTag('de', ['de-DE']));
    expect(line()).toMatch(/erwartete Punkte: 3,0 statt 2,4\. .* 9,0 statt 4,1\.$/);
    const alone = judgmentWith({ own: card(0.6, 3, 9), best: card(0.6, 3, 9) });
    expect(expectedLine(translate, alone, true, ALONE)).toMatch(/: 3\.$/);
  });

  it('never repeats a figure', () => {
    const promise = fc.record({
      make: fc.double({ min: 0, max: 1, noNaN: true }),
      points: fc.double({ min: -200, max: 200, noNaN: true }),
      others: fc.double({ min: -200, max: 200, noNaN: true }),
    });
    fc.assert(
      fc.property(promise, promise, fc.boolean(), (own, best, isSide) => {
        const judgment = judgmentWith({
          own: { ...own, command: { type: 'deal' } },
          best: { ...best, command: { type: 'deal' } },
        });
        const line = expectedLine(translate, judgment, false, { isSide, isLow: false, person: '' });
        expect(line).not.toMatch(/(?:it|:) ((?:under |over )?\S+) instead of \1[;.](?:\s|$)/);
      }),
    );
  });
});

describe('the reason for a better choice', () => {
  const rules = presetRules('spades');
  const table = {
    rules,
    seats: ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, player: 'hard' as const })),
  };
  const play = (name: Card): ChoiceValue => ({
    command: { type: 'play', seat: 0, card: name },
    make: 0.9,
    short: 0.1,
    points: 50,
    others: 20,
  });
  const lineWith = (contrast: OptionContrast | undefined, own: Partial<ChoiceValue>): string =>
    expectedLine(
      translate,
      judgmentWith({
        about: 'card',
        own: { ...play('JD'), ...own },
        best: play('6D'),
        pointScale: 8,
        contrast,
      }),
      false,
      { ...SIDE, reasonOf: (t, judgment, nameCard) => reviewReason(t, table, judgment, nameCard) },
    );

  it('is that of the hint', () => {
    // Regression: “Expected points for the other side 60 instead of 20”, and no word of what that is about.
    expect(
      lineWith(
        { kind: 'contract', option: 1, isTheirs: true, best: 0.3, other: 0.6 },
        { others: 60 },
      ),
    ).toBe(
      'Chance to make it 90% either way; expected points for your side 50 either way. With the jack of diamonds the others make their contract 60% of the time, not 30%.',
    );
    const kept = [
      { card: 'JD', rate: 0.9 },
      { card: '6D', rate: 0.5 },
    ] as const;
    expect(
      lineWith(
        {
          kind: 'contract',
          option: 1,
          isTheirs: true,
          best: 0.3,
          other: 0.6,
          why: { kind: 'later', kept },
        },
        { others: 60 },
      ),
    ).toContain(
      'With the jack of diamonds the others make their contract more often: if kept, the jack of diamonds takes a trick 90% of the time, and the six of diamonds 50%.',
    );
    expect(
      lineWith(
        { kind: 'short', option: 1, why: { kind: 'later', kept } },
        { make: 0.7, short: 0.3, points: 30 },
      ),
    ).toBe(
      'Chance to make it 70% instead of 90%; expected points for your side 30 instead of 50. With the jack of diamonds you fall short more often: if kept, the jack of diamonds takes a trick 90% of the time, and the six of diamonds 50%.',
    );
  });

  it('is not said twice where only the figures are known', () => {
    const own = { make: 0.7, short: 0.3, points: 30 };
    expect(lineWith({ kind: 'short', option: 1 }, own)).toBe(lineWith(undefined, own));
  });
});
