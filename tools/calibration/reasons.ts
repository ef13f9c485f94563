// How often a card hint gives a reason beside its figures, by table: `npm run reasons -- --positions 1000`;
// `--show 20` prints hints without one.
import { parseArgs } from 'node:util';
import { decisionRng } from '@/ai/decision-rng.ts';
import {
  type Advice,
  type Command,
  type GameState,
  PRESETS,
  PRESET_IDS,
  type PlayerView,
  type RuleSet,
  type Seed,
  allowed,
  keyedSource,
  legalCommands,
  newGame,
  presetRules,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { hintWords } from '@/features/advice/words.ts';
import { i18n, translate } from '@/i18n/i18n.ts';
import words from '@/i18n/messages/en/later.ts?compiled';
import { OPPONENT_NAMES } from '@/store/setup.ts';
import { advised, newAdviser } from '../lib/adviser.ts';
import { productPlayer } from '../lib/player.ts';
import { type Row, rounded, saveRun } from '../results/runs.mjs';
import { reasonsIn } from './reasons-in.ts';

const USAGE = `Usage: npm run reasons -- [--positions N] [--samples N] [--seed S] [--rules PRESET] [--show N] [--out FILE]

Hard plays every preset at every table it allows. At every fourth card that is a choice, until there are N
positions for each table, a hint is asked for. Printed: in how many of those in which not all cards come to
the same it says only figures and what is needed, and the most characters and reasons that a hint had.`;

const TEXT = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    rules: TEXT,
    positions: { type: 'string', default: '200' },
    samples: { type: 'string', default: '96' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '0' },
    out: TEXT,
    help: { type: 'boolean' },
  },
});

const [positions, determinizations, seed, show] = (
  ['positions', 'samples', 'seed', 'show'] as const
).map((name) => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 0) throw new Error(`'${values[name]}' is no number`);
  return value;
}) as [number, number, number, number];

const hex = (...about: readonly number[]): Seed => {
  const source = keyedSource('726561736f6e732e2e2e2e2e2e2e2e2e', [seed, ...about]);
  const word = (): string =>
    source
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return [word(), word(), word(), word()].join('');
};

const adviser = newAdviser();
const player = productPlayer();

function opening(rules: RuleSet, game: number): GameState {
  const opened = newGame({
    format: 1,
    rules,
    seats: Array.from({ length: rules.players }, (_, seat) => ({
      name: OPPONENT_NAMES[seat] ?? 'Zoe',
      player: 'hard',
    })),
    dealSeed: hex(game, 0),
    aiSeed: hex(game, 1),
    firstDealer: null,
  });
  if (!opened.ok) throw new Error('no game');
  return opened.value;
}

function moveOf(state: GameState): Command | undefined {
  const [seat] = toAct(state);
  if (seat === undefined) return legalCommands(state)[0];
  const view = viewFor(state, seat);
  return player.think(view, 'hard', decisionRng(state.header.aiSeed, view)).best();
}

/** Card hints in games of hard, without end. */
function* hintsIn(rules: RuleSet): Generator<{ view: PlayerView; advice: Advice }> {
  for (let game = 0; ; game++) {
    const luck = keyedSource(hex(game, 2), [0]);
    let state = opening(rules, game);
    while (state.round.phase !== 'over') {
      const [seat] = toAct(state);
      if (seat !== undefined && state.round.phase === 'play' && luck.below(4) === 0) {
        const view = viewFor(state, seat);
        const advice =
          allowed(view.choices).length > 1 ? advised(adviser, view, determinizations) : null;
        if (advice !== null && advice.verdict !== 'only') yield { view, advice };
      }
      const command = moveOf(state);
      const next = command === undefined ? null : step(state, command);
      if (next?.ok !== true) throw new Error('refused');
      state = next.value.state;
    }
  }
}

function told({ round, seat }: PlayerView, text: string): string {
  if (round.phase !== 'play') return text;
  const hand = round.hands[seat];
  const held = hand?.kind === 'seen' ? hand.cards.join(' ') : '';
  return `  ${held} | trick ${round.trick.cards.join(' ')} | trump ${round.trump} | bids ${round.bids.join(' ')} | tricks ${round.tricks.join(' ')} | seat ${seat}\n    ${text}`;
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
      seen.push(told(view, text));
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

if (values.help === true) console.log(USAGE);
else {
  i18n.load(i18n.locale, words);
  let [of, bare] = [0, 0];
  const rows: Row[] = [];
  for (const id of PRESET_IDS)
    for (const players of PRESETS[id].players) {
      if (values.rules !== undefined && values.rules !== id) continue;
      const found = measure(`${id}, ${players} players`, presetRules(id, players));
      rows.push({
        rules: id,
        players,
        hints: found.of,
        bare: rounded((100 * found.bare) / found.of, 1),
      });
      of += found.of;
      bare += found.bare;
    }
  console.log(`all: ${bare} of ${of}, ${((100 * bare) / of).toFixed(2)} %`);
  const shares = rows.map(({ bare: share }) => Number(share));
  const all = {
    rules: `all ${rows.length} tables`,
    hints: of,
    bare: rounded((100 * bare) / of, 1),
    least: Math.min(...shares),
    most: Math.max(...shares),
  };
  saveRun(values.out, 'reasons', [all, ...rows]);
}
