import {
  type Advice,
  type Card,
  type HandFact,
  type Option,
  type PlayerView,
  type PositionFact,
  dealtRound,
  hasPartners,
  rankValue,
  rankingOf,
  suitOf,
  trumpSuitOf,
} from '@/engine/index.ts';
import { isTied, roundProbability } from '@/engine/advice/index.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { type NameCard, spokenCard } from '@/i18n/card-names.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { formatAlternatives, formatList, formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { cardList, cardReasons } from './card-reasons.ts';
import { contrastWords, missWords } from './contrast-words.ts';
import { pointsFigure } from './points-figure.ts';

/**
 * Tells trumps below the court cards, which win only because they are trumps: the hint adds “(trump)”. None while
 * trump is being chosen.
 */
function isLowTrumpIn(view: PlayerView): (card: Card) => boolean {
  const suit = trumpSuitOf(dealtRound(view)?.trump ?? null);
  const ranking = rankingOf(view.rules);
  return (card) => suitOf(card) === suit && rankValue(card, ranking) < ranking.J;
}

/** Facts combined in one sentence: which cards make how many tricks. */
const TRICK_FACTS: ReadonlySet<HandFact['kind']> = new Set([
  'naming',
  'sure',
  'likely',
  'probable',
  'even',
  'toward',
]);

function handWords(t: Translate, fact: HandFact, nameCard: NameCard): string {
  switch (fact.kind) {
    case 'sure':
      return t('hint.sure', { count: fact.cards.length, cards: cardList(t, fact.cards, nameCard) });
    case 'toward':
      return t('hint.toward', {
        count: fact.cards.length,
        cards: cardList(t, fact.cards, nameCard),
        bid: formatNumber(fact.bid),
      });
    case 'likely':
    case 'probable':
    case 'even':
    case 'danger':
      return t(`hint.${fact.kind}`, { cards: cardList(t, fact.cards, nameCard) });
    case 'naming':
      return t('hint.naming', {
        trump:
          fact.trump === 'N' || fact.trump === 'L' ? t('hint.noTrump') : t(`suit.${fact.trump}`),
      });
    case 'nothing-likely':
      return t(fact.isOnlyCard ? 'hint.nothing-likely.one' : 'hint.nothing-likely');
    case 'only-if-led':
      return t(`hint.${fact.kind}`);
    case 'void':
    case 'discards':
      return t(`hint.${fact.kind}`, {
        suits: formatList(fact.suits.map((suit) => t(`suit.${suit}`))),
      });
    case 'forehead':
      return t('hint.forehead', { wins: fact.wins, of: fact.of });
    case 'bids-for':
    case 'bids-against':
      return t(`hint.${fact.kind}`);
  }
}

/** Facts about the hand: the cards that make tricks in one sentence, then the rest. */
function handReasons(t: Translate, view: PlayerView, advice: Advice, nameCard: NameCard): string[] {
  const isLowTrump = isLowTrumpIn(view);
  const nameInSuit: NameCard = (_, card) =>
    isLowTrump(card) ? t('hint.asTrump', { card: nameCard(t, card) }) : nameCard(t, card);
  const parts = advice.hand
    .filter(({ kind }) => TRICK_FACTS.has(kind))
    .map((fact) => handWords(t, fact, fact.kind === 'sure' ? nameCard : nameInSuit));
  const rest = advice.hand.filter(({ kind }) => !TRICK_FACTS.has(kind));
  return [
    ...(parts.length === 0 ? [] : [tricksSentence(t, parts)]),
    ...rest.map((fact) => handWords(t, fact, nameCard)),
  ];
}

/** Which cards make tricks, as one sentence. */
export const tricksSentence = (t: Translate, parts: readonly string[]): string =>
  t('hint.tricks', {
    parts: parts.reduce((first, second) => t('hint.join', { first, second })),
  });

/** Whether a bid is for the partners' contract; a nil is the player's own [SP-2]. */
const isContract = (view: PlayerView, { options, best }: Advice): boolean => {
  if (!hasPartners(view.rules)) return false;
  const command = options[best]?.command;
  const bid = command?.type === 'bid' ? command.bid : dealtRound(view)?.bids[view.seat];
  return bid !== 0;
};

function positionWords(
  t: Translate,
  { seats }: PlayerView,
  fact: PositionFact,
  ofSide: boolean,
  nameCard: NameCard,
): string {
  const needs = ofSide ? 'hint.side.needs' : 'hint.needs';
  switch (fact.kind) {
    case 'for-others':
      return t('hint.others');
    case 'hinders':
    case 'bags':
    case 'their-bags':
    case 'nil-beside':
    case 'game-at-stake':
      return t(`hint.${fact.kind}`);
    case 'nil-lost':
      return t('hint.nil-lost', { tricks: fact.tricks, of: fact.of });
    case 'nil-against':
      return t('hint.nil-against', {
        count: fact.seats.length,
        names: formatList(fact.seats.map((seat) => playerName(t, seats[seat]))),
      });
    case 'sunk-by': {
      const { tricks, cards } = fact;
      return t('hint.sunk-by', { tricks, cards: cardList(t, cards, nameCard) });
    }
    case 'their-need': {
      const { tricks, of } = fact;
      return tricks === of ? t('hint.their-need.all') : t('hint.their-need', { tricks, of });
    }
    case 'needs': {
      const { tricks, of } = fact;
      if (tricks < 0 || tricks > of) return t(`${needs}.lost`);
      if (tricks === of) return t(`${needs}.all`, { of });
      return t(needs, { tricks, of });
    }
  }
}

/** The hint on a blind nil: what is best, and the values of both answers. */
function declarationWords(t: Translate, { options, best, verdict, pointScale }: Advice): string[] {
  const blind = options.find(({ command }) => command.type === 'declare' && command.blindNil);
  const look = options.find(({ command }) => command.type === 'declare' && !command.blindNil);
  if (blind === undefined || look === undefined) return [];
  return [
    t(options[best] === blind ? 'hint.say.blindNil' : 'hint.say.look', {
      verdict,
      chance: probabilityText(t, roundProbability(blind.make)),
    }),
    t('hint.blindNil.expected', {
      blind: pointsFigure(blind.points, pointScale),
      look: pointsFigure(look.points, pointScale),
    }),
  ];
}

/** The most equally good choices that are named. */
const ALTERNATIVES = 3;

/** The equally best choices of a toss-up; null if all choices are equal and too many to name. */
function tiedWith({ options, best, pointScale, verdict }: Advice): readonly Option[] | null {
  if (verdict !== 'toss-up') return null;
  const chosen = options[best] as Option;
  const others = options.filter(({ cost, costError }) => cost > 0 || costError > 0);
  const tied = [
    chosen,
    ...others.filter((each) => each !== chosen && isTied(chosen, each, pointScale)),
  ];
  return tied.length > ALTERNATIVES && tied.length > others.length
    ? null
    : tied.slice(0, ALTERNATIVES);
}

/** The choices to name: the tied ones and, after the best, those with exactly its figures. */
function namedWith({ options }: Advice, tied: readonly Option[]): readonly Option[] {
  const [chosen, ...others] = tied;
  if (chosen === undefined) return [];
  const same = options.filter(
    (each) => each.cost === 0 && each.costError === 0 && !tied.includes(each),
  );
  const named = new Set([...tied, ...same].slice(0, ALTERNATIVES));
  return [chosen, ...same, ...others].filter((each) => named.has(each));
}

/** Position facts that favor the best choice; the others can be seen on the table. */
const REASONS: ReadonlySet<PositionFact['kind']> = new Set([
  'for-others',
  'hinders',
  'bags',
  'their-bags',
  'game-at-stake',
]);

/** A hint in words. */
export interface HintWords {
  /** What is best, and its main reasons. */
  readonly panel: readonly string[];
  /** What is shown on request. */
  readonly more: readonly string[];
}

/** The most reasons before *Why?*; the rest are in `more`. */
const MAX_REASONS = 2;

/** Whether all choices are as good as lost: none is worth choosing over another. */
const isHopeless = ({ options, verdict }: Advice): boolean =>
  (verdict === 'toss-up' || verdict === 'only') &&
  options.every(({ make }) => roundProbability(make).is === 'under');

/** Whether the bid is missed whatever is chosen. */
const missesAnyway = (options: Advice['options']): boolean =>
  options.every(({ make }) => make === 0);

/** What is known of the position, as sentences. */
interface PositionSentences {
  /** What speaks for the best choice. */
  readonly favoring: readonly string[];
  /** Why nothing helps any more. */
  readonly sunk: readonly string[];
  /** What can be seen on the table, too. */
  readonly standing: readonly string[];
}

function positionSentences(
  t: Translate,
  view: PlayerView,
  { options, position }: Advice,
  ofSide: boolean,
  nameCard: NameCard,
): PositionSentences {
  // If every choice misses the bid, that is the position, and none is to blame.
  const isLost = missesAnyway(options);
  const sentenceOf = (fact: PositionFact): string =>
    isLost && fact.kind === 'needs'
      ? t(ofSide ? 'hint.side.needs.lost' : 'hint.needs.lost')
      : positionWords(t, view, fact, ofSide, nameCard);
  const isReason = ({ kind }: PositionFact): boolean => REASONS.has(kind);
  const standing = position.filter((fact) => !isReason(fact)).map(sentenceOf);
  const isSunk = isLost || position.some(({ kind }) => kind === 'sunk-by');
  return {
    favoring: position.filter(isReason).map(sentenceOf),
    sunk: isSunk ? standing.slice(0, 1) : [],
    standing: isSunk ? standing.slice(1) : standing,
  };
}

/** The reasons for the best choice. */
interface Reasons {
  /** The main ones first. */
  readonly main: readonly string[];
  /** Details, which are never in the panel. */
  readonly details: readonly string[];
}

function reasonsFor(
  t: Translate,
  view: PlayerView,
  given: Advice,
  { favoring, sunk }: PositionSentences,
  nameCard: NameCard,
): Reasons {
  const tied = tiedWith(given);
  // Only one card can be the most dangerous, so this is not said of tied choices.
  const isUnsaid = tied !== null && given.contrast?.kind === 'dangerous-discard';
  const advice = isUnsaid ? { ...given, contrast: null } : given;
  // Nothing favors one of several choices that all miss the bid.
  if (sunk.length > 0 && tied !== null) return { main: sunk, details: [] };
  const certain =
    advice.about === 'card'
      ? cardReasons(t, view, advice, tied, nameCard)
      : handReasons(t, view, advice, nameCard).map((words) => ({ words, isTelling: true }));
  const { reason, figures, kind } = contrastWords(t, view, advice, nameCard);
  const wordsOf = (facts: typeof certain): string[] => facts.map(({ words }) => words);
  // First what the card does, then why it is best in spite of its points, then the contrast; a dangerous discard is
  // both, so it comes first.
  const before = advice.contrast?.kind === 'dangerous-discard' ? 0 : 1;
  const telling = certain.filter(({ isTelling }) => isTelling);
  const isDetailed = kind === 'complete' || (kind === 'obvious' && telling.length === 0);
  if (isDetailed) {
    const weak = certain.filter(({ isTelling }) => !isTelling);
    const [leading, further] = [telling.slice(0, before), telling.slice(before)].map(wordsOf);
    return {
      main: [...sunk, ...(leading ?? []), ...reason, ...favoring, ...(further ?? [])],
      details: wordsOf(weak),
    };
  }
  // A fact that explains nothing comes after what favors the card.
  const first = favoring.length > 0 && certain[0]?.isTelling === false ? 0 : before;
  const [leading, further] = [wordsOf(certain.slice(0, first)), wordsOf(certain.slice(first))];
  const contrast = kind === 'obvious' ? figures : reason;
  const main =
    // Once a bid is sunk, only its effect on the others matters.
    sunk.length > 0
      ? [...sunk, ...contrast, ...leading, ...favoring, ...further]
      : [...leading, ...favoring, ...contrast, ...further];
  return { main, details: [] };
}

/** The hint in words: what is best and why. Cards are named in words by default. */
export function hintWords(
  t: Translate,
  view: PlayerView,
  advice: Advice,
  nameCard: NameCard = spokenCard,
): HintWords {
  const { about, options, best, verdict } = advice;
  const option = options[best];
  if (option === undefined) return { panel: [], more: [] };
  const ofSide = isContract(view, advice);
  const position = positionSentences(t, view, advice, ofSide, nameCard);
  const { favoring, sunk, standing } = position;
  if (about === 'declaration')
    return { panel: [...declarationWords(t, advice), ...favoring, ...standing], more: [] };
  const isSide = hasPartners(view.rules);
  const nameOf = ({ command }: Option): string => choiceName(t, command, { isSide, nameCard });
  const tied = tiedWith(advice);
  const key =
    about === 'card' && missesAnyway(options)
      ? 'hint.say.lost'
      : ofSide && about !== 'trump'
        ? (`hint.side.say.${about}` as const)
        : (`hint.say.${about}` as const);
  const say = t(key, {
    verdict: tied === null ? verdict : 'tie',
    choice: nameOf(option),
    choices: formatAlternatives(namedWith(advice, tied ?? []).map(nameOf)),
    chance: probabilityText(t, roundProbability(option.make)),
  });
  if (isHopeless(advice) && sunk.length === 0)
    return { panel: [say, t('hint.hopeless')], more: standing };
  const reasons = reasonsFor(t, view, advice, position, nameCard);
  const misses = about === 'trump' || ofSide ? [] : missWords(t, option);
  return {
    panel: [say, ...reasons.main.slice(0, MAX_REASONS)],
    more: [...reasons.main.slice(MAX_REASONS), ...reasons.details, ...misses, ...standing],
  };
}
