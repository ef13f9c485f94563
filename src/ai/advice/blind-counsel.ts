import {
  type Advice,
  type Command,
  DECK,
  type PlayerView,
  type RandomSource,
  seatsFrom,
  shuffled,
  targetOf,
} from '../../engine/index.ts';
import { setOf } from '../masks.ts';
import { bidsBlindNil } from '../partners/bid.ts';
import { partnerOf } from '../partners/contracts.ts';
import type { Deal } from '../partners/deal.ts';
import { type Ending, endingOf } from '../partners/ending.ts';
import { playOut } from '../partners/thumb.ts';
import { dealAt } from '../partners/worlds.ts';
import type { DealtRound } from '../situation.ts';
import type { Counsel } from './counsel.ts';
import { counselFrom, partnerUnit, weighed } from './from-endings.ts';

/** After so many worlds the advice is final: nothing is known, so that worlds differ much. */
const BLIND_WORLDS = 400;
export type Declaration = Extract<Command, { type: 'declare' }>;

/** The cards as they may lie when nobody has looked, by seat. */
function imagined(root: Deal, { turned }: DealtRound, chance: RandomSource): Deal['hands'] {
  const deck = shuffled(
    DECK.filter((card) => card !== turned),
    chance,
  );
  return root.counts.map((count) => setOf(deck.splice(0, count)));
}

/** Who has bid blind once the seat and, after it, its partner have answered. */
function answered(
  { rules, standing, zeroRuns }: PlayerView,
  { blindNils, dealer }: DealtRound,
  { seat, blindNil }: Declaration,
): readonly boolean[] {
  const answers = blindNils.map((blind, each) => (each === seat ? blindNil : blind));
  const partner = partnerOf(rules, seat);
  const order = seatsFrom(dealer + 1, rules.players);
  const isAsked =
    order.indexOf(partner) > order.indexOf(seat) &&
    (rules.zeroLimit === null || (zeroRuns[partner] ?? 0) < rules.zeroLimit);
  const bidsToo = isAsked && bidsBlindNil(rules, standing, partner, answers);
  return answers.map((blind, each) => (each === partner ? blind || bidsToo : blind));
}

/** How the round ends after an answer. */
function endingAfter(
  root: Deal,
  hands: Deal['hands'],
  view: PlayerView,
  round: DealtRound,
  blindNils: readonly boolean[],
): Ending {
  const deal: Deal = {
    ...root,
    hands: hands.map((hand) => [...hand]),
    gone: [...root.gone],
    believed: null,
    takers: [0, 0, 0, 0],
    counts: [...root.counts],
    voids: [...root.voids],
    tricks: [...root.tricks],
    bids: blindNils.map((blind) => (blind ? 0 : null)),
  };
  playOut(deal);
  return endingOf(deal, view, { ...round, blindNils });
}

/**
 * Advice before anybody has seen a card: blind nil, or to look first. All hands are drawn anew for
 * every world, the own one as well, and both answers are played out by the rule of thumb [SP-2].
 */
export function blindCounsel(
  view: PlayerView,
  round: DealtRound,
  answers: readonly Declaration[],
  chance: RandomSource,
  worlds: number = BLIND_WORLDS,
): Counsel {
  const root = dealAt(view, round);
  const unit = partnerUnit(root.scoring);
  const game = targetOf(view.rules) ?? 0;
  // Whoever bids blind plays for the game: it is worth the points that it goes to.
  const worthOf = ({ gain, decided }: Ending): number => gain + game * decided;
  const blind = answers.map((answer) => answered(view, round, answer));
  const endings = answers.map((): Ending[] => []);

  function tryOnce(): true {
    const hands = imagined(root, round, chance);
    for (const [index, blindNils] of blind.entries())
      endings[index]?.push(endingAfter(root, hands, view, round, blindNils));
    return true;
  }

  function advice(): Advice {
    const { options, best, verdict, reason } = weighed({
      commands: answers,
      endings,
      unit,
      decided: null,
      worthOf,
    });
    return {
      about: 'declaration',
      seat: view.seat,
      options,
      best,
      verdict,
      unit,
      hand: [],
      // How far behind the side is, and what a blind nil is worth, is said where one is asked for it.
      position: reason === null ? [] : [{ kind: reason }],
      worlds: endings[0]?.length ?? 0,
    };
  }

  return counselFrom(endings, worlds, tryOnce, advice);
}
