import { expect, test } from '../support/fixtures.ts';
import { TRADITIONS, nearestPlayers, rulesOf } from '@/catalogue/index.ts';
import { PRESET_IDS } from '@/engine/index.ts';
import { playOut } from '../support/play-out.ts';
import { currentGame, withSettings } from '../support/player.ts';

const LEVELS = ['easy', 'medium', 'hard', 'easy', 'medium', 'hard', 'easy'];

/** Presets are played by a soak of their own. */
const ROWS = TRADITIONS.filter(({ id }) => !(PRESET_IDS as readonly string[]).includes(id));

/** Four players or the nearest number; eight, too, where the game allows it. */
const TABLES = ROWS.flatMap((row) =>
  [nearestPlayers(row, 4), ...row.players.filter((players) => players === 8)].map((players) => ({
    id: row.id,
    players,
    rules: rulesOf(row, players),
  })),
);

for (const { id, players, rules } of TABLES)
  test(`${id} with ${players} players is played to the end on a phone`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const game = { kind: 'tradition', id, players };
    await withSettings(page, { speed: 'instant', setup: { game, levels: LEVELS } });
    await playOut(page, players);
    expect((await currentGame(page)).header.rules).toEqual(rules);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wider).toBe(false);
  });
