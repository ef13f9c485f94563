// `npm run -s catalogue`: the catalogue of traditions.
import { newProgram, optionsOf } from '../lib/options.ts';
import { catalogueJson, catalogueTable } from './rows.ts';

const { json } = optionsOf(
  newProgram('npm run -s catalogue --', 'Prints the catalogue of traditions as a table.').option(
    '--json',
    'as JSON instead',
  ),
);
console.log(json === true ? catalogueJson() : catalogueTable());
