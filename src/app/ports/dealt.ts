import { promisifyRequest } from 'idb-keyval';
import type { Seed } from '@/engine/index.ts';
import type { SaveDocument } from '@/persistence/save.ts';
import { inGames } from './games-store.ts';
import { CURRENT, DAILY, FINISHED, LEFT, keysIn } from './saves.ts';

/** Whether what is kept is a game in which the cards of that seed were dealt. */
export function isDealOf(kept: unknown, dealSeed: Seed): boolean {
  const { header, moves } = (kept ?? {}) as Partial<SaveDocument>;
  return header?.dealSeed === dealSeed && moves !== '';
}

/** Whether the cards of that seed were dealt on this device before. Without storage nobody knows. */
export const hasDealt = (dealSeed: Seed): Promise<boolean> =>
  inGames('readonly', async (store) => {
    const kept = await Promise.all([
      promisifyRequest<unknown>(store.get(CURRENT)),
      ...[FINISHED, LEFT, DAILY].map((folder) =>
        promisifyRequest<unknown[]>(store.getAll(keysIn(folder))),
      ),
    ]);
    return kept.flat().some((game) => isDealOf(game, dealSeed));
  }).catch(() => false);
