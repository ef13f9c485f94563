import type { Advice, Option, PlayerView, RandomSource } from '../../engine/index.ts';
import { type Choice, numberOf } from '../choice.ts';
import type { NetsAt } from '../net/kept-nets.ts';
import { cardNumber, putPosition } from '../net/position.ts';
import { SPOILING } from '../heuristic/points.ts';
import type { DealtRound } from '../heuristic/situation.ts';
import { certainChance } from './certain.ts';
import type { AdviserCore } from './core.ts';
import { ADVICE_WORLDS, type Counsel } from './counsel.ts';
import { type Reading, differenceError, estimate, worthOf } from './estimate.ts';
import { type Frame, frameOf } from './frame.ts';
import { bendAt } from './rivals.ts';
import { type Samples, samplesOf } from './samples.ts';
import { stakesOf } from './stakes.ts';
import { type Said, bestOf, plainestOf, saidOf } from './verdict.ts';

const ABOUT = { bid: 0, nameTrump: 1, play: 2 } as const;

/** Tells the core which choices of a seat are in question, one at least; the position is in there already. */
export function beginAdvice(
  core: AdviserCore,
  nets: NetsAt,
  view: PlayerView,
  choices: readonly Choice[],
): void {
  const { rules } = view;
  const [first] = choices;
  core.beginAdvice(
    nets.play,
    nets.bid,
    ABOUT[(first as Choice).type],
    view.seat,
    choices.reduce((set, each) => (each.type === 'bid' ? set | (1 << each.bid) : set), 0),
    rules.bidding === 'sealed',
    rules.hook,
    rules.trump.kind === 'highest-bidder',
  );
}

/** The numbers of all choices, in their order; which is the best, and what can be said of it. */
function weighed(
  samples: Samples,
  view: PlayerView,
  round: DealtRound,
  choices: readonly Choice[],
  facts: Frame['facts'],
): Said & { readonly options: Option[]; readonly best: number; readonly unit: number } {
  const { seat, rules } = view;
  const stakes = stakesOf(view, round.handSize);
  const ownBid = round.bids[seat];
  const share = 1 - round.taken.length / round.handSize;
  const at = choices.map((choice) => samples.options.indexOf(numberOf(choice)));
  const estimates = choices.map((choice, index) => {
    const bid = choice.type === 'bid' ? choice.bid : typeof ownBid === 'number' ? ownBid : 0;
    const known = certainChance(view, round, facts[index] ?? []);
    const reading: Reading = {
      seat,
      opponents: rules.players - 1,
      madePoints: stakes.made(bid),
      bonus: stakes.bonus,
      bend: known === null ? bendAt(view, round.handSize, bid, share) : () => known,
      isCertain: known !== null,
    };
    return estimate(samples, at[index] as number, reading);
  });
  const { unit } = stakes;
  const worths = estimates.map(worthOf);
  const first = bestOf(
    estimates.map((each, index) => ({ ...each, worth: worths[index] as number })),
    unit,
  );
  const twin = samples.twin(at[first] as number);
  const isTwin = (index: number): boolean => samples.twin(at[index] as number) === twin;
  const best = plainestOf(facts, first, isTwin);
  const [chosen, bestAt] = [estimates[best] as (typeof estimates)[number], at[best] as number];
  const options = choices.map((command, index): Option => {
    const each = estimates[index] as (typeof estimates)[number];
    return {
      ...each,
      command,
      points: stakes.sign * each.points,
      others: stakes.sign * each.others,
      // Where hardly anything lies between them, another one may be worth a trifle more.
      cost: isTwin(index) ? 0 : Math.max(0, worthOf(chosen) - worthOf(each)),
      costError: isTwin(index)
        ? 0
        : differenceError(samples, bestAt, at[index] as number, SPOILING / (rules.players - 1)),
      facts: facts[index] ?? [],
    };
  });
  const rivals = options.flatMap(({ cost, costError }, index) => {
    const each = estimates[index] as (typeof estimates)[number];
    const byOthers = SPOILING * (each.others - chosen.others);
    return isTwin(index)
      ? []
      : [{ ...each, cost, error: costError, byOthers, byGame: 0, byBags: 0 }];
  });
  return { options, best, unit, ...saidOf(chosen, rivals, unit) };
}

/** Advice from worlds that are played out by the nets. One at a time: the core has one memory. */
export function netCounsel(
  core: AdviserCore,
  nets: NetsAt,
  view: PlayerView,
  round: DealtRound,
  choices: readonly Choice[],
  chance: RandomSource,
  worlds: number = ADVICE_WORLDS,
): Counsel {
  const frame = frameOf(view, round, choices);
  core.setSpoiling(SPOILING);
  core.seedRandom(chance.below(2 ** 32), chance.below(2 ** 32));
  putPosition(core, view, round);
  beginAdvice(core, nets, view, choices);

  function advice(): Advice {
    const samples = samplesOf(core);
    const found = weighed(samples, view, round, choices, frame.facts);
    const place = samples.options.indexOf(numberOf(choices[found.best] as Choice));
    return frame.filled({
      ...found,
      worlds: samples.worlds,
      takes: (card) => (place < 0 ? 0 : samples.takes(place, cardNumber(card)) / samples.worlds),
    });
  }

  return {
    on: () => core.worlds.value < worlds && core.adviseOn() !== 0 && core.worlds.value < worlds,
    get worlds() {
      return core.worlds.value;
    },
    advice,
  };
}
