import type { GameRecord, Header, Seed } from '@/engine/index.ts';
import type { Day } from '@/store/day.ts';
import { UNAIDED } from '@/store/table/game-history.ts';
import type { StandInRepository } from '@/store/ports/stand-ins.ts';
import { finishedGame } from './formats/legal-games.ts';
import { encodeSave } from './formats/save.ts';
import { encodeStandIns, parseStandIns } from './formats/stand-ins.ts';
import { EXPERT, type KeyedStore, STAND_INS, indexedDbStore } from './keyed-store.ts';

/** The games of stand-ins with the cards of a game on this device. They are saved and deleted with it. */
export const savedStandIns = (
  { id, header }: { readonly id: string; readonly header: Header },
  store: KeyedStore = indexedDbStore(),
): StandInRepository => {
  const key = STAND_INS + id;
  const all = async () => parseStandIns((await store.get([key]))[0], header);
  return {
    read: async (level) => (await all()).get(level) ?? null,
    async write(level, record) {
      const games = new Map(await all()).set(level, record);
      await store.change({ put: [[key, encodeStandIns(id, games)]] });
    },
  };
};

/** The expert’s game at a daily deal, saved for good once it is over. */
export const dailyStandIns = (
  day: Day,
  newId: () => Seed,
  store: KeyedStore = indexedDbStore(),
): StandInRepository => ({
  read: async () => finishedGame((await store.get([EXPERT + day]))[0])?.record ?? null,
  async write(_, record) {
    const document = encodeSave({ ...UNAIDED, started: null, ended: null, id: newId(), record });
    // What could not be read back as a finished game is not saved.
    if (finishedGame(document) !== null) await store.change({ put: [[EXPERT + day, document]] });
  },
});

/** For a game that is not saved on this device: its stand-ins' games last as long as the page. */
export const temporaryStandIns = (): StandInRepository => {
  const games = new Map<string, GameRecord>();
  return {
    read: (level) => Promise.resolve(games.get(level) ?? null),
    write: (level, record) => Promise.resolve(void games.set(level, record)),
  };
};

/**
 * The same games, which also last as long as this repository does: without storage, and at a daily deal that is not
 * over, nothing would be left of the rounds before a pause.
 */
export const rememberedStandIns = (games: StandInRepository): StandInRepository => {
  const remembered = temporaryStandIns();
  return {
    read: async (level) => (await remembered.read(level)) ?? games.read(level),
    async write(level, record) {
      await remembered.write(level, record);
      await games.write(level, record);
    },
  };
};
