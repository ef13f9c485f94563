import { expect, test } from 'vitest';
import {
  type GameRecord,
  PRESET_IDS,
  keyedSource,
  presetRules,
  stateAfter,
} from '@/engine/index.ts';
import { currentGame } from '@/storage/current-game.ts';
import type { SaveDocument } from '@/storage/formats/save.ts';
import { appHeader, played } from '../../tools/lib/played-games.ts';
import { settle, tableBench } from '../support/store/table-bench.ts';
import { runs } from '../support/runs.ts';

/** A page that writes to this disk until it is killed; writes persist even if not yet acknowledged. */
function pageWith(disk: { save: unknown }) {
  let isKilled = false;
  const kept = currentGame({
    storage: {
      takeOver: () => Promise.resolve({ game: disk.save, wasMine: false }),
      find: () => Promise.resolve(undefined),
      write: (save: SaveDocument) => {
        if (isKilled) return new Promise<never>(() => undefined);
        disk.save = structuredClone(save);
        return Promise.resolve({ wasDeleted: false });
      },
      quarantine: () => Promise.reject(new Error('a good save was quarantined')),
    },
    now: () => 0,
    onTakenOver: () => undefined,
    onDeleted: () => undefined,
  });
  const bench = tableBench({
    write: (record, note) => kept.saves.write(record, note),
    pace: { speed: 'instant', trickPause: 500 },
    // Opponents never answer: the only new decisions are those of the test.
    opponents: { choose: () => new Promise(() => undefined) },
  });
  return { ...bench, kept, kill: () => void (isKilled = true) };
}

/** Kills per preset, half before a write and half after; more than 1,000 in all with TEST_RUNS=10. */
const POINTS = runs(16);

test.each(PRESET_IDS)(
  'a game of %s killed at random points has every decision that was written',
  async (preset) => {
    const game = played(appHeader(presetRules(preset)));
    const source = keyedSource(game.header.dealSeed, [POINTS]);
    const points = Array.from({ length: POINTS }, () => source.below(game.commands.length));
    for (const [number, point] of points.entries()) {
      const before: GameRecord = { ...game, commands: game.commands.slice(0, point) };
      const disk = { save: structuredClone(before) as unknown };
      const page = pageWith(disk);
      await page.kept.resume(page.table);
      // The page is killed at the next decision: before the write, or after it.
      const isWritten = number % 2 === 1;
      const next = game.commands[point];
      if (!isWritten) page.kill();
      if (next?.type === 'deal' || (next !== undefined && next.seat === 0)) page.table.act(next);
      await settle();
      page.kill();

      const later = pageWith(disk);
      await later.kept.resume(later.table);
      const decided = isWritten ? page.table.record() : before;
      expect(later.table.record()).toEqual(decided);
      expect(later.state().alert).toBeNull();
      expect(later.state().view.round.phase).toBe(stateAfter(decided).round.phase);
    }
  },
);
