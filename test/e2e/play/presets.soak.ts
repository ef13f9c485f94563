import { test } from '../support/fixtures.ts';
import { PRESETS, PRESET_IDS } from '@/engine/index.ts';
import { presetGame } from '@/store/setup.ts';
import { playOut } from '../support/play-out.ts';
import { withSettings } from '../support/player.ts';

// With motion, as most players have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LEVELS = ['easy', 'medium', 'hard', 'easy', 'medium', 'hard'];

for (const preset of PRESET_IDS)
  for (const players of PRESETS[preset].players)
    test(`${preset} with ${players} players is played to the end`, async ({ page }) => {
      test.setTimeout(600_000);
      const game = { ...presetGame(preset), players };
      await withSettings(page, { speed: 'instant', setup: { game, levels: LEVELS } });
      await playOut(page, players);
    });
