/** How many times as many random cases to test: `TEST_RUNS=5 npm run test:unit -- honesty`. */
const FACTOR = Number(process.env['TEST_RUNS'] ?? 1);

/** The number of random cases of a slow test, which `npm test` keeps small. */
export const runs = (usual: number): number => Math.ceil(usual * FACTOR);

/**
 * Every `step`-th of the items, from the first on; `TEST_RUNS=STEP` tests all of them. For lists of
 * like cases, each of which takes long.
 */
export const sample = <T>(items: readonly T[], step: number): T[] => {
  const every = Math.max(1, Math.round(step / Math.max(1, FACTOR)));
  return items.filter((_, at) => at % every === 0);
};
