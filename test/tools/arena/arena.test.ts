import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RuleSet, type SeatInfo, allowed, presetRules } from '@/engine/index.ts';
import { type Match, playDeal, rotationsOf } from '../../../tools/arena/match.ts';
import { readOptions } from '../../../tools/arena/options.ts';
import { type Player, playerFor } from '../../../tools/arena/players.ts';
import { jsonOf, summaryOf } from '../../../tools/arena/summary.ts';
import { tableOf, withInterval } from '../../../tools/arena/text.ts';

const read = (line: string) => readOptions(line.split(' ').filter(Boolean));

const BUDGET = { determinizations: 8 };
const PLAYERS = Object.fromEntries(
  ['hard', 'easy', 'random', 'expert', 'master'].map((name) => [
    name,
    playerFor(name, BUDGET).play,
  ]),
);

/** A clock that never advances, so that results are reproducible. */
const CLOCK = { now: () => 0 };

const SHORT = {
  ...presetRules('bugger-your-neighbor'),
  schedule: { shape: 'up', low: 1, high: 3, turns: 1 },
} as const;

const SPADES: RuleSet = {
  ...presetRules('spades'),
  schedule: { shape: 'constant', low: 13, high: 13, turns: 1 },
};

describe('arguments', () => {
  it('are read', () => {
    const options = read(
      '--rules canadian --players 5 --seats hard,easy,easy,easy,easy --games 12 --seed 7',
    );
    expect(options.ok && options.value.match).toMatchObject({
      rules: { players: 5, scoring: 'canadian' },
      seats: ['hard', 'easy', 'easy', 'easy', 'easy'],
      deals: 3,
      seed: 7,
    });
  });

  it.each<[string, Partial<RuleSet>]>([
    ['--rules pocha --players 3 --seats hard,hard,hard', { deck: '40', players: 3 }],
    ['--rules jokers-high-low', { jokers: { high: 4, low: 4 }, players: 4 }],
  ])('%s means a tradition of the catalogue', (line, rules) => {
    const options = read(line);
    expect(options.ok && options.value.match.rules).toMatchObject(rules);
  });

  it.each([
    ['--rules chess', 'chess is not a preset'],
    ['--rules package.json', 'not a complete rule set'],
    ['--rules plump --players 7', 'plump is played by 3, 4, 5, not by 7'],
    ['--players 9', "'9' is invalid. Expected a whole number from 2 to 8"],
    ['--players 7', 'bugger-your-neighbor is played by 3, 4, 5, not by 7'],
    ['--seats hard,easy', '--seats names 2 players, the rules are for 4'],
    ['--seats hard,hard,hard,kasparov', "unknown player 'kasparov'"],
    ['--seats hard:rude,hard,hard,hard', "unknown player 'hard:rude'"],
    ['--games 0', "'0' is invalid. Expected a whole number from 1"],
    ['--games many', "'--games <n>' argument 'many' is invalid"],
    ['--seed -1', "'-1' is invalid. Expected a whole number from 0"],
    ['--samples 100 --budget-ms 100', 'not both'],
    ['--samples 0', "'--samples <n>' argument '0' is invalid"],
    ['--budget-ms soon', "'--budget-ms <n>' argument 'soon' is invalid"],
    ['--color red', "unknown option '--color'"],
    ['extra', 'too many arguments'],
  ])('%s is rejected with a message', (line, words) => {
    const options = read(line);
    expect(options.ok ? '' : options.error).toContain(words);
  });
});

const matchOf = (seats: readonly string[], deals: number): Match => ({
  rules: SHORT,
  seats,
  deals,
  seed: 5,
  budget: BUDGET,
});

