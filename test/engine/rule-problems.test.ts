import { describe, expect, it } from 'vitest';
import {
  type Header,
  type HeaderProblem,
  MAX_ROUNDS,
  PRESETS,
  PRESET_IDS,
  type RuleProblem,
  type RuleSet,
  type Scoring,
  fold,
  stateAfter,
  newGame,
  presetRules,
  resolveScoring,
  ruleProblems,
} from '@/engine/index.ts';
import { headerOf } from '../../tools/lib/games.ts';

const BASE = presetRules('bugger-your-neighbor');
const SPADES = presetRules('spades');
const schedule = (rest: Partial<RuleSet['schedule']>) => ({
  schedule: { ...BASE.schedule, ...rest },
});
const partnership = (rest: object) => ({
  ...SPADES,
  scoring: { ...resolveScoring(SPADES.scoring), ...rest } as Scoring,
});
const formula = (rest: object) => ({
  scoring: { ...resolveScoring('standard'), ...rest } as Scoring,
});

type Case = readonly [title: string, rules: object, problem: object];

/** At least one case for every reason; a reason without one does not compile. */
const CASES: Record<RuleProblem['kind'], readonly [Case, ...Case[]]> = {
  players: [
    ['too few', { players: 1 }, { min: 2, max: 8 }],
    ['too many', { players: 9 }, { min: 2, max: 8 }],
    ['no whole number', { players: 3.5 }, { min: 2, max: 8 }],
    ['no number', { players: '4' }, { min: 2, max: 8 }],
  ],
  'eight-each-players': [
    ['two', { players: 2, deck: 'eight-each', ...schedule({ high: 3 }) }, { min: 3, max: 6 }],
    ['seven', { players: 7, deck: 'eight-each', ...schedule({ high: 3 }) }, { min: 3, max: 6 }],
  ],
  'jokers-out-of-range': [
    ['fewer than none', { jokers: { high: -1, low: 0 } }, { max: 4 }],
    ['five low ones', { jokers: { high: 0, low: 5 } }, { max: 4 }],
    ['half a joker', { jokers: { high: 0.5, low: 0 } }, { max: 4 }],
  ],
  'partners-need-four': [['six in pairs', { ...SPADES, players: 6, ...schedule({ high: 8 }) }, {}]],
  'high-out-of-range': [
    ['14 cards for each of four', schedule({ high: 14 }), { max: 13 }],
    ['11 cards for each of five', { players: 5, ...schedule({ high: 11 }) }, { max: 10 }],
    ['8 cards for each of seven', { players: 7, ...schedule({ high: 8 }) }, { max: 7 }],
    ['no card', schedule({ high: 0 }), { max: 13 }],
    ['half a card', schedule({ high: 2.5 }), { max: 13 }],
    ['no number', schedule({ high: Number.NaN }), { max: 13 }],
  ],
  'low-out-of-range': [
    ['no card', schedule({ low: 0 }), { max: 10 }],
    ['beyond the deck', schedule({ low: 14 }), { max: 10 }],
    ['half a card', schedule({ low: 1.5 }), { max: 10 }],
    ['of what the deck allows', schedule({ low: 0, high: 'fit-1' }), { max: 12 }],
  ],
  'low-above-high': [['12 to 10', schedule({ low: 12 }), { high: 10 }]],
  'turns-out-of-range': [
    ['never', schedule({ turns: 0 }), { max: 10 }],
    ['eleven times', schedule({ turns: 11 }), { max: 10 }],
    ['for ever', schedule({ shape: 'constant', turns: 101 }), { max: MAX_ROUNDS }],
  ],
  'zero-limit-out-of-range': [
    ['none at all', { zeroLimit: 0 }, { max: 10 }],
    ['too late', { zeroLimit: 11 }, { max: 10 }],
    ['no whole number', { zeroLimit: 1.5 }, { max: 10 }],
  ],
  'ends-out-of-range': [
    ['never', schedule({ ends: 0 }), { max: 10 }],
    ['eleven times', schedule({ ends: 11 }), { max: 10 }],
  ],
  'hook-from-out-of-range': [
    ['from no card', { hookFrom: 0 }, { max: 30 }],
    ['half a card', { hookFrom: 2.5 }, { max: 30 }],
    ['from more cards than there are', { hookFrom: 31 }, { max: 30 }],
  ],
  'trump-list-length': [
    ['no trump in the list', { trump: { kind: 'list', order: [] } }, { max: 20 }],
    ['too many', { trump: { kind: 'list', order: new Array(21).fill('S') } }, { max: 20 }],
  ],
  'no-trump-round-out-of-range': [
    ['round 0', { trump: { kind: 'flip', noTrumpRounds: [1, 0] } }, { max: MAX_ROUNDS }],
    ['half a round', { trump: { kind: 'flip', noTrumpRounds: [1.5] } }, { max: MAX_ROUNDS }],
    ['round 101', { trump: { kind: 'flip', noTrumpRounds: [-101] } }, { max: MAX_ROUNDS }],
    [
      'more rounds than a game has',
      { trump: { kind: 'flip', noTrumpRounds: new Array(101).fill(1) } },
      { max: MAX_ROUNDS },
    ],
  ],
  'no-trump-rounds-need-suits': [
    ['all but the led suit', { trump: { kind: 'all-but-led', noTrumpRounds: [-1] } }, {}],
  ],
  'duty-needs-suits': [
    ['to trump without a trump suit', { trump: { kind: 'all-but-led' }, duty: 'must-trump' }, {}],
    ['to beat among all trumps', { trump: { kind: 'all-but-led' }, duty: 'must-head' }, {}],
  ],
  'partnership-needs-partners': [['each for themselves', { ...SPADES, sides: 'solo' }, {}]],
  'partners-need-partnership': [['a score for one', { sides: 'partners' }, {}]],
  'partnership-hides-nothing': [
    ['sealed bids', { ...SPADES, bidding: 'sealed' }, {}],
    ['cards on foreheads', { ...SPADES, sight: 'forehead' }, {}],
  ],
  'number-out-of-range': [
    ['a factor too large', formula({ made: { one: 1001 } }), { max: 1000 }],
    ['a factor too small', formula({ missed: { bid: -1001 } }), { max: 1000 }],
    ['half a point', formula({ made: { bid: 0.5 } }), { max: 1000 }],
    ['in the part for zero', formula({ zero: { made: { one: 9999 }, missed: {} } }), { max: 1000 }],
    ['a bonus too large', formula({ streak: { from: 2, points: 1001 } }), { max: 1000 }],
    ['a streak of none', formula({ streak: { from: 0, points: 1 } }), { max: 1000 }],
    ['every 0th bid', formula({ streak: { every: 0, made: 1, missed: 0 } }), { max: 1000 }],
    ['a miss over', formula({ missed: { over: { off: 1001 }, under: {} } }), { max: 1000 }],
    ['a limit of no bags', partnership({ bagLimit: 0 }), { max: 1000 }],
    ['tricks that cost', partnership({ perTrick: -1 }), { max: 1000 }],
    ['a blind nil for who leads', partnership({ blindNilBehind: -1 }), { max: 1000 }],
  ],
  'target-out-of-range': [
    ['too far', { ...SPADES, end: { kind: 'target', points: 10_001 } }, { max: 10_000 }],
    ['half a point', { end: { kind: 'target', points: 0.5 } }, { max: 10_000 }],
  ],
};

