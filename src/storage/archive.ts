import type { GameArchive, ImportGames } from '@/store/ports/archive.ts';
import { type SettingsStore, readSettings } from '@/store/settings.ts';
import type { Backup } from './backup.ts';
import type { GameRepository } from './games.ts';
import { encodeGamesFile } from './formats/games-file.ts';
import type { YieldControl } from './in-slices.ts';
import { jsonFile } from './json-file.ts';
import { type KeyedStore, QUARANTINE, removeWithUndo } from './keyed-store.ts';
import { newQuarantineKey } from './quarantine-keys.ts';
import { timestampOf } from './quarantine.ts';
import { moveQuarantinedRules } from './quarantined-rules.ts';

/** A timestamp in ISO 8601 as ms since 1970; null for anything else. */
function timeOf(found: string): number | null {
  const time = Date.parse(found);
  return Number.isNaN(time) ? null : time;
}

interface ArchivePorts {
  readonly store: KeyedStore;
  readonly games: GameRepository;
  readonly backup: Backup;
  readonly settings: SettingsStore;
  /** Downloads a file under this name. */
  readonly download: (file: Blob, name: string) => void;
  readonly importGames: ImportGames;
  readonly yieldControl: YieldControl;
}

/** Everything saved in the browser, as *Your games* shows it. */
export function gameArchive(ports: ArchivePorts): GameArchive {
  const { store, games, backup, settings, download, importGames, yieldControl } = ports;

  /** Rules are quarantined in localStorage; this moves them to the other quarantined data. */
  const moveRules = (): Promise<void> =>
    moveQuarantinedRules(
      async (text) => store.change({ put: [[await newQuarantineKey(store), text]] }),
      // Without localStorage there are none.
    ).catch(() => undefined);

  return {
    ...games,

    async list() {
      // What cannot be restored, maybe for lack of space, stays in quarantine.
      await backup.restoreQuarantined().catch(() => undefined);
      return games.list();
    },

    async download() {
      await moveRules();
      download(await encodeGamesFile(await backup.collect(), yieldControl), 'oh-hell.json');
    },

    async open(file, options) {
      const imported = await importGames(file, options);
      if (!imported.ok) return imported;
      const { settings: found, rules, practice, training, answers, ...counts } = imported.value;
      const takeSettings =
        found === undefined ? null : () => settings.setState(readSettings(found), true);
      const { practiced, ...more } = await backup.add({ rules, practice, training });
      return {
        ok: true,
        value: { ...counts, ...more, practiced: practiced || answers > 0, takeSettings },
      };
    },

    async quarantined() {
      await moveRules();
      return (await store.keys(QUARANTINE)).map((key) => ({
        key,
        found: timeOf(timestampOf(key)),
      }));
    },

    async downloadQuarantined(key) {
      const [content] = await store.get([key]);
      const { saveProblem } = await import('./formats/save-problem.ts');
      // Games are objects; quarantined rules are text.
      const problem = typeof content === 'string' ? null : saveProblem(content);
      download(jsonFile([JSON.stringify({ problem, content })]), 'oh-hell-quarantine.json');
    },

    removeQuarantined: (key) => removeWithUndo(store, [key]),
  };
}
