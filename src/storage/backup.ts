import {
  type Everything,
  type GamesFile,
  type QuarantinedItem,
  finishedGame,
  ratedAttempt,
  unfinishedGame,
} from './formats/games-file.ts';
import { parseSave } from './formats/read-save.ts';
import { type SavedGame, encodeSave } from './formats/save.ts';
import { type YieldToMain, mapInSlices } from './formats/map-in-slices.ts';
import { dailyHeader } from '@/store/daily.ts';
import type { Practice } from '@/store/practice.ts';
import type { RuleRepository } from '@/store/rule-repository.ts';
import type { SettingsStore } from '@/store/settings.ts';
import { type StoredGame, mergedGames } from './merge-games.ts';
import {
  CURRENT,
  DAILY,
  EXPERT,
  FINISHED,
  type KeyedStore,
  QUARANTINE,
  UNFINISHED,
} from './keyed-store.ts';
import { allQuarantined, quarantineKeys, textOf, valueOf } from './quarantine.ts';

interface BackupPorts {
  readonly store: KeyedStore;
  readonly settings: SettingsStore;
  readonly savedRules: RuleRepository;
  readonly practice: Practice;
  /** ms since 1970. */
  readonly now: () => number;
  readonly yieldToMain: YieldToMain;
}

/** The result of adding a file, in counts. */
export interface Added {
  readonly added: number;
  /** Games that were here already. */
  readonly known: number;
  /** Unfinished games that are new, or further on, here. */
  readonly left: number;
  readonly rules: number;
  /** Whether practice progress changed. */
  readonly practised: boolean;
  readonly aside: number;
}

/** An unfinished game with at least one command; null for anything else. */
const startedGame = (value: unknown): SavedGame | null => {
  const game = unfinishedGame(value);
  return game === null || game.record.commands.length === 0 ? null : game;
};

type GameLists = 'games' | 'left' | 'tries' | 'experts' | 'running' | 'aside';

const NOTHING: Pick<GamesFile, GameLists> = {
  games: [],
  left: [],
  tries: [],
  experts: [],
  running: null,
  aside: [],
};

/** A game with the daily deal of a date as its origin. */
const ofDay = (game: SavedGame, date: string): SavedGame => ({
  ...game,
  origin: { kind: 'daily', date, rated: false },
});

/** Key and document of an expert's game; null if its cards are not those of its date. */
function expertEntry({ origin, ...game }: SavedGame): readonly [string, unknown] | null {
  if (origin?.kind !== 'daily') return null;
  const { dealSeed } = game.record.header;
  if (dailyHeader(origin.date).dealSeed !== dealSeed) return null;
  return [EXPERT + origin.date, encodeSave({ ...game, origin: null })];
}

