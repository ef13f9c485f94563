import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type CssNode, type Rule, type Selector, find, generate, parse, walk } from 'css-tree';
import { describe, expect, test } from 'vitest';
import * as screensOfComponents from '@/ui/screens.ts';

const source = join(import.meta.dirname, '../../src');

/** The declarations of every block of a style sheet; those of a nested rule are a block of their own. */
const blocksOf = (css: string): string[] => css.replaceAll(/\/\*[^]*?\*\//g, '').split(/[{}]/);

const scrolls = (block: string): boolean => /\boverflow(?:-y)?:\s*(?:auto|scroll)/.test(block);
const hasZeroBasis = (block: string): boolean =>
  /\bflex:\s*(?:\d+|\d+ \d+ 0(?:px|%)?)\s*(?:;|$)|\bflex-basis:\s*0/.test(block);

/** WebKit gives a scrolling part with a flex basis of 0 no height in a box as tall as its content. */
const collapses = (css: string): boolean =>
  blocksOf(css).some((block) => scrolls(block) && hasZeroBasis(block));

/** WebKit does not restyle when `:empty` inside `:has()` begins or ceases to match. */
const missesChanges = (css: string): boolean =>
  /:has\((?:[^(){}]|\([^(){}]*\))*\(?[^(){}]*:empty/.test(css.replaceAll(/\/\*[^]*?\*\//g, ''));

const asksDescendants = (node: CssNode): boolean =>
  find(
    node,
    ({ type, ...part }) => type === 'PseudoClassSelector' && 'name' in part && part.name === 'has',
  ) !== null;

/** The parts of a selector for the element that it styles, and those before them. */
function dividedSelector(selector: Selector) {
  const parts = selector.children.toArray();
  const start = parts.findLastIndex(({ type }) => type === 'Combinator') + 1;
  return { before: parts.slice(0, start), styled: parts.slice(start) };
}

/** Whether an element is named by its type alone. */
function isType(parts: readonly CssNode[]): boolean {
  const names = new Set(['ClassSelector', 'AttributeSelector', 'NestingSelector']);
  const isNamed = parts.some(
    (part) => names.has(part.type) || (part.type === 'PseudoClassSelector' && part.name === 'is'),
  );
  return !isNamed && parts.some(({ type }) => type === 'TypeSelector');
}

/**
 * Selectors that style elements by their type below one with `:has()`. Chromium keeps what all `:has()` of the page
 * style in one set: with a `span` in it, each card that comes or goes restyles every span of the table.
 */
function typesBelowHas(css: string): string[] {
  const found: string[] = [];
  const open: { rule: Rule; asks: boolean }[] = [];
  walk(parse(css), {
    enter(node: CssNode) {
      if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return;
      const isBelow = open.at(-1)?.asks ?? false;
      for (const selector of node.prelude.children) {
        if (selector.type !== 'Selector') continue;
        const { before, styled } = dividedSelector(selector);
        if (isType(styled) && (isBelow || before.some(asksDescendants))) {
          found.push(generate(selector));
        }
      }
      open.push({ rule: node, asks: isBelow || asksDescendants(node.prelude) });
    },
    leave(node: CssNode) {
      if (open.at(-1)?.rule === node) open.pop();
    },
  });
  return found;
}

const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(join(source, file), 'utf8')] as const);

/** A style sheet with its parts: those that it imports. */
const withParts = (file: string, css: string): string =>
  [
    css,
    ...Array.from(css.matchAll(/@import '([^']+)'/g), ([, part = '']) =>
      readFileSync(join(source, dirname(file), part), 'utf8'),
    ),
  ].join('\n');

/** The style sheets that components import, with their parts. */
const modules = sheets
  .filter(([file]) => file.endsWith('.module.css'))
  .map(([file, css]) => [file, withParts(file, css)] as const);

describe('style sheets that every engine lays out alike', () => {
  test('the check finds a scrolling part that collapses', () => {
    expect(collapses('.body { flex: 1; overflow-y: auto; }')).toBe(true);
    expect(collapses('.body { overflow: auto; flex: 1 1 0; }')).toBe(true);
    expect(collapses('.body { flex: auto; overflow-y: auto; }')).toBe(false);
  });

  test('no scrolling part collapses', () => {
    expect(sheets.filter(([, css]) => collapses(css)).map(([file]) => file)).toEqual([]);
  });

  test('the check finds :empty inside :has()', () => {
    expect(missesChanges('.a:has(> .b:empty) { color: red; }')).toBe(true);
    expect(missesChanges('.a:has(+ .b:not(:empty)) { color: red; }')).toBe(true);
    expect(missesChanges('.a:has(> .b > *), .c:empty { color: red; }')).toBe(false);
  });

  test('no :has() asks whether an element is empty', () => {
    expect(sheets.filter(([, css]) => missesChanges(css)).map(([file]) => file)).toEqual([]);
  });

  test('no gradient repeats: over a large box WebKit paints it with stripes and seams', () => {
    const repeats = sheets.filter(([, css]) => css.includes('repeating-'));
    expect(repeats.map(([file]) => file)).toEqual([]);
  });
});

describe('style sheets that cost little while cards move', () => {
  test('the check finds a type below :has()', () => {
    expect(typesBelowHas('.a:has(> .b) > p { color: red; }')).toEqual(['.a:has(>.b)>p']);
    expect(typesBelowHas('.a:has(.b) { & > .c svg { color: red; } }')).toEqual(['&>.c svg']);
    expect(typesBelowHas('.a:has(> p) > .b, .a > p, p:has(.a) { color: red; }')).toEqual([]);
    expect(typesBelowHas('.a:has(p) > p[data-b] { color: red; } p { color: red; }')).toEqual([]);
  });

  test('no :has() styles elements below it by their type', () => {
    const found = sheets.flatMap(([file, css]) =>
      typesBelowHas(css).map((selector) => `${file}: ${selector}`),
    );
    expect(found).toEqual([]);
  });
});

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The named screens of a style sheet: the condition of each. */
const screensIn = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/@custom-media --([\w-]+)([^;]+);/g)].map(([, name = '', query = '']) => [
      name,
      oneLine(query),
    ]),
  );

