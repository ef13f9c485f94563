import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { writeView } from '../../../tools/protocol/write-view.ts';
import { viewWhere } from '../../support/protocol.ts';

const START = fileURLToPath(new URL('../../../tools/protocol/start.mjs', import.meta.url));
const MANIFEST = fileURLToPath(
  new URL('../../../node_modules/.cache/oh-hell/bot.json', import.meta.url),
);

const build = () => spawnSync(process.execPath, [START, '--build'], { encoding: 'utf8' });
const manifest = () =>
  JSON.parse(readFileSync(MANIFEST, 'utf8')) as { folder: string; hash: string };

/** A request for the first bid of a game, as a line. */
function request(): string {
  const view = writeView(viewWhere(({ round }) => round.phase === 'bid'));
  if (view === null) throw new Error('not in the protocol');
  return `${JSON.stringify({ id: 1, type: view.phase, view })}\n`;
}

/** A bot and what it says on stderr. */
function bot(): { child: ChildProcessWithoutNullStreams; complaints: () => string } {
  const child = spawn(process.execPath, [START, '--level', 'easy']);
  let said = '';
  child.stderr.on('data', (data) => (said += String(data)));
  return { child, complaints: () => said };
}

beforeAll(() => {
  build();
});

it('answers, and ends when its input is closed', async () => {
  const { child, complaints } = bot();
  const lines = createInterface({ input: child.stdout });
  child.stdin.write(request());
  const [line] = (await once(lines, 'line')) as [string];
  expect(JSON.parse(line)).toEqual({ id: 1, action: expect.any(Number) as unknown });
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(complaints()).toBe('');
});

it.each(['0', '4294967295'])('answers with the seed %s', (seed) => {
  const { stdout, status } = spawnSync(process.execPath, [START, '--seed', seed], {
    encoding: 'utf8',
    input: request(),
  });
  expect(JSON.parse(stdout)).toEqual({ id: 1, action: expect.any(Number) as unknown });
  expect(status).toBe(0);
});

it('ends quietly when nobody reads its answers any more', async () => {
  const { child, complaints } = bot();
  const lines = createInterface({ input: child.stdout });
  child.stdin.write(request());
  await once(lines, 'line');
  const ended = once(child, 'exit');
  // Its input is still open: writing to it may fail while the process ends.
  child.stdin.on('error', () => undefined);
  child.stdout.destroy();
  child.stdin.write(request());
  expect(await ended).toEqual([0, null]);
  expect(complaints()).toBe('');
});

it('is bundled again only if a file of it has changed', () => {
  const before = manifest();
  expect(build().status).toBe(0);
  expect(manifest()).toEqual(before);
  writeFileSync(MANIFEST, JSON.stringify({ ...before, hash: 'of other files' }));
  expect(build().status).toBe(0);
  expect(manifest().hash).toBe(before.hash);
  expect(manifest().folder).not.toBe(before.folder);
});

it.each([
  [['--level', 'genius'], 'Expected one of easy, medium, hard, expert, master.'],
  [['--samples', 'many'], 'Expected a whole number from 0 to 999999999.'],
  [['--samples', '8', '--budget-ms', '50'], 'cannot be used with option'],
  [['--depth', '3'], "unknown option '--depth'"],
])('refuses %j with words and status 2', (args, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [START, ...args], {
    encoding: 'utf8',
  });
  expect(stderr).toContain(message);
  expect([status, stdout]).toEqual([2, '']);
});

it('lists its options on request', () => {
  const { status, stdout } = spawnSync(process.execPath, [START, '--help'], { encoding: 'utf8' });
  expect(stdout).toContain('Usage: npm run -s bot -- [options]');
  expect(status).toBe(0);
});
