import {
  type Command,
  type PlayerView,
  type RandomSource,
  allowed,
  dealtRound,
  hasPartners,
} from '../../engine/index.ts';
import { isChoice } from '../choice.ts';
import type { Core } from '../net/core.ts';
import type { Thought } from '../thought.ts';
import { type Lean, contractLeanUnit, leanOf } from '../style.ts';
import { PartnerSearch } from './search.ts';

/** Before so many worlds nobody stops for a lead … */
const LEAST_WORLDS = 32;
/** … and where there was no time for so many, it says nothing. */
const FEW_WORLDS = 16;
/** A best choice that is so many standard errors ahead of all others is the one. */
const CERTAIN_LEAD = 3.5;
/** What is not so many standard errors better than what the rule of thumb would do is no better. */
const DOUBTFUL_LEAD = 3;

/** By how many standard errors one choice is better than another, in the worlds tried so far. */
function leadOver({ endings }: PartnerSearch, one: number, other: number): number {
  const ones = endings[one] ?? [];
  const others = endings[other] ?? [];
  let sum = 0;
  let squares = 0;
  for (const [world, { worth }] of ones.entries()) {
    const difference = worth - (others[world]?.worth ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / ones.length;
  const variance = Math.max(squares / ones.length - mean * mean, 1);
  return mean / Math.sqrt(variance / ones.length);
}

/** Whether the best choice so far leaves no doubt. */
function isCertain(search: PartnerSearch): boolean {
  const best = search.leader();
  return search.choices.every(
    (_, index) => index === best || leadOver(search, best, index) >= CERTAIN_LEAD,
  );
}

/** Index of what is chosen: the rule of thumb's favourite, the first, has the benefit of the doubt. */
function chosenBy(search: PartnerSearch): number {
  if (search.worlds < FEW_WORLDS) return 0;
  const best = search.leader();
  return best === 0 || leadOver(search, best, 0) >= DOUBTFUL_LEAD ? best : 0;
}

/**
 * Index of what somebody with a lean bids in place of what is chosen: a bid above or below it that is
 * hardly worse. A nil is another contract: nobody leans to it or away from it [SP-2].
 */
function leanedFrom(search: PartnerSearch, chosen: number, { higherBid }: Lean): number {
  const { choices, scoring } = search;
  const own = choices[chosen];
  if (own?.type !== 'bid' || own.bid === 0 || higherBid === 0) return chosen;
  const unit = contractLeanUnit(scoring);
  let [best, most] = [chosen, 0];
  for (const [index, choice] of choices.entries()) {
    if (choice.type !== 'bid' || choice.bid === 0) continue;
    const worse = Math.min(0, search.mean(index) - search.mean(chosen));
    const worth = worse + higherBid * unit * Math.sign(choice.bid - own.bid);
    if (worth > most) [best, most] = [index, worth];
  }
  return best;
}

/** What is thought about among partners; the rest is the rule of thumb's. */
export type Subjects = 'cards' | 'cards and bids';

/**
 * Thinks about a choice among partners by playing it out in some worlds; null where there is nothing
 * to find out by that.
 */
export function partnerThought(
  core: Core,
  view: PlayerView,
  chance: RandomSource,
  worlds: number,
  about: Subjects,
): Thought | null {
  const round = dealtRound(view);
  if (round === null || !hasPartners(view.rules)) return null;
  const choices = allowed(view.choices)
    .filter(isChoice)
    .filter(({ type }) => type === 'play' || (type === 'bid' && about === 'cards and bids'));
  if (choices.length < 2) return null;
  const lean = leanOf(view);
  // As with the rule of thumb, somebody who spoils does it with cards.
  const spoiling = choices[0]?.type === 'bid' ? 0 : lean.spoiling;
  const search = new PartnerSearch(core, view, round, choices, chance, false, spoiling);
  return {
    on: () =>
      search.choices.length > 1 &&
      search.worlds < worlds &&
      search.on() &&
      (search.worlds < LEAST_WORLDS || !isCertain(search)),
    best: () => search.choices[leanedFrom(search, chosenBy(search), lean)] as Command,
  };
}