/** The conditions of all media queries of a style sheet, each list as it is and in its parts. */
function conditionsIn(css: string): string[] {
  const lists = [...css.matchAll(/@media ([^{]+)/g)].map(([, query = '']) => oneLine(query));
  return lists.concat(lists.flatMap((list) => list.split(', ')));
}

/** Named screens that a style sheet spells out, or that it names although nobody defines them. */
const unnamedScreens = (css: string, screens: ReadonlyMap<string, string>): string[] =>
  conditionsIn(css).filter((condition) => {
    const [, name] = /^\(--([\w-]+)\)$/.exec(condition) ?? [];
    return name === undefined ? [...screens.values()].includes(condition) : !screens.has(name);
  });

describe('screens with a layout of their own', () => {
  const SCREENS = 'styles/screens.css';
  const screens = screensIn(readFileSync(join(source, SCREENS), 'utf8'));
  const users = sheets.filter(([file]) => file !== SCREENS);

  test('the check finds one that is spelled out, in a list too, or undefined', () => {
    const known = new Map([['low', '(height < 30rem)']]);
    const query = (condition: string) => unnamedScreens(`@media ${condition} { .a {} }`, known);
    expect(query('(--low)')).toEqual([]);
    expect(query('(width < 30rem), (--low)')).toEqual([]);
    expect(query('(width < 30rem),\n  (height < 30rem)')).toEqual(['(height < 30rem)']);
    expect(query('(--lower)')).toEqual(['(--lower)', '(--lower)']);
  });

  test('style sheets call them by name', () => {
    const found = users.flatMap(([file, css]) =>
      unnamedScreens(css, screens).map((condition) => `${file}: ${condition}`),
    );
    expect(found).toEqual([]);
  });

  test('each is used', () => {
    const used = new Set(users.flatMap(([, css]) => conditionsIn(css)));
    expect([...screens.keys()].filter((name) => !used.has(`(--${name})`))).toEqual([]);
  });

  test('components ask for the same', () => {
    const asked = Object.entries(screensOfComponents).map(
      ([name, query]) => [name.toLowerCase().replaceAll('_', '-'), query] as const,
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).toEqual(asked.map(([name]) => [name, screens.get(name)]));
  });
});

/** Attributes that a style sheet may select without its own components setting them, and who does. */
const SET_ELSEWHERE: Readonly<Record<string, string>> = {
  'data-active': 'Base UI',
  'data-starting-style': 'Base UI',
  'data-ending-style': 'Base UI',
  'data-motion': 'the root element, by src/platform/appearance.ts',
  'data-lesson': 'the root element, by src/platform/appearance.ts',
  'data-hand': 'the root element, by src/platform/appearance.ts',
  'data-dragging': 'src/ui/hand/drag.ts',
  'data-answered': 'BigStepButton',
  'data-about': 'HintPanel',
  'data-gives-way': 'HintPanel',
  'data-slim': 'AnalysisPanel',
  'data-open': 'Seat',
  'data-marked': 'BidPanel',
  'data-many': 'BidPanel',
  'data-first-bid': 'FirstBidNote',
  'data-rows': 'Hand',
  'data-own-hand': 'OwnHand',
  'data-notice': 'Notice',
  'data-offer': 'ClaimOffer',
  'data-decision': 'TableScreen',
  'data-opposite': 'TableScreen',
  'data-foot': 'TableScreen',
  'data-side': 'TableScreen',
  'data-crowded': 'TableScreen',
  'data-few': 'TableScreen',
  'data-order': 'TrickArea',
  'data-players': 'TableScreen',
  'data-phase': 'TableScreen',
  'data-single-round': 'SandboxTable',
  'data-partner': 'Seat',
  'data-rank': 'Podium',
};

/** The attributes that a style sheet selects and none of the components that use it sets. */
function unsetAttributes(css: string, components: readonly string[]): string[] {
  const selected = new Set([...css.matchAll(/\[(data-[a-z-]+)/g)].map(([, name = '']) => name));
  return [...selected].filter(
    (name) => !(name in SET_ELSEWHERE) && !components.some((text) => text.includes(name)),
  );
}

describe('attributes that style sheets select', () => {
  const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
    .map((file) => readFileSync(join(source, file), 'utf8'));

  test('the check finds one that no component sets', () => {
    expect(unsetAttributes(".a[data-mark='x'] {}", ['<i data-outcome="x" />'])).toEqual([
      'data-mark',
    ]);
    expect(unsetAttributes(".a[data-mark='x'] {}", ['<i data-mark="x" />'])).toEqual([]);
  });

  test('are set by the components that use the style sheet', () => {
    const unset = modules.flatMap(([file, css]) => {
      const users = components.filter((text) => text.includes(basename(file)));
      return unsetAttributes(css, users).map((name) => `${file}: ${name}`);
    });
    expect(unset).toEqual([]);
  });
});

describe('the color of the start', () => {
  const felt = readFileSync(join(source, 'styles/themes/felt.css'), 'utf8');
  const token = (name: string): string =>
    new RegExp(`--${name}: (#\\w+);`).exec(felt)?.[1] ?? 'missing';
  const read = (file: string): string => readFileSync(join(source, '..', file), 'utf8');

  test('the status bar is that of the default table before the game runs, too', () => {
    expect(read('index.html')).toContain(`name="theme-color" content="${token('felt-deep')}"`);
    expect(read('tools/build/pwa.mjs')).toContain(`theme_color: '${token('felt-deep')}'`);
  });

  test('the splash screen has the color of the default table', () => {
    expect(read('tools/build/pwa.mjs')).toContain(`background_color: '${token('felt')}'`);
  });
});

/** The custom properties that a style sheet reads and nothing defines. */
const undefinedProperties = (css: string, defined: ReadonlySet<string>): string[] =>
  [...css.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) =>
    defined.has(name) ? [] : [name],
  );

/** The custom properties that a style sheet sets or a component names. */
const definedProperties = (text: string): string[] =>
  [...text.matchAll(/(--[a-z][\w-]*)(?:\s*:|')/g)].map(([, name = '']) => name);

describe('custom properties that style sheets read', () => {
  test('the check finds one that nothing defines', () => {
    const defined = new Set(definedProperties(".a { --size: 1px; }  '--share': 1"));
    expect(undefinedProperties('.a { width: var(--size); top: var(--share) }', defined)).toEqual(
      [],
    );
    expect(undefinedProperties('.a { color: var(--text-muted) }', defined)).toEqual([
      '--text-muted',
    ]);
  });

  test('are defined by a style sheet or a component', () => {
    const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|tsx?)$/.test(file))
      .map((file) => readFileSync(join(source, file), 'utf8'));
    const defined = new Set(sources.flatMap(definedProperties));
    expect(
      sheets.flatMap(([file, css]) =>
        undefinedProperties(css, defined).map((name) => `${file}: ${name}`),
      ),
    ).toEqual([]);
  });
});

/** The classes that a component takes from a style sheet, imported under a name, and it lacks. */
const undefinedClasses = (component: string, sheet: string, css: string): string[] =>
  [...component.matchAll(/import (\w+) from '[^']*?([\w-]+\.module\.css)'/g)]
    .filter(([, , file]) => file === basename(sheet))
    .flatMap(([, name = '']) =>
      Array.from(
        component.matchAll(new RegExp(String.raw`\b${name}\.(\w+)\b(?!')`, 'g')),
        ([, used = '']) => used,
      ),
    )
    .filter((name) => !new RegExp(String.raw`\.${name}\b`).test(css));

describe('classes that components use', () => {
  test('the check finds one that the style sheet lacks', () => {
    const component = "import styles from './A.module.css'; <p className={styles.text} />";
    expect(undefinedClasses(component, 'A.module.css', '.text {}')).toEqual([]);
    expect(undefinedClasses(component, 'A.module.css', '.words {}')).toEqual(['text']);
    expect(undefinedClasses(component, 'B.module.css', '.words {}')).toEqual([]);
  });

  test('the check reads what a style sheet imports', () => {
    const [, seat] = modules.find(([file]) => basename(file) === 'Seat.module.css') ?? [];
    expect(seat).toMatch(/\.badge \{/);
  });

  test('are in their style sheets', () => {
    const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => [file, readFileSync(join(source, file), 'utf8')] as const);
    const lacking = modules.flatMap(([sheet, css]) =>
      components.flatMap(([file, text]) =>
        undefinedClasses(text, sheet, css).map((name) => `${file}: ${name}`),
      ),
    );
    expect(lacking).toEqual([]);
  });
});
