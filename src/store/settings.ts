import * as v from 'valibot';
import { type StoreApi, createStore } from 'zustand/vanilla';
import {
  HAND_ORDERS,
  OPPONENTS,
  type Opponent,
  PRESET_IDS,
  SCHEDULE_SHAPES,
} from '@/engine/index.ts';
import { BACKS, CARD_SIZES, SUIT_COLORS, THEMES } from './look.ts';
import { SPEEDS, TRICK_PAUSES } from './table/pace.ts';
import {
  BID_VARIANTS,
  DEFAULT_SETUP,
  type GameSetup,
  OFFERED_SCORINGS,
  OPPONENT_NAMES,
  SHORT,
  offeredGame,
  presetGame,
} from './setup.ts';

/** Cost in points from which a choice must be confirmed. */
export const ASK_BEFORE = ['never', 1, 2, 4] as const;
export type AskBefore = (typeof ASK_BEFORE)[number];

const PresetGame = v.pipe(
  v.object({
    kind: v.literal('preset'),
    preset: v.picklist(PRESET_IDS),
    players: v.number(),
    scoring: v.nullable(v.picklist(OFFERED_SCORINGS)),
    shape: v.nullable(v.picklist([...SCHEDULE_SHAPES, SHORT])),
    wholeDeck: v.boolean(),
    bids: v.nullable(v.picklist(BID_VARIANTS)),
  }),
  v.transform(offeredGame),
);

const TraditionGame = v.object({
  kind: v.literal('tradition'),
  id: v.string(),
  players: v.number(),
});

const OwnGame = v.object({ kind: v.literal('own'), id: v.string() });

/** A level for every opponent; missing ones get the default. */
const Levels = v.pipe(
  v.array(v.picklist(OPPONENTS)),
  v.minLength(1),
  v.transform((levels): readonly Opponent[] =>
    OPPONENT_NAMES.map((_, index) => levels[index] ?? 'medium'),
  ),
);

/** The format from before there were several presets. */
const FormerSetup = v.pipe(
  v.object({ players: v.number(), scoring: v.picklist(OFFERED_SCORINGS), levels: Levels }),
  v.transform(({ players, scoring, levels }): GameSetup => {
    const game = { ...presetGame('bugger-your-neighbor'), players, scoring };
    return { game: offeredGame(game), levels, characters: true };
  }),
);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const flag = (byDefault: boolean) => v.fallback(v.boolean(), byDefault);

/**
 * The player's settings. An invalid value falls back to its default without affecting the others.
 * The keys are saved: do not rename them.
 */
const SettingsSchema = v.object({
  /** A language tag; null: the browser's language. */
  language: v.fallback(v.nullable(v.string()), null),
  speed: v.fallback(v.picklist(SPEEDS), 'normal'),
  trickPause: v.fallback(v.picklist(TRICK_PAUSES), 1000),
  /** Whether cards are animated; otherwise they fade, as with the system's reduced motion. */
  animation: flag(true),
  /** Whether a card needs a second tap to be played. */
  confirm: flag(false),
  /** Whether forced cards are played automatically. */
  autoPlay: flag(false),
  /** Whether claiming the remaining tricks is offered. */
  claim: flag(true),
  handOrder: v.fallback(v.picklist(HAND_ORDERS), 'trump-first'),
  theme: v.fallback(v.picklist(THEMES), 'felt'),
  deck: v.fallback(v.picklist(SUIT_COLORS), 'two'),
  back: v.fallback(v.picklist(BACKS), 'lattice'),
  cardSize: v.fallback(v.picklist(CARD_SIZES), 'medium'),
  /** Whether the layout is left-handed. */
  leftHanded: flag(false),
  sound: flag(true),
  /** 0 to 1. */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.3),
  vibration: flag(true),
  /** Learning mode: hints at every decision, and a question before costly ones. */
  learning: flag(false),
  /** Whether finished games are reviewed in idle time. */
  autoReview: flag(true),
  askBefore: v.fallback(v.picklist(ASK_BEFORE), 2),
  /** How often the best choice was made in learning mode. */
  found: v.fallback(
    v.pipe(
      v.object({ best: count, of: count }),
      v.check(({ best, of }) => best <= of),
    ),
    { best: 0, of: 0 },
  ),
  /** Whether the player has bid at the table: the first bid is explained. */
  hasBid: flag(false),
  /** Whether the player has finished the lesson, which the start screen then no longer offers. */
  lessonDone: flag(false),
  /** Whether single-key shortcuts are on (WCAG 2.1.4). */
  shortcuts: flag(true),
  setup: v.fallback(
    v.union([
      v.object({
        game: v.union([PresetGame, TraditionGame, OwnGame]),
        levels: Levels,
        characters: v.optional(flag(true), true),
      }),
      FormerSetup,
    ]) satisfies v.GenericSchema<unknown, GameSetup>,
    DEFAULT_SETUP,
  ),
});

export type Settings = Readonly<v.InferOutput<typeof SettingsSchema>>;

/** Settings from storage or a file; missing and invalid values get their defaults. */
export const readSettings = (saved: unknown): Settings => {
  const parsed = v.safeParse(SettingsSchema, saved);
  return parsed.success ? parsed.output : v.parse(SettingsSchema, {});
};

/** The key under which settings are saved. */
export const SETTINGS = 'oh-hell:settings';
const VERSION = 1;

/** Where settings are saved, as localStorage. */
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface SettingsStore extends StoreApi<Settings> {
  /** Reads the saved settings again. If there are none any more, nothing changes. */
  reload(): void;
}

/** What is saved: as this version writes it, but unchecked. */
interface Saved {
  readonly state: object;
  readonly version: number;
}

/** The settings store, saved in `storage` at every change. */
export function createSettings(storage: SettingsStorage): SettingsStore {
  /** The settings as this page last read or wrote them. */
  let known = readSettings({});
  const store = createStore<Settings>()(() => known);

  /** What is saved; null if that is nothing, damaged or of a newer version. */
  function saved(): Saved | null {
    try {
      const found = JSON.parse(storage.getItem(SETTINGS) ?? '') as Saved;
      return found.version <= VERSION && found.state ? found : null;
    } catch {
      return null;
    }
  }

  function reload(): void {
    const found = saved();
    if (found === null) return;
    known = readSettings(found.state);
    store.setState(known, true);
  }

  store.subscribe((state) => {
    if (state === known) return;
    const changes = Object.entries(state).filter(
      ([key, value]) => known[key as keyof Settings] !== value,
    );
    known = state;
    // Another tab may have changed other settings, or a newer version may have saved some that this
    // one cannot read.
    const merged = { ...state, ...saved()?.state, ...Object.fromEntries(changes) };
    storage.setItem(SETTINGS, JSON.stringify({ state: merged, version: VERSION }));
  });
  reload();
  return { ...store, reload };
}
