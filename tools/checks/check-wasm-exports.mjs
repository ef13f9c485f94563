// Refuses exports of AssemblyScript that nothing uses.
import { PROGRAMS, assemblyScript, deadExports } from './wasm-exports.mjs';

const { modules, hosts } = assemblyScript();
const dead = deadExports(modules, PROGRAMS, hosts);
for (const each of dead) console.error(`unused export: ${each}`);
if (dead.length > 0 || modules.size === 0) process.exit(1);
console.log(`${modules.size} AssemblyScript modules export only what is used`);
