import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A small project in a temporary folder, for tests of checks; deleted when its scope ends. */
export interface FixtureTree extends Disposable {
  /** Runs a script of the repository or of node_modules in the tree. */
  run(program: string, ...args: string[]): { status: number | null; output: string };
}

export function fixtureTree(
  files: Readonly<Record<string, string>>,
  copied: readonly string[] = [],
): FixtureTree {
  const tree = mkdtempSync(join(tmpdir(), 'oh-hell-'));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'dir');
  const at = (path: string): string => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    return join(tree, path);
  };
  for (const path of copied) copyFileSync(join(root, path), at(path));
  for (const [path, text] of Object.entries(files)) writeFileSync(at(path), text);

  return {
    run(program, ...args) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(root, program), ...args],
        {
          cwd: tree,
          encoding: 'utf8',
        },
      );
      return { status, output: stdout + stderr };
    },
    [Symbol.dispose]() {
      rmSync(tree, { recursive: true, force: true });
    },
  };
}
