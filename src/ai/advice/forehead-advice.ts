import {
  type Advice,
  type Command,
  DECK,
  type HandFact,
  NAMEABLE_TRUMPS,
  type Option,
  type PlayerView,
  type Trump,
  bidPoints,
  positionFacts,
} from '../../engine/index.ts';
import { foreheadChance } from '../heuristic/forehead.ts';
import { trumpNumber } from '../heuristic/masks.ts';
import type { NetsAt } from '../net/kept-nets.ts';
import { NetPlayer } from '../net/net-player.ts';
import { putPosition } from '../net/position.ts';
import type { DealtRound } from '../heuristic/situation.ts';
import type { AdviserCore } from './core.ts';
import { worthOf } from './estimate.ts';
import { formulaOf, stakesOf } from './stakes.ts';
import { bestOf, saidOf } from './verdict.ts';

type Choice = Extract<Command, { type: 'bid' | 'nameTrump' }>;

/** What others bid is told of where it moves the chance by so much. */
const TELLING = 0.05;

/** The chance to take the only trick by the cards alone, over all trumps while nobody has named one. */
function byCards(view: PlayerView, round: DealtRound, trump: Trump | null): number {
  const trumps = trump === null ? NAMEABLE_TRUMPS : [trump];
  const chances = trumps.map((each) => foreheadChance(view, round, each));
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}

/** A chance that the nets give is taken to be off by so much, as a standard error: what lies closer is level. */
const NET_ERROR = 0.015;

/** What is thought of the choices of a round on the forehead. */
interface Outlook {
  /** By choice, how likely the bid is to come true: the one that is made, or the own one under that trump. */
  readonly made: readonly number[];
  /** The chance to take the trick as the bids of others tell it; null where they tell nothing. */
  readonly read: number | null;
  /** The standard error of the chances. */
  readonly error: number;
}

/** By the cards alone: each that the own one may be is as likely. */
function counted(view: PlayerView, round: DealtRound, choices: readonly Choice[]): Outlook {
  const made = choices.map((choice) => {
    const wins = byCards(view, round, trumpUnder(round, choice));
    return bidUnder(view, round, choice) === 1 ? wins : 1 - wins;
  });
  return { made, read: null, error: 0 };
}

/** As the nets see it, who mind what was bid by those who see the card. */
function judged(
  core: AdviserCore,
  nets: NetsAt,
  view: PlayerView,
  round: DealtRound,
  choices: readonly Choice[],
): Outlook {
  const isSealed = round.phase === 'bid' && view.rules.bidding === 'sealed';
  putPosition(core, view, round);
  const made = choices.map((choice) => {
    core.setTrump(trumpNumber(trumpUnder(round, choice)));
    core.weighBid(nets.bid, view.seat, bidUnder(view, round, choice), isSealed);
    const chances = new Float32Array(core.memory.buffer, core.chancesAt.value, core.offs.value);
    return chances[(core.offs.value - 1) / 2] as number;
  });
  // While it depends on the own bid who names trump, or which is named, no one chance is that of the card.
  if (round.phase !== 'bid' || round.trump === null) return { made, read: null, error: NET_ERROR };
  // Else the trick does not depend on it: the nets are held to one answer for all bids.
  const isOne = choices.map((choice) => bidUnder(view, round, choice) === 1);
  const wins = made.map((chance, at) => (isOne[at] === true ? chance : 1 - chance));
  const read = wins.reduce((sum, chance) => sum + chance, 0) / wins.length;
  return { made: isOne.map((one) => (one ? read : 1 - read)), read, error: NET_ERROR };
}

const trumpUnder = (round: DealtRound, choice: Choice | undefined): Trump | null =>
  choice?.type === 'nameTrump' ? choice.trump : round.trump;

function bidUnder({ seat }: PlayerView, { bids }: DealtRound, choice: Choice): number {
  if (choice.type === 'bid') return choice.bid;
  const own = bids[seat];
  return typeof own === 'number' ? own : 0;
}

