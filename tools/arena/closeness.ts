// `npm run closeness`: how close games end for people of different strength, against adaptive opponents and
// against opponents of fixed levels.
import { parseArgs } from 'node:util';
import { decisionRng } from '@/ai/decision-rng.ts';
import {
  type Command,
  HUMAN,
  LEVELS,
  type Level,
  OPPONENTS,
  type Opponent,
  type RuleSet,
  keyedSource,
  step,
  toAct,
  totalSign,
  viewFor,
} from '@/engine/index.ts';
import { opened } from '../lib/games.ts';
import { decide } from '../lib/player.ts';
import { meanOf, saveRun } from '../results/runs.mjs';
import { rulesFor } from './rules.ts';
import { tableOf } from './text.ts';

const USAGE = `Usage: npm run closeness -- [--rules PRESET|TRADITION|FILE] [--opponents adaptive,medium] [--games N] [--samples N] [--out FILE]

Each level but master plays the human's seat against three opponents of each kind, on the same deals. Prints how far
its total ends from the best other total, how often the two are at most 15 points apart, and how often it wins.`;

/** Totals that differ by at most this many points are within one good round of each other. */
const CLOSE = 15;

const TEXT = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    rules: { ...TEXT, default: 'bugger-your-neighbor' },
    opponents: { ...TEXT, default: 'adaptive,medium' },
    games: { ...TEXT, default: '80' },
    samples: { ...TEXT, default: '8' },
    out: TEXT,
    help: { type: 'boolean' },
  },
});

/** The totals at the end of a game (more is better), the person's first. */
function totalsOf(rules: RuleSet, person: Level, opponent: Opponent, game: number): number[] {
  const source = keyedSource('636c6f73656e6573732e2e2e2e2e2e2e', [game]);
  const word = (): string =>
    source
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0');
  const own = game % rules.players;
  const aiSeed = word() + word() + word() + word();
  let state = opened(rules, {
    seats: Array.from({ length: rules.players }, (_, seat) => ({
      name: '',
      player: seat === own ? HUMAN : opponent,
    })),
    dealSeed: word() + word() + word() + word(),
    aiSeed,
    firstDealer: null,
  });
  while (state.round.phase !== 'over') {
    const [seat] = toAct(state);
    let command: Command = { type: 'deal' };
    if (seat !== undefined) {
      const view = viewFor(state, seat);
      const level = seat === own ? person : opponent;
      command = decide(view, level, decisionRng(aiSeed, view), Number(values.samples));
    }
    const carried = step(state, command);
    if (!carried.ok) throw new Error(`refused: ${JSON.stringify(command)}`);
    state = carried.value.state;
  }
  const totals = state.standing.totals.map((total) => totalSign(rules) * total);
  return [totals[own] ?? 0, ...totals.toSpliced(own, 1)];
}

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const rules = rulesFor(values.rules, null);
if (!rules.ok) throw new Error(rules.error);
const kinds = values.opponents.split(',').map((name) => {
  const kind = OPPONENTS.find((each) => each === name);
  if (kind === undefined) throw new Error(`--opponents: ${name}`);
  return kind;
});
const rows = LEVELS.filter((level) => level !== 'master').flatMap((person) =>
  kinds.map((opponent) => {
    const leads = Array.from({ length: Number(values.games) }, (_, game) => {
      const [own = 0, ...others] = totalsOf(rules.value, person, opponent, game);
      return own - Math.max(...others);
    });
    const shareOf = (is: (lead: number) => boolean) =>
      meanOf(
        leads.map((lead) => (is(lead) ? 100 : 0)),
        1,
      );
    return {
      rules: values.rules,
      person,
      opponent,
      games: leads.length,
      distance: meanOf(leads.map(Math.abs), 1),
      close: shareOf((lead) => Math.abs(lead) <= CLOSE),
      wins: shareOf((lead) => lead >= 0),
    };
  }),
);
process.stdout.write(
  tableOf([
    ['person', 'opponents', 'games', 'distance', `within ${CLOSE}, %`, 'first, %'],
    ...rows.map(({ person, opponent, games, distance, close, wins }) => [
      person,
      opponent,
      String(games),
      ...[distance, close, wins].map(([mean, margin]) => `${mean} ±${margin}`),
    ]),
  ]),
);
saveRun(values.out, 'closeness', rows);
