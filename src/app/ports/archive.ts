import type { GameArchive } from '@/features/history/slots.ts';
import { encodeGamesFile, readGamesFile } from '@/persistence/games-file.ts';
import type { Game } from '@/store/hooks.ts';
import { readSettings } from '@/store/settings.ts';
import { backup } from '../backup.ts';
import { gameArchive } from '../game-archive.ts';
import { practice } from '../practice.ts';
import { foundOf } from '../set-aside.ts';
import { breathe } from './clock.ts';
import { downloadText } from './download.ts';
import { indexedDbStore } from './keyed-store.ts';
import { bringRulesAside } from './rule-shelf.ts';
import { SET_ASIDE } from './saves.ts';

/** A moment in ISO 8601 as ms since 1970; null if it is none. */
function timeOf(found: string): number | null {
  const time = Date.parse(found);
  return Number.isNaN(time) ? null : time;
}

/** All that is kept in the browser. */
export function browserArchive({ settings, shelf }: Pick<Game, 'settings' | 'shelf'>): GameArchive {
  const store = indexedDbStore();
  const everything = backup({ store, settings, shelf, practice, now: Date.now, breathe });
  const games = gameArchive(store, breathe);

  /** What was set aside of the rules lies with all such things. */
  const bringRules = (): Promise<void> =>
    bringRulesAside(
      (text) => store.change({ put: [[SET_ASIDE + new Date().toISOString(), text]] }),
      // Where there is no localStorage nothing of it can have been set aside.
    ).catch(() => undefined);

  return {
    ...games,

    async list() {
      await everything.settleAside();
      return games.list();
    },

    async download() {
      await bringRules();
      downloadText(encodeGamesFile(await everything.collect()), 'oh-hell.json');
    },

    async open(file) {
      const read = await readGamesFile(file, breathe);
      if (!read.ok) return read;
      const { settings: found, refused } = read.value;
      const takeSettings =
        found === undefined ? null : () => settings.setState(readSettings(found), true);
      return { ok: true, value: { ...(await everything.add(read.value)), refused, takeSettings } };
    },

    async aside() {
      await bringRules();
      return (await store.keys(SET_ASIDE)).map((key) => ({ key, found: timeOf(foundOf(key)) }));
    },

    async downloadAside(key) {
      const [value] = await store.get([key]);
      downloadText(JSON.stringify(value), 'oh-hell-set-aside.json');
    },

    async removeAside(key) {
      const [value] = await store.get([key]);
      await store.change({ remove: [key] });
      return () => store.change({ put: [[key, value]] });
    },
  };
}
