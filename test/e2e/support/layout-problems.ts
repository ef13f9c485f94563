import { type Box, type Layout, MIN_CLICKABLE, type NamedBox } from './measure-layout.ts';

/** The fraction of the screen's height that a dialog takes before it scrolls. */
const DIALOG_PART = 0.6;

/** Touching edges and fractions of a pixel do not count as overlap. */
const TOUCH = 1.5;

export const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCH &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCH;

/** How far a box extends outside another, in px. */
const outside = (box: Box, frame: Box): number =>
  Math.max(
    frame.left - box.left,
    box.right - frame.right,
    frame.top - box.top,
    box.bottom - frame.bottom,
    0,
  );

const px = (length: number): string => `${length.toFixed(1)} px`;

function overlaps(what: string, some: readonly NamedBox[], others: readonly NamedBox[]): string[] {
  return some.flatMap((one, index) =>
    (some === others ? others.slice(index + 1) : others)
      .filter(({ box }) => overlap(one.box, box))
      .map(({ name }) => `${what}: ${one.name} and ${name}`),
  );
}

/** Descriptions of all layout problems. */
export function problemsOf(layout: Layout): string[] {
  const {
    viewport,
    page,
    controls,
    texts,
    plates,
    panels,
    trick,
    hand,
    restingHand,
    clickableAreas,
  } = layout;
  const { dialog } = layout;
  const fixed = texts.filter(({ scrolls }) => !scrolls);
  return [
    ...(page.width > viewport.right || page.height > viewport.bottom
      ? [`the page scrolls: its content is ${page.width} × ${page.height} px`]
      : []),
    ...[...controls, ...texts, ...hand].flatMap(({ name, box }) =>
      outside(box, viewport) > 1 ? [`${px(outside(box, viewport))} off screen: ${name}`] : [],
    ),
    ...texts.flatMap(({ name, clippedBy }) =>
      clippedBy === null ? [] : [`${name} is clipped by ${clippedBy}`],
    ),
    ...(dialog !== null && dialog.hidden > 1 && dialog.height < DIALOG_PART * viewport.bottom
      ? [`only ${px(dialog.height)} high, with ${px(dialog.hidden)} to scroll: ${dialog.name}`]
      : []),
    ...layout.scrolling.map((name) => `not all visible without scrolling: ${name}`),
    ...layout.truncated.map((name) => `truncated: ${name}`),
    ...layout.broken.map((name) => `a word is broken: ${name}`),
    ...layout.covered.map(({ name, by }) => `${name} is covered by ${by}`),
    ...overlaps('plates overlap', plates, plates),
    ...overlaps('a plate overlaps a panel', plates, panels),
    ...overlaps('a panel covers a card of the trick', trick, panels),
    ...overlaps('texts overlap', fixed, fixed),
    ...overlaps(
      'a card of the trick covers text',
      trick,
      texts.filter(({ name }) => name.includes(' at seat ')),
    ),
    ...overlaps('a card of the hand overlaps a plate or panel', restingHand, [
      ...plates,
      ...panels,
    ]),
    ...controls.flatMap(({ name, width, height }) =>
      Math.min(width, height) < 24 ? [`too small (${px(width)} × ${px(height)}): ${name}`] : [],
    ),
    ...clickableAreas.flatMap(({ name, box }) =>
      box.right < MIN_CLICKABLE.width || box.bottom < MIN_CLICKABLE.height
        ? [`clickable area of only ${box.right} × ${box.bottom} px: ${name}`]
        : [],
    ),
  ];
}
