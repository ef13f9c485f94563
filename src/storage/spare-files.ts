// Text files in Cache Storage, which browsers keep apart from IndexedDB.

/** The name of the cache. Its number is the version of the files: raise it when their format changes. */
export const SPARE_CACHE = 'oh-hell:spare:1';

/**
 * Text files by name. Each is replaced by writing the new text beside the old one, which is deleted
 * afterwards: if the browser is killed meanwhile, one of the two is whole.
 */
export interface SpareFiles {
  readonly names: readonly string[];
  /** The number of a file's text, which rises with each new one until it is removed; 0 where there is none. */
  version(name: string): number;
  /** The texts of a file, the newest first; none where there is no such file. */
  read(name: string): Promise<readonly string[]>;
  /** Rejects where there is no space. */
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
}

const addressOf = (name: string, version: number): string =>
  new URL(`/spare/${encodeURIComponent(name)}?${version}`, location.origin).href;

/** The versions of each file that are stored, the newest first. */
async function storedVersions(cache: Cache): Promise<Map<string, readonly number[]>> {
  const versions = new Map<string, readonly number[]>();
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
    const others = versions.get(name) ?? [];
    versions.set(
      name,
      [...others, Number(search.slice(1))].toSorted((a, b) => b - a),
    );
  }
  return versions;
}

/** Opens the files of this browser. Rejects where it has no Cache Storage. */
export async function openSpareFiles(): Promise<SpareFiles> {
  const cache = await caches.open(SPARE_CACHE);
  const versions = await storedVersions(cache);

  /** Deletes versions, the oldest first: of several, the newest would otherwise give way to an older one. */
  async function drop(name: string, old: readonly number[]): Promise<void> {
    for (const version of old.toReversed()) await cache.delete(addressOf(name, version));
  }

  return {
    names: [...versions.keys()],
    version: (name) => versions.get(name)?.[0] ?? 0,
    read: async (name) =>
      Promise.all(
        (versions.get(name) ?? []).map(
          async (version) => (await cache.match(addressOf(name, version)))?.text() ?? '',
        ),
      ),
    async write(name, text) {
      const old = versions.get(name) ?? [];
      const next = (old[0] ?? 0) + 1;
      await cache.put(addressOf(name, next), new Response(text));
      versions.set(name, [next]);
      await drop(name, old);
    },
    remove: (name) => drop(name, versions.get(name) ?? []),
  };
}
