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
import { PartnerSearch } from './search.ts';

/** Before so many worlds a lead says nothing. */
const LEAST_WORLDS = 12;
/** A best choice that is so many standard errors ahead of all others is the one. */
const CERTAIN_LEAD = 3.5;

/** By how many standard errors the best choice is ahead of the next; Infinity where there is none. */
function leadOf({ endings }: PartnerSearch, best: number): number {
  const bests = endings[best] ?? [];
  let least = Infinity;
  for (const [index, others] of endings.entries()) {
    if (index === best) continue;
    let sum = 0;
    let squares = 0;
    for (const [world, { worth }] of bests.entries()) {
      const difference = worth - (others[world]?.worth ?? 0);
      sum += difference;
      squares += difference * difference;
    }
    const mean = sum / bests.length;
    const variance = Math.max(squares / bests.length - mean * mean, 1);
    least = Math.min(least, mean / Math.sqrt(variance / bests.length));
  }
  return least;
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

  const search = new PartnerSearch(core, view, round, cards, chance, false);
  return {
    on: () =>
      search.choices.length > 1 &&
      search.worlds < worlds &&
      search.on() &&
      (search.worlds < LEAST_WORLDS || leadOf(search, search.leader()) < CERTAIN_LEAD),
    best: () => search.choices[search.leader()] as Command,
  };
}
