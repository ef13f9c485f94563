/** The key under which a visit stores the next visit's first paint; see `remember-first-paint.ts`. */
export const FIRST_PAINT_KEY = 'oh-hell:first-paint';

/** The value under that key. */
export interface NextFirstPaint {
  /** Whether the next visit opens on the start screen as it was prerendered. */
  readonly isStart: boolean;
  /** Attributes of the root element: language, direction and look. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The build's data on the prerendered start screen. */
export interface PrerenderedStart {
  /** URL of the main script. */
  readonly main: string;
  readonly key: string;
  /**
   * Where words stand: the index of the word, the index of the element among all in the root, and
   * the attribute, or the index of the child that is text.
   */
  readonly places: readonly (readonly [word: number, element: number, where: string | number])[];
  /** The style attributes that `data-style` stands for, by its value. */
  readonly styles: readonly string[];
  /** By language, in the order of their indexes. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** The message if the main script cannot be loaded, by language. */
  readonly failed: Readonly<Record<string, string>>;
  readonly rightToLeft: readonly string[];
}

// The build puts the text of these functions into index.html, so they use nothing but one another.

/** Shows nothing but a line of text. */
function showLine(root: HTMLElement, text: string): void {
  delete root.dataset['prerendered'];
  const line = document.createElement('p');
  line.className = 'boot';
  line.textContent = text;
  root.replaceChildren(line);
}

/** The first paint that the last visit saved, without what is invalid: damaged data must not stop the start. */
function savedFirstPaint(key: string): NextFirstPaint {
  try {
    const { isStart, attributes } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<
      Record<keyof NextFirstPaint, unknown>
    >;
    const isAttribute = (entry: readonly [string, unknown]): entry is [string, string] =>
      /^(lang|dir|data-[a-z-]+)$/.test(entry[0]) && typeof entry[1] === 'string';
    const sound = Object.entries(attributes ?? {}).filter(isAttribute);
    return { isStart: isStart !== false, attributes: Object.fromEntries(sound) };
  } catch {
    return { isStart: true, attributes: {} };
  }
}

/** Replaces the words of the prerendered start screen. */
function replaceWords(
  root: Element,
  places: PrerenderedStart['places'],
  words: readonly string[],
): void {
  const elements = root.getElementsByTagName('*');
  for (const [word, index, where] of places) {
    const element = elements[index];
    const text = words[word] ?? '';
    if (typeof where === 'string') element?.setAttribute(where, text);
    else element?.childNodes[where]?.replaceWith(text);
  }
}

/** Sets the elements' style attributes, which the security policy allows only from scripts. */
function restoreStyles(root: Element, styles: readonly string[]): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = styles[Number(element.dataset['style'])] ?? '';
    delete element.dataset['style'];
  }
}

/**
 * Remembers the last button or key pressed before the game has loaded, and presses it again then. The
 * start screen opens with the focus on its main button, which Enter and Space therefore press.
 */
function repeatEarlyInput(root: HTMLElement, language: string): void {
  const nameOf = (button: HTMLElement): string | null => button.ariaLabel ?? button.textContent;
  const buttons = (): HTMLElement[] => [...root.getElementsByTagName('button')];
  let repeat = (): void => undefined;
  root.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('button') : null;
    // While React hydrates, it remembers clicks itself.
    if (root.dataset['prerendered'] !== language || pressed === null) return;
    const name = nameOf(pressed);
    for (const button of buttons()) button.ariaBusy = `${button === pressed}`;
    repeat = () =>
      buttons()
        .find((button) => nameOf(button) === name)
        ?.click();
  });
  addEventListener('keydown', (event) => {
    if (root.dataset['prerendered'] === undefined) return;
    const isOnPage = event.target === document.body;
    if (isOnPage && (event.key === 'Enter' || event.key === ' ')) {
      root.querySelector<HTMLElement>('[data-variant="primary"]')?.click();
      return;
    }
    // Other keys, such as Tab and Shift, are not shortcuts of the game.
    if (event.key.length > 1 || event.key === ' ') return;
    for (const button of buttons()) button.ariaBusy = null;
    repeat = () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
  });
  new MutationObserver((_, observer) => {
    // App removes it.
    if (root.dataset['prerendered'] !== undefined) return;
    observer.disconnect();
    for (const button of buttons()) button.ariaBusy = null;
    repeat();
  }).observe(root, { attributeFilter: ['data-prerendered'] });
}

/** Runs the main script once the page has been painted. */
function startAfterPaint(main: string, onFailed: () => void): void {
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = main;
    script.addEventListener('error', onFailed);
    document.head.append(script);
  };
  // The frame callback runs before the paint, the task after it. Pages in the background do not paint.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 100);
}

/**
 * Prepares the page for its first paint, and starts the game after it. The prerendered start screen
 * gets the player's language and look; where the last visit ended in a game, a plain title takes its
 * place.
 */
function firstPaint(start: PrerenderedStart): void {
  const { main, key, places, styles, words, failed, rightToLeft } = start;
  const root = document.getElementById('root');
  // In a browser that is too old a notice has replaced it.
  if (root === null) return;
  const html = document.documentElement;
  const { isStart, attributes } = savedFirstPaint(key);
  for (const [name, value] of Object.entries(attributes)) html.setAttribute(name, value);
  const wishes = [attributes['lang'] ?? '', ...navigator.languages];
  const language = wishes.map((tag) => tag.split('-')[0] ?? '').find((tag) => tag in words) ?? 'en';
  html.lang = language;
  html.dir = rightToLeft.includes(language) ? 'rtl' : 'ltr';
  if (isStart) {
    replaceWords(root, places, words[language] ?? []);
    restoreStyles(root, styles);
    root.dataset['prerendered'] = language;
    repeatEarlyInput(root, language);
  } else showLine(root, document.title);
  startAfterPaint(main, () => showLine(root, failed[language] ?? ''));
}

/** The text of a script that prepares the first paint. */
export const firstPaintScript = (start: PrerenderedStart): string =>
  `(() => {
${[showLine, savedFirstPaint, replaceWords, restoreStyles, repeatEarlyInput, startAfterPaint, firstPaint].join('\n')}
firstPaint(${JSON.stringify(start).replaceAll('<', String.raw`\u003c`)});
})();`;
