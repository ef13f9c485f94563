import {
  type Advice,
  type Option,
  type PlayerView,
  dealtRound,
  hasPartners,
} from '@/engine/index.ts';
import {
  asShown,
  closeChoice,
  namedChoices,
  namesLoss,
  roundProbability,
  tiedOptions,
} from '@/engine/advice/index.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { type NameCard, spokenCard } from '@/i18n/card-names.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { formatAlternatives } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { cardReasons } from './card-reasons.ts';
import { type CardReason, inReadingOrder } from './card-sentences.ts';
import { contrastWords, missWords } from './contrast-words.ts';
import { belowWords, handReasons } from './hand-reasons.ts';
import { type NetWords, netWords } from './net-words.ts';
import { opponentAtStake } from './opponent-marks.ts';
import { pointsFigures } from './points-figure.ts';
import {
  type PositionSentences,
  type ShownAdvice,
  isAsGoodAsLost,
  missesAnyway,
  positionSentences,
} from './position-sentences.ts';

/** Whether a bid is for the partners' contract; a nil is the player's own [SP-2]. */
const isContract = (view: PlayerView, { options, best }: Advice): boolean => {
  if (!hasPartners(view.rules)) return false;
  const command = options[best]?.command;
  const bid = command?.type === 'bid' ? command.bid : dealtRound(view)?.bids[view.seat];
  return bid !== 0;
};

/** The hint on a blind nil: what is best, and the values of both answers. */
function declarationWords(t: Translate, { options, best, verdict, pointScale }: Advice): string[] {
  const blind = options.find(({ command }) => command.type === 'declare' && command.blindNil);
  const look = options.find(({ command }) => command.type === 'declare' && !command.blindNil);
  if (blind === undefined || look === undefined) return [];
  const [ofBlind = '', ofLook = ''] = pointsFigures([blind.points, look.points], pointScale);
  return [
    t(options[best] === blind ? 'hint.say.blindNil' : 'hint.say.look', {
      verdict,
      chance: probabilityText(t, roundProbability(blind.make)),
    }),
    t('hint.blindNil.expected', { blind: ofBlind, look: ofLook }),
  ];
}

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
  !missesAnyway(options) &&
  isAsGoodAsLost(options);

/** Whether the best card is played to take tricks that are still needed, or that the opponents need. */
const isTrickWanted = ({ contrast, position }: Advice): boolean =>
  (contrast?.kind === 'contract' && contrast.isTheirs) ||
  (contrast?.kind !== 'over' && position.some((fact) => fact.kind === 'needs' && fact.tricks > 0));

/** Whether the others' bids speak for the best bid on a card that the player cannot see: more than the count does. */
function isByBids({ options, best, hand }: Advice): boolean {
  const command = options[best]?.command;
  if (command?.type !== 'bid') return false;
  const kind = command.bid > 0 ? 'bids-for' : 'bids-against';
  return hand.some((fact) => fact.kind === kind);
}

/** The reasons for the best choice. */
interface Reasons {
  /** The main ones first. */
  readonly main: readonly string[];
  /** Details, which are never in the panel. */
  readonly details: readonly string[];
}

/** 100% is certain; “over 95%” is as much as playouts can show. */
const isCertain = ({ named }: ShownAdvice): boolean => named.every(({ make }) => make === 1);

/** What the hand's cards are likely to do; nothing beside a bid that is certain to be made. */
const handWords = (
  t: Translate,
  view: PlayerView,
  advice: ShownAdvice,
  nameCard: NameCard,
): readonly CardReason[] =>
  advice.about === 'bid' && isCertain(advice)
    ? []
    : handReasons(t, view, advice, nameCard).map((words) => ({ words, isTelling: true }));