/**
 * Before anybody has bid the cards can be counted, and so they are where the nets do not know the game, and
 * where the count leaves no doubt.
 */
function outlookOn(
  core: AdviserCore,
  nets: NetsAt,
  view: PlayerView,
  round: DealtRound,
  choices: readonly Choice[],
): Outlook {
  const isRead = round.bids.some((bid, each) => each !== view.seat && typeof bid === 'number');
  const isOpen = round.trump === null;
  const found = counted(view, round, choices);
  const isCertain = !isOpen && found.made.every((chance) => chance === 0 || chance === 1);
  const isCounted = !NetPlayer.knows(view) || isCertain || (!isOpen && !isRead);
  return isCounted ? found : judged(core, nets, view, round, choices);
}

/**
 * How many of the cards take the trick, and what the bids of those say who see the right one.
 * @param wins the chance by the cards alone; null while trump is open: the own bid may decide which it is.
 */
function factsOf(cards: number, wins: number | null, read: number | null): HandFact[] {
  if (wins === null) return [];
  const found: HandFact = { kind: 'forehead', wins: Math.round(wins * cards), of: cards };
  if (read === null || Math.abs(read - wins) < TELLING) return [found];
  return [found, { kind: read > wins ? 'bids-for' : 'bids-against' }];
}

/**
 * Advice in a round of one card that everybody but its holder sees [SIGHT-1]. Nobody has a choice
 * in its trick, so nothing is played out.
 */
export function foreheadAdvice(
  core: AdviserCore,
  nets: NetsAt,
  view: PlayerView,
  round: DealtRound,
  choices: readonly Choice[],
): Advice {
  const { seat } = view;
  const formula = formulaOf(view);
  const { bonus, sign, unit } = stakesOf(view, round.handSize);
  const points = (bid: number, tricks: number): number =>
    sign * bidPoints(formula, { bid, tricks, handSize: 1 }) + (bid === tricks ? bonus : 0);
  const { made, read, error } = outlookOn(core, nets, view, round, choices);
  const estimates = choices.map((choice, at) => {
    const bid = bidUnder(view, round, choice);
    const make = made[at] as number;
    const [ifMade, ifMissed] = [points(bid, bid), points(bid, 1 - bid)];
    const expected = make * ifMade + (1 - make) * ifMissed;
    const estimate = { make, points: expected, others: 0, error: 0 };
    return { ...estimate, worth: worthOf(estimate), doubt: error * Math.abs(ifMade - ifMissed) };
  });
  const best = bestOf(estimates, unit);
  const chosen = estimates[best] as (typeof estimates)[number];
  const costs = estimates.map(({ worth }) => Math.max(0, chosen.worth - worth));
  // What promises the same comes to the same here.
  const isSame = (each: Pick<Option, 'make' | 'points'>): boolean =>
    each.make === chosen.make && each.points === chosen.points;
  const options = choices.map((command, at): Option => {
    const { worth: _, doubt, ...each } = estimates[at] as (typeof estimates)[number];
    const cost = costs[at] as number;
    // What costs nothing though it is another chance is as good, not the same.
    const costError = isSame(each) ? 0 : Math.max(Number.EPSILON, doubt);
    return { ...each, points: sign * each.points, command, cost, costError, facts: [] };
  });
  const rivals = estimates.flatMap((each, at) =>
    isSame(each)
      ? []
      : [
          {
            ...each,
            cost: costs[at] as number,
            error: each.doubt,
            byOthers: 0,
            byGame: 0,
            byBags: 0,
          },
        ],
  );
  const trump = trumpUnder(round, choices[best]);
  const seen = round.hands.filter(({ kind }) => kind === 'seen').length;
  const of = DECK.length - seen - (round.turned === null ? 0 : 1);
  return {
    about: choices[0]?.type === 'nameTrump' ? 'trump' : 'bid',
    seat,
    options,
    best,
    verdict: saidOf(chosen, rivals, unit).verdict,
    unit,
    hand: factsOf(of, trump === null ? null : byCards(view, round, trump), read),
    position: positionFacts(view, round),
    worlds: 0,
  };
}
