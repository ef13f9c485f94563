import {
  type Advice,
  type Option,
  type PlayerView,
  type RandomSource,
} from '../../engine/index.ts';
import type { Core } from '../net/core.ts';
import { bidsNil, contractsFor } from '../partners/contracts.ts';
import { PartnerSearch } from '../partners/search.ts';
import type { Choice } from '../choice.ts';
import type { DealtRound } from '../situation.ts';
import { cardNumbers } from '../trick-in-play.ts';
import { type Counsel, WORTH_A_WORD } from './counsel.ts';
import { frameOf } from './frame.ts';
import { counselFrom, optionsFrom, partnerUnit } from './from-endings.ts';

/** After so many worlds the advice is final; each costs more than one of the nets' does. */
const PARTNER_WORLDS = 160;
/** The chance to keep a promise that the tricks taken have decided already; null while it is open. */
function decidedChance(search: PartnerSearch, view: PlayerView, round: DealtRound): 0 | 1 | null {
  if (round.phase !== 'play') return null;
  if (bidsNil(round, view.seat)) return (round.tricks[view.seat] ?? 0) > 0 ? 0 : null;
  const { own } = contractsFor(view.rules, search.scoring, round, view.seat);
  if (own.bid > 0 && own.need <= 0) return 1;
  return own.need > round.handSize - round.taken.length ? 0 : null;
}

/** Whether a choice that brings the side more is not the best because it leaves the others more. */
function isForOthers(
  options: readonly Pick<Option, 'points' | 'others'>[],
  best: number,
  unit: number,
): boolean {
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
  const unit = partnerUnit(search.scoring);
  const decided = decidedChance(search, view, round);

  function advice(): Advice {
    const { options, best } = optionsFrom(choices, search.endings, decided);
    return frame.filled({
      options: options.map((option, index) => ({ ...option, facts: frame.facts[index] ?? [] })),
      best,
      unit,
      worlds: search.worlds,
      isForOthers: isForOthers(options, best, unit),
      takes: (card) => search.takes(best, cardNumbers(card)),
    });
  }

  return counselFrom(search.endings, worlds, () => search.on(), advice);
}
