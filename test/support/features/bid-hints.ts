import {
  type Advice,
  type Card,
  type DealtView,
  type PlayerView,
  type RuleSet,
  allowed,
  dealtRound,
  deckOf,
  isHighJoker,
  isJoker,
  rankValue,
  rankingOf,
  suitOf,
  toAct,
  trumpSuitOf,
  viewFor,
} from '@/engine/index.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { hintWords } from '@/features/advice/hint-words.ts';
import { cardName } from '@/i18n/card-names.ts';
import { translate } from '@/i18n/i18n.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { roundProbability } from '@/engine/advice/index.ts';
import { newGameWith } from '../../../tools/lib/games.ts';
import { createPicker, randomMoves } from '../../../tools/lib/random-play.ts';
import { adviser, DETERMINIZATIONS } from './hint-scenes.ts';
import { costsOthersMore, leavesOthersLess } from './position-checks.ts';

/** A bid with its hint. */
export interface BidHint {
  readonly view: PlayerView;
  readonly round: DealtView;
  readonly hand: readonly Card[];
  readonly advice: Advice;
  readonly said: readonly string[];
}

/** The hints on the bids of the first round of a random game; none in a forehead round. */
export function* bidHintsIn(rules: RuleSet, seed: number): Generator<BidHint> {
  const start = newGameWith(rules, { dealSeed: `${seed + 1}`.padStart(32, 'b') });
  for (const { before } of randomMoves(start, createPicker(seed))) {
    const [seat] = toAct(before);
    if (before.round.phase === 'play' || before.past.length > 0) break;
    if (before.round.phase !== 'bid' || seat === undefined) continue;
    const view = viewFor(before, seat);
    const round = dealtRound(view);
    const hand = round?.hands[seat];
    if (round === null || hand?.kind !== 'seen' || allowed(view.choices).length < 2) continue;
    const advice = fullAdvice(adviser, view, DETERMINIZATIONS);
    if (advice === null) continue;
    const { panel, more } = hintWords(translate, view, advice);
    yield { view, round, hand: hand.cards, advice, said: [...panel, ...more] };
  }
}

/** The beginnings of the parts of the sentence on the cards that take tricks. */
export const [SURE, LIKELY, PROBABLE, EVEN, TOWARD] = [
  /^\d+ sure tricks?: /,
  /^almost certain: /,
  /^probably a trick(?: each)?: /,
  /^could go either way: /,
  / brings? you closer to \d+/,
];

const PARTS = [SURE, LIKELY, PROBABLE, EVEN, TOWARD];

/** The parts of a hint that name cards and the tricks they take. */
export const partsOf = ({ said }: BidHint): string[] =>
  said
    .flatMap((sentence) => sentence.replace(/\.$/, '').split('; '))
    .filter((part) => PARTS.some((pattern) => pattern.test(part)));

/** The player's cards that a part names. */
const namedIn = ({ hand }: BidHint, part: string): Card[] =>
  hand.filter((card) => part.includes(cardName(translate, card)));

/** The player's trumps and high jokers above all that others may hold. */
function highestTrumps({ view, round, hand }: BidHint): Card[] {
  const ranking = rankingOf(view.rules);
  const trump = trumpSuitOf(round.trump);
  const isTop = (card: Card): boolean =>
    isHighJoker(card) || (suitOf(card) !== null && suitOf(card) === trump);
  const others = deckOf(view.rules).filter(
    (card) => isTop(card) && !hand.includes(card) && card !== round.turned,
  );
  return hand.filter(
    (card) =>
      isTop(card) &&
      others.every(
        (other) => !isHighJoker(other) && rankValue(other, ranking) < rankValue(card, ranking),
      ),
  );
}

/** What is wrong with the cards that a part names, and how it names them. */
function wrongInPart(hint: BidHint, part: string): string[] {
  const { view, round, advice } = hint;
  const named = namedIn(hint, part);
  const found: string[] = named.length === 0 ? ['no card of the hand'] : [];
  const sure = highestTrumps(hint);
  if (SURE.test(part)) {
    if (named.some((card) => !sure.includes(card))) found.push('a card that can be beaten is sure');
    if (Number.parseInt(part, 10) !== sure.length) found.push('another number of sure tricks');
    return found;
  }
  const trump = trumpSuitOf(round.trump);
  const ranking = rankingOf(view.rules);
  for (const card of named) {
    const isLowTrump =
      !isJoker(card) && suitOf(card) === trump && rankValue(card, ranking) < ranking.J;
    if (part.includes(`${cardName(translate, card)} as a trump`) !== isLowTrump)
      found.push(`${card} ${isLowTrump ? 'is not' : 'is'} called a trump`);
  }
  const best = advice.options[advice.best]?.command;
  const toward = /closer to (\d+)/.exec(part)?.[1];
  if (toward !== undefined && !(best?.type === 'bid' && best.bid === Number(toward)))
    found.push('toward another bid');
  return found;
}

/** The contradictions between the words of a hint on a bid, the cards and the figures. */
export function wrongInBidHint(hint: BidHint): string[] {
  const { view, round, hand, advice, said } = hint;
  const { options, best, pointScale } = advice;
  const chosen = options[best];
  if (chosen === undefined) return ['no choice'];
  const found = partsOf(hint).flatMap((part) =>
    wrongInPart(hint, part).map((each) => `${each}: ${part}`),
  );
  const chance = probabilityText(translate, roundProbability(chosen.make));
  if (said[0]?.includes(chance) !== true) found.push(`the verdict does not say ${chance}`);
  const least = highestTrumps(hint).length;
  if (view.rules.sides === 'solo')
    for (const { command, make } of options)
      if (command.type === 'bid' && command.bid < least && make > 0)
        found.push(`a bid of ${command.bid} has a chance with ${least} sure tricks`);
  const compared = { options, best: chosen, pointScale, rules: view.rules };
  if (
    said.some((each) => each.startsWith('It costs the others more')) &&
    !costsOthersMore(compared)
  )
    found.push('no bid with more points gives the others even more');
  if (
    said.some((each) => each.startsWith('It leaves the others with less')) &&
    !leavesOthersLess(compared)
  )
    found.push('no bid with as many points gives the others more');
  return found.map((each) => `${each} – in: ${said.join(' ')} – ${hand.join(' ')}, ${round.trump}`);
}
