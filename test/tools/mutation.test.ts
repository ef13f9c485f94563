import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AREAS, testsOf } from '../../tools/mutation/areas.mjs';
import { EXPLAINED } from '../../tools/mutation/explained.mjs';

it.each(AREAS)('$path and its tests exist', ({ path, tests }) => {
  expect(existsSync(path)).toBe(true);
  const named = tests.filter((test) => !test.includes('*'));
  expect(named.filter((test) => !existsSync(test))).toEqual([]);
});

it('a file is tested by the tests of its area', () => {
  expect(testsOf('src/engine/scoring/score.ts')).toContain('test/engine/scores.test.ts');
  expect(() => testsOf('src/ui/Button.tsx')).toThrow('in no area');
});

it('every file of the engine is in an area', () => {
  const files = readdirSync('src/engine', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/engine/${name.replaceAll('\\', '/')}`)
    .filter(
      (name) =>
        name.endsWith('.ts') && !name.endsWith('/index.ts') && name !== 'src/engine/result.ts',
    );
  for (const file of files) expect(testsOf(file)).not.toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});

it('every explained mutant is of a line that exists', () => {
  const stale = EXPLAINED.filter(({ file, line }) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return !lines.some((each) => each.trim() === line);
  });
  expect(stale).toEqual([]);
});
