// `npm run -s catalogue`: the catalogue of traditions as a table; `-- --json`: as JSON.
import { catalogueJson, catalogueTable } from './rows.ts';

const args = process.argv.slice(2);
if (args.some((arg) => arg !== '--json')) {
  console.error('Usage: npm run -s catalogue [-- --json]');
  process.exitCode = 1;
} else {
  console.log(args.includes('--json') ? catalogueJson() : catalogueTable());
}
