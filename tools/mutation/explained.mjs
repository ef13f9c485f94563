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
    line: 'return streak > 0 ? rule.made : rule.missed;',
    replacement: 'streak >= 0',
    reason: 'a streak has at least its own round, so that it is never 0',
  },
  {
    file: 'src/engine/scoring/streak.ts',
    line: 'return streak < 0 && !paysMisses ? 0 : streak;',
    replacement: 'streak <= 0',
    reason: 'a streak of 0 is 0 either way',
  },
  {
    file: 'src/engine/cards/card.ts',
    line: "return suit > '9' ? (suit as Suit) : null;",
    replacement: "suit >= '9'",
    reason: 'the second character of a joker is at most 4',
  },
  {
    file: 'src/engine/cards/card.ts',
    line: 'export const cardIndex = (card: Card): number => INDEX.get(card) ?? -1;',
    replacement: '+1',
    reason: 'the map has every card',
  },
  {
    file: 'src/engine/cards/card.ts',
    line: "typeof value === 'string' && INDEX.has(value);",
    replacement: 'true',
    reason: 'the map has no keys but strings; the type of its method asks for one',
  },
  {
    file: 'src/engine/cards/card.ts',
    line: '.split(/\\s+/)',
    replacement: '/\\s/',
    reason: 'empty words are left out afterwards',
  },
  {
    file: 'src/engine/trump/trump.ts',
    line: "order[round % order.length] ?? 'N';",
    replacement: '""',
    reason: 'a list of trumps has at least one',
  },
  {
    file: 'src/engine/trump/trump.ts',
    line: 'const { noTrumpRounds = [] } = rules.trump;',
    replacement: '["Stryker was here"]',
    reason: 'a string is not the number of any round',
  },
  {
    file: 'src/engine/trump/trump.ts',
    line: 'if (noTrumpRounds.length === 0) return false;',
    replacement: 'false',
    reason: 'an empty list includes no round; this only saves time',
  },
  {
    file: 'src/engine/trump/trump.ts',
    line: "trump === null || trump === 'N' || trump === 'L' ? null : trump;",
    replacement: 'false',
    reason: 'the case of null: it is returned as it is',
  },
  {
    file: 'src/engine/bidding/bidding.ts',
    line: "if (typeof bid !== 'number' || !Number.isInteger(bid) || Object.is(bid, -0))",
    replacement: 'false',
    reason: 'only numbers are integers; the check tells the compiler so',
  },
  {
    file: 'src/engine/trick/trick.ts',
    line: "if (duty === 'follow' || winning === null) return null;",
    replacement: 'false',
    reason: 'the case without a winning card: a duty is asked for only where there is one',
  },
  {
    file: 'src/engine/trick/trick.ts',
    line: "if (suit === null || suitOf(card) !== suit || trumpLead === 'any') return null;",
    replacement: 'false',
    reason: 'the case without trump: no card that comes here has no suit',
  },
  {
    file: 'src/engine/trick/trick.ts',
    line: 'const heads = (held: Card) => suitOf(held) === suit && strength(held, led, trump, ranking) > best;',
    replacement: 'strength(held, led, trump, ranking) >= best',
    reason: 'only the winning card is as strong, and it is not in the hand',
  },
  {
    file: 'src/engine/rulesets/deck.ts',
    line: 'if (known !== undefined) return known;',
    replacement: 'false',
    reason: 'the same cards again; this only saves time',
  },
  {
    file: 'src/engine/rulesets/schedule.ts',
    line: 'Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => (from < to ? from + i : from - i));',
    replacement: 'from <= to',
    reason: 'a run from a size to itself has that size alone',
  },
  {
    file: 'src/engine/scoring/score.ts',
    line: 'for (let side = 0; side < bags.length; side++) {',
    replacement: 'side <= bags.length',
    reason: 'nobody is of a further side, so that it has no contract',
  },
  {
    file: 'src/engine/scoring/score.ts',
    line: 'const points = before.totals.map(() => 0);',
    replacement: '() => undefined',
    reason: 'each side has a line, and a missing number counts as 0',
  },
  {
    file: 'src/engine/scoring/score.ts',
    line: "return scoring.kind === 'formula' ? pointSign(scoring) : 1;",
    replacement: 'true',
    reason: 'partnership rules do not say who wins, which has the sign 1 too',
  },
  {
    file: 'src/engine/scoring/score.ts',
    line: "export const lowestWins = (rules: Pick<RuleSet, 'scoring'>): boolean => totalSign(rules) < 0;",
    replacement: 'totalSign(rules) <= 0',
    reason: 'a sign is never 0',
  },
  {
    file: 'src/engine/bidding/bidding.ts',
    line: 'if (zeroLimit === null || zeroRun < zeroLimit) return null;',
    replacement: 'false',
    reason: 'the case without a limit: null is also what the last line returns then',
  },
  {
    file: 'src/storage/formats/bounded-json.ts',
    line: '} catch {',
    replacement: '{}',
    reason: 'a function that ends without a value returns undefined',
  },
  {
    file: 'src/storage/formats/read-moves.ts',
    line: 'const command = head < 0 || value < 0 ? null : moveOfNumber(head * 64 + value);',
    replacement: 'false',
    reason: 'the case of the first letter: a number below 0 has no type, so that it is no command',
  },
  {
    file: 'src/storage/formats/training.ts',
    line: 'puzzles: new Map(puzzles.toSorted(([a], [b]) => (a < b ? -1 : 1))),',
    replacement: 'a <= b',
    reason: 'a day has one puzzle',
  },
  {
    file: 'src/storage/formats/commitment.ts',
    line: 'const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));',
    replacement: 'a <= b',
    reason: 'an object has no two equal keys',
  },
];
