import type { Seed } from '@/engine/index.ts';
import type { SaveDocument } from './formats/save.ts';
import { database, resultOf } from './database.ts';
import { CURRENT, DAILY, FINISHED, LEFT, keysIn } from './saves.ts';

/** Whether what is kept is a game in which the cards of that seed were dealt. */
export function isDealOf(kept: unknown, dealSeed: Seed): boolean {
  const { header, moves } = (kept ?? {}) as Partial<SaveDocument>;
  return header?.dealSeed === dealSeed && moves !== '';
}

/** Whether the cards of that seed were dealt on this device before. Without storage nobody knows. */
export const hasDealt = (dealSeed: Seed): Promise<boolean> =>
  database
    .run('readonly', async (store) => {
      const kept = await Promise.all([
        resultOf<unknown>(store.get(CURRENT)),
        ...[FINISHED, LEFT, DAILY].map((folder) =>
          resultOf<unknown[]>(store.getAll(keysIn(folder))),
        ),
      ]);
      return kept.flat().some((game) => isDealOf(game, dealSeed));
    })
    .catch(() => false);