describe('a match', () => {
  it('rotates the players around the table, without duplicate seatings', () => {
    expect(rotationsOf(['a', 'b', 'b', 'b'])).toHaveLength(4);
    expect(rotationsOf(['a', 'b', 'a', 'b'])).toEqual([
      ['a', 'b', 'a', 'b'],
      ['b', 'a', 'b', 'a'],
    ]);
    expect(rotationsOf(['a', 'a', 'a'])).toHaveLength(1);
  });

  it('is deterministic for a seed, and win shares sum to 1', async () => {
    const match = matchOf(['hard', 'easy', 'master', 'random'], 3);
    const results = () =>
      Promise.all([0, 1, 2].map((deal) => playDeal(match, deal, PLAYERS, CLOCK)));
    const once = await results();
    expect(await results()).toEqual(once);
    const { games, players } = summaryOf(match, once);
    expect(games).toBe(12);
    const shares = players.reduce((sum, { winShare, seats }) => sum + winShare.mean * seats, 0);
    expect(shares).toBeCloseTo(1);
    expect(players.map(({ illegal }) => illegal)).toEqual([0, 0, 0, 0]);
  });

  it('shows every player the level and style of each seat', async () => {
    const seen: (readonly SeatInfo[])[] = [];
    const watch: Player = (view) => {
      seen.push(view.seats);
      return null;
    };
    const names = ['expert:bold', 'easy', 'expert@old.bin', 'random'];
    await playDeal(matchOf(names, 1), 0, Object.fromEntries(names.map((n) => [n, watch])), CLOCK);
    expect(seen[0]).toEqual([
      { name: 'expert:bold', player: 'expert', style: 'bold' },
      { name: 'easy', player: 'easy' },
      { name: 'expert@old.bin', player: 'human' },
      { name: 'random', player: 'human' },
    ]);
  });

  it('counts illegal moves and crashes, and plays on', async () => {
    const players = {
      ...PLAYERS,
      cheat: () => ({ type: 'bid', seat: 0, bid: 99 }) as const,
      crash: () => {
        throw new Error('out of ideas');
      },
    };
    const match = matchOf(['cheat', 'crash', 'hard', 'hard'], 1);
    const [cheat, crash, hard] = (await playDeal(match, 0, players, CLOCK)).totals;
    // Four games of three rounds: three bids and six cards each.
    expect([cheat?.illegal, crash?.illegal, hard?.illegal]).toEqual([36, 36, 0]);
  });

  it('counts a partnership bid as made if the side makes its contract, even with bags', async () => {
    const one: Player = ({ choices }) =>
      allowed(choices).find((move) => move.type !== 'bid' || move.bid === 1) ?? null;
    const match = { ...matchOf(['one', 'one', 'one', 'one'], 1), rules: SPADES };
    const [own] = (await playDeal(match, 0, { one }, CLOCK)).totals;
    expect(own).toMatchObject({ seatRounds: 4, made: 4, illegal: 0 });
  });

  it('writes JSON with the documented keys', async () => {
    const match = matchOf(['hard', 'easy', 'easy', 'easy'], 2);
    const results = await Promise.all([0, 1].map((deal) => playDeal(match, deal, PLAYERS, CLOCK)));
    const json = jsonOf('own', match, summaryOf(match, results));
    expect(json).toMatchObject({ rules: 'own', games: 8, seed: 5 });
    expect(json.players.map(({ name }) => name)).toEqual(['hard', 'easy']);
    expect(Object.keys(json.players[0] ?? {})).toEqual(
      expect.arrayContaining([
        'name',
        'winShare',
        'winShareInterval',
        'bidsMade',
        'pointsPerRound',
        'decisionMs',
        'illegal',
      ]),
    );
    expect(Object.keys(json.players[0]?.decisionMs ?? {})).toEqual(['median', 'p95', 'max']);
  });
});

it('results are written as tables', () => {
  expect(withInterval({ mean: 0.5, interval: [0.4, 0.6] }, 100, 1)).toBe('50.0 ±10.0');
  expect(
    tableOf([
      ['a', 'b'],
      ['long', '1'],
    ]),
  ).toBe('a     b\nlong  1\n');
});

describe.each([
  ['hard-1', '5252a899b0d306e5ec122857c2751c41c86a2636139259cbdca5102c926e8036'],
  ['expert-1', '770b93011690fffc7241d21b93e27f7cd79506de32baa9d483288c1384fe1871'],
] as const)('the frozen %s', (name, hash) => {
  it('is the program with the published results', () => {
    const program = readFileSync(`tools/arena/baseline/${name}.mjs`);
    expect(createHash('sha256').update(program).digest('hex')).toBe(hash);
  });

  it('takes a seat and plays legally', async () => {
    const frozen = playerFor(name, BUDGET);
    const match = matchOf([name, 'hard', 'hard', 'hard'], 1);
    const { players } = summaryOf(match, [
      await playDeal(match, 0, { ...PLAYERS, [name]: frozen.play }, CLOCK),
    ]);
    frozen.leave();
    expect(players.map(({ name: each, illegal }) => ({ name: each, illegal }))).toEqual([
      { name, illegal: 0 },
      { name: 'hard', illegal: 0 },
    ]);
  });
});
