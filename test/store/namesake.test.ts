import { expect, it } from 'vitest';
import {
  PRESETS,
  PRESET_IDS,
  type PresetId,
  type RuleSet,
  isSameRules,
  presetRules,
} from '@/engine/index.ts';
import { namesakeOf } from '@/store/namesake.ts';
import { PRESET_OPTIONS, type PresetGame, presetGame, presetGameRules } from '@/store/setup.ts';

/** All games that New game offers. */
const offered: PresetGame[] = PRESET_IDS.flatMap((preset) => {
  const { scorings, shapes, wholeDeck, bids } = PRESET_OPTIONS[preset];
  return PRESETS[preset].players.flatMap((players) =>
    [null, ...scorings].flatMap((scoring) =>
      [null, ...shapes].flatMap((shape) =>
        [null, ...bids].flatMap((bid) => {
          const game = { ...presetGame(preset), players, scoring, shape, bids: bid };
          return wholeDeck ? [game, { ...game, wholeDeck }] : [game];
        }),
      ),
    ),
  );
});

const isSet = ({ preset, scoring, bids }: PresetGame): boolean =>
  (scoring !== null && scoring !== PRESET_OPTIONS[preset].scorings[0]) || bids !== null;

/** Whether two presets offer the same game, as two do that have short games with the same scoring. */
const offersSame = (preset: PresetId | null, game: PresetGame): boolean =>
  preset === game.preset ||
  offered.some(
    (other) =>
      other.preset === preset && isSameRules(presetGameRules(other), presetGameRules(game)),
  );

it('calls every game that New game offers after its preset', () => {
  expect(offered.length).toBeGreaterThan(500);
  const wrong = offered.filter((game) => {
    const { preset, isVariant } = namesakeOf(presetGameRules(game));
    return isVariant !== isSet(game) || !offersSame(preset, game);
  });
  expect(wrong).toEqual([]);
});

it.each<[string, Partial<RuleSet>]>([
  ['an option that the preset does not offer', { scoring: 'double' }],
  ['another lead', { trumpLead: 'broken' }],
  [
    'other hands beside a changed option',
    { hook: false, schedule: { shape: 'down', low: 2, high: 9, turns: 1 } },
  ],
])('calls no game after a preset that has %s', (_, change) => {
  const rules = { ...presetRules('bugger-your-neighbor', 4), ...change };
  expect(namesakeOf(rules)).toEqual(expect.objectContaining({ preset: null }));
});

it('does not mind the end of a variant', () => {
  const rules: RuleSet = {
    ...presetRules('canadian', 4),
    hook: false,
    end: { kind: 'target', points: 50 },
  };
  expect(namesakeOf(rules)).toEqual({ preset: 'canadian', isVariant: true });
});