describe('rules that cannot be played', () => {
  const cases = Object.entries(CASES).flatMap(([kind, each]) =>
    each.map(([title, rules, rest]) => [kind, title, rules, { kind, ...rest }] as const),
  );
  it.each(cases)('%s: %s', (_kind, _title, rules, problem) => {
    const wrong = { ...BASE, ...rules } as RuleSet;
    expect(ruleProblems(wrong)).toEqual([problem]);
    const game = newGame(headerOf(wrong, { seats: headerOf(BASE).seats }));
    expect(game.ok).toBe(false);
  });

  it('are refused with a list of all problems', () => {
    const rules: RuleSet = { ...BASE, zeroLimit: 0, hookFrom: 0, ...schedule({ high: 99 }) };
    expect(ruleProblems(rules).map(({ kind }) => kind)).toEqual([
      'high-out-of-range',
      'zero-limit-out-of-range',
      'hook-from-out-of-range',
    ]);
  });

  it.each<[string, Partial<RuleSet>]>([
    ['a hook on sealed bids', { bidding: 'sealed', hook: true }],
    ['trump to break without trump', { trump: { kind: 'none' }, trumpLead: 'broken' }],
    ['a low above the only hand size', schedule({ shape: 'constant', low: 12, high: 10 })],
    ['a target for players alone', { end: { kind: 'target', points: 500 } }],
  ])('do not include a key that meets nothing: %s', (_title, rules) => {
    expect(ruleProblems({ ...BASE, ...rules })).toEqual([]);
  });

  it.each<[string, Partial<RuleSet>]>([
    ['turns and ends once for each player', schedule({ turns: 'players', ends: 'players' })],
    ['ten turns and ends', schedule({ turns: 10, ends: 10 })],
    ['a hundred rounds of one size', schedule({ shape: 'constant', turns: MAX_ROUNDS })],
    ['a list of 20 trumps', { trump: { kind: 'list', order: new Array(20).fill('S') } }],
    [
      'a hundred rounds without trump',
      { trump: { kind: 'flip', noTrumpRounds: Array.from({ length: 100 }, (_, at) => at + 1) } },
    ],
    ['a streak from the first bid', formula({ streak: { from: 1, points: 1 } })],
    ['a bonus for every bid', formula({ streak: { every: 1, made: 1, missed: 0 } })],
    ['a limit of one bag', partnership({ bagLimit: 1 })],
    ['tricks worth nothing', partnership({ perTrick: 0 })],
    ['a blind nil for who does not lead', partnership({ blindNilBehind: 0 })],
  ])('do not include numbers at the limit: %s', (_title, rules) => {
    expect(ruleProblems({ ...BASE, ...rules })).toEqual([]);
  });

  it('do not include any preset', () => {
    for (const id of PRESET_IDS)
      for (const players of PRESETS[id].players)
        expect(ruleProblems(presetRules(id, players))).toEqual([]);
  });
});

