import { expect, test } from 'vitest';
import { playwrightResults, slowest, vitestResults } from '../../../tools/checks/reports.mjs';

test('in a Vitest report, a test that did not run or a file that did not load is a failure', () => {
  const results = vitestResults({
    numTotalTests: 3,
    numPassedTests: 2,
    testResults: [
      {
        status: 'passed',
        assertionResults: [
          { fullName: 'a', duration: 12 },
          { fullName: 'b', duration: 1500 },
          { fullName: 'skipped', duration: null },
        ],
      },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(results).toMatchObject({ passed: 2, failed: 2 });
  expect(results.durations).toContainEqual({ name: 'b', ms: 1500 });
});

test('in a Playwright report, a flaky or skipped test or an error outside tests is a failure', () => {
  const spec = { title: 'c', file: 'c.spec.ts', tests: [{ results: [{ duration: 2000 }] }] };
  const results = playwrightResults({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{}],
    suites: [{ suites: [{ specs: [spec] }] }],
  });
  expect(results).toEqual({
    passed: 5,
    failed: 4,
    durations: [{ name: 'c.spec.ts: c', ms: 2000 }],
  });
});

test('lists the slowest tests, slowest first', () => {
  const durations = [
    { name: 'a', ms: 12 },
    { name: 'b', ms: 1500 },
    { name: 'c', ms: 2000 },
  ];
  expect(slowest(durations, 2)).toBe('    2.0 s  c\n    1.5 s  b');
});
