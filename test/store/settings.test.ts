import { describe, expect, test } from 'vitest';
import { createSettings } from '@/store/settings.ts';
import { DEFAULT_SETUP, presetGame } from '@/store/setup.ts';

const NAME = 'oh-hell:settings';

function storage(kept?: string) {
  const items = new Map(kept === undefined ? [] : [[NAME, kept]]);
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  };
}

const DEFAULTS = {
  language: null,
  speed: 'normal',
  trickPause: 1000,
  animation: true,
  confirm: false,
  autoPlay: false,
  claim: true,
  hasBid: false,
  lessonDone: false,
  handOrder: 'trump-first',
  theme: 'felt',
  deck: 'two',
  back: 'lattice',
  cardSize: 'medium',
  leftHanded: false,
  sound: true,
  volume: 0.3,
  vibration: true,
  learning: false,
  autoReview: true,
  askBefore: 2,
  found: { best: 0, of: 0 },
  shortcuts: true,
  setup: DEFAULT_SETUP,
};

const kept = (state: unknown) => JSON.stringify({ state, version: 1 });

describe('settings', () => {
  test('are saved at every change and read again', () => {
    const place = storage();
    createSettings(place).setState({ speed: 'fast', trickPause: 'tap' });
    expect(createSettings(place).getState()).toMatchObject({ speed: 'fast', trickPause: 'tap' });
  });

  test('are read again after another tab changed them', () => {
    const place = storage();
    const [first, second] = [createSettings(place), createSettings(place)];
    second.setState({ theme: 'claret', language: 'de' });
    first.reload();
    first.setState({ sound: false });
    const expected = { theme: 'claret', language: 'de', sound: false };
    expect(createSettings(place).getState()).toMatchObject(expected);
  });

  test('a change leaves what another tab has changed and what only a newer version can read', () => {
    const later = { theme: 'aurora', deck: 'four', tableSound: 'rain' };
    const place = storage(kept(later));
    const [first, second] = [createSettings(place), createSettings(place)];
    second.setState({ language: 'de' });
    first.setState({ sound: false });
    expect(JSON.parse(place.items.get(NAME) ?? '')).toMatchObject({
      state: { ...later, language: 'de', sound: false },
      version: 1,
    });
    first.setState({ theme: 'felt' });
    first.setState({ theme: 'claret' });
    expect(createSettings(place).getState()).toMatchObject({ theme: 'claret', language: 'de' });
  });

  test('are written completely again after they were deleted', () => {
    const place = storage();
    const settings = createSettings(place);
    settings.setState({ theme: 'claret' });
    place.items.clear();
    settings.setState({});
    expect(createSettings(place).getState().theme).toBe('claret');
  });

  test.each(['7', '{}', '{"state":null,"version":1}', '{"state":'])(
    'stay when what is read again is not settings: %s',
    (text) => {
      const place = storage();
      const settings = createSettings(place);
      settings.setState({ theme: 'claret' });
      place.items.set(NAME, text);
      settings.reload();
      expect(settings.getState().theme).toBe('claret');
    },
  );

  test('stay when they are read again after they were deleted', () => {
    const place = storage();
    const settings = createSettings(place);
    settings.setState({ theme: 'claret' });
    place.items.clear();
    settings.reload();
    expect(settings.getState().theme).toBe('claret');
  });

  test.each([
    ['nothing kept', undefined],
    ['not JSON', '{"state":'],
    ['not an object', kept(7)],
    ['another shape', kept({ speed: 3, trickPause: -1, setup: null })],
    ['a tally that cannot be', kept({ found: { best: 5, of: -7e190 } })],
    ['a setup with an unknown level', kept({ setup: { ...DEFAULT_SETUP, levels: ['godlike'] } })],
  ])('fall back to the defaults: %s', (_title, text) => {
    expect(createSettings(storage(text)).getState()).toEqual(DEFAULTS);
  });

  test('one invalid value does not affect the others', () => {
    const settings = createSettings(storage(kept({ speed: 'fast', trickPause: 'never' })));
    expect(settings.getState()).toEqual({ ...DEFAULTS, speed: 'fast' });
  });

  const setupAfter = (setup: unknown) => createSettings(storage(kept({ setup }))).getState().setup;

  test('a setup from before there were several presets is migrated', () => {
    const former = { players: 3, scoring: 'penalty', levels: ['hard', 'easy', 'hard', 'easy'] };
    expect(setupAfter(former)).toEqual({
      game: { ...presetGame('bugger-your-neighbor'), players: 3, scoring: 'penalty' },
      levels: ['hard', 'easy', 'hard', 'easy', 'medium', 'medium', 'medium'],
      characters: true,
    });
  });

  test('opponents saved without styles get them, and they can be switched off', () => {
    const { characters: _, ...before } = DEFAULT_SETUP;
    expect(setupAfter(before)).toEqual(DEFAULT_SETUP);
    const even = { ...DEFAULT_SETUP, characters: false };
    expect(setupAfter(even)).toEqual(even);
  });

  test('a saved option that is no longer offered falls back to the preset’s', () => {
    const game = { ...presetGame('spades'), players: 7, bids: 'sealed', wholeDeck: true };
    expect(setupAfter({ ...DEFAULT_SETUP, game }).game).toEqual(presetGame('spades'));
  });

  test('a tradition is remembered by id and players', () => {
    const setup = { ...DEFAULT_SETUP, game: { kind: 'tradition', id: 'plump', players: 5 } };
    expect(setupAfter(setup)).toEqual(setup);
  });

  test('own rules are remembered by id', () => {
    const setup = { ...DEFAULT_SETUP, game: { kind: 'own', id: 'x' } };
    expect(setupAfter(setup)).toEqual(setup);
  });
});
