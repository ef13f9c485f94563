import * as v from 'valibot';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { LEVELS } from '@/engine/index.ts';
import { SPEEDS, TRICK_PAUSES } from './pace.ts';
import { DEFAULT_SETUP, PLAYER_COUNTS, SCORINGS } from './setup.ts';

/** What the player has set. A value that is damaged or from elsewhere falls back by itself. */
const SettingsSchema = v.object({
  speed: v.fallback(v.picklist(SPEEDS), 'normal'),
  trickPause: v.fallback(v.picklist(TRICK_PAUSES), 1000),
  setup: v.fallback(
    v.object({
      players: v.picklist(PLAYER_COUNTS),
      scoring: v.picklist(SCORINGS),
      levels: v.pipe(v.array(v.picklist(LEVELS)), v.length(DEFAULT_SETUP.levels.length)),
    }),
    { ...DEFAULT_SETUP, levels: [...DEFAULT_SETUP.levels] },
  ),
});

export type Settings = Readonly<v.InferOutput<typeof SettingsSchema>>;

const parse = (kept: unknown): Settings => {
  const parsed = v.safeParse(SettingsSchema, kept);
  return parsed.success ? parsed.output : v.parse(SettingsSchema, {});
};

/** The settings, kept in `storage` at every change. */
export const createSettings = (storage: StateStorage) =>
  createStore<Settings>()(
    persist((): Settings => parse({}), {
      name: 'oh-hell:settings',
      version: 1,
      storage: createJSONStorage(() => storage),
      merge: (kept) => parse(kept),
    }),
  );

export type SettingsStore = ReturnType<typeof createSettings>;
