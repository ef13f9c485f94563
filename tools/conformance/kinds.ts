import { presetRules } from '@/engine/index.ts';
import { type Check, kind } from './kind.ts';
import { bidsOf, hookedBids, bidValidity, trumpChooser } from './kinds/bids.ts';
import { trickOf, tricksOf, legalPlays, breaking, visibility, comparison } from './kinds/play.ts';
import {
  bidScore,
  scoresOf,
  roundScore,
  spadesScore,
  winners,
  sideWinner,
} from './kinds/scores.ts';
import {
  nommieRound,
  devilRound,
  riverSchedule,
  customSchedule,
  presetSchedule,
} from './kinds/schedules.ts';
import {
  scoreSheet,
  buggerGame,
  nommieGame,
  devilGame,
  ohHellTrace,
  spadesTrace,
} from './kinds/games.ts';
import { ruleGame, ruleRound, ruleSchedule } from './kinds/traditions.ts';
import { Malformed } from './verdict.ts';

const formulaScore: Check = kind('formulaScore', (row) => bidScore(row.formula, row));

const EXAMPLES: Readonly<Record<string, Check>> = {
  hook: kind('hooked', (row) => hookedBids(row, 'bugger-your-neighbor')),
  score: formulaScore,
  trick: kind('variantTrick', (row) => trickOf(presetRules(row.variant), row, row.trump)),
  compare: kind('comparison', comparison),
};

/** Worked examples name their kind in the row. */
const workedExample: Check = (row) => {
  const name = String((row as { kind?: unknown } | null)?.kind);
  const check = Object.hasOwn(EXAMPLES, name) ? EXAMPLES[name] : undefined;
  if (check === undefined) throw new Malformed(`unknown kind of example ${JSON.stringify(name)}`);
  check(row);
};

/** Every kind of test vectors by game and file name; a new kind is a new row. */
export const KINDS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  'bugger-your-neighbor': {
    'legal-bids': bidsOf('bugger-your-neighbor'),
    tricks: tricksOf('bugger-your-neighbor'),
    scoring: kind('variantScore', (row) => bidScore(row.variant, row)),
    winners: kind('winners', winners),
    'full-games': kind('buggerGame', buggerGame),
  },
  'nomination-whist': {
    schedule: kind('nommieRound', nommieRound),
    'legal-bids': bidsOf('nomination-whist'),
    'legal-plays': kind('plays', ({ hand, ledSuit, trump, legal }) =>
      legalPlays(
        presetRules('nomination-whist'),
        { hand, led: ledSuit, trump, broken: false },
        legal,
      ),
    ),
    'trump-selector': kind('chooser', trumpChooser),
    tricks: tricksOf('nomination-whist'),
    scoring: kind('roundScore', (row) => roundScore('nomination-whist', row)),
    'full-games': kind('nommieGame', nommieGame),
  },
  'up-and-down-the-river': {
    schedule: kind('riverSchedule', riverSchedule),
    'schedule-custom-max': kind('customSchedule', customSchedule),
    'legal-bids-dealer': kind('hooked', (row) => hookedBids(row, 'up-and-down-the-river')),
    scoring: scoresOf('up-and-down-the-river'),
    'score-sheets': kind('scoreSheet', scoreSheet),
  },
  'devils-bridge': {
    schedule: kind('devilRound', devilRound),
    'legal-bids': bidsOf('devils-bridge'),
    'tricks-4p': tricksOf('devils-bridge'),
    scoring: scoresOf('devils-bridge'),
    visibility: kind('sight', visibility),
    'full-games': kind('devilGame', devilGame),
  },
  spades: {
    'valid-plays': kind('spadesPlays', ({ hand, ledSuit, spadesBroken, legal }) =>
      legalPlays(
        presetRules('spades'),
        { hand, led: ledSuit, trump: 'S', broken: spadesBroken },
        legal,
      ),
    ),
    tricks: tricksOf('spades'),
    breaking: kind('breaking', breaking),
    'bid-validity': kind('bidValidity', bidValidity),
    scoring: kind('spadesScore', spadesScore),
    'check-winner': kind('sideTotals', sideWinner),
  },
  'from-documents': {
    'worked-examples': workedExample,
    'scoring-all-formulas': formulaScore,
    schedules: kind('presetSchedule', presetSchedule),
  },
  traditions: {
    'rule-schedules': kind('ruleSchedule', ruleSchedule),
    'rule-rounds': kind('ruleRound', ruleRound),
    'rule-games': kind('ruleGame', ruleGame),
  },
  traces: {
    'oh-hell': kind('ohHellTrace', ohHellTrace),
    spades: kind('spadesTrace', spadesTrace),
  },
};

/** The folders that are not named after their game. */
export const GAME_OF_FOLDER: Readonly<Record<string, string>> = {
  bugger: 'bugger-your-neighbor',
  nommie: 'nomination-whist',
  'screw-the-dealer': 'up-and-down-the-river',
};
