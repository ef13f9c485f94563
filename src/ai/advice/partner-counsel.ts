import type { Advice, PlayerView, RandomSource } from '../../engine/index.ts';
import type { Core } from '../net/core.ts';
import { bidsNil, contractsFor } from '../partners/contracts.ts';
import { PartnerSearch } from '../partners/search.ts';
import type { Choice } from '../choice.ts';
import type { DealtRound } from '../situation.ts';
import { cardNumbers } from '../trick-in-play.ts';
import type { Counsel } from './counsel.ts';
import { frameOf } from './frame.ts';
import { counselFrom, partnerUnit, weighed } from './from-endings.ts';

/** After so many worlds the advice is final; each costs more than one of the nets' does. */
const PARTNER_WORLDS = 256;

/** The chance to keep a promise that the tricks taken have decided already; null while it is open. */
function decidedChance(search: PartnerSearch, view: PlayerView, round: DealtRound): 0 | 1 | null {
  if (round.phase !== 'play') return null;
  if (bidsNil(round, view.seat)) return (round.tricks[view.seat] ?? 0) > 0 ? 0 : null;
  const { own } = contractsFor(view.rules, search.scoring, round, view.seat);
  if (own.bid > 0 && own.need <= 0) return 1;
  return own.need > round.handSize - round.taken.length ? 0 : null;
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
  const search = new PartnerSearch(core, view, round, choices, chance);
  const unit = partnerUnit(search.scoring);
  const decided = decidedChance(search, view, round);

  function advice(): Advice {
    const found = weighed({
      commands: choices,
      endings: search.endings,
      facts: frame.facts,
      unit,
      decided,
      worthOf: ({ worth }) => worth,
    });
    return frame.filled({
      ...found,
      unit,
      worlds: search.worlds,
      takes: (card) => search.takes(found.best, cardNumbers(card)),
    });
  }

  return counselFrom(search.endings, worlds, () => search.on(), advice);
}
