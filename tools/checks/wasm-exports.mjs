// Exports of AssemblyScript that nothing uses: knip does not read AssemblyScript.
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';

/** Text of a module by its path. @typedef {ReadonlyMap<string, string>} Modules */

const DECLARED = /^export (?:declare )?(?:function|const|let|class) (?<name>\w+)/gm;
const LISTED = /^(?<kind>import|export) \{(?<names>[^}]*)\}(?: from '(?<from>[^']+)')?;/gm;
const ALL = /^export \* from '(?<from>[^']+)';/gm;

/** What a host takes from a program, which it calls a core: a member, or names that it destructures. */
const MEMBER = /\b\w*core\.(?<name>\w+)/gi;
const TAKEN = /\{(?<names>[^{}]*)\}(?:: \w*Core\b| = (?:\w+\.)*\w*core;)/gi;

/** @param {string} hosts */
function takenBy(hosts) {
  const members = [...hosts.matchAll(MEMBER)].map(({ groups }) => groups?.['name'] ?? '');
  const lists = [...hosts.matchAll(TAKEN)].map(({ groups }) => groups?.['names'] ?? '');
  return new Set([...members, ...lists.flatMap((names) => names.match(/\w+/g) ?? [])]);
}

/** @param {string} file @param {string} from */
const resolved = (file, from) => `${posix.join(posix.dirname(file), from)}.ts`;

/** The names in an import or export list, as they are called where they come from. @param {string} names */
const namesIn = (names) =>
  names
    .split(',')
    .map((each) => each.trim().split(' as ')[0] ?? '')
    .filter(Boolean);

/**
 * Dead exports: of a module, if no other module imports them; of a program, if no host takes them from it.
 * @param {Modules} modules AssemblyScript
 * @param {readonly string[]} programs the modules that are compiled to programs
 * @param {string} hosts the text of all that uses a program
 * @returns {string[]}
 */
export function deadExports(modules, programs, hosts) {
  const taken = takenBy(hosts);
  /** @type {Set<string>} */
  const imported = new Set();
  /** @type {string[]} */
  const dead = [];
  /** The modules of which every export is one of a program. */
  const open = new Set(programs);
  for (const file of open)
    for (const { groups = {} } of (modules.get(file) ?? '').matchAll(ALL))
      open.add(resolved(file, groups['from'] ?? ''));
  for (const [file, text] of modules)
    for (const { groups = {} } of text.matchAll(LISTED)) {
      const { kind, names = '', from } = groups;
      for (const name of namesIn(names)) {
        if (from !== undefined) imported.add(`${resolved(file, from)} ${name}`);
        if (kind === 'export' && open.has(file) && !taken.has(name)) dead.push(`${file}: ${name}`);
      }
    }
  for (const [file, text] of modules)
    for (const { groups = {} } of text.matchAll(DECLARED)) {
      const { name = '' } = groups;
      const isUsed = imported.has(`${file} ${name}`) || (open.has(file) && taken.has(name));
      if (!isUsed) dead.push(`${file}: ${name}`);
    }
  return dead;
}

/** The folders of AssemblyScript. */
const FOLDERS = ['src/wasm', 'tools/training/wasm', 'test/wasm/assembly'];
export const PROGRAMS = [
  'src/wasm/adviser.ts',
  'tools/training/wasm/trainer.ts',
  'test/wasm/assembly/probe.ts',
];
const GENERATED = /-exports\.ts$/;

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.ts'));

/** The AssemblyScript of the project, and the text of its hosts. */
export function assemblyScript() {
  const modules = new Map(
    FOLDERS.flatMap(filesIn).map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const hosts = ['src', 'tools', 'test']
    .flatMap(filesIn)
    .filter((file) => !modules.has(file) && !GENERATED.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return { modules, hosts };
}
