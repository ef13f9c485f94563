import { expect, test } from 'vitest';
import { textsIn, withoutInlineStyles, wordsOf } from '../../../tools/build/start-markup.mjs';

const screen = (deal: string, title: string) =>
  `<main lang="x"><!--$--><h1>${title}</h1><button aria-label="${deal}">${deal} &amp; <b>${title}</b></button><!--/$--></main>`;

test('texts are found with their places, as the DOM counts them', () => {
  expect(textsIn(screen('Deal', 'Oh Hell!'))).toEqual([
    { place: [0, 'lang'], text: 'x' },
    { place: [1, 0], text: 'Oh Hell!' },
    { place: [2, 'aria-label'], text: 'Deal' },
    { place: [2, 0], text: 'Deal & ' },
    { place: [3, 0], text: 'Oh Hell!' },
  ]);
});

test('a comment is a child, too', () => {
  expect(textsIn('<p><!-- -->One<!-- -->two</p>').map(({ place }) => place)).toEqual([
    [0, 1],
    [0, 3],
  ]);
});

test('a word used in several places is kept once, and one that is the same in all languages is not kept', () => {
  const { places, words } = wordsOf([screen('Deal', 'Oh Hell!'), screen('Geben', 'Oh Hell!')]);
  expect(words).toEqual([
    ['Deal', 'Deal & '],
    ['Geben', 'Geben & '],
  ]);
  expect(places).toEqual([
    [0, 2, 'aria-label'],
    [1, 2, 0],
  ]);
});

test('a screen that has other elements in another language is refused', () => {
  expect(() => wordsOf(['<p>One</p>', '<p>Eins<b></b></p>'])).toThrow('other elements');
});

test('markup that is not closed is refused', () => {
  expect(() => textsIn('<p><img></p>')).toThrow('not closed');
});

test('style attributes become rules, each once', () => {
  const { markup, sheet, styles } = withoutInlineStyles(
    '<i style="--x:1"></i><b style="font:&quot;A&quot;"></b><i style="--x:1"></i>',
  );
  expect(markup).toBe('<i data-style="0"></i><b data-style="1"></b><i data-style="0"></i>');
  expect(styles).toEqual(['--x:1', 'font:"A"']);
  expect(sheet).toBe('[data-style="0"]{--x:1}\n[data-style="1"]{font:"A"}');
});
