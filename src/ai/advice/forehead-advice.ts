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
import { foreheadChance, readChance } from '../forehead.ts';
import type { DealtRound } from '../situation.ts';
import { worthOf } from './estimate.ts';
import { formulaOf, stakesOf } from './stakes.ts';
import { bestOf, saidOf } from './verdict.ts';

type Choice = Extract<Command, { type: 'bid' | 'nameTrump' }>;

/** What others bid is told of where it moves the chance by so much. */
const TELLING = 0.05;

/** The chance to take the only trick, over all trumps while nobody has named one. */
function winningChance(
  chanceOf: typeof foreheadChance,
  view: PlayerView,
  round: DealtRound,
  trump: Trump | null,
): number {
  const trumps = trump === null ? NAMEABLE_TRUMPS : [trump];
  const chances = trumps.map((each) => chanceOf(view, round, each));
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}

/** How many of the cards take the trick, and what the bids of those say who see the right one. */
function factsOf(cards: number, wins: number, read: number): HandFact[] {
  const found: HandFact = { kind: 'forehead', wins: Math.round(wins * cards), of: cards };
  if (Math.abs(read - wins) < TELLING) return [found];
  return [found, { kind: read > wins ? 'bids-for' : 'bids-against' }];
}

/**
 * Advice in a round of one card that everybody but its holder sees [SIGHT-1]. Nobody has a choice
 * in its trick, so every card that one's own could be is tried; those that explain what the others
 * bid, who see it, count more.
 */
export function foreheadAdvice(
  view: PlayerView,
  round: DealtRound,
  choices: readonly Choice[],
): Advice {
  const { seat } = view;
  const formula = formulaOf(view);
  const { bonus, sign, unit } = stakesOf(view, round.handSize);
  const ownBid = round.bids[seat];
  const points = (bid: number, tricks: number): number =>
    sign * bidPoints(formula, { bid, tricks, handSize: 1 }) + (bid === tricks ? bonus : 0);
  const trumpOf = (choice: Choice | undefined): Trump | null =>
    choice?.type === 'nameTrump' ? choice.trump : round.trump;
  const winning = choices.map((choice) => winningChance(readChance, view, round, trumpOf(choice)));
  const estimates = choices.map((choice, at) => {
    const bid = choice.type === 'bid' ? choice.bid : typeof ownBid === 'number' ? ownBid : 0;
    const wins = winning[at] as number;
    const make = bid === 1 ? wins : 1 - wins;
    const expected = make * points(bid, bid) + (1 - make) * points(bid, 1 - bid);
    const estimate = { make, points: expected, others: 0, error: 0 };
    return { ...estimate, worth: worthOf(estimate) };
  });
  const best = bestOf(estimates, unit);
  const chosen = estimates[best] as (typeof estimates)[number];
  const costs = estimates.map(({ worth }) => Math.max(0, chosen.worth - worth));
  // What promises the same comes to the same here, where nothing is left to chance.
  const isSame = (each: (typeof estimates)[number]): boolean =>
    each.make === chosen.make && each.points === chosen.points;
  const options = choices.map((command, at): Option => {
    const { worth: _, ...each } = estimates[at] as (typeof estimates)[number];
    const cost = costs[at] as number;
    // What costs nothing though it is another chance is as good, not the same.
    const costError = isSame(estimates[at] as (typeof estimates)[number]) ? 0 : Number.EPSILON;
    return { ...each, points: sign * each.points, command, cost, costError, facts: [] };
  });
  const rivals = estimates.flatMap((each, at) =>
    isSame(each)
      ? []
      : [{ ...each, cost: costs[at] as number, error: 0, byOthers: 0, byGame: 0, byBags: 0 }],
  );
  const seen = round.hands.filter(({ kind }) => kind === 'seen').length;
  const of = DECK.length - seen - (round.turned === null ? 0 : 1);
  return {
    about: choices[0]?.type === 'nameTrump' ? 'trump' : 'bid',
    seat,
    options,
    best,
    verdict: saidOf(chosen, rivals, unit).verdict,
    unit,
    hand: factsOf(
      of,
      winningChance(foreheadChance, view, round, trumpOf(choices[best])),
      winning[best] as number,
    ),
    position: positionFacts(view, round),
    worlds: 0,
  };
}
