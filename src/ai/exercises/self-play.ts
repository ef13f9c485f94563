import {
  type Command,
  type GameRecord,
  type PlayerView,
  type RandomSource,
  type Round,
  allowed,
  legalCommands,
  newGame,
  step,
  toAct,
  viewFor,
} from '../../engine/index.ts';
import { BID_SUBJECTS, type Subject } from '../../engine/exercise/index.ts';
import { chooseMove } from '../heuristic/choose-move.ts';

/** Whether a round can still be about one of these subjects. */
export const isAboutAny =
  (subjects: readonly Subject[]) =>
  (round: Round): boolean =>
    round.phase !== 'play' ||
    subjects.some((each) => (each === 'nil' ? round.bids.includes(0) : !BID_SUBJECTS.has(each)));

/** How the person plays; `wild` bids at random and then plays like _hard_, so that bids are soon decided. */
export type PersonLevel = 'medium' | 'hard' | 'wild';

/** The person's next command. */
function personCommand(view: PlayerView, level: PersonLevel, rng: RandomSource): Command {
  const open = allowed(view.choices);
  const [first] = open;
  if (level === 'wild' && first?.type === 'bid') return open[rng.below(open.length)] ?? first;
  return chooseMove(view, level === 'wild' ? 'hard' : level, rng);
}

/**
 * Every position in which the person, seat 0, decides in a game among heuristic players, as records.
 * @param level of the person; the others are hard.
 * @param isWanted whether the game may still have such positions; otherwise it ends.
 */
export function* positionsOfGame(
  header: GameRecord['header'],
  level: PersonLevel,
  rng: RandomSource,
  isWanted: (round: Round) => boolean,
): Generator<GameRecord> {
  const opened = newGame(header);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  let state = opened.value;
  const commands: Command[] = [];
  while (state.round.phase !== 'over') {
    const [seat] = toAct(state);
    if (!isWanted(state.round)) return;
    if (seat === 0) yield { header, commands: [...commands] };
    const command =
      seat === undefined
        ? legalCommands(state)[0]
        : seat === 0
          ? personCommand(viewFor(state, seat), level, rng)
          : chooseMove(viewFor(state, seat), 'hard', rng);
    if (command === undefined) throw new Error(`nothing to do in phase ${state.round.phase}`);
    const carried = step(state, command);
    if (!carried.ok) throw new Error(JSON.stringify(carried.error));
    commands.push(command);
    ({ state } = carried.value);
  }
}
