/**
 * Collects the modules of the first screen: those that an entry imports statically.
 *
 * @returns {{ plugin: import('vite').Plugin, has: (id: string) => boolean }}
 */
export function firstScreen() {
  /** @type {Set<string>} */
  const needed = new Set();
  return {
    has: (id) => needed.has(id),
    plugin: {
      name: 'first-screen',
      apply: 'build',
      buildEnd() {
        needed.clear();
        const next = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
        for (let id = next.pop(); id !== undefined; id = next.pop()) {
          if (needed.has(id)) continue;
          needed.add(id);
          next.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      },
    },
  };
}
