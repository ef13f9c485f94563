import type { Advice, Command, PlayerView, RandomSource } from '../../engine/index.ts';
import { type Choice, numberOf } from '../choice.ts';
import type { NetsAt } from '../net/kept-nets.ts';
import { cardNumber, putAim, putPosition } from '../net/position.ts';
import { bidsNil, contractsFor, partnershipOf } from '../partners/contracts.ts';
import { type Ending, endingOf } from '../partners/ending.ts';
import type { DealtRound } from '../heuristic/situation.ts';
import type { AdviserCore } from './core.ts';
import type { Counsel } from './counsel.ts';
import { frameOf } from './frame.ts';
import { counselFrom, partnerUnit, weighed } from './from-endings.ts';
import { beginAdvice } from './net-counsel.ts';
import { bendAt } from './rivals.ts';
import { samplesOf } from './samples.ts';

/** After so many worlds the advice is final: of the cards of four hands there is more to explain in each. */
const PARTNER_WORLDS = 400;

/** The chance to keep a promise that the tricks taken have decided already; null while it is open. */
function decidedChance(view: PlayerView, round: DealtRound): 0 | 1 | null {
  if (round.phase !== 'play') return null;
  if (bidsNil(round, view.seat)) return (round.tricks[view.seat] ?? 0) > 0 ? 0 : null;
  const { own } = contractsFor(view.rules, partnershipOf(view.rules), round, view.seat);
  if (own.bid > 0 && own.need <= 0) return 1;
  return own.need > round.handSize - round.taken.length ? 0 : null;
}

/** Reads how rounds ended from what the core has noted of them; the engine scores each end once. */
export function endingsReader(view: PlayerView, round: DealtRound): (packed: number) => Ending {
  const known = new Map<number, Ending>();
  return (packed) => {
    const found = known.get(packed);
    if (found !== undefined) return found;
    const bySeat = round.hands.map((_, seat) => (packed >>> (8 * seat)) & 255);
    const bids = bySeat.map((each) => each & 15);
    const made = endingOf({ bids, tricks: bySeat.map((each) => each >> 4) }, view, round);
    known.set(packed, made);
    return made;
  };
}

/**
 * Advice among partners, from worlds that are played out by the nets, everybody for the game as the totals
 * stand. One at a time: the core has one memory.
 */
export function partnerCounsel(
  core: AdviserCore,
  nets: NetsAt,
  view: PlayerView,
  round: DealtRound,
  choices: readonly Choice[],
  chance: RandomSource,
  worlds: number = PARTNER_WORLDS,
): Counsel {
  const frame = frameOf(view, round, choices);
  const unit = partnerUnit(partnershipOf(view.rules));
  const decided = decidedChance(view, round);
  const read = endingsReader(view, round);
  const share = 1 - round.taken.length / round.handSize;
  const ownBid = round.bids[view.seat];
  const bendFor = (command: Command): ((chance: number) => number) => {
    const bid = command.type === 'bid' ? command.bid : ownBid;
    return bendAt(view, round.handSize, typeof bid === 'number' ? bid : 1, share);
  };
  core.seedRandom(chance.below(2 ** 32), chance.below(2 ** 32));
  putPosition(core, view, round);
  putAim(core, view, round, 1);
  beginAdvice(core, nets, view, choices);

  const listed = samplesOf(core);
  const places = choices.map((choice) => listed.twin(listed.options.indexOf(numberOf(choice))));
  const byPlace = new Map(places.map((place): [number, Ending[]] => [place, []]));
  const endings = places.map((place) => byPlace.get(place) as Ending[]);

  function tryOn(): boolean {
    if (core.adviseOn() === 0) return false;
    const samples = samplesOf(core);
    for (const [place, list] of byPlace)
      while (list.length < samples.worlds) list.push(read(samples.end(place, list.length)));
    return true;
  }

  function advice(): Advice {
    const found = weighed({
      commands: choices,
      endings,
      facts: frame.facts,
      unit,
      decided,
      bend: (chance, command) => bendFor(command)(chance),
      worthOf: ({ worth }) => worth,
    });
    const samples = samplesOf(core);
    const best = places[found.best] as number;
    return frame.filled({
      ...found,
      unit,
      worlds: samples.worlds,
      takes: (card) => samples.takes(best, cardNumber(card)) / samples.worlds,
    });
  }

  return counselFrom(endings, worlds, tryOn, advice);
}
