/** Of tests in `*.spec.ts` that `npm run soak:browser` runs, and `npm test` does not. */
export const SOAK_TAG = '@soak';

/**
 * The details of a test of one cell of a matrix: whether it is left to `npm run soak:browser`. Another
 * cell must show the same behavior in `npm test`.
 */
export const inSoak = (isLeft: boolean): { tag: string[] } => ({ tag: isLeft ? [SOAK_TAG] : [] });

/**
 * The details of a test of one detail of one screen's layout, mostly a regression, which is left to
 * `npm run soak:browser`: that the screen fits is checked in `npm test` as well.
 */
export const IS_DETAIL = inSoak(true);
