import type { Practice } from '@/store/practice/practice.ts';
import type { Training } from '@/store/practice/training.ts';
import type { RuleRepository } from '@/store/rule-repository.ts';
import type { SettingsStore } from '@/store/settings.ts';
import type { Everything } from './formats/games-file.ts';
import { finishedGame, unfinishedGame } from './formats/legal-games.ts';
import type { GamesFile } from './formats/read-games-file.ts';
import type { ChangeIf } from './change-if.ts';
import { drillRepository } from './drill.ts';
import { parseFactsDocument } from './formats/facts.ts';
import { type YieldControl, mapInSlices } from './in-slices.ts';
import type { SavedGame } from './formats/save.ts';
import { CURRENT, FACTS, type KeyedStore, QUARANTINE } from './keyed-store.ts';
import type { StoredGame } from './merge-games.ts';
import { type GameLists, storedGames } from './stored-games.ts';

interface BackupPorts {
  readonly store: KeyedStore;
  readonly changeIf: ChangeIf;
  readonly settings: SettingsStore;
  readonly savedRules: RuleRepository;
  readonly practice: Practice;
  readonly training: Training;
  /** ms since 1970. */
  readonly now: () => number;
  readonly yieldControl: YieldControl;
}

/** An unfinished game with at least one command; null for anything else. */
const startedGame = (value: unknown): SavedGame | null => {
  const game = unfinishedGame(value);
  return game === null || game.record.commands.length === 0 ? null : game;
};

const NOTHING: Pick<GamesFile, GameLists> = {
  finished: [],
  unfinished: [],
  attempts: [],
  expertGames: [],
  running: null,
  quarantined: [],
  facts: [],
  drill: [],
};

const gamesOf = (stored: readonly StoredGame[]): SavedGame[] => stored.map(({ game }) => game);

/** Adds the rules that are not on this device yet, and returns how many. */
async function addRules(savedRules: RuleRepository, found: GamesFile['rules']): Promise<number> {
  await savedRules.load();
  const { sets } = savedRules.store.getState();
  const content = ({ name, rules }: { name: string; rules: unknown }): string =>
    JSON.stringify([name, rules]);
  const known = new Set(sets.map(content));
  const rules = found.filter((set) => !known.has(content(set)));
  for (const { id, ...set } of rules)
    savedRules.save(sets.some((here) => here.id === id) ? set : { id, ...set });
  return rules.length;
}

/** The facts of these games. */
async function factsIn(
  { store, yieldControl }: Pick<BackupPorts, 'store' | 'yieldControl'>,
  ids: ReadonlySet<string>,
): Promise<Everything['facts']> {
  const facts = await mapInSlices(await store.all(FACTS), parseFactsDocument, yieldControl);
  return facts.filter((each) => each !== null).filter(({ id }) => ids.has(id));
}

/** Progress with exercises and training, as it is saved in a file. */
async function progressOf({
  practice,
  training,
}: BackupPorts): Promise<Pick<Everything, 'practice' | 'training'>> {
  await Promise.all([practice.load(), training.load()]);
  return { practice: practice.progress(), training: training.progress() };
}

/** Adds the progress of a file, and resolves with whether anything changed. */
async function addProgress(
  { practice, training }: Pick<BackupPorts, 'practice' | 'training'>,
  file: Pick<GamesFile, 'practice' | 'training'>,
): Promise<boolean> {
  const isPracticed = await practice.merge(file.practice);
  return (await training.merge(file.training)) || isPracticed;
}

/** Collects everything saved on this device for a file, and adds the parts of a file that are not games. */
export function backup(ports: BackupPorts) {
  const { store, changeIf, settings, savedRules, now, yieldControl } = ports;
  const stored = storedGames({ store, changeIf, now, yieldControl });

  return {
    async collect(): Promise<Everything> {
      await savedRules.load();
      const { expertGames, quarantined, ...lists } = await stored.all();
      const [current] = await store.get([CURRENT]);
      const running = startedGame(current);
      const finished = gamesOf(lists.finished);
      // The running game is also among the unfinished ones.
      const unfinished = gamesOf(lists.unfinished).filter(({ id }) => id !== running?.id);
      const known = new Set([...finished, ...unfinished].map(({ id }) => id)).add(
        running?.id ?? '',
      );
      const finishedIds = new Set(finished.map(({ id }) => id));
      return {
        finished,
        unfinished,
        attempts: gamesOf(lists.attempts).filter(({ id }) => !known.has(id)),
        expertGames,
        running,
        ...(await progressOf(ports)),
        settings: settings.getState(),
        rules: savedRules.store.getState().sets,
        quarantined,
        facts: await factsIn(ports, finishedIds),
        drill: await drillRepository(store).all(),
      };
    },

    /** Adds those of a file's rules, practice and training that are new here. */
    async add(file: Pick<GamesFile, 'rules' | 'practice' | 'training'>) {
      return {
        /** How many rule sets are new. */
        rules: await addRules(savedRules, file.rules),
        /** Whether practice or training progress changed. */
        practiced: await addProgress(ports, file),
      };
    },

    /** Restores the quarantined games that this version can read. */
    async restoreQuarantined(): Promise<void> {
      const finished = await stored.readFolder(QUARANTINE, finishedGame);
      const unfinished = await stored.readFolder(QUARANTINE, startedGame);
      const settled = [...finished.games, ...unfinished.games].map(({ key }) => key);
      if (settled.length === 0) return;
      await stored.add({
        ...NOTHING,
        finished: gamesOf(finished.games),
        unfinished: gamesOf(unfinished.games),
      });
      await store.change({ remove: settled });
    },
  };
}

export type Backup = ReturnType<typeof backup>;
