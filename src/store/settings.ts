import * as v from 'valibot';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { HAND_ORDERS, LEVELS, type Level, PRESET_IDS, SCHEDULE_SHAPES } from '@/engine/index.ts';
import { BACKS, CARD_SIZES, DECKS, THEMES } from './look.ts';
import { SPEEDS, TRICK_PAUSES } from './pace.ts';
import {
  BID_VARIANTS,
  DEFAULT_SETUP,
  type GameSetup,
  OFFERED_SCORINGS,
  OPPONENT_NAMES,
  offeredGame,
  presetGame,
} from './setup.ts';

/** Points that a choice must cost before it is asked about; null: never. */
export const ASK_BEFORE = ['never', 1, 2, 4] as const;
export type AskBefore = (typeof ASK_BEFORE)[number];

const PresetGame = v.pipe(
  v.object({
    kind: v.literal('preset'),
    preset: v.picklist(PRESET_IDS),
    players: v.number(),
    scoring: v.nullable(v.picklist(OFFERED_SCORINGS)),
    shape: v.nullable(v.picklist(SCHEDULE_SHAPES)),
    wholeDeck: v.boolean(),
    bids: v.nullable(v.picklist(BID_VARIANTS)),
  }),
  v.transform(offeredGame),
);

const OwnGame = v.object({ kind: v.literal('own'), id: v.string() });

/** A level for every opponent; for those that joined later the usual one. */
const Levels = v.pipe(
  v.array(v.picklist(LEVELS)),
  v.minLength(1),
  v.transform((levels): readonly Level[] =>
    OPPONENT_NAMES.map((_, index) => levels[index] ?? 'medium'),
  ),
);

/** What was saved when there was one preset. */
const FormerSetup = v.pipe(
  v.object({ players: v.number(), scoring: v.picklist(OFFERED_SCORINGS), levels: Levels }),
  v.transform(({ players, scoring, levels }): GameSetup => {
    const game = { ...presetGame('bugger-your-neighbor'), players, scoring };
    return { game: offeredGame(game), levels, characters: true };
  }),
);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const flag = (usual: boolean) => v.fallback(v.boolean(), usual);

/** What the player has set. A value that is damaged or from elsewhere falls back by itself. */
const SettingsSchema = v.object({
  /** The tag of a language; null: what the browser asks for. */
  language: v.fallback(v.nullable(v.string()), null),
  speed: v.fallback(v.picklist(SPEEDS), 'normal'),
  trickPause: v.fallback(v.picklist(TRICK_PAUSES), 1000),
  /** Whether cards travel; else they fade, as the system's own setting may ask for, too. */
  animation: flag(true),
  /** Whether a card is lifted first and played by a second tap. */
  confirm: flag(false),
  /** Whether the only legal card plays itself. */
  autoPlay: flag(false),
  /** Whether the rest of a round is offered to be claimed once it is decided. */
  claim: flag(true),
  handOrder: v.fallback(v.picklist(HAND_ORDERS), 'trump-first'),
  theme: v.fallback(v.picklist(THEMES), 'felt'),
  deck: v.fallback(v.picklist(DECKS), 'two'),
  back: v.fallback(v.picklist(BACKS), 'lattice'),
  cardSize: v.fallback(v.picklist(CARD_SIZES), 'medium'),
  /** Whether the controls are laid out for a left thumb. */
  leftHanded: flag(false),
  sound: flag(true),
  /** 0 to 1. */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.3),
  vibration: flag(true),
  /** Whether hints are shown at every decision, and what a choice must cost to be asked about. */
  learning: flag(false),
  askBefore: v.fallback(v.picklist(ASK_BEFORE), 2),
  /** How often the best choice was found, of so many decisions in learning mode. */
  found: v.fallback(
    v.pipe(
      v.object({ best: count, of: count }),
      v.check(({ best, of }) => best <= of),
    ),
    { best: 0, of: 0 },
  ),
  /** Whether single keys do things wherever the focus is (WCAG 2.1.4). */
  shortcuts: flag(true),
  setup: v.fallback(
    v.union([
      v.object({
        game: v.union([PresetGame, OwnGame]),
        levels: Levels,
        characters: v.optional(flag(true), true),
      }),
      FormerSetup,
    ]) satisfies v.GenericSchema<unknown, GameSetup>,
    DEFAULT_SETUP,
  ),
});

export type Settings = Readonly<v.InferOutput<typeof SettingsSchema>>;

/** Settings from storage or a file; what is missing or damaged is as usual. */
export const readSettings = (saved: unknown): Settings => {
  const parsed = v.safeParse(SettingsSchema, saved);
  return parsed.success ? parsed.output : v.parse(SettingsSchema, {});
};

/** The settings, saved in `storage` at every change. */
export const createSettings = (storage: StateStorage) =>
  createStore<Settings>()(
    persist((): Settings => readSettings({}), {
      name: 'oh-hell:settings',
      version: 1,
      storage: createJSONStorage(() => storage),
      merge: (saved) => readSettings(saved),
    }),
  );

export type SettingsStore = ReturnType<typeof createSettings>;
