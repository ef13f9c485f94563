import { afterEach, describe, expect, it } from 'vitest';
import { type Formula, type RuleSet, type TrumpRule, deckOf, presetRules } from '@/engine/index.ts';
import { jokerExamples, trickExamples } from '@/features/rules/trick-examples.ts';
import { CATALOGS, type Language } from '@/i18n/languages.ts';
import { speak } from '@/i18n/i18n.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { linesOf } from './lines.tsx';
import { formulaOf } from '../../support/engine/formula.ts';

const family = presetRules('bugger-your-neighbor');

const formula = (rest: Partial<Formula>): Formula =>
  formulaOf({ made: { one: 10, bid: 1 }, missed: { off: -1 }, ...rest });

const upTo = (rest: Partial<RuleSet['schedule']>): RuleSet => ({
  ...family,
  schedule: { shape: 'up-down', low: 1, high: 5, turns: 1, ...rest },
});

describe('the hands', () => {
  it('are played once for each player at the turning point and at the ends [ROUND-3]', () => {
    const lines = linesOf(upTo({ turns: 'players', ends: 'players' }));
    expect(lines).toContain(
      'The hand of 1 is played 4 times in a row, at the start and again at the end. That’s once for each player.',
    );
    expect(lines).toContain(
      'The hand of 5 is played 4 times in a row. That’s once for each player.',
    );
    expect(lines).toContain('The game has 18 rounds.');
  });

  it('that only grow repeat the first one at the start alone', () => {
    const lines = linesOf(upTo({ shape: 'up', ends: 3 }));
    expect(lines).toContain('The hand of 1 is played 3 times in a row.');
    expect(lines.join()).not.toMatch(/again at the end|each player\./);
  });

  it('say what limits them [ROUND-4]', () => {
    expect(linesOf(upTo({ high: { atMost: 15 } }))).toContain(
      'The largest hand would be 15, but with 4 players the deck allows only 13.',
    );
    expect(linesOf(upTo({ high: { atMost: 9 } })).join()).not.toContain('would be');
    expect(linesOf(upTo({ high: 'fit-flip' }))).toContain(
      'Hands of 12 are the largest that still leave a card to turn up.',
    );
  });
});

describe('trump', () => {
  const trump = (rule: TrumpRule, rest: Partial<RuleSet> = {}) =>
    linesOf({ ...family, trump: rule, ...rest });

  it('follows a list, with an example of where it starts over [TRUMP-6]', () => {
    const lines = trump({ kind: 'list', order: ['H', 'N', 'S'] });
    const at = lines.indexOf('Trump changes each round, in this order:');
    expect(lines.slice(at + 1, at + 6)).toEqual([
      'Hearts',
      'No trump',
      'Spades',
      'Then the order starts over.',
      'For example, trump in round 4: Hearts.',
    ]);
  });

  it('of a list with one suit is that suit in every round, of none no trump', () => {
    expect(trump({ kind: 'list', order: ['H', 'H'] })).toContain(
      'Hearts are trump in every round.',
    );
    expect(trump({ kind: 'list', order: ['N'] })).toContain('There is no trump.');
  });

  it('is missing in some rounds, named as runs [TRUMP-7]', () => {
    expect(trump({ kind: 'flip', noTrumpRounds: [1, 2, 3, -1, 10] })).toContain(
      'Rounds 1–3, 10, and 19 have no trump. No card is turned up then.',
    );
    expect(trump({ kind: 'highest-bidder', noTrumpRounds: [5] })).toContain(
      'Round 5 has no trump. Nobody names trump then.',
    );
    expect(trump({ kind: 'rotate', noTrumpRounds: [1] })).toContain(
      'Round 1 has no trump. The order still moves on in those rounds.',
    );
    expect(trump({ kind: 'fixed', suit: 'S', noTrumpRounds: [-40, 40] }).join()).not.toMatch(
      /rounds? .* no trump\./i,
    );
  });

  it('comes from the dealer’s last card where none is left to turn up [TRUMP-8]', () => {
    const flip = { kind: 'flip', allDealt: 'dealers-last' } as const;
    const shown = [
      'When every card is dealt, the dealer shows the last one: its suit is trump. It stays in the dealer’s hand, known to all until it’s played.',
      'For example, if it’s the ace of spades, spades are trump, and everyone knows who holds the ace.',
    ];
    const toTheLast = { schedule: { ...family.schedule, high: 'fit' as const } };
    const always: RuleSet['schedule'] = { shape: 'constant', low: 13, high: 13, turns: 4 };
    expect(trump(flip, toTheLast)).toEqual(expect.arrayContaining(shown));
    expect(trump(flip, toTheLast).join()).toContain('one card is turned up');
    expect(trump(flip, { schedule: always })).toEqual(expect.arrayContaining(shown));
    expect(trump(flip, { schedule: always }).join()).not.toMatch(/turned up|no trump/);
    expect(trump(flip).join()).not.toContain('dealer shows');
    expect(trump({ kind: 'flip' }, toTheLast).join()).not.toContain('dealer shows');
  });

  it('may be led only from nothing but trumps, with an example [PLAY-6]', () => {
    expect(trump({ kind: 'flip' }, { trumpLead: 'last' })).toEqual(
      expect.arrayContaining([
        'Trump can be led only by a player who holds nothing but trumps.',
        'For example, with two trumps and one other card in hand, you must lead the other card.',
      ]),
    );
    expect(trump({ kind: 'none' }, { trumpLead: 'last' }).join()).not.toContain('can be led only');
  });
});

