// `npm run results`: regenerates the tables of docs/OPPONENTS.md from the files in docs/results.
import { writeFileSync } from 'node:fs';
import { DOCUMENT, currentDocument, tablesIn } from './document.mjs';

const { text, made } = await currentDocument();
writeFileSync(DOCUMENT, made);
console.log(
  `${DOCUMENT}: ${tablesIn(made).length} tables, ${made === text ? 'unchanged' : 'rewritten'}`,
);
