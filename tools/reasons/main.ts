// `npm run reasons`: how often a card hint gives a reason beside its figures, by table.
import { drawnSeed } from '@/ai/decision-rng.ts';
import {
  type Advice,
  type GameState,
  PRESETS,
  PRESET_IDS,
  type PlayerView,
  type RuleSet,
  type Seed,
  allowed,
  keyedSource,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { hintWords } from '@/features/advice/hint-words.ts';
import { cardName } from '@/i18n/card-names.ts';
import { i18n, translate } from '@/i18n/i18n.ts';
import words from '@/i18n/messages/en/later.ts?compiled';
import { OPPONENT_NAMES } from '@/store/setup.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { newAdviser } from '../lib/adviser.ts';
import { after, newGameWith } from '../lib/games.ts';
import { newProgram, oneOf, optionsOf, wholeNumber } from '../lib/options.ts';
import { nextCommand } from '../lib/self-play.ts';
import { type Row, rounded, saveRun } from '../results/runs.mjs';
import { reasonsIn } from './reasons-in.ts';

const program = newProgram(
  'npm run reasons --',
  `Hard plays every preset with every number of players. A hint is asked for at every fourth choice of a card, until
there are enough positions for each table. Prints in how many of the positions where the cards differ a hint gives no
reason beside its figures, and the longest hint in characters and in reasons.`,
)
  .option('--rules <preset>', 'only its tables', oneOf(PRESET_IDS))
  .option('--positions <n>', 'for each table', wholeNumber(1), 200)
  .option('--samples <n>', 'determinizations of a hint', wholeNumber(1), 96)
  .option('--seed <n>', 'random numbers', wholeNumber(0), 1)
  .option('--show <n>', 'print so many hints without a reason of each table', wholeNumber(0), 0)
  .option(
    '--read <n>',
    'print so many hints on clear choices of each table instead, to be judged',
    wholeNumber(0),
    0,
  )
  .option('--out <file>', 'add the run to a results file');
const {
  positions,
  samples: determinizations,
  seed,
  show,
  read,
  rules: onlyRules,
  out,
} = optionsOf(program);

/** A seed of a game, by what it is for. */
const seedFor = (game: number, purpose: number): Seed =>
  drawnSeed(keyedSource('726561736f6e732e2e2e2e2e2e2e2e2e', [seed, game, purpose]));

const adviser = newAdviser();

const opening = (rules: RuleSet, game: number): GameState =>
  newGameWith(rules, {
    seats: Array.from({ length: rules.players }, (_, seat) => ({
      name: OPPONENT_NAMES[seat] ?? 'Zoe',
      player: 'hard',
    })),
    dealSeed: seedFor(game, 0),
    aiSeed: seedFor(game, 1),
    firstDealer: null,
  });

type Phase = 'bid' | 'trump' | 'play';

/** Hints in games of hard, without end. */
function* hintsIn(
  rules: RuleSet,
  phases: readonly Phase[] = ['play'],
): Generator<{ view: PlayerView; advice: Advice }> {
  for (let game = 0; ; game++) {
    const source = keyedSource(seedFor(game, 2), [0]);
    let state = opening(rules, game);
    while (state.round.phase !== 'over') {
      const [seat] = toAct(state);
      const isAsked = phases.some((phase) => phase === state.round.phase);
      if (seat !== undefined && isAsked && source.below(4) === 0) {
        const view = viewFor(state, seat);
        const advice =
          allowed(view.choices).length > 1 ? fullAdvice(adviser, view, determinizations) : null;
        if (advice !== null && advice.verdict !== 'only') yield { view, advice };
      }
      state = after(state, nextCommand(state));
    }
  }
}

/** The position as a reader needs it: own hand, trick, trump, bids and tricks. */
function described({ round, seat }: PlayerView): string {
  if (round.phase === 'ready') return '';
  const hand = round.hands[seat];
  const held = hand?.kind === 'seen' ? hand.cards.join(' ') : '';
  const bids = round.bids.map((bid) => bid ?? '–').join(' ');
  return `${held} | trick ${round.trick.cards.join(' ')} | trump ${round.trump} | bids ${bids} | tricks ${round.tricks.join(' ')} | seat ${seat}`;
}

/** Prints hints on clear choices, with what a reader needs to judge them. */
function printToRead(name: string, rules: RuleSet, count: number): void {
  let left = count;
  for (const { view, advice } of hintsIn(rules, ['bid', 'trump', 'play'])) {
    if (advice.verdict !== 'clear' && advice.verdict !== 'probable') continue;
    if (left-- === 0) return;
    const { panel, more } = hintWords(translate, view, advice, cardName);
    console.log(`${name}: ${described(view)}\n    ${panel.join(' ')}\n    (${more.join(' ')})`);
  }
}

/** Counts and prints the hints of one table. */
function measure(name: string, rules: RuleSet): { readonly of: number; readonly bare: number } {
  const count = { of: 0, bare: 0, longest: 0, most: 0 };
  const seen: string[] = [];
  for (const { view, advice } of hintsIn(rules)) {
    const text = hintWords(translate, view, advice).panel.join(' ');
    const reasons = reasonsIn(view, advice);
    count.of++;
    count.longest = Math.max(count.longest, text.length);
    count.most = Math.max(count.most, reasons.length);
    if (reasons.length === 0) {
      count.bare++;
      seen.push(`  ${described(view)}\n    ${text}`);
    }
    if (count.of >= positions) break;
  }
  const share = ((100 * count.bare) / count.of).toFixed(1);
  console.log(
    `${name}: ${count.bare} of ${count.of} without a reason, ${share} %; at most ${count.longest} characters, ${count.most} reasons`,
  );
  for (const each of seen.slice(0, show)) console.log(each);
  return count;
}

/** The tables to measure: every preset with every number of players, or those of one preset. */
const tables = PRESET_IDS.filter((id) => onlyRules === undefined || onlyRules === id).flatMap(
  (id) => PRESETS[id].players.map((players) => ({ id, players, rules: presetRules(id, players) })),
);

function measureAll(): void {
  let [of, bare] = [0, 0];
  const rows = tables.map(({ id, players, rules }): Row => {
    const found = measure(`${id}, ${players} players`, rules);
    of += found.of;
    bare += found.bare;
    const share = rounded((100 * found.bare) / found.of, 1);
    return { rules: id, players, hints: found.of, bare: share };
  });
  console.log(`all: ${bare} of ${of}, ${((100 * bare) / of).toFixed(2)} %`);
  const shares = rows.map(({ bare: share }) => Number(share));
  const all = {
    rules: `all ${rows.length} tables`,
    hints: of,
    bare: rounded((100 * bare) / of, 1),
    least: Math.min(...shares),
    most: Math.max(...shares),
  };
  saveRun(out, 'reasons', [all, ...rows]);
}

i18n.load(i18n.locale, words);
if (read > 0)
  for (const { id, players, rules } of tables)
    printToRead(`${id}, ${players} players`, rules, read);
else measureAll();
