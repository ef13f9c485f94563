import { expect, test } from 'vitest';
import { PRESETS, PRESET_IDS, type RuleSet, handSizes, presetRules } from '@/engine/index.ts';
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

/** The hints on bids of a round of a table; the hand size differs from seed to seed. */
function hintsOf(rules: RuleSet, seed: number): Iterable<BidHint> {
  const maxSize = Math.max(...handSizes(rules));
  return bidHintsIn(withRounds(rules, 1 + ((4 * seed) % maxSize)), seed);
}

test.each(tables)(
  'the text of a hint on a bid agrees with the cards and figures: %s',
  (_, rules) => {
    for (let seed = 0; seed < runs(3); seed++)
      for (const hint of hintsOf(rules, seed)) expect(wrongInBidHint(hint)).toEqual([]);
  },
);

/** In large hands sure trumps are common. */
const LARGE_HANDS = withRounds(presetRules('up-and-down-the-river', 3), 17);

test('every kind of part occurs', () => {
  const missing = new Set([SURE, LIKELY, PROBABLE, EVEN, TOWARD]);
  function* hints(): Generator<BidHint> {
    for (let seed = 0; seed < 12; seed++) yield* bidHintsIn(LARGE_HANDS, seed);
    for (const [, rules] of tables) yield* hintsOf(rules, 1);
  }
  for (const hint of hints()) {
    for (const part of partsOf(hint))
      for (const kind of missing) if (kind.test(part)) missing.delete(kind);
    if (missing.size === 0) break;
  }
  expect([...missing]).toEqual([]);
});

test('the check detects a low trump without its label, and one sure trick too many', () => {
  const hints = Array.from({ length: 12 }, (_, seed) => [...bidHintsIn(LARGE_HANDS, seed)]).flat();
  const noticed = (change: (sentence: string) => string): number[] => {
    const changed = hints.flatMap((hint): BidHint[] => {
      const said = hint.said.map(change);
      return said.join() === hint.said.join() ? [] : [{ ...hint, said }];
    });
    return [changed.filter((hint) => wrongInBidHint(hint).length > 0).length, changed.length];
  };
  for (const change of [
    (sentence: string) => sentence.replace(' as a trump', ''),
    (sentence: string) => sentence.replace(/^\d+(?= sure)/, (figure) => `${Number(figure) + 1}`),
  ]) {
    const [found, all] = noticed(change);
    expect(found).toBe(all);
    expect(all).toBeGreaterThan(3);
  }
});
