import { expect, it } from 'vitest';
import { plainProgram, slowdownFactor } from '../../../tools/lib/plain-program.mjs';

const program = () =>
  plainProgram('npm run example --', 'An example\nin two lines.')
    .argument('[slowdown]', 'how many times slower', slowdownFactor, 4)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });

const slowdownIn = (...args: string[]) => program().parse(args, { from: 'user' }).processedArgs[0];

it('explains itself', () => {
  const help = program().helpInformation();
  expect(help).toContain(
    'Usage: npm run example -- [options] [slowdown]\n\nAn example in two lines.',
  );
  expect(help).toMatch(/slowdown +how many times slower \(default: 4\)/);
  expect(help).toMatch(/--help +print this/);
});

it('parses by what factor the machine is slowed down', () => {
  expect(slowdownIn()).toBe(4);
  expect(slowdownIn('1')).toBe(1);
  expect(slowdownIn('2.5')).toBe(2.5);
});

it.each([['0'], ['-2'], ['fast'], ['Infinity'], [''], ['2', '3']])('refuses %s', (...args) => {
  expect(() => slowdownIn(...args)).toThrow(/Expected a number from 1|too many arguments|unknown/);
});