function reasonsFor(
  t: Translate,
  view: PlayerView,
  advice: ShownAdvice,
  { favoring, sunk, lossIsNamed }: PositionSentences,
  nameCard: NameCard,
): Reasons {
  const tied = tiedOptions(advice);
  // Nothing favors one of several choices that all miss the bid.
  if (sunk.length > 0 && advice.verdict === 'toss-up') return { main: sunk, details: [] };
  const ofHand = advice.about === 'card' ? [] : handWords(t, view, advice, nameCard);
  const below =
    ofHand.length === 0
      ? []
      : belowWords(t, view, advice).map((words) => ({ words, isTelling: true }));
  const certain: readonly CardReason[] =
    advice.about === 'card'
      ? cardReasons(t, view, advice, tied, nameCard)
      : [...ofHand.slice(0, 1), ...below, ...ofHand.slice(1)];
  const { reason, figures, kind } = contrastWords(t, view, advice, nameCard);
  const wordsOf = (facts: readonly CardReason[]): string[] => facts.map(({ words }) => words);
  // First what the card does, then why it is best in spite of its points, or the bid in spite of the hand, then the
  // contrast; a dangerous discard is both, so it comes first.
  const before =
    advice.contrast?.kind === 'dangerous-discard' ? 0 : 1 + Number(isByBids(advice)) + below.length;
  const telling = certain.filter(({ isTelling }) => isTelling);
  const isDetailed = kind === 'complete' || (kind === 'obvious' && telling.length === 0);
  if (isDetailed) {
    const weak = inReadingOrder(certain.filter(({ isTelling }) => !isTelling));
    const [leading, further] = [telling.slice(0, before), telling.slice(before)].map(wordsOf);
    return {
      main: [...sunk, ...(leading ?? []), ...reason, ...favoring, ...(further ?? [])],
      // The chances of a contract are shown nowhere else.
      details: [...(namesLoss(advice.contrast) ? figures : []), ...wordsOf(weak)],
    };
  }
  const contrast = kind === 'obvious' ? figures : reason;
  // One choice is enough to show what the others would gain.
  const isSecond = namesLoss(advice.contrast) && lossIsNamed;
  // Beside a contrast there is room for one fact, the most important. How the card may lose is none that speaks for it
  // where the trick is wanted.
  const isOut = ({ isRisk }: CardReason): boolean =>
    isRisk === true && contrast.length > 0 && isTrickWanted(advice);
  const facts = contrast.length > 0 ? certain : inReadingOrder(certain);
  const said = facts.filter((each) => !isOut(each));
  // A fact that explains nothing comes after what favors the card.
  const first = favoring.length > 0 && said[0]?.isTelling === false ? 0 : before;
  const [leading, further] = [wordsOf(said.slice(0, first)), wordsOf(said.slice(first))];
  const ofMain = isSecond ? [] : contrast;
  const main =
    // Once a bid is sunk, only its effect on the others matters.
    sunk.length > 0
      ? [...sunk, ...ofMain, ...leading, ...favoring, ...further]
      : [...leading, ...favoring, ...ofMain, ...further];
  return { main, details: [...(isSecond ? contrast : []), ...wordsOf(facts.filter(isOut))] };
}

/** How often the opponent with whose chance the cards are marked makes its bid; nothing where the contrast says so. */
function opponentWords(t: Translate, { seats }: PlayerView, advice: Advice): string[] {
  const opponent = opponentAtStake(advice);
  if (opponent === undefined || advice.contrast?.kind === 'against') return [];
  const name = playerName(t, seats[opponent.seat]);
  const chance = probabilityText(t, roundProbability(opponent.made[advice.best] ?? 0));
  return [t('hint.tricks', { parts: t('hint.mark.opponent', { name, chance }) })];
}

/** Whether the contrast is with a choice, or with one of the same figures. */
function isContrasted({ contrast, options }: ShownAdvice, { cost, costError }: Option): boolean {
  if (contrast === null) return false;
  const index =
    contrast.kind === 'hook'
      ? contrast.beside?.option
      : 'option' in contrast
        ? contrast.option
        : undefined;
  const other = index === undefined ? undefined : options[index];
  return other !== undefined && other.cost === cost && other.costError === costError;
}

/** Where it is close, which choice is nearly as good, unless the reasons name it or concern both. */
function closeWords(
  t: Translate,
  advice: ShownAdvice,
  { main }: Reasons,
  { other }: NetWords,
  nameOf: (option: Option) => string,
): string[] {
  const next = closeChoice(advice);
  const isNamed =
    next === undefined ||
    next === other ||
    isContrasted(advice, next) ||
    main.includes(t('hint.fact.either'));
  return isNamed ? [] : [t('hint.nearly', { other: nameOf(next) })];
}

/**
 * The main reasons with the choice that is nearly as good, which comes after the first reason for a card: “it” in that
 * reason must not seem to be the card just named.
 */
function withClose(
  about: Advice['about'],
  main: readonly string[],
  close: readonly string[],
): string[] {
  const before = about === 'card' ? 1 : 0;
  return [...main.slice(0, before), ...close, ...main.slice(before)];
}

