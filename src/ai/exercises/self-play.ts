import {
  type Command,
  type GameRecord,
  type RandomSource,
  type Round,
  legalCommands,
  newGame,
  step,
  toAct,
  viewFor,
} from '../../engine/index.ts';
import { BID_SUBJECTS, type Subject } from '../../engine/exercise/index.ts';
import { chooseMove } from '../heuristic/choose.ts';

/** Whether a round can still be about one of these subjects. */
export const isAboutAny =
  (subjects: readonly Subject[]) =>
  (round: Round): boolean =>
    round.phase !== 'play' ||
    subjects.some((each) => (each === 'nil' ? round.bids.includes(0) : !BID_SUBJECTS.has(each)));

/**
 * Every position in which the person, seat 0, decides in a game among heuristic players, as records.
 * @param level of the person; the others are hard.
 * @param isWanted whether the game may still have such positions; otherwise it ends.
 */
export function* positionsOfGame(
  header: GameRecord['header'],
  level: 'medium' | 'hard',
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
        : chooseMove(viewFor(state, seat), seat === 0 ? level : 'hard', rng);
    if (command === undefined) throw new Error(`nothing to do in phase ${state.round.phase}`);
    const carried = step(state, command);
    if (!carried.ok) throw new Error(JSON.stringify(carried.error));
    commands.push(command);
    ({ state } = carried.value);
  }
}
