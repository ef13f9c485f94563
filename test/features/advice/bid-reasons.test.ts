import { expect, test } from 'vitest';
import { PRESETS, PRESET_IDS, handSizes, presetRules } from '@/engine/index.ts';
import { TRADITIONS, nearestPlayers, rulesOf } from '@/catalogue/index.ts';
import { runs } from '../../support/runs.ts';
import {
  type BidHint,
  EVEN,
  LIKELY,
  PROBABLE,
  SURE,
  TOWARD,
  bidHintsIn,
  partsOf,
  wrongInBidHint,
} from '../../support/features/bid-hints.ts';
import { withRounds } from '../../support/features/hint-scenes.ts';

const tables = [
  ...PRESET_IDS.flatMap((id) =>
    PRESETS[id].players.map(
      (players) => [`${id}, ${players} players`, presetRules(id, players)] as const,
    ),
  ),
  ...TRADITIONS.filter((each) => {
    const { deck, jokers } = rulesOf(each, nearestPlayers(each, 4));
    return deck !== undefined || jokers !== undefined;
  }).map((each) => [each.id, rulesOf(each, nearestPlayers(each, 4))] as const),
];

const KINDS = [SURE, LIKELY, PROBABLE, EVEN, TOWARD];
const met = new Set<RegExp>();

test.each(tables)(
  'the text of a hint on a bid agrees with the cards and figures: %s',
  (_, rules) => {
    const most = Math.max(...handSizes(rules));
    for (let seed = 0; seed < runs(3); seed++) {
      const size = 1 + ((4 * seed) % most);
      for (const hint of bidHintsIn(withRounds(rules, size), seed)) {
        expect(wrongInBidHint(hint)).toEqual([]);
        for (const part of partsOf(hint))
          for (const kind of KINDS) if (kind.test(part)) met.add(kind);
      }
    }
  },
);

test('every kind of part has occurred', () => {
  expect(KINDS.filter((kind) => !met.has(kind))).toEqual([]);
});

test('the check detects a low trump without its label, and one sure trick too many', () => {
  // In large hands sure trumps are common.
  const rules = withRounds(presetRules('up-and-down-the-river', 3), 17);
  const hints = Array.from({ length: 12 }, (_, seed) => [...bidHintsIn(rules, seed)]).flat();
  const noticed = (change: (sentence: string) => string): number[] => {
    const changed = hints.flatMap((hint): BidHint[] => {
      const said = hint.said.map(change);
      return said.join() === hint.said.join() ? [] : [{ ...hint, said }];
    });
    return [changed.filter((hint) => wrongInBidHint(hint).length > 0).length, changed.length];
  };
  for (const change of [
    (sentence: string) => sentence.replace(' (trump)', ''),
    (sentence: string) => sentence.replace(/^\d+(?= sure)/, (figure) => `${Number(figure) + 1}`),
  ]) {
    const [found, all] = noticed(change);
    expect(found).toBe(all);
    expect(all).toBeGreaterThan(3);
  }
});
