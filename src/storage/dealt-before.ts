import type { Seed } from '@/engine/index.ts';
import type { SaveDocument } from './formats/save.ts';
import { database, keysIn, resultOf } from './database.ts';
import { CURRENT, DAILY, FINISHED, UNFINISHED } from './keyed-store.ts';

/** Whether a saved document is a game with cards dealt from that seed. */
export function isDealOf(saved: unknown, dealSeed: Seed): boolean {
  const { header, moves } = (saved ?? {}) as Partial<SaveDocument>;
  return header?.dealSeed === dealSeed && moves !== '';
}

/** Whether cards from that seed were dealt on this device before; false without storage. */
export const hasDealt = (dealSeed: Seed): Promise<boolean> =>
  database
    .run('readonly', async (store) => {
      const saved = await Promise.all([
        resultOf<unknown>(store.get(CURRENT)),
        ...[FINISHED, UNFINISHED, DAILY].map((folder) =>
          resultOf<unknown[]>(store.getAll(keysIn(folder))),
        ),
      ]);
      return saved.flat().some((game) => isDealOf(game, dealSeed));
    })
    .catch(() => false);