describe('headers that start no game', () => {
  const header = headerOf(BASE);
  const seat = { name: 'Ann', player: 'human' } as const;

  it.each<[string, object, HeaderProblem]>([
    ['another format', { format: 2 }, { kind: 'format', supported: 1 }],
    ['a seat too few', { seats: [seat] }, { kind: 'seat-count', expected: 4 }],
    [
      'a player nobody knows',
      { seats: [seat, seat, seat, { ...seat, player: 'genius' }] },
      { kind: 'unknown-player', player: 'genius' },
    ],
    [
      'a style nobody knows',
      { seats: [seat, seat, seat, { ...seat, style: 'rude' }] },
      { kind: 'unknown-style', style: 'rude' },
    ],
    ['no seed', { dealSeed: '' }, { kind: 'bad-seed' }],
    ['no seed for the opponents', { aiSeed: '0'.repeat(32) }, { kind: 'bad-seed' }],
    ['a dealer who is not there', { firstDealer: 4 }, { kind: 'no-such-dealer' }],
    ['a dealer before the first', { firstDealer: -1 }, { kind: 'no-such-dealer' }],
    ['half a dealer', { firstDealer: 0.5 }, { kind: 'no-such-dealer' }],
    [
      'rules that cannot be played',
      { rules: { ...BASE, zeroLimit: 0 } },
      {
        kind: 'zero-limit-out-of-range',
        max: 10,
      },
    ],
  ])('%s', (_, rest, problem) => {
    const wrong = { ...header, ...rest } as Header;
    expect(newGame(wrong)).toEqual({ ok: false, error: [problem] });
    expect(fold({ header: wrong, commands: [] })).toEqual({
      ok: false,
      error: { kind: 'header', problems: [problem] },
    });
  });

  it('a record with a refused command does not fold, and the error names the command', () => {
    const commands = [{ type: 'deal' }, { type: 'bid', seat: 1, bid: 11 }] as const;
    expect(fold({ header, commands })).toEqual({
      ok: false,
      error: { kind: 'command', at: 1, rejection: { kind: 'bid-out-of-range', max: 10 } },
    });
    expect(() => stateAfter({ header, commands })).toThrow('bid-out-of-range');
    expect(stateAfter({ header, commands: [{ type: 'deal' }] }).round.phase).toBe('bid');
  });
});
