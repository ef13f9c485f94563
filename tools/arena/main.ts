// `npm run arena`: players against each other on the same deals.
import { writeFileSync } from 'node:fs';
import { BAD_ARGUMENTS, refuse } from '../lib/options.ts';
import { saveRun } from '../results/runs.mjs';
import { readOptions } from './options.ts';
import { jsonOf, resultRows, summaryOf } from './summary.ts';
import { textOf } from './text.ts';
import { runMainOrPart, playMatch } from './threads.ts';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options.ok) refuse(options.error);
  const { rulesName, match, json, out, threads } = options.value;
  const summary = summaryOf(match, await playMatch(match, threads));
  process.stdout.write(`${rulesName}, ${match.rules.players} players, seed ${match.seed}: `);
  process.stdout.write(textOf(summary, match.deals));
  saveRun(out, 'arena', resultRows(rulesName, match, summary));
  if (json === null) return 0;
  try {
    writeFileSync(json, `${JSON.stringify(jsonOf(rulesName, match, summary), null, 2)}\n`);
    return 0;
  } catch {
    process.stderr.write(`--json: ${json} cannot be written\n`);
    return BAD_ARGUMENTS;
  }
}

await runMainOrPart(main);
