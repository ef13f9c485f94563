import { fileURLToPath } from 'node:url';

/** The repository, wherever the command was started. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Built scripts and reports: ignored by git, gone with node_modules. */
export const cache = `${root}node_modules/.cache/oh-hell`;

/** The compiler of TypeScript 7, which only checks types, relative to the repository. */
export const typeChecker = 'node_modules/typescript-7/bin/tsc';
