import {
  type Advice,
  type Option,
  type PlayerView,
  type RandomSource,
} from '../../engine/index.ts';
import type { Core } from '../net/core.ts';
import { bidsNil, contractsFor } from '../partners/contracts.ts';
import type { Ending } from '../partners/ending.ts';
import { PartnerSearch } from '../partners/search.ts';
import type { Choice } from '../choice.ts';
import type { DealtRound } from '../situation.ts';
import { cardNumbers } from '../trick-in-play.ts';
import { type Counsel, WORTH_A_WORD } from './counsel.ts';
import { errorOf, mean, uncertain } from './estimate.ts';
import { frameOf } from './frame.ts';

/** After so many worlds the advice is final; each costs more than one of the nets' does. */
const PARTNER_WORLDS = 160;
/** Worlds between two looks at the clock. */
const STEP = 2;
/** A contract of a fair size is worth so many tricks' points more when made than when set … */
const USUAL_CONTRACT = 5;
/** … and a bid made in a game without partners so many points. */
const USUAL_STAKE = 12;

/** The chance to keep a promise that the tricks taken have decided already; null while it is open. */
function decidedChance(search: PartnerSearch, view: PlayerView, round: DealtRound): 0 | 1 | null {
  if (round.phase !== 'play') return null;
  if (bidsNil(round, view.seat)) return (round.tricks[view.seat] ?? 0) > 0 ? 0 : null;
  const { own } = contractsFor(view.rules, search.scoring, round, view.seat);
  if (own.bid > 0 && own.need <= 0) return 1;
  return own.need > round.handSize - round.taken.length ? 0 : null;
}

/** Whether a choice that brings the side more is not the best because it leaves the others more. */
function isForOthers(options: readonly Option[], best: number, unit: number): boolean {
  const chosen = options[best];
  return options.some(
    ({ points, others }) =>
      chosen !== undefined &&
      points > chosen.points + WORTH_A_WORD * unit &&
      others > chosen.others + WORTH_A_WORD * unit,
  );
}

/** Advice among partners: every choice is played out in the same worlds by the rule of thumb. */
export function partnerCounsel(
  core: Core,
  view: PlayerView,
  round: DealtRound,
  choices: readonly Choice[],
  chance: RandomSource,
  worlds: number = PARTNER_WORLDS,
): Counsel {
  const frame = frameOf(view, round, choices);
  const search = new PartnerSearch(core, view, round, choices, chance, true);
  const unit = (2 * USUAL_CONTRACT * search.scoring.perTrick) / USUAL_STAKE;
  const decided = decidedChance(search, view, round);

  function optionOf(command: Choice, index: number, best: number): Option {
    const at = (choice: number, world: number): Ending => search.endings[choice]?.[world] as Ending;
    const points = mean(search.worlds, (world) => at(index, world).own);
    const made = mean(search.worlds, (world) => (at(index, world).made ? 1 : 0));
    const difference = (world: number): number => at(best, world).gain - at(index, world).gain;
    const average = mean(search.worlds, difference);
    return {
      command,
      make: decided ?? uncertain(made),
      points,
      others: mean(search.worlds, (world) => at(index, world).theirs),
      error: errorOf(search.worlds, points, (world) => at(index, world).own),
      // Where the game is at stake the best may be worth fewer points: then none are lost.
      cost: index === best ? 0 : Math.max(0, average),
      costError: index === best ? 0 : errorOf(search.worlds, average, difference),
      facts: frame.facts[index] ?? [],
    };
  }

  function advice(): Advice {
    const worths = choices.map((_, index) =>
      mean(search.worlds, (world) => search.endings[index]?.[world]?.worth ?? 0),
    );
    const best = worths.indexOf(Math.max(...worths));
    const options = choices.map((choice, index) => optionOf(choice, index, best));
    return frame.filled({
      options,
      best,
      unit,
      worlds: search.worlds,
      isForOthers: isForOthers(options, best, unit),
      takes: (card) => search.takes(best, cardNumbers(card)),
    });
  }

  return {
    on() {
      for (let step = 0; step < STEP && search.worlds < worlds; step++)
        if (!search.on()) return false;
      return search.worlds < worlds;
    },
    get worlds() {
      return search.worlds;
    },
    advice,
  };
}
