import type { Advice, Option, PlayerView, RandomSource } from '../../engine/index.ts';
import { type Choice, numberOf } from '../choice.ts';
import type { NetsAt } from '../net/kept-nets.ts';
import { cardNumber, putPosition } from '../net/position.ts';
import type { DealtRound } from '../situation.ts';
import { certainChance } from './certain.ts';
import type { AdviserCore } from './core.ts';
import { ADVICE_WORLDS, type Counsel, WORTH_A_WORD, bestOf } from './counsel.ts';
import { type Reading, SPOILING, differenceError, estimate, worthOf } from './estimate.ts';
import { type Frame, frameOf } from './frame.ts';
import { bendAt } from './rivals.ts';
import { type Samples, samplesOf } from './samples.ts';
import { stakesOf } from './stakes.ts';

const ABOUT = { bid: 0, nameTrump: 1, play: 2 } as const;

/** A bit for every seat that may not bid 0 as long as it may bid anything else [BID-3]. */
const zeroClosed = ({ rules: { zeroLimit }, zeroRuns }: PlayerView): number =>
  zeroRuns.reduce(
    (set, run, seat) => (zeroLimit !== null && run >= zeroLimit ? set | (1 << seat) : set),
    0,
  );

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
    zeroClosed(view),
    rules.bidding === 'sealed',
    rules.hook,
    rules.trump.kind === 'highest-bidder',
  );
}

/** The numbers of all choices, in their order. */
function optionsFrom(
  samples: Samples,
  view: PlayerView,
  round: DealtRound,
  choices: readonly Choice[],
  facts: Frame['facts'],
): {
  readonly options: Option[];
  readonly best: number;
  readonly unit: number;
  readonly sign: number;
} {
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
  const best = bestOf(estimates);
  const most = Math.max(...estimates.map(worthOf));
  const bestAt = at[best] as number;
  const options = choices.map((command, index): Option => {
    const each = estimates[index] as (typeof estimates)[number];
    const isTwin = samples.twin(at[index] as number) === samples.twin(bestAt);
    return {
      ...each,
      command,
      points: stakes.sign * each.points,
      others: stakes.sign * each.others,
      cost: isTwin ? 0 : most - worthOf(each),
      costError: isTwin
        ? 0
        : differenceError(samples, bestAt, at[index] as number, SPOILING / (rules.players - 1)),
      facts: facts[index] ?? [],
    };
  });
  return { options, best, unit: stakes.unit, sign: stakes.sign };
}

/** Whether another choice brings more points than the best: that one costs the others more. */
function isForOthers(
  options: readonly Option[],
  best: number,
  unit: number,
  sign: number,
): boolean {
  const own = sign * (options[best]?.points ?? 0);
  return options.some(({ points }) => sign * points > own + WORTH_A_WORD * unit);
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
    const { options, best, unit, sign } = optionsFrom(samples, view, round, choices, frame.facts);
    const place = samples.options.indexOf(numberOf(choices[best] as Choice));
    return frame.filled({
      options,
      best,
      unit,
      worlds: samples.worlds,
      isForOthers: isForOthers(options, best, unit, sign),
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
