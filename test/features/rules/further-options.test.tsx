import { afterEach, describe, expect, it } from 'vitest';
import { type Formula, type RuleSet, type TrumpRule, presetRules } from '@/engine/index.ts';
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

  it('that only grow are repeated only at the start', () => {
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
    const at = lines.indexOf('Trump follows this order, round by round:');
    expect(lines.slice(at + 1, at + 6)).toEqual([
      'Hearts',
      'No trump',
      'Spades',
      'Then the order starts over.',
      'For example, trump in round 4: Hearts.',
    ]);
  });

  it('is the same suit in every round if the list has one suit, and none if it has only no trump', () => {
    expect(trump({ kind: 'list', order: ['H', 'H'] })).toContain('Hearts are trump.');
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

  it('is never there if only rounds without trump leave a card to turn up', () => {
    const lines = trump(
      { kind: 'flip', noTrumpRounds: [1] },
      { schedule: { shape: 'up', low: 12, high: 13, turns: 1 } },
    );
    expect(lines).toContain('There is no trump.');
    expect(lines.join()).not.toContain('Every card is dealt');
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

  it('may be led only from a hand of nothing but trumps, with an example [PLAY-6]', () => {
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
