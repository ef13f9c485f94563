// Reliability of make probabilities, and stability of advice: `npm run calibration -- --level hard --bids
// 5000 --cards 5000 --seed 1`; with `--rules spades` for partnerships.
import { parseArgs } from 'node:util';
import { LEVELS, hasPartners } from '@/engine/index.ts';
import { rulesFor } from '../arena/rules.ts';
import { saveRun } from '../results/runs.mjs';
import type { Measurement } from './games.ts';
import { reliability } from './reliability.ts';
import { earlyAdvice, stability } from './stability.ts';

const USAGE = `Usage: npm run calibration -- [--rules PRESET|TRADITION|FILE] [--players N] [--level LEVEL] [--bids N] [--cards N] [--samples N] [--seed S] [--nils] [--cases FOLDER] [--out FILE]
       npm run calibration -- --stability|--early [--rules PRESET] [--level LEVEL] [--positions N] [--samples N] [--seed S] [--out FILE]

Seat 0 asks for advice on a bid and makes, by turns, the best bid or one near it; then expert plays its
cards. The others are of LEVEL. At some of its choices of a card, seat 0 asks for advice on the best card or
one near it; from a card that expert would not play, the rest of the round is played out apart. Prints how
often bids were made, by tenths of the predicted probability, for bids and for cards. Cards are counted
while the bid is open; --cards is as --bids by default. Whole games are played until there are enough.
--cases keeps the measured games in a folder: the same command with more bids or cards goes on from there.
--nils counts only nils, among partners; seat 0 then bids nil unless the heuristic finds it far worse.
--stability asks for advice on each position of the level's games twice, and prints how often the best
choice was the same. --early prints how often advice on them after few determinizations names another best
choice than the finished advice.`;

const TEXT = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    rules: { type: 'string', default: 'bugger-your-neighbor' },
    players: TEXT,
    level: TEXT,
    bids: TEXT,
    cards: TEXT,
    cases: TEXT,
    samples: TEXT,
    seed: TEXT,
    positions: TEXT,
    stability: { type: 'boolean' },
    early: { type: 'boolean' },
    nils: { type: 'boolean' },
    out: TEXT,
    help: { type: 'boolean' },
  },
});

const number = (text: string | undefined, usual: number): number => {
  const value = Number(text ?? usual);
  if (!Number.isInteger(value) || value < 0) throw new Error(`'${text}' is not a whole number`);
  return value;
};

/** What to measure for each level that was asked for. */
function measurements(): Measurement[] {
  const players = values.players === undefined ? null : number(values.players, 0);
  const rules = rulesFor(values.rules, players);
  if (!rules.ok) throw new Error(rules.error);
  const levels = LEVELS.filter((level) => values.level === undefined || level === values.level);
  if (levels.length === 0) throw new Error(`unknown level '${values.level}'\n${USAGE}`);
  return levels.map((level) => ({
    table: { rules: values.rules, ...(players !== null && { players }) },
    rules: rules.value,
    level,
    determinizations: number(values.samples, hasPartners(rules.value) ? 160 : 480),
    seed: number(values.seed, 1),
  }));
}

function main(): void {
  const all = measurements();
  const onlyNils = values.nils === true;
  const bids = number(values.bids, 5000);
  const cards = onlyNils ? 0 : number(values.cards, bids);
  // Without a level, stability is that of expert.
  const ofOne = all.length === 1 ? all : all.filter(({ level }) => level === 'expert');
  const measure =
    values.stability === true ? stability : values.early === true ? earlyAdvice : null;
  const rows =
    measure !== null
      ? ofOne.flatMap((each) => measure(each, number(values.positions, 1000)))
      : all.flatMap((each) => reliability(each, { bids, cards, onlyNils, folder: values.cases }));
  saveRun(values.out, 'calibration', rows);
}

if (values.help === true) console.log(USAGE);
else main();
