/** @typedef {import('@/app/start/first-paint.ts').PrerenderedStart} PrerenderedStart */
/**
 * Where a text stands: the index of the element, and the attribute or the index of the child.
 *
 * @typedef {readonly [element: number, where: string | number]} Place
 */

/** @param {string} html */
const unescaped = (html) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/**
 * The texts of React's HTML with their places. The same markup in another language has the same places.
 *
 * @param {string} html
 */
export function textsIn(html) {
  /** @type {{ place: Place, text: string }[]} */
  const texts = [];
  /** The open elements: their index, and how many children they have so far. */
  const open = [{ element: -1, children: 0 }];
  let elements = 0;
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const parent = open.at(-1);
    if (parent === undefined) throw new Error('more elements are closed than opened');
    if (token.startsWith('<!--')) parent.children += 1;
    else if (token.startsWith('</')) open.pop();
    else if (token.startsWith('<')) {
      parent.children += 1;
      open.push({ element: elements, children: 0 });
      for (const [, name = '', value = ''] of token.matchAll(/ ([\w-]+)="([^"]*)"/g))
        texts.push({ place: [elements, name], text: unescaped(value) });
      elements += 1;
    } else {
      texts.push({ place: [parent.element, parent.children], text: unescaped(token) });
      parent.children += 1;
    }
  }
  if (open.length !== 1) throw new Error('an element is not closed');
  return texts;
}

/**
 * The words of the screens that differ by language, each once, and where they stand.
 *
 * @param {readonly string[]} screens the same screen in every language
 * @returns {{ places: PrerenderedStart['places'], words: string[][] }} the words by language
 */
export function wordsOf(screens) {
  const [first = [], ...others] = screens.map(textsIn);
  const [skeleton, ...skeletons] = screens.map((html) =>
    html.replaceAll(/"[^"]*"|(?<=>)[^<]+/g, ''),
  );
  if (skeletons.some((other) => other !== skeleton))
    throw new Error('The start screen has other elements in another language');
  /** @type {Map<string, number>} */
  const known = new Map();
  const places = first.flatMap(({ place, text }, index) => {
    const all = [text, ...others.map((texts) => texts[index]?.text ?? '')];
    if (all.every((other) => other === text)) return [];
    const word = JSON.stringify(all);
    if (!known.has(word)) known.set(word, known.size);
    return [/** @type {const} */ ([known.get(word) ?? 0, ...place])];
  });
  const byWord = [...known.keys()].map((word) => /** @type {string[]} */ (JSON.parse(word)));
  return {
    places,
    words: screens.map((_, index) => byWord.map((word) => word[index] ?? '')),
  };
}

/**
 * Moves style attributes, which the security policy forbids, into a style sheet.
 *
 * @param {string} html
 */
export function withoutInlineStyles(html) {
  /** @type {string[]} */
  const styles = [];
  const markup = html.replace(/ style="([^"]*)"/g, (_, /** @type {string} */ style) => {
    if (!styles.includes(style)) styles.push(style);
    return ` data-style="${styles.indexOf(style)}"`;
  });
  const rules = styles.map((style, index) => `[data-style="${index}"]{${unescaped(style)}}`);
  return { markup, styles: styles.map(unescaped), sheet: rules.join('\n') };
}