/** Bids from low to high; other choices in the order given, the best first. */
const inBidOrder = (options: readonly Option[]): readonly Option[] =>
  options.toSorted(({ command: one }, { command: next }) =>
    one.type === 'bid' && next.type === 'bid' ? one.bid - next.bid : 0,
  );

/** Which choice is best, how clearly, and with which chance. */
function verdictWords(
  t: Translate,
  advice: ShownAdvice,
  key: 'hint.say.lost' | `hint${'.side' | ''}.say.${'bid' | 'card'}` | 'hint.say.trump',
  nameOf: (option: Option) => string,
): string {
  const { options, best, named, verdict } = advice;
  const inOrder = inBidOrder(named);
  return t(key, {
    verdict: tiedOptions(advice) === null ? verdict : 'tie',
    choice: nameOf(options[best] as Option),
    choices: formatAlternatives(inOrder.map(nameOf)),
    // Choices that are called equally good may be shown a step apart.
    chance: formatAlternatives([
      ...new Set(inOrder.map(({ make }) => probabilityText(t, roundProbability(make)))),
    ]),
  });
}

/** How choices that are called equally good are missed; nothing where they are missed in different ways. */
function commonMisses(t: Translate, named: readonly Option[]): string[] {
  const [misses = [], ...others] = named.map((each) => missWords(t, each));
  return others.every((each) => each.join('') === misses.join('')) ? misses : [];
}

/**
 * The hint in words: what is best and why. Cards are named in words by default.
 * @param isSettled whether the card decides only what the others make of their bids: then the chance of the own bid is
 * left out
 */
export function hintWords(
  t: Translate,
  view: PlayerView,
  given: Advice,
  nameCard: NameCard = spokenCard,
  isSettled = false,
): HintWords {
  const shown = asShown(given);
  const { about, options, best } = shown;
  const option = options[best];
  if (option === undefined) return { panel: [], more: [] };
  const named = namedChoices(shown) ?? [option];
  const advice: ShownAdvice = { ...shown, named };
  const ofSide = isContract(view, advice);
  const position = positionSentences(t, view, advice, ofSide, nameCard);
  const { favoring, sunk, standing } = position;
  if (about === 'declaration')
    return { panel: [...declarationWords(t, advice), ...favoring, ...standing], more: [] };
  const isSide = hasPartners(view.rules);
  const nameOf = ({ command }: Option): string => choiceName(t, command, { isSide, nameCard });
  const key =
    about === 'card' && (isSettled || missesAnyway(options))
      ? 'hint.say.lost'
      : ofSide && about !== 'trump'
        ? (`hint.side.say.${about}` as const)
        : (`hint.say.${about}` as const);
  const say = verdictWords(t, advice, key, nameOf);
  if (!isSettled && isHopeless(advice) && sunk.length === 0)
    return { panel: [say, t('hint.hopeless')], more: standing };
  const reasons = reasonsFor(t, view, advice, position, nameCard);
  const hasMisses = !isSettled && about !== 'trump' && !ofSide;
  const net = netWords(t, view.rules, advice, nameOf);
  const ofNet = net.words === null ? [] : [net.words];
  // The chance says that it is certain: why the choice is best comes first where that takes all the room.
  const certain = !isSettled && isCertain(advice) ? [t('hint.certain')] : [];
  // Of choices that are all certain, “about the same” says nothing more.
  const isEmpty = (words: string): boolean => certain.length > 0 && words === t('hint.fact.alike');
  const explaining = [
    ...(isSettled ? opponentWords(t, view, advice) : []),
    ...withClose(
      about,
      reasons.main.filter((words) => !isEmpty(words)),
      closeWords(t, advice, reasons, net, nameOf),
    ),
    ...(net.isOnly ? ofNet : []),
  ];
  const main =
    explaining.length < MAX_REASONS ? [...certain, ...explaining] : [...explaining, ...certain];
  return {
    panel: [say, ...main.slice(0, MAX_REASONS)],
    more: [
      ...main.slice(MAX_REASONS),
      ...(net.isOnly ? [] : ofNet),
      ...(net.parts === '' ? [] : [net.parts]),
      ...reasons.details,
      ...(hasMisses ? commonMisses(t, named) : []),
      ...standing,
    ],
  };
}
