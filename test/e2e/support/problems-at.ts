import type { Page } from '@playwright/test';
import { SIZES } from '../../../tools/screens/sizes.mjs';
import { atSizes } from './at-sizes.ts';
import { problemsOf } from './layout-problems.ts';
import { measureLayout } from './measure-layout.ts';

export type Sizes = typeof SIZES;

/** Those of `npm test`, two more phones, and what a browser leaves of a laptop's 768 px. */
export const ALL_SIZES: Sizes = [...SIZES, [360, 640], [412, 915], [1366, 660]];

/** All problems at any of these sizes, each once per size. */
export async function problemsAt(
  sizes: Sizes,
  page: Page,
  { clickableAreas = false } = {},
): Promise<string[]> {
  const problems: string[] = [];
  await atSizes(page, sizes, async ([width, height]) => {
    const found = problemsOf(await measureLayout(page, { clickableAreas }));
    problems.push(...found.map((problem) => `${width}×${height}: ${problem}`));
  });
  return [...new Set(problems)];
}

/** A third of the sizes for each screen by turns, where no more than the sizes is varied. */
export const THIRD_OF_SIZES = (screen: number): Sizes =>
  SIZES.filter((_, size) => size % 3 === screen % 3);

/** The smallest phones, upright and in landscape. */
export const SMALLEST_PHONES = [
  [320, 568],
  [360, 640],
  [568, 320],
] as const;

/** The smallest screens, a usual phone and a desktop, for pages in place of the table. */
export const PAGE_SIZES = [
  [320, 568],
  [360, 740],
  [568, 320],
  [1280, 800],
] as const;