/** Collects everything saved on this device for a file, and merges a file into it. */
export function backup({ store, settings, savedRules, practice, now, yieldToMain }: BackupPorts) {
  const today = (): string => new Date(now()).toISOString();

  /** The games of a folder, and its unreadable documents as quarantined items. */
  async function readFolder(
    folder: string,
    read: (value: unknown) => SavedGame | null,
  ): Promise<{ readonly games: StoredGame[]; readonly aside: QuarantinedItem[] }> {
    const keys = await store.keys(folder);
    const values = await store.get(keys);
    const games: StoredGame[] = [];
    const aside: QuarantinedItem[] = [];
    for (const [at, game] of (await mapInSlices(values, read, yieldToMain)).entries()) {
      const text = game === null ? textOf(values[at]) : null;
      if (game !== null) games.push({ key: keys[at] ?? '', game });
      else if (text !== null) aside.push({ found: today(), text });
    }
    return { games, aside };
  }

  /** All games on this device; unreadable ones count as quarantined. */
  async function gamesHere() {
    const finished = await readFolder(FINISHED, finishedGame);
    const left = await readFolder(UNFINISHED, unfinishedGame);
    const tries = await readFolder(DAILY, ratedAttempt);
    const experts = await readFolder(EXPERT, finishedGame);
    const lists = [finished, left, tries];
    return {
      finished: finished.games,
      left: left.games,
      tries: tries.games,
      experts: experts.games.map(({ key, game }) => ofDay(game, key.slice(EXPERT.length))),
      aside: [...(await allQuarantined(store)), ...lists.flatMap(({ aside }) => aside)],
    };
  }

  /** Merges the games and quarantined items of a file into those on this device. */
  async function addGames(file: Pick<GamesFile, GameLists>) {
    const here = await gamesHere();
    const [current] = await store.get([CURRENT]);
    const table = parseSave(current);
    const { put, remove, added, left } = mergedGames(
      [
        ...here.finished,
        ...here.left,
        ...here.tries,
        ...(table.ok ? [{ key: CURRENT, game: table.value }] : []),
      ],
      {
        games: file.games,
        left: file.running === null ? file.left : [...file.left, file.running],
        tries: file.tries,
      },
    );
    const days = new Set(await store.keys(EXPERT));
    const experts = file.experts
      .map(expertEntry)
      .filter((place) => place !== null)
      .filter(([key]) => !days.has(key));
    const texts = new Set(here.aside.map(({ text }) => text));
    const aside = file.aside.filter(({ text }) => {
      const isNew = !texts.has(text);
      texts.add(text);
      return isNew;
    });
    const keys = quarantineKeys(aside, await store.keys(QUARANTINE));
    await store.change({
      remove,
      put: [
        ...[...put].map(([key, game]) => [key, encodeSave(game)] as const),
        ...experts,
        ...aside.map(({ text }, at) => [keys[at] ?? '', valueOf(text)] as const),
      ],
    });
    return { added, left, aside: aside.length };
  }

  /** Adds the rules that are not here yet, and returns how many. */
  async function addRules(found: GamesFile['rules']): Promise<number> {
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

  return {
    async collect(): Promise<Everything> {
      await Promise.all([savedRules.load(), practice.load()]);
      const { finished, left, tries, experts, aside } = await gamesHere();
      const [current] = await store.get([CURRENT]);
      const running = startedGame(current);
      const games = finished.map(({ game }) => game);
      // The running game is saved as an unfinished one as well.
      const others = left.map(({ game }) => game).filter(({ id }) => id !== running?.id);
      const known = new Set([...games, ...others].map(({ id }) => id)).add(running?.id ?? '');
      const { solved, mistakes } = practice.store.getState();
      return {
        games,
        left: others,
        tries: tries.map(({ game }) => game).filter(({ id }) => !known.has(id)),
        experts,
        running,
        practice: { solved, mistakes },
        settings: settings.getState(),
        rules: savedRules.store.getState().sets,
        aside,
      };
    },

    /**
     * Adds what is not here yet. Nothing here changes, except that an unfinished game advances to
     * where it is in the file. Settings are not touched; the player may take them over.
     */
    async add(file: GamesFile): Promise<Added> {
      const { added, left, aside } = await addGames(file);
      return {
        added,
        known: file.games.length - added,
        left,
        rules: await addRules(file.rules),
        practised: await practice.merge(file.practice),
        aside,
      };
    },

    /** Moves quarantined games that this version can read back among the games. */
    async restoreQuarantined(): Promise<void> {
      const finished = await readFolder(QUARANTINE, finishedGame);
      const left = await readFolder(QUARANTINE, startedGame);
      const settled = [...finished.games, ...left.games].map(({ key }) => key);
      if (settled.length === 0) return;
      const gamesOf = (saved: readonly StoredGame[]): SavedGame[] => saved.map(({ game }) => game);
      await addGames({ ...NOTHING, games: gamesOf(finished.games), left: gamesOf(left.games) });
      await store.change({ remove: settled });
    },
  };
}

export type Backup = ReturnType<typeof backup>;
