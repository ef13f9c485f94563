import type { GameArchive } from '@/features/history/slots.ts';
import { encodeGamesFile, readGamesFile, unfinishedGame } from '@/persistence/games-file.ts';
import { encodeSave } from '@/persistence/save.ts';
import type { Game } from '@/store/hooks.ts';
import { readSettings } from '@/store/settings.ts';
import { backup, foundOf } from '../backup.ts';
import { gameArchive } from '../game-archive.ts';
import { breathe } from './clock.ts';
import { downloadText } from './download.ts';
import { indexedDbStore } from './keyed-store.ts';
import { bringRulesAside } from './rule-shelf.ts';
import { CURRENT, SET_ASIDE } from './saves.ts';

/** A moment in ISO 8601 as ms since 1970; null if it is none. */
function timeOf(found: string): number | null {
  const time = Date.parse(found);
  return Number.isNaN(time) ? null : time;
}

/** All that is kept in the browser, with the table that it is played at. */
export function browserArchive({ table, settings, shelf }: Game): GameArchive {
  const store = indexedDbStore();
  const everything = backup({ store, settings, shelf, now: Date.now, breathe });
  const newKey = (): string => SET_ASIDE + new Date().toISOString();
  return {
    ...gameArchive(store, breathe),

    async download() {
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
      // Where there is no localStorage nothing of it can have been set aside.
      await bringRulesAside((text) => store.change({ put: [[newKey(), text]] })).catch(
        () => undefined,
      );
      const keys = await store.keys(SET_ASIDE);
      const values = await store.get(keys);
      return keys.map((key, index) => ({
        key,
        found: timeOf(foundOf(key)),
        playable: unfinishedGame(values[index]) !== null,
      }));
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

    async goOn(key) {
      const [value, current] = await store.get([key, CURRENT]);
      const game = unfinishedGame(value);
      if (game === null) throw new Error(`no game under ${key}`);
      // From here on nothing is written of the game that was played until now.
      table.leave();
      const waiting = unfinishedGame(current);
      const begun = waiting !== null && waiting.record.commands.length > 0;
      await store.change({
        put: [[CURRENT, encodeSave(game)], ...(begun ? [[newKey(), current] as const] : [])],
        remove: [key],
      });
      const { record, begun: _, ended: __, ...note } = game;
      table.resume(record, note);
    },
  };
}
