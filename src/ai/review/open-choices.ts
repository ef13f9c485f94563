import {
  type Advice,
  type Command,
  type PlayerView,
  type GameState,
  isSameCommand,
} from '../../engine/index.ts';
import type { OpenChoice, OpenChoices } from '../../engine/review/index.ts';
import type { Core } from '../net/core.ts';
import type { NetAddresses } from '../net/loaded-nets.ts';
import type { Outcome } from './hindsight.ts';
import { openCardLines } from './open-card-search.ts';

/** What was known of a choice; null without advice on it. */
function knownOf(advice: Advice, command: Command): OpenChoice['known'] {
  const option = advice.options.find((each) => isSameCommand(each.command, command));
  return option === undefined ? null : { make: option.make, points: option.points };
}

/** The choices of an advice, before anything is known of the open cards. */
export const choicesAsKnown = (advice: Advice, ownChoice: Command): OpenChoices => ({
  about: advice.about,
  ownChoice,
  choices: advice.options.map(({ command }) => ({
    command,
    known: knownOf(advice, command),
    played: null,
    reachable: null,
  })),
  pointScale: advice.pointScale,
  isExact: true,
});

/** A result in points; null where the choice turned out not to be allowed. */
const pointsOf = (result: number, sign: 1 | -1): number | null =>
  Number.isFinite(result) ? sign * result : null;

/**
 * Opens the cards for every choice of a decision, as hindsight does for the best one: first its result among
 * experts, then the best result that can be reached. Yields the interim result after every choice.
 */
export function* openChoicesOf(
  core: Core,
  nets: NetAddresses,
  { state, view }: { readonly state: GameState; readonly view: PlayerView },
  { ownChoice, points: paid }: Outcome,
  before: OpenChoices,
): Generator<OpenChoices, void> {
  const open = openCardLines(core, nets, state, view);
  if (open === null) return;
  const { lines, sign } = open;
  let now = before;
  const put = (command: Command, figures: Partial<OpenChoice>): OpenChoices => {
    const choices = now.choices.map((each) =>
      isSameCommand(each.command, command) ? { ...each, ...figures } : each,
    );
    now = { ...now, choices, isExact: open.isExact() };
    return now;
  };
  for (const { command, played } of lines)
    if (played !== null) yield put(command, { played: pointsOf(played(), sign) });
  for (const { command, bestReachable } of lines) {
    const reached = bestReachable(-Infinity);
    // The points actually scored count as reachable: against weaker play they may exceed the search's result.
    const best = isSameCommand(command, ownChoice) ? Math.max(reached, sign * paid) : reached;
    yield put(command, { reachable: pointsOf(best, sign) });
  }
}
