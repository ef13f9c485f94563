import { tableOf } from '@/catalogue/index.ts';
import type { GameRecord, Seed } from '@/engine/index.ts';
import type { Game } from '@/store/hooks.ts';
import type { Clock } from '@/store/ports/clock.ts';
import type { Opponents } from '@/store/ports/opponents.ts';
import { type OwnRules, type RuleStorage, createRuleRepository } from '@/store/rule-repository.ts';
import { createSettings } from '@/store/settings.ts';
import { type TraditionGame, headerFor, rulesFor, titleFor } from '@/store/setup.ts';
import { createSignals } from '@/store/signals.ts';
import { createSandboxTable } from '@/store/table/sandbox-table.ts';
import { DEAL_SEED } from '../../../tools/lib/games.ts';

/** A stopped clock, whose timers never fire. */
const stoppedClock: Clock = { after: () => () => undefined };

const storageOf = (kept: Map<string, string>) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});

/** In-memory storage of saved rules. */
function memoryRules(): RuleStorage {
  let kept: readonly OwnRules[] = [];
  return {
    read: () => Promise.resolve({ sets: kept, refused: 0 }),
    write: async (sets) => void (kept = sets),
  };
}

/** Sequential ids. */
function countedIds(): () => string {
  let count = 0;
  return () => `id-${++count}`;
}

/** A different seed at each call. */
function countedSeeds(): () => Seed {
  let count = 0;
  return () => (++count).toString(16).padStart(32, '0');
}

/** Opponents who never move. */
export const absentOpponents = {
  choose: () => new Promise<never>(() => undefined),
  quick: () => null,
  delay: () => [0, 0] as const,
};

/** A game as components get it, at the end of `record`; by default opponents never move. */
export function gameAt(
  record: GameRecord,
  kept = new Map<string, string>(),
  opponents: Opponents = absentOpponents,
): Game {
  const settings = createSettings(storageOf(kept));
  const randomness = { seed: () => DEAL_SEED, fraction: () => 0 };
  const ports = {
    clock: stoppedClock,
    opponents,
    // Each game has an id of its own.
    randomness: { ...randomness, seed: countedSeeds() },
    pace: () => settings.getState(),
  };
  const { table, hints } = createSandboxTable(ports, record);
  const savedRules = createRuleRepository(memoryRules(), { ...randomness, seed: countedIds() });
  const library = () => ({
    own: savedRules.store.getState().sets,
    tradition: ({ id, players }: TraditionGame) => tableOf(id, players, 'en'),
  });
  return {
    table,
    settings,
    savedRules,
    signals: createSignals(),
    advisers: { getReady: () => undefined, advise: () => Promise.resolve(null) },
    hints,
    resumeSaved: () => Promise.resolve(false),
    newHeader: ({ game, ...opposition }) =>
      headerFor(rulesFor(game, library()), opposition, randomness),
    newTitle: ({ game }) => titleFor(game, library()),
  };
}
