/**
 * Mutants that survive because no behavior depends on them, with the reason. One is known by its
 * file, the line that it changes and what it puts there.
 *
 * @type {readonly { file: string, line: string, replacement: string, reason: string }[]}
 */
export const EXPLAINED = [
  {
    file: 'src/engine/scoring/formula.ts',
    line: 'if (factor !== undefined && factor !== 0) sum += factor * TERM_VALUE[term](result);',
    replacement: 'true',
    reason: 'a factor of 0 adds 0; with −0 the sum is still 0',
  },
  {
    file: 'src/engine/scoring/formula.ts',
    line: "return missedPart(formula, result.tricks > result.bid ? 'over' : 'under');",
    replacement: 'result.tricks >= result.bid',
    reason: 'a bid with as many tricks is made, and has been paid above',
  },
  {
    file: 'src/engine/scoring/formula.ts',
    line: 'return run > 0 ? streak.made : streak.missed;',
    replacement: 'run >= 0',
    reason: 'a run has at least its own round, so that it is never 0',
  },
];
