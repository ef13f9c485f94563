// Part of `npm run structure`: the paths, links, names and scripts in the documents exist.
import { documents, problemsInDocuments } from './documents.mjs';

const problems = problemsInDocuments();
for (const problem of problems) console.error(`missing: ${problem}`);
if (problems.length > 0) process.exit(1);
console.log(`${documents().length} documents refer only to what exists`);
