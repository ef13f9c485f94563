// Setups under the rules of traditions for which the newest inputs of the solo nets were added.
import { TRADITIONS, rulesOf } from '@/catalogue/index.ts';
import {
  DECKS,
  type Jokers,
  NO_JOKERS,
  type RuleSet,
  canonicalRules,
  hasPartners,
  presetRules,
  ruleProblems,
} from '@/engine/index.ts';
import {
  type Draw,
  type RoundSetup,
  type Weighted,
  SCORINGS,
  pick,
  setupUnder,
} from './curriculum.ts';

/** Whether rules have an option that the nets have inputs for now, and had none before. */
function hasNewInput(rules: RuleSet): boolean {
  const { players, deck, jokers, duty, firstLead, trumpLead, trump } = rules;
  const isNew =
    players === 2 ||
    players === 8 ||
    deck !== undefined ||
    jokers !== undefined ||
    duty !== undefined ||
    firstLead !== undefined ||
    trumpLead === 'last' ||
    (trump.kind === 'flip' && trump.allDealt === 'dealers-last');
  return isNew && !hasPartners(rules);
}

/** The catalogue's rules with such an option, for each number of players. */
const CATALOGUE: readonly RuleSet[] = TRADITIONS.flatMap((tradition) =>
  tradition.players.map((players) => canonicalRules(rulesOf(tradition, players))),
).filter(hasNewInput);

const TABLES: Weighted<number> = [
  [2, 3],
  [3, 4],
  [4, 6],
  [5, 3],
  [6, 2],
  [7, 1],
  [8, 2],
];

const TRUMPS: Weighted<RuleSet['trump']> = [
  [{ kind: 'flip' }, 8],
  [{ kind: 'flip', allDealt: 'dealers-last' }, 4],
  [{ kind: 'none' }, 3],
  [{ kind: 'rotate' }, 2],
  [{ kind: 'highest-bidder' }, 2],
  [{ kind: 'all-but-led' }, 1],
];

/** Jokers as in games with high and low ones, or any numbers of them. */
const JOKERS: Weighted<Jokers> = [
  [{ high: 4, low: 4 }, 6],
  [{ high: 2, low: 0 }, 1],
  [{ high: 1, low: 1 }, 1],
  [{ high: 2, low: 2 }, 1],
  [{ high: 3, low: 1 }, 1],
  [{ high: 0, low: 3 }, 1],
];

const DUTIES: Weighted<NonNullable<RuleSet['duty']>> = [
  ['follow', 4],
  ['must-trump', 3],
  ['must-head', 3],
];

const PLAIN: RuleSet = presetRules('bugger-your-neighbor', 4);

/** Four high and four low jokers in a whole deck, as this family of games has them. */
function withJokers(draw: Draw): RuleSet {
  const players = pick(draw, [
    [3, 2],
    [4, 3],
    [5, 2],
    [6, 2],
  ]);
  return {
    ...PLAIN,
    players,
    jokers: { high: 4, low: 4 },
    hook: draw() < 0.4,
    schedule: { shape: 'up', low: 1, high: 'fit', turns: 1 },
    scoring: draw() < 0.6 ? 'wizard' : pick(draw, SCORINGS),
  };
}

/** Any options together. */
function anyOptions(draw: Draw): RuleSet {
  const duty = pick(draw, DUTIES);
  const drawn = pick(draw, TRUMPS);
  return {
    ...PLAIN,
    players: pick(draw, TABLES),
    deck: draw() < 0.5 ? '52' : (DECKS[Math.floor(draw() * DECKS.length)] ?? '52'),
    jokers: draw() < 0.3 ? pick(draw, JOKERS) : NO_JOKERS,
    duty: drawn.kind === 'all-but-led' ? 'follow' : duty,
    firstLead: draw() < 0.25 ? 'highest-bidder' : 'dealer-left',
    trumpLead: draw() < 0.15 ? 'last' : 'any',
    trump: drawn,
    bidding: draw() < 0.1 ? 'sealed' : 'in-turn',
    hook: draw() < 0.75,
    schedule: { shape: 'up', low: 1, high: draw() < 0.6 ? { atMost: 10 } : 'fit', turns: 1 },
    scoring: pick(draw, SCORINGS),
  };
}

/** Share of the setups for new inputs with heuristic guests at the table; what the levels do is known already. */
export const NEW_INPUT_GUEST_SHARE = 0.2;

/** Shares of the setups for new inputs; the rest has any options together. */
const IN_CATALOGUE = 0.35;
const WITH_JOKERS = 0.25;

export const NEW_INPUT_SETUPS = `${100 * IN_CATALOGUE} % of the rounds are of the catalogue’s games with rules that have new inputs, ${100 * WITH_JOKERS} % have four high and four low jokers, and the rest any options of the house rules together.`;

function newInputRules(draw: Draw): RuleSet {
  const kind = draw();
  if (kind < IN_CATALOGUE) return CATALOGUE[Math.floor(draw() * CATALOGUE.length)] ?? PLAIN;
  return kind < IN_CATALOGUE + WITH_JOKERS ? withJokers(draw) : anyOptions(draw);
}

/** A setup under the rules for which the newest inputs of the solo nets were added. */
export function drawNewInputSetup(draw: Draw): RoundSetup {
  for (;;) {
    const rules = canonicalRules(newInputRules(draw));
    if (hasNewInput(rules) && ruleProblems(rules).length === 0) return setupUnder(rules, draw);
  }
}
