import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The hashes by which the security policy of a page allows its inline scripts. */
const hashesOf = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );

/** The page after a change, with a security policy that allows its changed inline scripts. */
function allowedAgain(before: string, after: string): string {
  const hashes = hashesOf(after);
  return hashesOf(before).reduce((html, hash, at) => html.replace(hash, hashes[at] ?? ''), after);
}

/**
 * Writes the game's next version into a new folder. No script has the same name as in this version.
 * @param dist the folder with this version
 * @returns the new folder
 */
export async function nextVersion(dist: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'oh-hell-'));
  await cp(dist, folder, { recursive: true });
  const scripts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  const mentions = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const files = ['index.html', 'sw.js', ...scripts.map((name) => join('assets', name))];
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), allowedAgain(text, text.replace(mentions, 'next-$&')));
  }
  for (const name of scripts)
    await rename(join(folder, 'assets', name), join(folder, 'assets', `next-${name}`));
  // The service worker fetches the page again only if its revision has changed.
  const worker = join(folder, 'sw.js');
  const text = await readFile(worker, 'utf8');
  await writeFile(worker, text.replace(/(index\.html",revision:")\w+/, '$1next'));
  return folder;
}
