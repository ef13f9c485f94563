import { expect, it } from 'vitest';
import { readOptions } from '../../../tools/training/options.ts';

const read = (line: string) => readOptions(line.split(' ').filter(Boolean));

it('reads the options of a training run', () => {
  const options = read('--rounds 5000 --seed 3 --out nets/new --rate 0.003 --games 0');
  expect(options.ok && options.value).toEqual({
    rounds: 5000,
    game: 'solo',
    seed: 3,
    out: 'nets/new',
    from: null,
    newInputs: false,
    onlyBids: false,
    rate: 0.003,
    outcomeWeight: 0.8,
    games: 0,
    threads: 2,
  });
});

it('trains partnership nets on request', () => {
  const options = read('--game sides');
  expect(options.ok && options.value).toMatchObject({
    game: 'sides',
    out: 'node_modules/.cache/oh-hell/training/sides',
  });
});

it('trains only new inputs on request', () => {
  const options = read('--from nets/solo.bin --new-inputs');
  expect(options.ok && options.value).toMatchObject({ from: 'nets/solo.bin', newInputs: true });
});

it('trains only the net of bids on request', () => {
  const options = read('--game sides --from nets/sides.bin --bids');
  expect(options.ok && options.value).toMatchObject({ from: 'nets/sides.bin', onlyBids: true });
});

it.each([
  ['--bids', '--bids: needs --from'],
  ['--from nets/solo.bin --bids --new-inputs', 'no --new-inputs'],
  ['--new-inputs', '--new-inputs: needs --from'],
  ['--minutes 60', '--minutes'],
  ['--game whist', "argument 'whist' is invalid. Expected one of solo, sides."],
  ['--rounds many', "'many' is invalid. Expected a whole number"],
  ['--rounds 0', "'0' is invalid. Expected a whole number from 1"],
  ['--seed 1.5', "'--seed <n>' argument '1.5' is invalid"],
  ['--rate fast', "'fast' is invalid. Expected a number"],
  ['--outcome-weight 2', "'2' is invalid. Expected a number above 0, at most 1"],
  ['--games -1', "'-1' is invalid. Expected a whole number from 0"],
  ['--threads 0', "'0' is invalid. Expected a whole number from 1 to 64"],
  ['--out=', '--out'],
  ['extra', 'too many arguments'],
])('%s is rejected with a message', (line, words) => {
  const options = read(line);
  expect(options.ok ? '' : options.error).toContain(words);
});
