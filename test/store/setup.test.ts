import { describe, expect, test } from 'vitest';
import {
  LEVELS,
  PRESETS,
  PRESET_IDS,
  type PresetId,
  type RuleSet,
  handSizes,
  newGame,
  presetRules,
} from '@/engine/index.ts';
import { exerciseHeader } from '@/store/practice/exercise-deal.ts';
import { LESSON_HEADER } from '@/store/lesson.ts';
import {
  BID_VARIANTS,
  DEFAULT_SETUP,
  OPPONENT_NAMES,
  faceOf,
  type PresetGame,
  PRESET_OPTIONS,
  headerFor,
  offeredGame,
  presetGame,
  presetGameRules,
  rulesFor,
  type TraditionGame,
  titleFor,
} from '@/store/setup.ts';

const RIVER = presetRules('up-and-down-the-river', 7);
const randomness = { seed: () => '0123456789abcdef0123456789abcdef', fraction: () => 0 };

/** Every way in which a preset is offered. */
function gamesOf(preset: PresetId): PresetGame[] {
  const { scorings, shapes, wholeDeck, bids } = PRESET_OPTIONS[preset];
  const games: PresetGame[] = [];
  for (const players of PRESETS[preset].players)
    for (const scoring of [null, ...scorings])
      for (const shape of [null, ...shapes])
        for (const bid of [null, ...bids])
          for (const whole of wholeDeck ? [false, true] : [false]) {
            const rest = { players, scoring, shape, bids: bid, wholeDeck: whole };
            games.push({ ...presetGame(preset), ...rest });
          }
  return games;
}

test('every opponent has its own portrait, and any other name always the same one', () => {
  expect(new Set(OPPONENT_NAMES.map(faceOf)).size).toBe(OPPONENT_NAMES.length);
  expect(faceOf('Somebody')).toBe(faceOf('Somebody'));
  expect(faceOf('Somebody')).toBeLessThan(7);
});

describe('the game that is chosen', () => {
  test.each(PRESET_IDS)('%s without options is the preset', (id) => {
    expect(presetGameRules(presetGame(id))).toEqual(presetRules(id));
  });

  test('every preset, number of players and variant starts a valid game', () => {
    const games = PRESET_IDS.flatMap(gamesOf);
    expect(games.length).toBeGreaterThan(100);
    for (const game of games) {
      const header = headerFor(presetGameRules(game), DEFAULT_SETUP, randomness);
      expect({ game, ...newGame(header) }).toMatchObject({ ok: true });
      expect(header.seats).toHaveLength(game.players);
    }
  });

  test('an option changes nothing else', () => {
    const river = presetGame('up-and-down-the-river');
    const usual = presetRules('up-and-down-the-river');
    expect(presetGameRules({ ...river, bids: 'no-hook' })).toEqual({ ...usual, hook: false });
    expect(presetGameRules({ ...river, bids: 'sealed' })).toEqual({
      ...usual,
      hook: false,
      bidding: 'sealed',
    });
    const whole = presetGameRules({ ...river, wholeDeck: true, shape: 'up', players: 4 });
    expect(handSizes(whole)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    const short = presetGameRules({ ...river, wholeDeck: true, shape: 'short' });
    expect(handSizes(short)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('an option that a preset does not offer has no effect', () => {
    const spades = { ...presetGame('spades'), players: 3, wholeDeck: true, bids: BID_VARIANTS[0] };
    expect(offeredGame({ ...spades, scoring: 'five', shape: 'up' })).toEqual(presetGame('spades'));
    const canadian = { ...presetGame('canadian'), players: 7, scoring: 'british' as const };
    expect(offeredGame(canadian)).toEqual(presetGame('canadian'));
  });

  test('own rules are found by id; missing ones fall back to the default game', () => {
    const own = { id: 'a', name: 'A', rules: presetRules('canadian', 3) };
    const library = { own: [own], tradition: () => null };
    expect(rulesFor({ kind: 'own', id: 'a' }, library)).toBe(own.rules);
    expect(rulesFor({ kind: 'own', id: 'b' }, library)).toEqual(
      presetRules('bugger-your-neighbor'),
    );
  });

  test('a tradition is found by id; without its catalogue it falls back to the default game', () => {
    const plump = { kind: 'tradition', id: 'plump', players: 3 } as const;
    const rules = presetRules('canadian', 3);
    const tradition = (game: TraditionGame) => (game === plump ? { name: 'Plump', rules } : null);
    expect(rulesFor(plump, { own: [], tradition })).toBe(rules);
    expect(rulesFor(plump, { own: [], tradition: () => null })).toEqual(
      presetRules('bugger-your-neighbor'),
    );
  });

  test('a tradition and named rules have a title, presets and nameless rules have none', () => {
    const rules = presetRules('canadian', 3);
    const library = {
      own: [
        { id: 'a', name: 'At home', rules },
        { id: 'b', name: '', rules },
      ],
      tradition: () => ({ name: 'Plump', rules }),
    };
    expect(titleFor({ kind: 'own', id: 'a' }, library)).toEqual({ kind: 'own', name: 'At home' });
    expect(titleFor({ kind: 'own', id: 'b' }, library)).toBeNull();
    expect(titleFor({ kind: 'own', id: 'c' }, library)).toBeNull();
    expect(titleFor({ kind: 'tradition', id: 'plump', players: 3 }, library)).toEqual({
      kind: 'tradition',
      id: 'plump',
      name: 'Plump',
    });
    expect(titleFor(presetGame('canadian'), library)).toBeNull();
  });

  test('up to seven opponents have a name, a face and a level each', () => {
    const eight: RuleSet = { ...RIVER, players: 8 };
    const levels = OPPONENT_NAMES.map((_, index) => LEVELS[index % LEVELS.length]!);
    const { seats } = headerFor(eight, { levels, characters: true }, randomness);
    expect(seats.map(({ name }) => name)).toEqual(['', ...OPPONENT_NAMES]);
    expect(seats.slice(1).map(({ player }) => player)).toEqual(levels);
    expect(new Set(OPPONENT_NAMES).size).toBe(7);
    expect(new Set(OPPONENT_NAMES.map(faceOf)).size).toBe(7);
  });

  test('each opponent has the same style in every game, unless styles are off', () => {
    const stylesIn = (rules: RuleSet, characters: boolean) =>
      headerFor(rules, { ...DEFAULT_SETUP, characters }, randomness).seats.map(
        ({ style }) => style,
      );
    const river = ['cautious', 'bold', 'spoiler', undefined, 'bold', 'cautious'];
    expect(stylesIn(RIVER, true)).toEqual([undefined, ...river]);
    for (const players of [3, 4, 5]) {
      const rules = presetRules('bugger-your-neighbor', players);
      expect(stylesIn(rules, true)).toEqual([undefined, ...river.slice(0, players - 1)]);
    }
    expect(new Set(stylesIn(RIVER, false))).toEqual(new Set([undefined]));
    const { seats } = headerFor(RIVER, { ...DEFAULT_SETUP, characters: false }, randomness);
    expect(seats.some((seat) => 'style' in seat)).toBe(false);
  });

  test('exercises and the tutorial have opponents without style', () => {
    const exercise = exerciseHeader({
      subject: 'follow',
      preset: 'canadian',
      players: 4,
      cards: 5,
      seed: 7,
    });
    for (const { seats } of [exercise, LESSON_HEADER])
      expect(seats.map(({ style }) => style)).toEqual(seats.map(() => undefined));
  });
});
