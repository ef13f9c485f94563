import { expect, it } from 'vitest';
import { presetRules } from '@/engine/index.ts';
import { dealText } from '@/storage/formats/commitment.ts';
import { headerOf } from '../../../tools/lib/games.ts';

const HEADER = headerOf(presetRules('bugger-your-neighbor', 3));
const TEXT = dealText(HEADER);

it('is what determines the deals, with sorted keys: published commitments depend on every letter', () => {
  expect(TEXT).toMatch(
    /^\{"dealSeed":"0123456789abcdef0123456789abcdef","firstDealer":0,"format":\d+,"rules":\{"bidding":.*\}\}$/,
  );
  expect(JSON.parse(TEXT)).toEqual({
    format: HEADER.format,
    rules: HEADER.rules,
    dealSeed: HEADER.dealSeed,
    firstDealer: 0,
  });
  const keys = [...TEXT.matchAll(/"(\w+)":/g)].map(([, key]) => key as string);
  const ofRules = keys.slice(keys.indexOf('rules') + 1).filter((key) => key in HEADER.rules);
  expect(ofRules).toEqual(Object.keys(HEADER.rules).toSorted());
});

it('does not depend on the order of keys, nor on the opponents', () => {
  const rules = Object.fromEntries(Object.entries(HEADER.rules).toReversed());
  const same = { ...HEADER, rules: rules as unknown as typeof HEADER.rules, seats: [] };
  expect(dealText({ ...same, aiSeed: 'f'.repeat(32) })).toBe(TEXT);
});

it('writes lists in their order, and nothing as null', () => {
  const rules = { ...HEADER.rules, hook: null, list: ['b', 'a', 1, true] };
  const text = dealText({ ...HEADER, rules: rules as never, firstDealer: null });
  expect(text).toContain('"list":["b","a",1,true]');
  expect(text).toContain('"hook":null');
  expect(text).toContain('"firstDealer":null');
});
