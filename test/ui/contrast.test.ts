import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { THEMES } from '@/store/look.ts';

const folder = join(import.meta.dirname, '../../src/styles/themes');
const themes = readdirSync(folder).filter((file) => file.endsWith('.css'));

type Rgb = readonly [number, number, number];
interface Color {
  readonly rgb: Rgb;
  readonly alpha: number;
}

const HEX = /^#(\w\w)(\w\w)(\w\w)$/;
const FUNCTION = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/;

function color(value: string): Color | null {
  const hex = HEX.exec(value);
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((pair) => Number.parseInt(pair, 16));
    return { rgb: [red, green, blue], alpha: 1 };
  }
  const parts = FUNCTION.exec(value);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts.slice(1).map(Number);
  return { rgb: [red, green, blue], alpha };
}

type Tokens = ReadonlyMap<string, Color>;

/** The color tokens defined in a block of CSS. */
function tokensOf(css: string): Tokens {
  const found = [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)];
  return new Map(
    found.flatMap(([, name = '', value = '']) => {
      const parsed = color(value.trim());
      return parsed ? [[name, parsed] as const] : [];
    }),
  );
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Blends layered tokens, such as "felt-lit+lamp", from bottom to top. */
function mixed(tokens: Tokens, names: string): Rgb {
  const layers = names.split('+').map((name) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`no color token --${name}`);
    return token;
  });
  return layers.reduce<Rgb>(
    (below, { rgb, alpha }) =>
      below.map((channel, i) => channel * (1 - alpha) + (rgb[i] ?? 0) * alpha) as unknown as Rgb,
    [0, 0, 0],
  );
}

const GROUNDS = [
  'felt-lit+lamp+lamp-wide',
  'felt',
  'felt-deep',
  'surface-sunken',
  'surface',
  'surface-raised',
  'surface-hover',
];
const on = (inks: readonly string[], grounds: readonly string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades', 'none'];
const WORDS = [
  ...on(['ink', 'ink-soft', 'accent', 'good', 'bad'], GROUNDS),
  ...on(['ink-on-accent'], ['accent', 'accent-strong']),
  ...on(
    SUITS.map((suit) => `suit-${suit}`),
    ['paper', 'paper-shade'],
  ),
  ...on(
    SUITS.map((suit) => `suit-${suit}-on-felt`),
    GROUNDS,
  ),
];
const SHAPES = [
  ...on(['focus'], GROUNDS),
  ...on(['control-line'], ['surface', 'surface-raised']),
  ...on(['ink'], ['accent-deep']),
  ...on(['paper'], ['felt', 'felt-lit+lamp+lamp-wide']),
  ...on(['back-line'], ['back']),
];

/** The pairs with too little contrast, with their ratios. */
const tooWeak = (tokens: Tokens, pairs: readonly (readonly [string, string])[], min: number) =>
  pairs
    .map(([ink, ground]) => ({
      pair: `${ink} on ${ground}`,
      reached: contrast(mixed(tokens, ink), mixed(tokens, ground)),
    }))
    .filter(({ reached }) => reached < min);

/** The tokens of a style sheet, and those of its four-color deck. */
function tokensIn(file: string): { base: Tokens; four: Tokens } {
  const [base = '', four = ''] = readFileSync(join(folder, file), 'utf8').split('[data-deck=');
  return { base: tokensOf(base), four: tokensOf(four) };
}

const common = tokensIn('../common.css');

describe.each(themes)('%s', (file) => {
  const theme = tokensIn(file);
  const base: Tokens = new Map([...common.base, ...theme.base]);
  const four: Tokens = new Map([...base, ...common.four, ...theme.four]);
  const shapes = SHAPES.map(([ink, ground]) =>
    // If cards are as bright as the felt, an outline sets them off.
    ink === 'paper' && base.has('card-rim')
      ? (['card-rim', ground] as const)
      : ([ink, ground] as const),
  );

  describe.each([
    { deck: 'two colors', tokens: base },
    { deck: 'four colors', tokens: four },
  ])('$deck', ({ tokens }) => {
    test('text has a contrast of at least 4.5:1 on every background', () => {
      expect(tooWeak(tokens, WORDS, 4.5)).toEqual([]);
    });
    test('meaningful shapes have a contrast of at least 3:1', () => {
      expect(tooWeak(tokens, shapes, 3)).toEqual([]);
    });
  });
});

test('every theme has a file that the style sheet imports', () => {
  const sheet = readFileSync(join(folder, '../index.css'), 'utf8');
  expect(themes.map((file) => file.replace('.css', ''))).toEqual([...THEMES].toSorted());
  expect(themes.filter((file) => !sheet.includes(`./themes/${file}`))).toEqual([]);
});

test('black on white measures 21:1', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
});
