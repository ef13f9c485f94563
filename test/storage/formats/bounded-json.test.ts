import { describe, expect, it } from 'vitest';
import { boundedJson } from '@/storage/formats/bounded-json.ts';

describe('JSON from outside', () => {
  it.each([
    ['1', 0, 1],
    ['[]', 1, []],
    ['{"a":[1]}', 2, { a: [1] }],
    ['[[],[],{}]', 2, [[], [], {}]],
    ['["[[[{{{"]', 1, ['[[[{{{']],
    ['["]]","a"]', 1, [']]', 'a']],
    [String.raw`["\"[[["]`, 1, ['"[[[']],
    [String.raw`["\\",["a"]]`, 2, ['\\', ['a']]],
    ['\ufeff{}', 1, {}],
    ['["\ufeff"]', 1, ['\ufeff']],
  ])('%j is read where it may nest %i deep', (text, maxDepth, value) => {
    expect(boundedJson(text, maxDepth)).toEqual(value);
  });

  it.each([
    ['[]', 0],
    ['{"a":[1]}', 1],
    ['[[],[[]]]', 2],
    ['["]]]",[[]]]', 2],
    [String.raw`["\\",[["a"]]]`, 2],
    ['[', 1],
    ['', 1],
    ['{"a":1,}', 1],
  ])('%j is refused where it may nest %i deep', (text, maxDepth) => {
    expect(boundedJson(text, maxDepth)).toBeUndefined();
  });

  it('does not overflow the stack', () => {
    expect(boundedJson('['.repeat(1_000_000), 100)).toBeUndefined();
  });
});
