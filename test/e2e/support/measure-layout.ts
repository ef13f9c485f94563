import type { Scriptable } from './scriptable.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An element on the screen, with a name for messages. */
export interface NamedBox {
  readonly name: string;
  readonly box: Box;
}

interface Text extends NamedBox {
  /** The element that clips it, if any. */
  readonly clippedBy: string | null;
  /** Whether it is inside a scroll container, so that it can be scrolled clear of what covers it. */
  readonly scrolls: boolean;
}

interface Control extends NamedBox {
  readonly width: number;
  readonly height: number;
}

/** The elements on the screen, as boxes in CSS pixels. */
export interface Layout {
  readonly viewport: Box;
  readonly page: { readonly width: number; readonly height: number };
  readonly controls: readonly Control[];
  readonly texts: readonly Text[];
  readonly plates: readonly NamedBox[];
  readonly panels: readonly NamedBox[];
  readonly trick: readonly NamedBox[];
  /**
   * What must be seen of the cards of the hand as drawn, including a lifted one: the upper part, with
   * the index, and a hint's figures. The rest may reach below the screen.
   */
  readonly hand: readonly NamedBox[];
  /** The cards of the hand at rest. */
  readonly restingHand: readonly NamedBox[];
  /** The clickable area of each card in the hand, measured only up to the size required. */
  readonly clickableAreas: readonly NamedBox[];
  /** Texts and controls that another element covers. */
  readonly covered: readonly { readonly name: string; readonly by: string }[];
  /** Outside dialogs and the score sheet: what scrolls on the table, and what scrolls sideways. */
  readonly scrolling: readonly string[];
  /** Texts that end in an ellipsis, except links in read-only fields, which are copied and not read. */
  readonly truncated: readonly string[];
  /** Words that go on in the next line. */
  readonly broken: readonly string[];
  /** The open dialog: its height, and how much of its content is scrolled out of view. */
  readonly dialog: {
    readonly name: string;
    readonly height: number;
    readonly hidden: number;
  } | null;
}

/** The area of a card that must be clickable, in CSS pixels. */
export const MIN_CLICKABLE = { width: 24, height: 44 };

/** How far down a card its index reaches, as a fraction of the card's width. */
const INDEX_HEIGHT = 0.64;

