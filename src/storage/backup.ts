import {
  type Everything,
  type GamesFile,
  type SetAside,
  finishedGame,
  ratedTry,
  unfinishedGame,
} from './formats/games-file.ts';
import { parseSave } from './formats/read-save.ts';
import { type SavedGame, encodeSave } from './formats/save.ts';
import { type YieldToMain, mapInSlices } from './formats/map-in-slices.ts';
import { dailyHeader } from '@/store/daily.ts';
import type { Practice } from '@/store/practice.ts';
import type { RuleShelf } from '@/store/rule-shelf.ts';
import type { SettingsStore } from '@/store/settings.ts';
import { type KeptHere, mergedGames } from './merge-games.ts';
import type { KeyedStore } from './keyed-store.ts';
import { CURRENT, DAILY, EXPERT, FINISHED, LEFT, SET_ASIDE } from './saves.ts';
import { allAside, asideKeys, textOf, valueOf } from './quarantine.ts';

interface BackupPorts {
  readonly store: KeyedStore;
  readonly settings: SettingsStore;
  readonly shelf: RuleShelf;
  readonly practice: Practice;
  /** ms since 1970. */
  readonly now: () => number;
  readonly yieldToMain: YieldToMain;
}

/** What adding a file did. */
export interface Added {
  readonly added: number;
  /** How many games were here already. */
  readonly known: number;
  /** How many games can be gone on with here that could not before. */
  readonly left: number;
  readonly rules: number;
  /** Whether anything was practised there that was not here. */
  readonly practised: boolean;
  readonly aside: number;
}

/** The game that is going on, if anything has been decided in it. */
const begunGame = (value: unknown): SavedGame | null => {
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

/** A game with the day whose cards it was as its origin. */
const ofDay = (game: SavedGame, date: string): SavedGame => ({
  ...game,
  origin: { kind: 'daily', date, rated: false },
});

/** The expert's game as it is kept; null if its cards are not those of the day that it names. */
function expertsPlace({ origin, ...game }: SavedGame): readonly [string, unknown] | null {
  if (origin?.kind !== 'daily') return null;
  const { dealSeed } = game.record.header;
  if (dailyHeader(origin.date).dealSeed !== dealSeed) return null;
  return [EXPERT + origin.date, encodeSave({ ...game, origin: null })];
}

/** All that is kept on this device, together in a file and from one. */
export function backup({ store, settings, shelf, practice, now, yieldToMain }: BackupPorts) {
  const today = (): string => new Date(now()).toISOString();

  /** The documents of a folder that are what `read` looks for, and the others as they are. */
  async function folder(
    start: string,
    read: (value: unknown) => SavedGame | null,
  ): Promise<{ readonly games: KeptHere[]; readonly aside: SetAside[] }> {
    const keys = await store.keys(start);
    const values = await store.get(keys);
    const games: KeptHere[] = [];
    const aside: SetAside[] = [];
    for (const [at, game] of (await mapInSlices(values, read, yieldToMain)).entries()) {
      const text = game === null ? textOf(values[at]) : null;
      if (game !== null) games.push({ key: keys[at] ?? '', game });
      else if (text !== null) aside.push({ found: today(), text });
    }
    return { games, aside };
  }

  /** All games that are kept, and as if they were set aside those that cannot be read. */
  async function gamesHere() {
    const finished = await folder(FINISHED, finishedGame);
    const left = await folder(LEFT, unfinishedGame);
    const tries = await folder(DAILY, ratedTry);
    const experts = await folder(EXPERT, finishedGame);
    const lists = [finished, left, tries];
    return {
      finished: finished.games,
      left: left.games,
      tries: tries.games,
      experts: experts.games.map(({ key, game }) => ofDay(game, key.slice(EXPERT.length))),
      aside: [...(await allAside(store)), ...lists.flatMap(({ aside }) => aside)],
    };
  }

  /** Brings the games of a file, and what was set aside, to those that are here. */
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
      .map(expertsPlace)
      .filter((place) => place !== null)
      .filter(([key]) => !days.has(key));
    const texts = new Set(here.aside.map(({ text }) => text));
    const aside = file.aside.filter(({ text }) => {
      const isNew = !texts.has(text);
      texts.add(text);
      return isNew;
    });
    const keys = asideKeys(aside, await store.keys(SET_ASIDE));
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

  /** Adds the rules that are not here yet; how many. */
  async function addRules(found: GamesFile['rules']): Promise<number> {
    await shelf.load();
    const { sets } = shelf.store.getState();
    const content = ({ name, rules }: { name: string; rules: unknown }): string =>
      JSON.stringify([name, rules]);
    const known = new Set(sets.map(content));
    const rules = found.filter((set) => !known.has(content(set)));
    for (const { id, ...set } of rules)
      shelf.keep(sets.some((here) => here.id === id) ? set : { id, ...set });
    return rules.length;
  }

  return {
    async collect(): Promise<Everything> {
      await Promise.all([shelf.load(), practice.load()]);
      const { finished, left, tries, experts, aside } = await gamesHere();
      const [current] = await store.get([CURRENT]);
      const running = begunGame(current);
      const games = finished.map(({ game }) => game);
      // That on the table is among those that can be left.
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
        rules: shelf.store.getState().sets,
        aside,
      };
    },

    /**
     * Adds what is not here yet. Nothing that is here changes, but that a game which was left comes
     * as far as it has come elsewhere; settings are the player's to take over.
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

    /**
     * Games among what was set aside, which a later version can read or which waited, go to where
     * games are.
     */
    async settleAside(): Promise<void> {
      const finished = await folder(SET_ASIDE, finishedGame);
      const left = await folder(SET_ASIDE, begunGame);
      const settled = [...finished.games, ...left.games].map(({ key }) => key);
      if (settled.length === 0) return;
      const gamesOf = (kept: readonly KeptHere[]): SavedGame[] => kept.map(({ game }) => game);
      await addGames({ ...NOTHING, games: gamesOf(finished.games), left: gamesOf(left.games) });
      await store.change({ remove: settled });
    },
  };
}
