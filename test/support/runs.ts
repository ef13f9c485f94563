/** How many times as many random cases to test: `TEST_RUNS=5 npm run test:unit -- honesty`. */
const FACTOR = Number(process.env['TEST_RUNS'] ?? 1);

/** The number of random cases of a slow test, which `npm test` keeps small. */
export const runs = (usual: number): number => Math.ceil(usual * FACTOR);
