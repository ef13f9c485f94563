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
  {
    file: 'src/engine/sides.ts',
    line: 'const seats: Readonly<Record<Sides, (readonly (readonly Seat[])[])[]>> = { solo: [], partners: [] };',
    replacement: '["Stryker was here"]',
    reason: 'the entry for 0 players, whom no game has',
  },
  {
    file: 'src/engine/sides.ts',
    line: 'return bySide[side] ?? [];',
    replacement: '["Stryker was here"]',
    reason: 'there is a list for each side; the default is for the compiler',
  },
  {
    file: 'src/engine/rulesets/rules.ts',
    line: "const { noTrumpRounds: given = [], allDealt = 'none', ...trump } = rules.trump;",
    replacement: '["Stryker was here"]',
    reason: 'a string is not the number of any round, and is left out afterwards',
  },
  {
    file: 'src/engine/advice/rounding.ts',
    line: "if (near > 1 - PROBABILITY_STEP / 2) return { near: 1 - PROBABILITY_STEP, is: 'over' };",
    replacement: 'near >= 1 - PROBABILITY_STEP / 2',
    reason: 'what is near is a whole number of steps, so never between two',
  },
  {
    file: 'src/engine/advice/rounding.ts',
    line: "if (near < PROBABILITY_STEP / 2) return { near: PROBABILITY_STEP, is: 'under' };",
    replacement: 'near <= PROBABILITY_STEP / 2',
    reason: 'what is near is a whole number of steps, so never between two',
  },
  {
    file: 'src/engine/advice/rounding.ts',
    line: 'return over < TOLERANCE ? 0 : over;',
    replacement: 'over <= TOLERANCE',
    reason: 'the tolerance is for errors of the numbers, which are far smaller',
  },
  {
    file: 'src/engine/advice/rounding.ts',
    line: 'const few = short === 0 ? 0 : over === 0 ? left : Math.min(left, Math.max(0, nearest));',
    replacement: 'false',
    reason: 'the nearest split gives a miss that never happens no step either',
  },
  {
    file: 'src/engine/advice/rounding.ts',
    line: 'return points < 0 && rounded > 0 ? -rounded : rounded;',
    replacement: 'points <= 0',
    reason: 'points of 0 are rounded to 0, for which the other condition fails',
  },
  {
    file: 'src/engine/advice/rounding.ts',
    line: 'Math.abs(makeDifference(one, other)) <= PROBABILITY_STEP + TOLERANCE &&',
    replacement: 'Math.abs(makeDifference(one, other)) < PROBABILITY_STEP + TOLERANCE',
    reason: 'shown figures differ by multiples of half a step, with errors far below the tolerance',
  },
  {
    file: 'src/engine/advice/rounding.ts',
    line: 'Math.abs(pointsDifference(one, other, pointScale)) <= SMALL_POINTS * pointScale + TOLERANCE;',
    replacement:
      'Math.abs(pointsDifference(one, other, pointScale)) < SMALL_POINTS * pointScale + TOLERANCE',
    reason: 'shown points differ by multiples of a decimal, with errors far below the tolerance',
  },
  {
    file: 'src/engine/advice/contrast.ts',
    line: 'difference > (steps - 1 / 4) * PROBABILITY_STEP;',
    replacement: 'difference >= (steps - 1 / 4) * PROBABILITY_STEP',
    reason:
      'shown figures differ by multiples of half a step, so never by three quarters or one quarter',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'if (leading !== null && isHighJoker(leading.card)) return [];',
    replacement: 'true',
    reason: 'a suit has been led here, so that a card leads the trick',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'const isRuffed = leading !== null && suitOf(leading.card) !== led;',
    replacement: 'true',
    reason: 'a suit has been led here, so that a card leads the trick',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'if (isAlone && need !== null && need > 0 && need === tricksLeft(round))',
    replacement: 'true',
    reason:
      'a card is played while a trick is left, so that a need of 0 or none is not equal to the rest',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'if (isAlone && need !== null && need > 0 && need === tricksLeft(round))',
    replacement: 'need >= 0',
    reason:
      'a card is played while a trick is left, so that a need of 0 or none is not equal to the rest',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'if (theirs !== null && theirs > 0 && theirs === tricksLeft(round))',
    replacement: 'true',
    reason:
      'a card is played while a trick is left, so that a need of 0 or none is not equal to the rest',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'if (theirs !== null && theirs > 0 && theirs === tricksLeft(round))',
    replacement: 'theirs !== null || theirs > 0',
    reason:
      'a card is played while a trick is left, so that a need of 0 or none is not equal to the rest',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'if (theirs !== null && theirs > 0 && theirs === tricksLeft(round))',
    replacement: 'theirs >= 0',
    reason:
      'a card is played while a trick is left, so that a need of 0 or none is not equal to the rest',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'const isUnwanted = (need === null || need <= 0) && !hasLostNil(view, round);',
    replacement: 'false',
    reason: 'null counts as 0 in the other comparison',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'if (leading === null) return facts;',
    replacement: 'false',
    reason: 'only a card that does not beat the leading one certainly loses',
  },
  {
    file: 'src/engine/advice/position-facts.ts',
    line: 'const others = seatsFrom(seat + 1, rules.players)',
    replacement: 'seatsFrom(seat + 1, rules.players)',
    reason: 'the one left out is the seat itself, whose own nil does not stand here',
  },
  {
    file: 'src/engine/advice/position-facts.ts',
    line: 'const tricks = open > 0 && open <= of ? open : 0;',
    replacement: 'open >= 0',
    reason: 'an open number of 0 is 0 either way',
  },
  {
    file: 'src/engine/advice/hand-facts.ts',
    line: 'const others = [...unseen, ...(played === null ? round.trick.cards : [])];',
    replacement: '["Stryker was here"]',
    reason: 'a string that is no card is neither a trump nor a high joker',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: "if (led === null || isJoker(card) || trump === 'N' || suit === led) return [];",
    replacement: 'false',
    reason:
      'a joker is never open where a suit is led; without such a suit, without trump, and in trump itself no seat is void and able to ruff',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: "if (led === null || isJoker(card) || trump === 'N' || suit === led) return [];",
    replacement: '""',
    reason:
      'a joker is never open where a suit is led; without such a suit, without trump, and in trump itself no seat is void and able to ruff',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: "if (led === null || isJoker(card) || trump === 'N' || suit === led) return [];",
    replacement: "(led === null || isJoker(card)) && trump === 'N'",
    reason:
      'a joker is never open where a suit is led; without such a suit, without trump, and in trump itself no seat is void and able to ruff',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: "if (led === null || isJoker(card) || trump === 'N' || suit === led) return [];",
    replacement: 'led === null && isJoker(card)',
    reason:
      'a joker is never open where a suit is led; without such a suit, without trump, and in trump itself no seat is void and able to ruff',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: "if (led === null || isJoker(card) || trump === 'N' || suit === led) return [];",
    replacement: "(led === null || isJoker(card) || trump === 'N') && suit === led",
    reason:
      'a joker is never open where a suit is led; without such a suit, without trump, and in trump itself no seat is void and able to ruff',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: "const fate = fates.get(card) ?? 'open';",
    replacement: '""',
    reason: 'every legal card has a fate',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'if (trump === null) return legal.map(() => []);',
    replacement: '() => undefined',
    reason: 'cards are played only once trump is known, or that there is none',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'if (trump === null) return legal.map(() => []);',
    replacement: '["Stryker was here"]',
    reason: 'cards are played only once trump is known, or that there is none',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'if (trump === null) return legal.map(() => []);',
    replacement: 'false',
    reason: 'cards are played only once trump is known, or that there is none',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'const isTooMany = !hasPartners(rules) && need !== null && need > 0 && later.tricks >= need;',
    replacement: 'true',
    reason: 'a bid is known while cards are played; null is not above 0',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: "if (need !== null && need <= 0 && !hasLostNil(view, round)) facts.push({ kind: 'overshoots' });",
    replacement: 'true',
    reason: 'a bid is known while cards are played',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'const worthKeeping = all.length <= tricks ? all : high.length <= tricks ? high : [];',
    replacement: '["Stryker was here"]',
    reason: 'only legal cards are kept of it',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'if (need === null || need > left) return [];',
    replacement: 'false',
    reason: 'the case of null: a bid is known while cards are played',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: '...(suit !== null && isVoiding(context, card, wanted)',
    replacement: 'true',
    reason: 'only a joker has no suit, and it makes no void',
  },
  {
    file: 'src/engine/advice/hand-facts.ts',
    line: "return hand?.kind === 'seen' ? hand.cards : [];",
    replacement: 'hand.kind',
    reason: 'every seat has a hand; the check tells the compiler so',
  },
  {
    file: 'src/engine/advice/hand-facts.ts',
    line: "return hand?.kind === 'seen' ? hand.cards : [];",
    replacement: '["Stryker was here"]',
    reason: 'nothing is asked about a hand that its player does not see',
  },
  {
    file: 'src/engine/advice/needs.ts',
    line: "if (typeof bid !== 'number') return null;",
    replacement: 'false',
    reason: 'all bids are known once what a seat needs is asked',
  },
  {
    file: 'src/engine/advice/position-facts.ts',
    line: "if (round.phase !== 'play' || need === null) return [];",
    replacement: 'false',
    reason: 'the case of null: a bid is known while cards are played',
  },
  {
    file: 'src/engine/advice/contrast.ts',
    line: 'if (chosen === undefined) return [];',
    replacement: 'false',
    reason: 'the best choice is one of the choices',
  },
  {
    file: 'src/engine/advice/contrast.ts',
    line: 'if (chosen === undefined) return [];',
    replacement: '["Stryker was here"]',
    reason: 'the best choice is one of the choices',
  },
  {
    file: 'src/engine/advice/contrast.ts',
    line: 'return option === undefined ? undefined : { option, index: reason.option };',
    replacement: 'false',
    reason: 'a reason is against one of the choices',
  },
  {
    file: 'src/engine/advice/named-choices.ts',
    line: "if (chosen === undefined || verdict !== 'toss-up') return null;",
    replacement: 'false',
    reason: 'the best choice is one of the choices',
  },
  {
    file: 'src/engine/advice/contrast.ts',
    line: 'apart.find(({ bid }) => bid < command.bid),',
    replacement: 'bid <= command.bid',
    reason: 'the best bid is as good as itself, so it is not among these',
  },
  {
    file: 'src/engine/advice/contrast.ts',
    line: 'apart.find(({ bid }) => bid > command.bid),',
    replacement: 'bid >= command.bid',
    reason: 'the best bid is as good as itself, so it is not among these',
  },
  {
    file: 'src/engine/advice/contrast.ts',
    line: "other.command.bid < best.command.bid === (drawback === 'short');",
    replacement: 'other.command.bid <= best.command.bid',
    reason: 'the bids differ',
  },
  {
    file: 'src/engine/advice/card-facts.ts',
    line: 'leading !== null &&',
    replacement: 'true',
    reason: 'a suit is led only once a card has been played',
  },
  {
    file: 'src/engine/advice/contrast.ts',
    line: "option.command.type === 'bid' && !(hasNil && option.command.bid === 0)",
    replacement: 'true',
    reason: 'only choices of a bid are asked for their bids; the check tells the compiler so',
  },
  {
    file: 'src/engine/advice/contrast.ts',
    line: "if (forbidden === null || chosen?.command.type !== 'bid') return null;",
    replacement: 'chosen.command',
    reason: 'the best choice is one of the choices',
  },
  {
    file: 'src/engine/advice/contrast.ts',
    line: "if (command.type !== 'bid' || (compared.hasNil && command.bid === 0)) return [];",
    replacement: 'false',
    reason: 'where the best choice is no bid, none of the choices is one',
  },
  {
    file: 'src/engine/advice/contrast.ts',
    line: "if ('contrast' in fact && fact.contrast !== undefined) return fact.contrast;",
    replacement: 'true',
    reason:
      'a fact without a contrast has none that is undefined either; the check tells the compiler so',
  },
  {
    file: 'src/engine/advice/contrast.ts',
    line: "if ('contrast' in fact && fact.contrast !== undefined) return fact.contrast;",
    replacement: "'contrast' in fact || fact.contrast !== undefined",
    reason:
      'a fact without a contrast has none that is undefined either; the check tells the compiler so',
  },
  {
    file: 'src/engine/advice/named-choices.ts',
    line: "if (verdict !== 'toss-up' || chosen === undefined) return advice;",
    replacement: 'false',
    reason: 'the case of no best choice: it is one of the choices',
  },
  {
    file: 'src/engine/advice/named-choices.ts',
    line: 'const [chosen, ...others] = tied ?? [];',
    replacement: '["Stryker was here"]',
    reason: 'without tied choices, nothing is named',
  },
  {
    file: 'src/engine/advice/named-choices.ts',
    line: 'if (tied === null || chosen === undefined) return null;',
    replacement: 'false',
    reason: 'of tied choices there is a first one, and of none there is not',
  },
  {
    file: 'src/engine/advice/named-choices.ts',
    line: 'if (tied === null || chosen === undefined) return null;',
    replacement: 'tied === null && chosen === undefined',
    reason: 'of tied choices there is a first one, and of none there is not',
  },
  {
    file: 'src/engine/advice/named-choices.ts',
    line: 'isOpen(one) && isOpen(other) && Math.abs(one.make - other.make) < PROBABILITY_STEP / 2;',
    replacement: 'Math.abs(one.make - other.make) <= PROBABILITY_STEP / 2',
    reason: 'probabilities that differ by exactly half a step differ by an error more or less',
  },
];
