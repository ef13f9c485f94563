import {
  type Command,
  type DealtView,
  type GameState,
  type PlayerView,
  UNSEEN,
  allowed,
  dealtRound,
  hasPartners,
  totalSign,
} from '../../engine/index.ts';
import { type Declaration, blindNilsAfter } from '../advice/blind-nil-advice.ts';
import { beginAdvice } from '../advice/solo-advice.ts';
import { type Choice, isChoice, numberOf } from '../choice.ts';
import { SPOILING } from '../heuristic/points.ts';
import type { Core } from '../net/core.ts';
import type { NetAddresses } from '../net/loaded-nets.ts';
import { putBags, putPosition } from '../net/position.ts';
import { putOpenHands } from './open-hands.ts';

/** Branches off the first line searched per choice. */
const MAX_BRANCHES = 400;
/** In partnerships, branches for all choices together: the search is rarely exhaustive. */
const MAX_BRANCHES_IN_PARTNERSHIP = 1600;

/** A choice to search. Results are higher the better, also where the lowest total wins. */
export interface Line {
  readonly command: Command;
  /** Upper bound of its result, for any lie of the cards. */
  readonly upperBound: number;
  /** The best it can reach, if more than `floor`. */
  readonly bestReachable: (floor: number) => number;
  /** Its result if its player also plays on as an expert; null before a blind nil. */
  readonly played: (() => number) | null;
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
        played: () => this.#core.bestReachable(place, -Infinity, 0),
      };
    });
  }

  /** Lines that begin with a blind nil, or with looking first: then any bid may follow. */
  answers(round: DealtView, answers: readonly Declaration[]): Line[] {
    const { seat } = this.#view;
    return answers.map((command) => ({
      command,
      upperBound: Infinity,
      played: null,
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

/** The choices of a decision, each to be searched with open cards. */
interface OpenCardLines {
  readonly lines: readonly Line[];
  /** −1 where the lowest total wins: the factor from results to points. */
  readonly sign: 1 | -1;
  /** Whether every branch so far was searched. */
  readonly isExact: () => boolean;
}

/** The choices of the seat of a view; null where nothing is dealt, or a card to be played is hidden. */
export function openCardLines(
  core: Core,
  nets: NetAddresses,
  state: GameState,
  view: PlayerView,
): OpenCardLines | null {
  const round = dealtRound(view);
  const commands = allowed(view.choices);
  const isHidden = commands.some((command) => command.type === 'play' && command.card === UNSEEN);
  if (round === null || isHidden) return null;
  const answers = commands.filter((command) => command.type === 'declare');
  const search = new OpenCardSearch(core, nets, state, view);
  const lines =
    answers.length > 0
      ? search.answers(round, answers)
      : search.choices(round, commands.filter(isChoice));
  return { lines, sign: totalSign(view.rules), isExact: () => search.isExact };
}
