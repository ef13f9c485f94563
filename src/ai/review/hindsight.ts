import {
  type Command,
  type GameState,
  type PlayerView,
  UNSEEN,
  allowed,
  dealtRound,
  hasPartners,
  type DealtView,
} from '../../engine/index.ts';
import type { Hindsight } from '../../engine/review/index.ts';
import { beginAdvice } from '../advice/solo-advice.ts';
import { type Declaration, blindNilsAfter } from '../advice/blind-nil-advice.ts';
import { type Choice, isChoice, numberOf } from '../choice.ts';
import { stakesOf } from '../advice/stakes.ts';
import type { NetAddresses } from '../net/loaded-nets.ts';
import { putBags, putPosition } from '../net/position.ts';
import { SPOILING } from '../heuristic/points.ts';
import type { Core } from '../net/core.ts';
import { putOpenHands } from './open-hands.ts';

/** Branches off the first line searched per choice. */
const MAX_BRANCHES = 400;
/** In partnerships, branches for all choices together: the search is rarely exhaustive. */
const MAX_BRANCHES_IN_PARTNERSHIP = 1600;

/** A choice to search. */
interface Line {
  readonly command: Command;
  /** Upper bound of its result, for any lie of the cards. */
  readonly upperBound: number;
  /** The best it can reach, if more than `floor`. */
  readonly bestReachable: (floor: number) => number;
}

/** A search with open cards, one choice at a time: the core has one memory. */
class OpenCardSearch {
  readonly #core: Core;
  readonly #nets: NetAddresses;
  readonly #state: GameState;
  readonly #view: PlayerView;
  #isExact = true;

  constructor(core: Core, nets: NetAddresses, state: GameState, view: PlayerView) {
    this.#core = core;
    this.#nets = nets;
    this.#state = state;
    this.#view = view;
  }

  /** Whether every branch was searched. */
  get isExact(): boolean {
    return this.#isExact;
  }

  #begin(round: DealtView, choices: readonly Choice[]): number[] {
    const core = this.#core;
    core.setSpoiling(SPOILING);
    putPosition(core, this.#view, round);
    if (hasPartners(this.#view.rules)) putBags(core, this.#view);
    putOpenHands(core, this.#state);
    beginAdvice(core, this.#nets, this.#view, round, choices);
    const { memory, optionsAt, optionCount } = core;
    const listed = [...new Int32Array(memory.buffer, optionsAt.value, optionCount.value)];
    return choices.map((choice) => listed.indexOf(numberOf(choice, this.#state.header.rules)));
  }

  #bestReachable(place: number, floor: number, branches: number): number {
    const best = this.#core.bestReachable(place, floor, branches);
    this.#isExact &&= this.#core.exact.value !== 0;
    return best;
  }

  /** Lines that begin with a bid, trump or card. */
  choices(round: DealtView, choices: readonly Choice[]): Line[] {
    const places = this.#begin(round, choices);
    const branches = hasPartners(this.#view.rules)
      ? Math.ceil(MAX_BRANCHES_IN_PARTNERSHIP / choices.length)
      : MAX_BRANCHES;
    return choices.map((command, index) => {
      const place = places[index] as number;
      return {
        command,
        upperBound: this.#core.upperBound(place),
        bestReachable: (floor) => this.#bestReachable(place, floor, branches),
      };
    });
  }

  /** Lines that begin with a blind nil, or with looking first: then any bid may follow. */
  answers(round: DealtView, answers: readonly Declaration[]): Line[] {
    const { seat } = this.#view;
    return answers.map((command) => ({
      command,
      upperBound: Infinity,
      bestReachable: (floor) => {
        // The core applies the hook; zero limits are ignored here.
        const all = Array.from({ length: round.handSize + 1 }, (_, bid) => bid);
        const bids = command.blindNil ? [0] : all;
        const blindNils = blindNilsAfter(this.#view, round, command);
        const after = { ...round, blindNils, bids: blindNils.map((blind) => (blind ? 0 : null)) };
        const places = this.#begin(
          after,
          bids.map((bid) => ({ type: 'bid', seat, bid })),
        );
        const branches = Math.ceil(MAX_BRANCHES_IN_PARTNERSHIP / (2 * bids.length));
        return places.reduce(
          (best, place) => Math.max(best, this.#bestReachable(place, best, branches)),
          floor,
        );
      },
    }));
  }
}

const isSame = (one: Command, other: Command): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What was chosen, and the points of the round as hindsight counts them. */
export interface Outcome {
  readonly made: Command;
  readonly points: number;
}

/**
 * The best result of a decision with all cards open: the seat's own bids and cards are searched, up to a
 * number of branches, while the others follow expert's policy, each by what it sees. In partnerships it is
 * the side's lead in this round, with the expected cost of bags. It uses what no player knew, and is never
 * mixed with advice. Null where the player's card is hidden. Yields after every choice.
 */
export function* hindsightOf(
  core: Core,
  nets: NetAddresses,
  state: GameState,
  view: PlayerView,
  { made, points: paid }: Outcome,
): Generator<void, Hindsight | null> {
  const round = dealtRound(view);
  const isHidden = made.type === 'play' && made.card === UNSEEN;
  if (round === null || isHidden) return null;
  const commands = allowed(view.choices);
  const answers = commands.filter((command) => command.type === 'declare');
  const open = new OpenCardSearch(core, nets, state, view);
  const lines =
    answers.length > 0
      ? open.answers(round, answers)
      : open.choices(round, commands.filter(isChoice));
  const own = lines.find(({ command }) => isSame(command, made));
  if (own === undefined) return null;
  const sign = hasPartners(view.rules) ? 1 : stakesOf(view, round.handSize).sign;
  // What was paid could be reached: where the others did not play as experts, it may be more.
  const reached = Math.max(own.bestReachable(-Infinity), sign * paid);
  let best = reached;
  let command = made;
  // The most promising line first: a good result prunes the rest.
  const others = lines
    .filter((line) => line !== own)
    .toSorted((a, b) => b.upperBound - a.upperBound);
  for (const line of others) {
    if (line.upperBound <= best) continue;
    yield;
    const points = line.bestReachable(best);
    if (points <= best) continue;
    best = points;
    command = line.command;
  }
  return { points: sign * reached, bestPoints: sign * best, command, isExact: open.isExact };
}