it('the hook that holds from some hand size on has an example of that size [BID-6]', () => {
  expect(linesOf({ ...family, hookFrom: 7 })).toEqual(
    expect.arrayContaining([
      'The hook applies only in rounds of 7 cards or more; in smaller ones any bid is allowed.',
      'For example, with 7 tricks to take and 6 bid so far, the last bid can’t be 1.',
    ]),
  );
  expect(linesOf({ ...family, hookFrom: 1 }).join()).not.toContain('holds only');
  // No round is that large.
  expect(linesOf({ ...family, hookFrom: 11 })).not.toContain('The hook');
});

it.each([
  [3, '1, 2, and 2'],
  [5, '1, 2, 0, 0, and 2'],
])('the highest bidder leads, in an example with %i players [LEAD-1]', (players, bids) => {
  const lines = linesOf({ ...family, players, firstLead: 'highest-bidder' });
  expect(lines.some((line) => line.startsWith('The highest bidder leads the first trick'))).toBe(
    true,
  );
  expect(lines).toContain(
    `For example, if the bids from the dealer’s left are ${bids}, the first to bid 2 leads.`,
  );
  expect(lines.join()).not.toContain('The player to the dealer’s left leads');
});

describe('the score', () => {
  it('of too many tricks differs from that of too few [SCORE-4]', () => {
    const lines = linesOf({
      ...family,
      scoring: formula({ missed: { over: { tricks: 1 }, under: { off: -2 } } }),
    });
    const at = lines.indexOf('Missed with too many tricks');
    expect(lines[at + 1]).toBe('t');
    expect(lines[lines.indexOf('Missed with too few tricks') + 1]).toBe('−2d');
    expect(lines).not.toContain('Bid missed');
  });

  it('has a bonus for every so many bids made or missed in a row [SCORE-3]', () => {
    const lines = linesOf({
      ...family,
      scoring: formula({ streak: { every: 3, made: 10, missed: -5 } }),
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Every 3 bids made in a row score +10 on top.',
        'A made bid of 3 then scores +23.',
        'Every 3 bids missed in a row score −5 on top.',
        'A bid of 3 missed by one then scores −6.',
      ]),
    );
    const onlyMade = formula({ streak: { every: 1, made: 2, missed: 0 } });
    const text = linesOf({ ...family, scoring: onlyMade }).join(' ');
    expect(text).toContain('Every bid made scores +2 on top.');
    expect(text).not.toContain('missed in a row');
  });
});

describe('a game to a target without partners [END-3]', () => {
  const target: RuleSet = { ...family, end: { kind: 'target', points: 100 } };

  it('starts again until somebody has the points', () => {
    const lines = linesOf(target);
    expect(lines).toEqual(
      expect.arrayContaining([
        'After these 19 rounds it all starts again from the first, until someone reaches the target.',
        'For example, totals of 98, 104, and 101 end the game: 104 wins.',
        'It ends after round 100 at the latest: then, too, the best total wins.',
      ]),
    );
    expect(lines.join()).toContain('leaves someone with 100 points or more. The highest total');
    expect(lines.join()).not.toMatch(/at most 100 rounds|one side leads/);
  });

  it('is won by the lowest total in golf', () => {
    const lines = linesOf({ ...target, scoring: 'golf' });
    expect(lines.join()).toContain('The lowest total wins');
    expect(lines).toContain('For example, totals of 98, 104, and 101 end the game: 98 wins.');
  });

  it('has the same rounds without trump each time', () => {
    const rules: RuleSet = { ...target, trump: { kind: 'flip', noTrumpRounds: [-1] } };
    expect(linesOf(rules)).toContain(
      'Round 19 has no trump. No card is turned up then. The same rounds have no trump each time it starts again.',
    );
  });
});

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

/** Every further option at once. */
const EVERYTHING: RuleSet = {
  ...family,
  deck: 'trimmed',
  jokers: { high: 4, low: 1 },
  players: 5,
  duty: 'must-head',
  schedule: { shape: 'up-down', low: 1, high: { atMost: 20 }, turns: 'players', ends: 'players' },
  trump: { kind: 'list', order: ['S', 'H', 'N', 'D'], noTrumpRounds: [1, 2, -1] },
  hookFrom: 2,
  firstLead: 'highest-bidder',
  trumpLead: 'last',
  scoring: formula({
    missed: { over: { tricks: 1 }, under: { off: -1 } },
    streak: { every: 5, made: 10, missed: -10 },
  }),
  end: { kind: 'target', points: 150 },
};

describe('with every option', () => {
  afterEach(() => speak('en', 'en-US'));

  it.each(Object.keys(CATALOGS) as Language[])(
    'the page leaves no placeholder open in %s',
    async (language) => {
      await speak(language, language);
      const lines = linesOf(EVERYTHING);
      expect(lines.filter((line) => /[{}#]|rules\.|undefined|NaN/.test(line))).toEqual([]);
      expect(lines.length).toBeGreaterThan(30);
    },
  );

  it('axe finds no violations', async () => {
    linesOf(EVERYTHING);
    expect(await axeProblems()).toEqual([]);
  });
});
