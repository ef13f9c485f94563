// `npm run results`: writes the tables of docs/OPPONENTS.md anew from the files in docs/results.
import { writeFileSync } from 'node:fs';
import { DOCUMENT, documentNow, tablesIn } from './document.mjs';

const { text, made } = await documentNow();
writeFileSync(DOCUMENT, made);
console.log(
  `${DOCUMENT}: ${tablesIn(made).length} tables, ${made === text ? 'nothing new' : 'written anew'}`,
);
