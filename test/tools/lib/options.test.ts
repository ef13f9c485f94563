import { expect, it } from 'vitest';
import {
  newProgram,
  number,
  oneOf,
  optionsIn,
  share,
  someOf,
  wholeNumber,
  wholeNumbers,
} from '../../../tools/lib/options.ts';

const SUITS = ['clubs', 'diamonds', 'hearts'] as const;

const program = () =>
  newProgram('npm run example --', 'An example.')
    .option('--games <n>', 'games', wholeNumber(1, 100), 20)
    .option('--players <list>', 'players', wholeNumbers(2, 8))
    .option('--rate <r>', 'rate', share)
    .option('--near <n>', 'near', number)
    .option('--suit <suit>', 'suit', oneOf(SUITS))
    .option('--suits <list>', 'suits', someOf(SUITS), SUITS)
    .option('--write', 'write');

const read = (line: string) => optionsIn(program(), line.split(' ').filter(Boolean));

it('has the defaults of options that are not given', () => {
  expect(read('')).toEqual({ ok: true, value: { games: 20, suits: SUITS } });
});

it('parses what is given', () => {
  const line =
    '--games 5 --players 3,4 --rate 0.5 --near -1.5 --suit hearts --suits hearts,clubs --write';
  expect(read(line)).toEqual({
    ok: true,
    value: {
      games: 5,
      players: [3, 4],
      rate: 0.5,
      near: -1.5,
      suit: 'hearts',
      // In the order of the names.
      suits: ['clubs', 'hearts'],
      write: true,
    },
  });
});

it.each([
  ['--games 0', 'Expected a whole number from 1 to 100.'],
  ['--games 101', 'Expected a whole number from 1 to 100.'],
  ['--games 1e1', 'Expected a whole number from 1 to 100.'],
  ['--games', 'argument missing'],
  ['--players 3,9', 'Expected a whole number from 2 to 8.'],
  ['--rate 0', 'Expected a number above 0, at most 1.'],
  ['--rate 1.1', 'Expected a number above 0, at most 1.'],
  ['--near soon', 'Expected a number.'],
  ['--near Infinity', 'Expected a number.'],
  ['--suit stars', 'Expected one of clubs, diamonds, hearts.'],
  ['--suits clubs,stars', "Expected some of clubs, diamonds, hearts, not 'stars'."],
  ['--game 5', "unknown option '--game'"],
  ['5', 'too many arguments'],
])('refuses %s', (line, words) => {
  const options = read(line);
  expect(options.ok ? '' : options.error).toContain(words);
});

it('describes itself in one paragraph, and shows lists as they are typed', () => {
  const help = newProgram('npm run example --', 'An\nexample.')
    .option('--suits <list>', 'suits', someOf(SUITS), ['clubs', 'hearts'])
    .option('--seed <n>', 'random numbers', wholeNumber(0), 1)
    .helpInformation();
  expect(help).toContain('\nAn example.\n');
  expect(help).toContain('suits (default: clubs,hearts)');
  expect(help).toContain('random numbers (default: 1)');
});
