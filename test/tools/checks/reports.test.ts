import { expect, test } from 'vitest';
import {
  failureList,
  playwrightResults,
  slowest,
  vitestResults,
} from '../../../tools/checks/reports.mjs';

test('in a Vitest report, a test that did not run or a file that did not load is a failure', () => {
  const results = vitestResults({
    numTotalTests: 3,
    numPassedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [
          { fullName: 'a', status: 'passed', duration: 12 },
          { fullName: 'b', status: 'failed', duration: 1500, failureMessages: ['Error: no b'] },
          { fullName: 'c', status: 'skipped', duration: null, failureMessages: [] },
        ],
      },
      { name: 'd.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
    ],
  });
  expect(results).toMatchObject({ passed: 1, failed: 3 });
  expect(results.failures).toEqual([
    { name: 'd.test.ts', message: 'no module' },
    { name: 'b', message: 'Error: no b' },
    { name: 'c', message: 'skipped' },
  ]);
  expect(results.durations).toContainEqual({ name: 'b', ms: 1500 });
});

test('in a Playwright report, a flaky or skipped test or an error outside tests is a failure', () => {
  const tests = [
    { status: 'expected', projectName: 'phone', results: [{ duration: 2000, errors: [] }] },
    {
      status: 'unexpected',
      projectName: 'desktop',
      results: [{ duration: 10, errors: [{ message: 'Error: no c' }] }],
    },
    { status: 'skipped', projectName: 'other', results: [] },
  ];
  const results = playwrightResults({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: 'no such file' }],
    suites: [{ suites: [{ specs: [{ title: 'c', file: 'c.spec.ts', tests }] }] }],
  });
  expect(results).toEqual({
    passed: 5,
    failed: 4,
    durations: [
      { name: 'c.spec.ts: c (phone)', ms: 2000 },
      { name: 'c.spec.ts: c (desktop)', ms: 10 },
      { name: 'c.spec.ts: c (other)', ms: 0 },
    ],
    failures: [
      { name: 'outside of any test', message: 'no such file' },
      { name: 'c.spec.ts: c (desktop)', message: 'Error: no c' },
      { name: 'c.spec.ts: c (other)', message: 'skipped' },
    ],
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

test('lists what failed with the beginning of what was thrown, without colors', () => {
  const message = '\u001B[31mError: no a\u001B[39m\n\n  expected 1\n2\n3\n4\n5\n6';
  expect(
    failureList([
      { name: 'a', message },
      { name: 'b', message: 'skipped' },
    ]),
  ).toBe(
    '  ✗ a\n      Error: no a\n        expected 1\n      2\n      3\n      4\n      5\n  ✗ b\n      skipped',
  );
});
