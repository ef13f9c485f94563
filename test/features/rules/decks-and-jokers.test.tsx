import { describe, expect, it } from 'vitest';
import { type RuleSet, deckOf, presetRules } from '@/engine/index.ts';
import { jokerExamples, trickExamples } from '@/features/rules/trick-examples.ts';
import { linesOf } from './lines.tsx';

const family = presetRules('bugger-your-neighbor');

describe('deck and duties', () => {
  it.each<[string, Partial<RuleSet>, string]>([
    [
      '32',
      { deck: '32', schedule: { ...family.schedule, high: 8 } },
      '32 cards are in play: from the ace down to the seven of each suit.',
    ],
    [
      'Spanish',
      { deck: '40' },
      '40 cards are in play. From high to low in each suit: ace, three, king, queen, jack, seven, six, five, four, and two. So the three beats the king.',
    ],
    [
      'trimmed',
      { deck: 'trimmed', players: 5 },
      '50 cards are in play. Left out: two of clubs and two of diamonds.',
    ],
    [
      'must-trump',
      { duty: 'must-trump' },
      'If you can’t follow, play a trump if you have one, high or low.',
    ],
    [
      'must-head',
      { duty: 'must-head' },
      'The K♦ is winning, and you hold the A♦ and the J♦: you must play the A♦.',
    ],
  ])('are explained: %s', (_title, options, line) => {
    expect(linesOf({ ...family, ...options })).toContain(line);
  });

  it('speak of a duty to trump only in games with trump', () => {
    const duty = (trump: RuleSet['trump'], rest: Partial<RuleSet> = {}) =>
      linesOf({ ...family, duty: 'must-trump', trump, ...rest }).filter((line) =>
        /play a trump|hold a low trump/.test(line),
      );
    const example =
      'You can’t follow suit, but hold a low trump: you must play it, even if a higher trump already lies there.';
    expect(duty({ kind: 'fixed', suit: 'H' })).toContain(example);
    expect(duty({ kind: 'none' })).toEqual([]);
    const schedule = { shape: 'constant', low: 1, high: 'fit', turns: 4 } as const;
    expect(duty({ kind: 'flip' }, { schedule })).toEqual([]);
  });

  it('have examples that say what the cards show, in every deck', () => {
    const rules: RuleSet = { ...family, trump: { kind: 'all-but-led' } };
    const decks = [
      { players: 6, deck: 'eight-each' },
      { players: 3, deck: 'eight-each' },
      { players: 4, deck: '36' },
      { players: 4, deck: '40' },
      { players: 7, deck: 'trimmed' },
    ] as const;
    for (const options of decks)
      expect(
        trickExamples({ ...rules, ...options }).map(
          ({ point, cards, winning }) => `${point} ${cards[winning]?.charAt(1)}`,
        ),
      ).toEqual(['followed C', 'one-off S', 'rank-off D', 'suit-off H']);
    const lines = linesOf({ ...rules, deck: '36' }).join();
    expect(lines).toContain('The diamond outranks the spade, so it wins.');
    expect(lines).not.toMatch(/\btwo of|three of/);
    expect(linesOf({ ...family, deck: '32', schedule: { ...family.schedule, high: 8 } })).toContain(
      'When spades are trump, even the lowest spade beats every other suit.',
    );
  });

  it.each([2, 3, 4, 8])(
    'show the ace of spades that a trick without trump names: %i',
    (players) => {
      const [example] = trickExamples({ ...family, players, trump: { kind: 'none' } });
      expect(example?.cards).toContain('AS');
      expect(example?.cards[example.winning]).toBe(players === 2 ? 'TH' : 'KH');
    },
  );

  it('show examples with cards of the deck only', () => {
    for (const kind of ['flip', 'none', 'all-but-led'] as const)
      for (const [deck, players] of [
        ['eight-each', 3],
        ['eight-each', 4],
        ['eight-each', 5],
        ['eight-each', 6],
        ['40', 4],
        ['40', 7],
      ] as const) {
        const rules: RuleSet = { ...family, players, deck, trump: { kind } };
        const shown = trickExamples(rules).flatMap(({ cards }) => cards);
        expect(shown.filter((card) => !deckOf(rules).includes(card))).toEqual([]);
        for (const { cards } of trickExamples(rules)) expect(new Set(cards).size).toBe(players);
      }
  });
});

describe('jokers', () => {
  const withJokers = (high: number, low: number, rest: Partial<RuleSet> = {}) =>
    linesOf({ ...family, jokers: { high, low }, ...rest });

  it('are counted with the deck [JOKER-1]', () => {
    expect(withJokers(4, 2)).toContain('Jokers are added: 4 high and 2 low, 58 cards in all.');
    expect(withJokers(1, 0)).toContain('Jokers are added: 1 high, 53 cards in all.');
    expect(withJokers(0, 3)).toContain('Jokers are added: 3 low, 55 cards in all.');
    expect(linesOf(family).join()).not.toMatch(/joker/i);
  });

  it('are explained with an example trick each [JOKER-2…4]', () => {
    const both = withJokers(1, 1);
    expect(both).toEqual(
      expect.arrayContaining([
        'Jokers belong to no suit and are never trumps. You may play one at any time, even if you could follow suit.',
        'The high joker beats even the ace.',
        'A low joker was led, then hearts: hearts are the suit to follow, and the highest heart wins.',
      ]),
    );
    expect(withJokers(0, 1).join()).not.toMatch(/high joker/);
    expect(withJokers(1, 0).join()).not.toMatch(/low joker/);
    for (const [deck, players] of [
      ['52', 2],
      ['32', 4],
      ['eight-each', 3],
      ['40', 8],
    ] as const) {
      const rules: RuleSet = { ...family, deck, players, jokers: { high: 2, low: 1 } };
      const examples = jokerExamples(rules);
      expect(examples.map(({ cards, winning }) => cards[winning])).toEqual(['Z1', 'KH']);
      for (const { cards } of examples) {
        expect(new Set(cards).size).toBe(players);
        expect(cards.filter((card) => !deckOf(rules).includes(card))).toEqual([]);
      }
    }
  });

  it('may be turned up [JOKER-5]', () => {
    const low = 'If that card is a low joker, there is no trump.';
    const high = /If that card is a high joker, the dealer names a suit/;
    expect(withJokers(1, 1)).toContain(low);
    expect(withJokers(1, 1).join()).toMatch(high);
    expect(withJokers(1, 0)).not.toContain(low);
    expect(withJokers(1, 1, { trump: { kind: 'rotate' } }).join()).not.toMatch(high);
  });

  it('meet duties and limits of leading trump [JOKER-6]', () => {
    const trumping =
      'A high joker doesn’t free you from trumping, unless there is no suit to follow.';
    expect(withJokers(1, 0, { duty: 'must-trump' })).toContain(trumping);
    expect(withJokers(0, 1, { duty: 'must-trump' })).not.toContain(trumping);
    expect(withJokers(1, 0, { duty: 'must-head' })).toContain(
      'Once a high joker is in the trick, nobody has to beat it: follow suit, or play any card if you can’t.',
    );
    const leading =
      'A joker may always be led. With nothing but trumps and jokers in hand, you may lead a trump, too.';
    expect(withJokers(1, 0, { trumpLead: 'last' })).toContain(leading);
    expect(withJokers(1, 0)).not.toContain(leading);
  });
});
