import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { describe, expect, it, test } from 'vitest';
import { browserCheck } from '../../../tools/build/browser-notice.mjs';
import { staticWords } from '../../../tools/build/static-words.mjs';
import { unsupportedCss, unsupportedJs } from '../../../tools/checks/browser-support.mjs';
import { buildTarget, minimumBrowsersText } from '../../../tools/lib/minimum-browsers.mjs';

const inCss = (text: string) => [...unsupportedCss(text).keys()];
const inJs = (text: string) => [...unsupportedJs(text).keys()];

describe('finds features that a minimum browser lacks', () => {
  test.each([
    ['li { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
    ['p { float: inline-start }', 'float: inline-start'],
    ['p { color: light-dark(red, blue) }', 'light-dark()'],
    ['p { field-sizing: content }', 'field-sizing'],
    ['p { mask-image: none }', 'mask-image'],
    ['@starting-style { p { opacity: 0 } }', '@starting-style'],
    ['p { & a { color: red } }', '&'],
    ['p:user-invalid { color: red }', ':user-invalid'],
    ['p::details-content { color: red }', '::details-content'],
    ['p { margin: 1rcap }', 'rcap'],
    ['@media (scripting: none) { p { color: red } }', '(scripting)'],
  ])('in the style sheet %s', (text, feature) => {
    expect(inCss(text)).toContain(feature);
  });

  test.each([
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Array.fromAsync([])', 'Array.fromAsync'],
    ['new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
    ['AbortSignal.any([])', 'AbortSignal.any'],
    ['a.isSubsetOf(b)', '.isSubsetOf'],
    ['a["isSubsetOf"](b)', '.isSubsetOf'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
    ['window.requestIdleCallback(a)', 'window.requestIdleCallback'],
    ['new CookieStore()', 'CookieStore'],
    ['navigator.connection', 'navigator.connection'],
    ['document.startViewTransition(a)', 'document.startViewTransition'],
    ['(0, a.jsx)("div", { popover: "auto" })', '<div popover>'],
  ])('in the script %s', (text, feature) => {
    expect(inJs(text)).toContain(feature);
  });

  it.each(['/[a--b]/v', 'using a = b;', 'import a from "b" with { type: "json" };'])(
    'in the syntax of %s',
    (text) => {
      expect(inJs(text).join()).toMatch(/^syntax: /);
    },
  );
});

describe('finds nothing', () => {
  test.each([
    'p:has(a) { color: color-mix(in srgb, red, blue) }',
    '@container (width < 20rem) { p { inset-inline: 0 } }',
    'p { -webkit-mask-image: none; mask-image: none }',
    '@supports (grid-template-columns: subgrid) { p { grid-template-columns: subgrid } }',
    'progress::-moz-progress-bar { color: red }',
    'p { block-size: 100dvh; inline-size: 50cqi }',
  ])('in the style sheet %s', (text) => {
    expect(inCss(text)).toEqual([]);
  });

  test.each([
    '[1].toSorted().with(0, 2).findLast(a)',
    'class A { #a = 1; static { b(); } }',
    'new DecompressionStream("gzip"); structuredClone(a); Object.hasOwn(a, b)',
    'v.union([a]); shelf.take(1); settings.share',
    '(0, a.jsx)("div", { inert: true, className: "a" })',
  ])('in the script %s', (text) => {
    expect(inJs(text)).toEqual([]);
  });
});

test.each(['README.md', 'docs/HOSTING.md'])('%s names the minimum browsers', (file) => {
  expect(readFileSync(file, 'utf8')).toContain(minimumBrowsersText);
});

test('the build targets the minimum browsers, including iOS', () => {
  expect(buildTarget).toEqual(expect.arrayContaining(['chrome111', 'firefox121', 'ios16.4']));
});

describe('the notice for older browsers', () => {
  /** Runs the check in a browser with these features; returns the text of the game's root element. */
  function noticeIn(features: object, language: string): string | null {
    let notice: string | null = null;
    const element = { style: {}, appendChild: (text: string) => (notice = text) };
    const root = { parentNode: { replaceChild: () => undefined } };
    const document = {
      documentElement: element,
      createElement: () => element,
      createTextNode: (text: string) => text,
      getElementById: () => root,
    };
    const page = { document, navigator: { language }, ...features };
    runInNewContext(browserCheck, { ...page, window: page });
    return notice;
  }

  const CSS = { supports: () => true };

  it('is in the language of the browser, and names the versions', () => {
    expect(noticeIn({}, 'de-AT')).toContain(`neueren Browser: ${minimumBrowsersText}`);
    expect(noticeIn({ CSS }, 'tlh')).toContain('needs a newer browser');
    expect(noticeIn({ CSS }, 'toString')).toContain('needs a newer browser');
  });

  it('does not appear in a browser with all features', () => {
    expect(noticeIn({ CSS, DecompressionStream: Object }, 'en')).toBeNull();
    expect(noticeIn({ CSS: { supports: () => false }, DecompressionStream: Object }, 'en')).toMatch(
      'newer browser',
    );
  });

  it('has a place for the versions in every language', () => {
    for (const { tooOld } of Object.values(staticWords)) expect(tooOld.split('#')).toHaveLength(2);
  });

  it('is shown by a script that the oldest browsers can parse', () => {
    expect(parse(browserCheck, { ecmaVersion: 5 }).body).toHaveLength(1);
  });
});