/** Measures the page or, if one is open, only the dialog. */
export function measureLayout(
  page: Scriptable,
  { clickableAreas }: { readonly clickableAreas: boolean },
): Promise<Layout> {
  const wanted = { free: clickableAreas ? MIN_CLICKABLE : null, indexHeight: INDEX_HEIGHT };
  return page.evaluate(({ free, indexHeight }): Layout => {
    const dialogs = document.querySelectorAll('[role="dialog"]');
    const root = dialogs[dialogs.length - 1] ?? document.body;
    const CONTROLS = 'button, a[href], input, select, textarea, [role="combobox"], [tabindex="0"]';

    const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
    const ancestors = function* (element: Element): Generator<Element> {
      for (let at: Element | null = element; at !== null; at = at.parentElement) yield at;
    };
    const isClipped = (element: Element): boolean => {
      const { clipPath, position } = getComputedStyle(element);
      return clipPath.startsWith('inset(') && position === 'absolute';
    };
    const known = new Map<Element, boolean>();
    const isShown = (element: Element | null): boolean => {
      if (element === null) return true;
      const shown = known.get(element) ?? (!isClipped(element) && isShown(element.parentElement));
      known.set(element, shown);
      return shown;
    };
    /** Whether it is visible: neither hidden by style nor for screen readers only. */
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      isShown(element);
    const names = new Map<Element, string>();
    const named = (element: Element): string => {
      const before = names.get(element);
      if (before !== undefined) return before;
      const label = element.getAttribute('aria-label') ?? element.textContent.trim();
      const name = `<${element.localName}> "${label.replace(/\s+/g, ' ').slice(0, 50)}"`;
      names.set(element, name);
      return name;
    };
    /** Where on the page it is, for messages. */
    const locationOf = (element: Element): string => {
      const place = element.parentElement?.closest('[data-seat], [aria-label], [aria-labelledby]');
      const seat = place?.getAttribute('data-seat');
      if (place == null) return '';
      return seat == null ? ` in ${named(place)}` : ` at seat ${seat}`;
    };
    const elementsOf = (selector: string): NamedBox[] =>
      [...root.querySelectorAll(selector)].filter(isSeen).map((element) => ({
        name: `${named(element)}${locationOf(element)}`,
        box: boxOf(element.getBoundingClientRect()),
      }));

    /** The part of a box that no scroll or clip container around the element hides. */
    function visiblePart(
      element: Element,
      box: Box,
    ): { box: Box | null; clippedBy: string | null; scrolls: boolean } {
      let { left, top, right, bottom } = box;
      let clippedBy: string | null = null;
      let isScrolled = false;
      for (const each of ancestors(element)) {
        const { overflowX, overflowY, display, webkitLineClamp } = getComputedStyle(each);
        if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const edge = each.getBoundingClientRect();
        // Text that is cut off after whole lines, beside a button for a dialog with all of it.
        const isCut =
          webkitLineClamp !== 'none' &&
          each.nextElementSibling?.getAttribute('aria-haspopup') === 'dialog';
        const scrolls = isCut || /auto|scroll/.test(`${overflowX} ${overflowY}`);
        const beyond =
          Math.max(edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom) > 1;
        if (beyond && !scrolls) clippedBy ??= named(each);
        if (scrolls) {
          isScrolled ||= each.scrollHeight > each.clientHeight + 1;
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        }
      }
      const isGone = right - left < 1 || bottom - top < 1;
      return { box: isGone ? null : { left, top, right, bottom }, clippedBy, scrolls: isScrolled };
    }

    // Not in Japanese, and no part of a link or a fingerprint, which have to break somewhere.
    const WORD =
      /(?<!\S)(?:[\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}\p{M}]{3,}|[−-]?\p{Nd}[\p{Nd},.٬٫]*(?!\S))/gu;
    const brokenWordsIn = (node: Node): string[] =>
      [...(node.textContent ?? '').matchAll(WORD)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // WebKit gives a word after a line break an empty rectangle at the end of the line before.
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const tops = new Set(parts.map(({ top }) => Math.round(top)));
        return tops.size > 1 ? [word] : [];
      });

    const broken: string[] = [];
    const texts: Text[] = [];
    const textElements: [Element, Box, string][] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const words = (textContent ?? '').trim();
      if (parent === null || words === '' || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = range.getClientRects();
      if (lines.length > 1) {
        const found = brokenWordsIn(walker.currentNode);
        broken.push(...found.map((word) => `"${word}"${locationOf(parent)}`));
      }
      for (const line of lines) {
        // The glyphs, without the font's space above and below them.
        const inset = line.height * 0.2;
        const letters = {
          left: line.left,
          right: line.right,
          top: line.top + inset,
          bottom: line.bottom - inset,
        };
        const { box, clippedBy, scrolls } = visiblePart(parent, letters);
        if (box === null) continue;
        const name = `"${words.slice(0, 50)}"${locationOf(parent)}`;
        texts.push({ name, box, clippedBy, scrolls });
        textElements.push([parent, box, name]);
      }
    }

    const controls: Control[] = [];
    const controlElements: [Element, Box, string][] = [];
    for (const element of root.querySelectorAll(CONTROLS)) {
      // The label around a radio button or a switch is its click target.
      const target = element.matches('input') ? (element.closest('label') ?? element) : element;
      if (element.matches('[data-card], [data-base-ui-focus-guard]') || !isSeen(target)) continue;
      const { width, height, ...whole } = target.getBoundingClientRect().toJSON() as DOMRect;
      const { box } = visiblePart(target, whole);
      if (box === null) continue;
      const name = `${named(target)}${locationOf(target)}`;
      controls.push({ name, box, width, height });
      if (!element.matches('section')) controlElements.push([target, box, name]);
    }

    // Hit testing should find everything that is painted, so what has no pointer events gets them for
    // a moment. A rule for all elements would restyle the page twice: half of the whole time.
    const unreachable = [...document.querySelectorAll<HTMLElement | SVGElement>('body, body *')]
      .filter((each) => getComputedStyle(each).pointerEvents === 'none')
      .map(({ style }) => ({ style, before: style.getPropertyValue('pointer-events') }));
    for (const { style } of unreachable) style.setProperty('pointer-events', 'auto', 'important');
    const paints = (element: Element): boolean => {
      if (element instanceof SVGElement || element instanceof HTMLImageElement) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const clear = /^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(backgroundColor);
      return !clear || backgroundImage !== 'none';
    };
    const mayBeOver = (over: Element, element: Element): boolean =>
      over.contains(element) ||
      element.contains(over) ||
      // A sticky table header covers the rows that scroll below it.
      [...ancestors(over)].some((each) => getComputedStyle(each).position === 'sticky');
    // Hit tests are slow, and a score sheet has hundreds of figures. Two corners are enough: whatever
    // covers an edge covers one of them.
    const FEW_LETTERS = 30;
    const TWO_CORNERS = [
      [0.04, 0.15],
      [0.96, 0.85],
    ] as const;
    const CORNERS_AND_MIDDLE = [0.04, 0.5, 0.96].flatMap((across) =>
      [0.15, 0.85].map((down) => [across, down] as const),
    );
    // Most texts have nothing painted near them but what they are part of, and need no hit test.
    const NEAR = 2;
    const painted = [...document.body.querySelectorAll('*')]
      .filter((each) => paints(each) && isSeen(each))
      .map((over) => ({ over, box: over.getBoundingClientRect() }));
    const mayBeCovered = (element: Element, { left, top, right, bottom }: Box): boolean =>
      painted.some(
        ({ over, box }) =>
          box.left < right + NEAR &&
          box.right > left - NEAR &&
          box.top < bottom + NEAR &&
          box.bottom > top - NEAR &&
          !over.contains(element) &&
          !element.contains(over),
      );
    const covered = [...textElements, ...controlElements].flatMap(([element, box, name]) => {
      if (!mayBeCovered(element, box)) return [];
      const { left, top: upper, right, bottom } = box;
      for (const [across, down] of right - left < FEW_LETTERS ? TWO_CORNERS : CORNERS_AND_MIDDLE) {
        const x = left + (right - left) * across;
        const y = upper + (bottom - upper) * down;
        // `elementsFromPoint` takes ten times as long as `elementFromPoint`.
        const top = document.elementFromPoint(x, y);
        if (top === null || mayBeOver(top, element)) continue;
        for (const over of document.elementsFromPoint(x, y)) {
          if (mayBeOver(over, element)) break;
          if (isSeen(over) && paints(over))
            return [{ name, by: `${named(over)}${locationOf(over)}` }];
        }
      }
      return [];
    });
    // Neither another card of the trick nor what floats over the table may cover a card's index.
    const floating = [...root.querySelectorAll('[data-testid="card-picker"]')];
    const playedCards = [...root.querySelectorAll('[data-testid="trick"] li > *')];
    for (const played of playedCards) {
      const { left, top, width, height } = played.getBoundingClientRect();
      for (const y of [0.14, 0.3]) {
        const over = document
          .elementsFromPoint(left + width * 0.17, top + height * y)
          .map((each) => [...floating, ...playedCards].find((other) => other.contains(each)))
          .find((each) => each !== undefined);
        if (over === undefined || over === played) continue;
        covered.push({ name: `the index of ${named(played)}`, by: named(over) });
        break;
      }
    }
    for (const { style, before } of unreachable) style.setProperty('pointer-events', before);

    // Hit tests are slow, so stop as soon as the area is large enough.
    const clickableAreaOf = (card: Element, enough: typeof MIN_CLICKABLE): NamedBox => {
      const around = card.getBoundingClientRect();
      const [across, down] = [2, 4];
      let width = 0;
      let height = 0;
      let rows = 0;
      for (let y = around.top + 1; y < around.bottom && height < enough.height; y += down) {
        let run = 0;
        let longest = 0;
        for (let x = around.left + 1; x < around.right && longest < enough.width; x += across) {
          run = document.elementFromPoint(x, y)?.closest('[data-card]') === card ? run + across : 0;
          longest = Math.max(longest, run);
        }
        rows = longest >= enough.width ? rows + down : 0;
        height = Math.max(height, rows);
        width = Math.max(width, longest);
      }
      return { name: named(card), box: { left: 0, top: 0, right: width, bottom: height } };
    };

    const scrolling = (where: string, side: 'Width' | 'Height', axis: 'X' | 'Y'): string[] =>
      [...root.querySelectorAll(where)].flatMap((each) => {
        const hidden = each[`scroll${side}`] - each[`client${side}`];
        const scrolls = /auto|scroll/.test(getComputedStyle(each)[`overflow${axis}`]);
        return hidden > 1 && scrolls && isSeen(each) ? [`${named(each)} by ${hidden} px`] : [];
      });

    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      viewport: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
      page: {
        width: Math.max(scrollWidth, document.body.scrollWidth),
        height: Math.max(scrollHeight, document.body.scrollHeight),
      },
      controls,
      texts,
      plates: elementsOf('[data-seat]'),
      panels: elementsOf(
        'header, [data-testid="bidding-panel"], [data-testid="hint"], [data-testid="claim"]',
      ),
      trick: elementsOf('[data-testid="trick"] li > *'),
      hand: elementsOf('[data-card] > *').map(({ name, box }) => {
        const { top, bottom, left, right } = box;
        const isCard = bottom - top > right - left;
        const seen = isCard ? Math.min(bottom, top + (right - left) * indexHeight) : bottom;
        return { name, box: { ...box, bottom: seen } };
      }),
      restingHand: elementsOf('[data-card]'),
      clickableAreas:
        free === null
          ? []
          : [...root.querySelectorAll('[data-card]')].map((card) => clickableAreaOf(card, free)),
      covered,
      scrolling: [
        ...scrolling('main *', 'Height', 'Y'),
        ...scrolling(':not(aside *, [role="dialog"] *)', 'Width', 'X'),
      ],
      truncated: [...root.querySelectorAll('*')]
        .filter(
          (each) =>
            isSeen(each) &&
            !each.matches('input[readonly]') &&
            getComputedStyle(each).textOverflow === 'ellipsis' &&
            each.scrollWidth > each.clientWidth,
        )
        .map((each) => `${named(each)}${locationOf(each)}`),
      broken,
      dialog:
        root === document.body
          ? null
          : {
              name: named(root),
              height: root.getBoundingClientRect().height,
              hidden: [root, ...root.querySelectorAll(':not(textarea)')].reduce(
                (most, each) =>
                  /auto|scroll/.test(getComputedStyle(each).overflowY)
                    ? Math.max(most, each.scrollHeight - each.clientHeight)
                    : most,
                0,
              ),
            },
    };
  }, wanted);
}
