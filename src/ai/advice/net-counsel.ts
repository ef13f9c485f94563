import {
  type Advice,
  type Command,
  type Option,
  type PlayerView,
  type RandomSource,
  type Trump,
  UNSEEN,
  cardFacts,
  positionFacts,
} from '../../engine/index.ts';
import { type Choice, numberOf } from '../choice.ts';
import type { NetsAt } from '../net/kept-nets.ts';
import { cardNumber, putPosition } from '../net/position.ts';
import type { DealtRound } from '../situation.ts';
import { certainChance } from './certain.ts';
import type { AdviserCore } from './core.ts';
import {
  ADVICE_WORLDS,
  type Counsel,
  FOR_OTHERS,
  WORTH_A_WORD,
  bestOf,
  verdictOf,
} from './counsel.ts';
import { type Reading, SPOILING, differenceError, estimate, worthOf } from './estimate.ts';
import { handFacts } from './hand-facts.ts';
import { bendAt } from './rivals.ts';
import { type Samples, samplesOf } from './samples.ts';
import { stakesOf } from './stakes.ts';

const ABOUT = { bid: 0, nameTrump: 1, play: 2 } as const;
const SUBJECT = { bid: 'bid', nameTrump: 'trump', play: 'card' } as const;

/** A bit for every seat that may not bid 0 as long as it may bid anything else [BID-3]. */
const zeroClosed = ({ rules: { zeroLimit }, zeroRuns }: PlayerView): number =>
  zeroRuns.reduce(
    (set, run, seat) => (zeroLimit !== null && run >= zeroLimit ? set | (1 << seat) : set),
    0,
  );

/** Tells the core which choices of a seat are in question; the position is in there already. */
export function beginAdvice(
  core: AdviserCore,
  nets: NetsAt,
  view: PlayerView,
  choices: readonly Choice[],
  about: Choice['type'],
): void {
  const { rules } = view;
  core.beginAdvice(
    nets.play,
    nets.bid,
    ABOUT[about],
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
  const cards = choices.flatMap((choice) =>
    choice.type === 'play' && choice.card !== UNSEEN ? [choice.card] : [],
  );
  const facts = cards.length > 0 ? cardFacts(view, round, cards) : choices.map(() => []);
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

/** The trump that a hand is judged under: the one of the round, or the one that would be named. */
const trumpOf = (round: DealtRound, best: Command | undefined): Trump | null =>
  best?.type === 'nameTrump' ? best.trump : round.trump;

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
  const [first] = choices;
  if (first === undefined) throw new Error(`seat ${view.seat} has nothing to decide`);
  core.setSpoiling(SPOILING);
  core.seedRandom(chance.below(2 ** 32), chance.below(2 ** 32));
  putPosition(core, view, round);
  beginAdvice(core, nets, view, choices, first.type);

  function advice(): Advice {
    const samples = samplesOf(core);
    const { options, best, unit, sign } = optionsFrom(samples, view, round, choices);
    const chosen = options[best]?.command;
    const place =
      chosen?.type === 'play' ? -1 : samples.options.indexOf(numberOf(chosen as Choice));
    return {
      about: SUBJECT[(first as Choice).type],
      seat: view.seat,
      options,
      best,
      verdict: verdictOf(options, unit),
      unit,
      hand:
        place < 0
          ? []
          : handFacts(
              view,
              round,
              trumpOf(round, chosen),
              (card) => samples.takes(place, cardNumber(card)) / samples.worlds,
            ),
      position: [
        ...(isForOthers(options, best, unit, sign) ? [FOR_OTHERS] : []),
        ...positionFacts(view, round),
      ],
      worlds: samples.worlds,
    };
  }

  return {
    on: () => core.worlds.value < worlds && core.adviseOn() !== 0 && core.worlds.value < worlds,
    get worlds() {
      return core.worlds.value;
    },
    advice,
  };
}
