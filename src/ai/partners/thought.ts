import {
  type Command,
  type PlayerView,
  type RandomSource,
  allowed,
  dealtRound,
  hasPartners,
} from '../../engine/index.ts';
import type { Core } from '../net/core.ts';
import type { Thought } from '../thought.ts';
import { leanOf } from '../style.ts';
import { PartnerSearch } from './search.ts';

/** Before so many worlds a lead says nothing. */
const LEAST_WORLDS = 32;
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
  const best = search.leader();
  return best === 0 || leadOver(search, best, 0) >= DOUBTFUL_LEAD ? best : 0;
}

/**
 * Thinks about a card among partners by playing it out in some worlds; null where there is nothing
 * to find out by that. Bids are none the better for it: they stay with the rule of thumb.
 */
export function partnerThought(
  core: Core,
  view: PlayerView,
  chance: RandomSource,
  worlds: number,
): Thought | null {
  const round = dealtRound(view);
  if (round === null || !hasPartners(view.rules)) return null;
  const cards = allowed(view.choices).filter((move) => move.type === 'play');
  if (cards.length < 2) return null;
  const search = new PartnerSearch(core, view, round, cards, chance, false, leanOf(view).spoiling);
  return {
    on: () =>
      search.choices.length > 1 &&
      search.worlds < worlds &&
      search.on() &&
      (search.worlds < LEAST_WORLDS || !isCertain(search)),
    best: () => search.choices[chosenBy(search)] as Command,
  };
}
