// `npm run calibration`: reliability of make probabilities, and stability of advice.
import { LEVELS, MAX_PLAYERS, MIN_PLAYERS, hasPartners } from '@/engine/index.ts';
import { rulesFor } from '../arena/rules.ts';
import { newProgram, oneOf, optionsOf, refuse, wholeNumber } from '../lib/options.ts';
import { saveRun } from '../results/runs.mjs';
import type { Measurement } from './games.ts';
import { reliability } from './reliability.ts';
import { earlyAdvice, stability } from './stability.ts';

const program = newProgram(
  'npm run calibration --',
  `Seat 0 asks for advice on a bid and makes, by turns, the best bid or one near it; then expert plays its
cards. The others are of LEVEL. At some of its choices of a card, seat 0 asks for advice on the best card or
one near it; from a card that expert would not play, the rest of the round is played out apart. Prints how
often bids were made, by tenths of the predicted probability, for bids and for cards. Cards are counted
while the bid is open. Whole games are played until there are enough.`,
)
  .option('--rules <rules>', 'a preset, a tradition or a file', 'bugger-your-neighbor')
  .option('--players <n>', 'the usual number by default', wholeNumber(MIN_PLAYERS, MAX_PLAYERS))
  .option('--level <level>', 'of the others; all levels in turn by default', oneOf(LEVELS))
  .option('--bids <n>', 'bids to count', wholeNumber(0), 5000)
  .option('--cards <n>', 'cards to count; as many as bids by default', wholeNumber(0))
  .option('--samples <n>', 'determinizations; 480, among partners 160, by default', wholeNumber(1))
  .option('--seed <n>', 'random numbers', wholeNumber(0), 1)
  .option(
    '--cases <folder>',
    'keep the games: the same command with more bids or cards goes on from there',
  )
  .option('--nils', 'count only nils; seat 0 bids nil unless the heuristic finds it far worse')
  .option(
    '--stability',
    'ask for advice on each position of the level’s games twice; how often is the best choice the same?',
  )
  .option(
    '--early',
    'how often does advice after few determinizations name another best choice than the finished advice?',
  )
  .option('--positions <n>', 'for --stability and --early', wholeNumber(1), 1000)
  .option('--out <file>', 'add the run to a results file');
const values = optionsOf(program);

/** What to measure for each level that was asked for. */
function measurements(): Measurement[] {
  const { players = null } = values;
  const rules = rulesFor(values.rules, players);
  if (!rules.ok) refuse(rules.error);
  const levels = LEVELS.filter((level) => values.level === undefined || level === values.level);
  return levels.map((level) => ({
    table: { rules: values.rules, ...(players !== null && { players }) },
    rules: rules.value,
    level,
    determinizations: values.samples ?? (hasPartners(rules.value) ? 160 : 480),
    seed: values.seed,
  }));
}

function main(): void {
  const all = measurements();
  const onlyNils = values.nils === true;
  const { bids, cards = bids } = values;
  // Without a level, stability is that of expert.
  const ofOne = all.length === 1 ? all : all.filter(({ level }) => level === 'expert');
  const measure =
    values.stability === true ? stability : values.early === true ? earlyAdvice : null;
  const rows =
    measure !== null
      ? ofOne.flatMap((each) => measure(each, values.positions))
      : all.flatMap((each) =>
          reliability(each, { bids, cards: onlyNils ? 0 : cards, onlyNils, folder: values.cases }),
        );
  saveRun(values.out, 'calibration', rows);
}

main();
