import {
  type Everything,
  type GamesFile,
  type SetAside,
  finishedGame,
  unfinishedGame,
} from '@/persistence/games-file.ts';
import { type SavedGame, encodeSave } from '@/persistence/save.ts';
import { type Breathe, unhurried } from '@/persistence/unhurried.ts';
import type { RuleShelf } from '@/store/rule-shelf.ts';
import type { SettingsStore } from '@/store/settings.ts';
import type { KeyedStore } from './ports/keyed-store.ts';
import { CURRENT, FINISHED, SET_ASIDE } from './ports/saves.ts';

interface BackupPorts {
  readonly store: KeyedStore;
  readonly settings: SettingsStore;
  readonly shelf: RuleShelf;
  /** ms since 1970. */
  readonly now: () => number;
  readonly breathe: Breathe;
}

/** What adding a file did. */
export interface Added {
  readonly added: number;
  /** How many games were here already. */
  readonly known: number;
  readonly rules: number;
  readonly aside: number;
}

/** As JSON; null for what has no such form, which nothing that we write is. */
function textOf(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}

/** What a text says, or the text itself: what is set aside may be anything. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** When something was found, of its key. */
export const foundOf = (key: string): string => key.slice(SET_ASIDE.length).slice(0, 24);

/** The game that is going on, if anything has been decided in it. */
const begunGame = (value: unknown): SavedGame | null => {
  const game = unfinishedGame(value);
  return game === null || game.record.commands.length === 0 ? null : game;
};

/** All that is kept on this device, together in a file and from one. */
export function backup({ store, settings, shelf, now, breathe }: BackupPorts) {
  const today = (): string => new Date(now()).toISOString();

  /** What is set aside, and the games that cannot be read: they go along as they are. */
  async function asideHere(): Promise<{ aside: SetAside[]; games: SavedGame[] }> {
    const keys = await store.keys(SET_ASIDE);
    const values = await store.get(keys);
    const aside = keys.flatMap((key, index): SetAside[] => {
      const text = textOf(values[index]);
      return text === null ? [] : [{ found: foundOf(key), text }];
    });
    const games: SavedGame[] = [];
    const finished = await store.all(FINISHED);
    for (const [at, game] of (await unhurried(finished, finishedGame, breathe)).entries()) {
      const text = game === null ? textOf(finished[at]) : null;
      if (game !== null) games.push(game);
      else if (text !== null) aside.push({ found: today(), text });
    }
    return { aside, games };
  }

  /** A key for each that no other has. */
  function asideKeys(all: readonly SetAside[], kept: readonly string[]): string[] {
    const taken = new Set(kept);
    /** How many have been found at a time: a file may have thousands of one time. */
    const turns = new Map<string, number>();
    return all.map(({ found }) => {
      let turn = turns.get(found) ?? 1;
      const keyAt = (): string => `${SET_ASIDE}${found}${turn === 1 ? '' : `-${turn}`}`;
      while (taken.has(keyAt())) turn += 1;
      turns.set(found, turn);
      taken.add(keyAt());
      return keyAt();
    });
  }

  /** Whether the running game of a file is here already, as far as it had come or further. */
  function isKnown(game: SavedGame, current: unknown, finished: ReadonlySet<string>): boolean {
    if (finished.has(FINISHED + game.id)) return true;
    const here = unfinishedGame(current);
    return here?.id === game.id && here.record.commands.length >= game.record.commands.length;
  }

  return {
    async collect(): Promise<Everything> {
      await shelf.load();
      const { aside, games } = await asideHere();
      const [current] = await store.get([CURRENT]);
      return {
        games,
        running: begunGame(current),
        settings: settings.getState(),
        rules: shelf.store.getState().sets,
        aside,
      };
    },

    /**
     * Adds what is not here yet. Nothing that is here changes: a running game from elsewhere is
     * laid beside, to be gone on with, and settings are the player's to take over.
     */
    async add(file: GamesFile): Promise<Added> {
      await shelf.load();
      const finished = new Set(await store.keys(FINISHED));
      const games = new Map(
        file.games
          .map((game) => [FINISHED + game.id, encodeSave(game)] as const)
          .filter(([key]) => !finished.has(key)),
      );
      const [current] = await store.get([CURRENT]);
      const running =
        file.running === null || isKnown(file.running, current, finished)
          ? []
          : [{ found: today(), text: JSON.stringify(encodeSave(file.running)) }];
      const texts = new Set((await asideHere()).aside.map(({ text }) => text));
      const aside = [...file.aside, ...running].filter(({ text }) => {
        const isNew = !texts.has(text);
        texts.add(text);
        return isNew;
      });
      const keys = asideKeys(aside, await store.keys(SET_ASIDE));
      await store.change({
        put: [...games, ...aside.map(({ text }, at) => [keys[at] ?? '', valueOf(text)] as const)],
      });

      const { sets } = shelf.store.getState();
      const content = ({ name, rules }: { name: string; rules: unknown }): string =>
        JSON.stringify([name, rules]);
      const known = new Set(sets.map(content));
      const rules = file.rules.filter((set) => !known.has(content(set)));
      for (const { id, ...set } of rules)
        shelf.keep(sets.some((here) => here.id === id) ? set : { id, ...set });
      return {
        added: games.size,
        known: file.games.length - games.size,
        rules: rules.length,
        aside: aside.length,
      };
    },
  };
}
