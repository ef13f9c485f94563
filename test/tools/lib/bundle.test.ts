import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { bundleProgram } from '../../../tools/lib/bundle.mjs';
import { cache, root } from '../../../tools/lib/paths.mjs';

// Regression: a bundle looked for the repository around itself, and cached in node_modules/.cache twice.
it('knows the paths of the repository in a bundle that is elsewhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    const program = join(folder, 'program.ts');
    writeFileSync(program, `export * from ${JSON.stringify(`${root}tools/lib/paths.mjs`)};`);
    const { bundle } = await bundleProgram(program, folder);
    expect(await import(pathToFileURL(bundle).href)).toMatchObject({ cache, root });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
