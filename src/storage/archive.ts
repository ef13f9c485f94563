import type { GameArchive } from '@/store/ports/archive.ts';
import { encodeGamesFile, readGamesFile } from './formats/games-file.ts';
import type { YieldToMain } from './formats/map-in-slices.ts';
import type { Game } from '@/store/hooks.ts';
import type { Practice } from '@/store/practice.ts';
import { readSettings } from '@/store/settings.ts';
import { backup } from './backup.ts';
import { gameArchive } from './games.ts';
import { foundOf } from './quarantine.ts';
import { indexedDbStore } from './keyed-store.ts';
import { bringRulesAside } from './rules.ts';
import { SET_ASIDE } from './saves.ts';

/** A moment in ISO 8601 as ms since 1970; null if it is none. */
function timeOf(found: string): number | null {
  const time = Date.parse(found);
  return Number.isNaN(time) ? null : time;
}

interface ArchivePorts extends Pick<Game, 'settings' | 'shelf'> {
  readonly practice: Practice;
  /** Saves a JSON text as a file of that name. */
  readonly download: (text: string, name: string) => void;
  /** Resolves once the page has done whatever else waits. */
  readonly yieldToMain: YieldToMain;
}

/** All that is kept in the browser. */
export function browserArchive(ports: ArchivePorts): GameArchive {
  const { settings, shelf, practice, download, yieldToMain } = ports;
  const store = indexedDbStore();
  const everything = backup({ store, settings, shelf, practice, now: Date.now, yieldToMain });
  const games = gameArchive(store, yieldToMain);

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
      download(encodeGamesFile(await everything.collect()), 'oh-hell.json');
    },

    async open(file) {
      const read = await readGamesFile(file, yieldToMain);
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
      download(JSON.stringify(value), 'oh-hell-set-aside.json');
    },

    async removeAside(key) {
      const [value] = await store.get([key]);
      await store.change({ remove: [key] });
      return () => store.change({ put: [[key, value]] });
    },
  };
}
