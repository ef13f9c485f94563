import {
  type Card,
  type Option,
  deckOf,
  hasPartners,
  isHighJoker,
  isJoker,
  lowestWins,
  rankingOf,
  SUITS,
  suitOf,
  trumpSuitOf,
  winningIndex,
} from '@/engine/index.ts';
import {
  isTied,
  pointDecimals,
  pointsDifference,
  roundOutcome,
  roundProbability,
} from '@/engine/advice/index.ts';
import { pointsFigures } from '@/features/advice/points-figure.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { clampProbability } from '@/ai/advice/estimate.ts';
import { cardName } from '@/i18n/card-names.ts';
import { translate } from '@/i18n/i18n.ts';
import {
  heightIn,
  isAbove,
  outIn,
  staysUnder,
  isOwnNil,
  needIn,
  type Scene,
} from './hint-scenes.ts';
import { POSITION_CHECKS, leftOut } from './position-checks.ts';
import { SIDE_CHECKS, opponentsMake } from './side-checks.ts';

// What each kind of sentence in a hint claims, restated from the table and the displayed figures alone.

/** Whether a sentence agrees with the table and the figures. */
export type Check = (scene: Scene, sentence: string, numbers: readonly number[]) => boolean;

/** The beginnings of sentences that the tests plant faults in. */
export const [OUT, KEEPS] = [/: unseen in its suit,/, /^You keep /];

/** The unseen cards above the named card that leads the trick so far, as a sentence lists them. */
function aboveLeader(scene: Scene): Card[] | null {
  const card = scene.named.find((each) => !staysUnder(scene, each));
  if (card === undefined || scene.round.trick.cards.length === 0) return null;
  return outIn(scene).filter((other) => isAbove(scene, other, card));
}

/** The probabilities in a sentence. */
const saidIn = (sentence: string): string[] => sentence.match(/((under|over) )?\d+%/g) ?? [];

/** The probabilities in a sentence about this trick and a later one, of which the first may be a certainty in words. */
const certainOrSaidIn = (sentence: string): string[] => [
  ...(sentence.includes(' can’t take this trick') ? ['0%'] : []),
  ...(sentence.includes(' is sure to take this trick') ? ['100%'] : []),
  ...saidIn(sentence),
];

/** A probability in words as a number, so that "under 5%" is less than 5% and more than 0. */
const asNumber = (said: string | undefined): number =>
  Number(said?.match(/\d+/)?.[0]) +
  (said?.startsWith('under') === true ? -1 : said?.startsWith('over') === true ? 1 : 0);

/** Whether a card is certain to take the trick as said, or nothing is said to be certain. */
function isCertainty(option: Option | undefined, said: string | undefined): boolean {
  const isFact = (kind: 'wins' | 'loses'): boolean =>
    option?.facts.some((fact) => fact.kind === kind) ?? false;
  return (said === '0%') === isFact('loses') && (said === '100%') === isFact('wins');
}

/** Whether another card is worse than a named one, in what a sentence claims. */
type IsWorse = (scene: Scene, other: Card, named: Card) => boolean;

const missesMoreOften =
  (way: 'over' | 'short'): IsWorse =>
  ({ shown, pointScale }, other, card) => {
    const [option, best] = [shown.get(other) as Option, shown.get(card) as Option];
    return option.cost >= 0.5 * pointScale && overOrShort(option, way) > overOrShort(best, way);
  };

/** Whether the opponents make their contract more often. */
const leavesContract: IsWorse = (scene, other, card) =>
  isWorthComparing(scene, scene.shown.get(other) as Option) &&
  opponentsMake(scene, other) > opponentsMake(scene, card);

/**
 * Whether the tricks told explain that the other card is worse: it takes too many (`over`), or leaves too few.
 * @param isWorse than each of equally good cards, any of which may be the best one
 */
const explains =
  (way: 'over' | 'short', isWorse: IsWorse = missesMoreOften(way)): Check =>
  (scene, sentence) => {
    const { named, shown, hand } = scene;
    const [claim = '', why = ''] = sentence.split(': ');
    const cards = [...shown.keys()];
    const isIn = (text: string, card: Card): boolean => text.includes(cardName(translate, card));
    const other = cards.find((card) => isIn(claim, card));
    const [said, than] = certainOrSaidIn(why);
    const option = shown.get(other as Card);
    if (other === undefined || option === undefined) return false;
    const isMore = asNumber(said) > asNumber(than);
    // Two jokers may have one name.
    const kept = new Set(
      hand.filter((card) => isIn(why, card)).map((card) => cardName(translate, card)),
    );
    if (!named.every((card) => isWorse(scene, other, card))) return false;
    return named.some((card) => {
      const best = shown.get(card) as Option;
      if (why.includes(' then takes a trick'))
        return kept.size === 1 && isMore === (way === 'over');
      if (why.includes(' a later one ')) {
        const isBest = isIn(why, card);
        const rate = scene.taken.get(isBest ? card : other)?.[scene.view.seat] ?? Number.NaN;
        const isSure = isCertainty(isBest ? best : option, said);
        const isFigure =
          said === probabilityText(translate, roundProbability(clampProbability(rate)));
        return (
          kept.size === 1 &&
          isBest !== isIn(why, other) &&
          isSure &&
          (isFigure || said === '0%' || said === '100%') &&
          isMore === ((way === 'short') === isBest)
        );
      }
      const first = why.replace('if kept, ', '');
      const isFirst = isIn(first.slice(0, first.indexOf(' takes ')), card);
      const isKept = why.startsWith('if kept');
      return (
        isMore &&
        kept.size === 2 &&
        isFirst === ((way === 'short') !== isKept) &&
        (isKept ||
          (isCertainty(best, isFirst ? said : than) && isCertainty(option, isFirst ? than : said)))
      );
    });
  };

/** Whether a higher card of the same suit takes more later tricks if it is kept, and the other card is worse by that. */
const explainsByHigher =
  (way: 'over' | 'short', isWorse: IsWorse = missesMoreOften(way)): Check =>
  (scene, sentence) => {
    const { named, shown, later } = scene;
    const other = [...shown.keys()].find((card) => sentence.includes(cardName(translate, card)));
    if (other === undefined) return false;
    const tricksAfter = (card: Card): number => later.get(card)?.get(suitOf(card) ?? 'C') ?? 0;
    return named.every((card) => {
      const [high, low] = way === 'over' ? [card, other] : [other, card];
      return (
        isWorse(scene, other, card) &&
        isAbove(scene, high, low) &&
        tricksAfter(low) > tricksAfter(high)
      );
    });
  };

/** Whether the cards of the suits take as many tricks as said, and the other card is worse by that. */
const explainsBySuits =
  (way: 'over' | 'short', isWorse: IsWorse = missesMoreOften(way)): Check =>
  (scene, sentence) => {
    const { named, shown, hand, later, taken, view } = scene;
    const other = [...shown.keys()].find((card) =>
      sentence.startsWith(`With the ${cardName(translate, card)}`),
    );
    const [, why = ''] = sentence.split(': your ');
    const suits = SUITS.filter((suit) => why.includes(translate(`suit.${suit}`)));
    const isIn = (card: Card): boolean => suits.some((suit) => suitOf(card) === suit);
    const [said = Number.NaN, than = Number.NaN] = (why.match(/\d+(\.\d)?/g) ?? []).map(Number);
    if (other === undefined) return false;
    const tricksAfter = (card: Card): number =>
      suits.reduce(
        (sum, suit) => sum + (later.get(card)?.get(suit) ?? 0),
        isIn(card) ? (taken.get(card)?.[view.seat] ?? 0) : 0,
      );
    // A trick that no sample decides otherwise counts for a little more than nothing, or less than 1.
    const isAs = (figure: number, card: Card): boolean =>
      Math.abs(figure - tricksAfter(card)) < 0.0561;
    return (
      hand.filter(isIn).length > 1 &&
      isAs(said, other) &&
      named.some((card) => isAs(than, card)) &&
      named.every(
        (card) =>
          isWorse(scene, other, card) &&
          (way === 'over') === tricksAfter(other) > tricksAfter(card) &&
          (way === 'over') === said > than,
      )
    );
  };

const overOrShort = (option: Option, way: 'over' | 'short'): number =>
  way === 'short' ? option.short : 1 - option.make - option.short;

/**
 * Whether a choice misses as a contrast says: more often than each of the best ones, which are made more often, and
 * with the figure of the nearest.
 */
const missesMore =
  (way: 'over' | 'short'): Check =>
  ({ shown, named, pointScale }, sentence) => {
    const [, other] =
      [...shown].find(([card]) => sentence.includes(cardName(translate, card))) ?? [];
    if (other === undefined) return false;
    const said = saidIn(sentence);
    const inWords = (option: Option): string =>
      probabilityText(translate, roundOutcome(option)[way]);
    const figures = named.map((card) => inWords(shown.get(card) as Option));
    const nearest = figures.toSorted((one, next) => asNumber(next) - asNumber(one))[0];
    // One figure is enough where the best choices hardly ever miss that way, or the other one always does.
    const isClear = ['0%', 'under 5%'].includes(nearest ?? '') || said[0] === '100%';
    const isWorse = named.every((card) => {
      const best = shown.get(card) as Option;
      return overOrShort(other, way) > overOrShort(best, way) && other.make < best.make;
    });
    return (
      said[0] === inWords(other) &&
      asNumber(said[0]) > asNumber(nearest) &&
      (said[1] === undefined ? isClear : said[1] === nearest) &&
      isWorse &&
      other.cost >= 0.5 * pointScale
    );
  };

/** Whether a choice misses more often than each of the best ones by at least 2%, in one way and altogether. */
const missesUnshown =
  (way: 'over' | 'short'): Check =>
  ({ shown, named, pointScale, view }, sentence) => {
    const other = [...shown].find(([card]) => sentence.includes(cardName(translate, card)))?.[1];
    if (other === undefined) return false;
    const nearest = Math.min(...named.map((card) => (shown.get(card) as Option).points));
    const [points = '', best = ''] = pointsFigures([other.points, nearest], pointScale);
    const isLess = !lowestWins(view.rules) && other.points < nearest && points !== best;
    return (
      sentence.endsWith(isLess ? `: expected points ${points} instead of ${best}.` : 'often.') &&
      other.cost >= 0.5 * pointScale &&
      sentence.includes('nil') === (hasPartners(view.rules) && way === 'over') &&
      named.every((card) => {
        const best = shown.get(card) as Option;
        return (
          overOrShort(other, way) - overOrShort(best, way) > 0.02 - 1e-9 &&
          best.make - other.make > 0.02 - 1e-9
        );
      })
    );
  };

/** A claim that is made only where nobody has a partner: others do not go over, their nil is broken. */
const unlessPartners =
  (check: Check): Check =>
  (scene, ...claim) =>
    !hasPartners(scene.view.rules) && check(scene, ...claim);

/** Whether the player's nil is broken as a contrast says. */
const breaksNil: Check = (scene, ...claim) =>
  isOwnNil(scene) && missesMore('over')(scene, ...claim);

/** Whether a choice costs enough to be compared, or looks as good but leaves the others more. */
const isWorthComparing = ({ shown, named, pointScale, view }: Scene, other: Option): boolean =>
  other.cost >= 0.5 * pointScale ||
  (other.costError > 0 &&
    named.some((card) => {
      const best = shown.get(card) as Option;
      const sign = lowestWins(view.rules) ? -1 : 1;
      return (
        sign * pointsDifference(other, best, pointScale) >= 0 &&
        sign * (other.others - best.others) > 0 &&
        !isTied(best, other, pointScale)
      );
    }));

/** The cards called equally good: those named, or all where one is called as good as any. */
const equalIn = ({ named, shown, verdict }: Scene): readonly Card[] =>
  verdict === 'toss-up' && named.length === 1 ? [...shown.keys()] : named;

/** Whether each of several equally good cards has a fact. */
const eachHas =
  (kind: Option['facts'][number]['kind']): Check =>
  (scene) => {
    const equal = equalIn(scene);
    return (
      equal.length > 1 &&
      equal.every((card) => scene.shown.get(card)?.facts.some((fact) => fact.kind === kind))
    );
  };

export const CHECKS: readonly (readonly [RegExp, Check])[] = [
  [
    OUT,
    (scene, sentence, [higher, lower = 0]) =>
      scene.named.some((card) => {
        const out = outIn(scene);
        return (
          out.filter((other) => isAbove(scene, other, card)).length === higher &&
          out.filter((other) => isAbove(scene, card, other)).length === lower &&
          sentence.includes('none') === (lower === 0)
        );
      }),
  ],
  [
    /^Each has /,
    (scene, _, [least = 1]) => {
      const equal = equalIn(scene);
      const counts = equal.map(
        (card) => outIn(scene).filter((other) => isAbove(scene, other, card)).length,
      );
      return equal.length > 1 && Math.min(...counts) === least;
    },
  ],
  [/^Each is sure to take/, eachHas('wins')],
  [/^None of them can take/, eachHas('loses')],
  [
    /^None of yours can take/,
    (scene) => {
      const [card] = scene.named;
      return (
        card !== undefined &&
        [...scene.shown].every(
          ([other, { facts }]) =>
            suitOf(other) === suitOf(card) &&
            !isAbove(scene, card, other) &&
            facts.some(({ kind }) => kind === 'loses'),
        )
      );
    },
  ],
  [/^Each can be beaten only by a ruff/, eachHas('only-ruff')],
  // Nothing else is said of them.
  [
    /^They come to about the same/,
    (scene) => equalIn(scene).length > 1 && scene.panel.length === 1,
  ],
  [
    KEEPS,
    (scene, sentence) => {
      const { view, hand, named, round, shown } = scene;
      // Jokers of a kind share their name.
      const kept = deckOf(view.rules).filter(
        (card) =>
          sentence.includes(cardName(translate, card)) && (!isJoker(card) || hand.includes(card)),
      );
      const { need, left } = needIn(scene);
      const trump = trumpSuitOf(round.trump);
      return (
        kept.length > 0 &&
        kept.length <= need &&
        need < left &&
        kept.every(
          (card) =>
            hand.includes(card) &&
            shown.has(card) &&
            !named.includes(card) &&
            (suitOf(card) === trump ||
              isHighJoker(card) ||
              !outIn(scene).some((other) => isAbove(scene, other, card))),
        ) &&
        // Nothing is kept for later if the bid is sunk.
        [...shown.values()].some(({ make }) => roundProbability(make).near > 0)
      );
    },
  ],
  [
    /^It’s winning so far; higher and unseen/,
    (scene, sentence) => {
      const higher = aboveLeader(scene) ?? [];
      const named = deckOf(scene.view.rules).filter((card) =>
        sentence.includes(cardName(translate, card)),
      );
      return higher.length > 0 && named.toSorted().join() === higher.toSorted().join();
    },
  ],
  [
    /^It’s winning so far; \d/,
    (scene, _, [higher]) => aboveLeader(scene)?.length === higher && (higher ?? 0) > 3,
  ],
  [
    /^All yours beat the/,
    (scene, sentence) => {
      const { view, named, round, shown } = scene;
      const [card] = named;
      const leading =
        round.trick.cards[
          winningIndex(round.trick.cards, round.trump ?? 'N', rankingOf(view.rules))
        ];
      const legal = [...shown.keys()];
      return (
        named.length === 1 &&
        card !== undefined &&
        leading !== undefined &&
        needIn(scene).need === 0 &&
        legal.every((each) => !staysUnder(scene, each)) &&
        legal.every((each) => each === card || isAbove(scene, each, card)) &&
        sentence.includes(`the ${cardName(translate, leading)};`) &&
        sentence.includes(`the ${cardName(translate, card)} is`)
      );
    },
  ],
  [/^With .+ your nil (would be|is) broken (?!more often)/, breaksNil],
  [
    /^With .+ your nil is broken more often: .+ takes /,
    (...claim) => isOwnNil(claim[0]) && explains('over')(...claim),
  ],
  [/^With .+ take too many tricks (?!more often)/, unlessPartners(missesMore('over'))],
  [/^With .+ fall short (?!more often)/, missesMore('short')],
  [/^With .+ take too many tricks more often: .+ takes /, unlessPartners(explains('over'))],
  [/^With .+ fall short more often: .+ takes /, explains('short')],
  [
    /^With .+ (too many tricks|nil is broken) more often: if kept, a higher/,
    explainsByHigher('over'),
  ],
  [/^With .+ fall short more often: if kept, a higher/, explainsByHigher('short')],
  [/^With .+ (too many tricks|nil is broken) more often: .+ on average/, explainsBySuits('over')],
  [/^With .+ fall short more often: .+ on average/, explainsBySuits('short')],
  [/^With .+ their contract more often: .+ on average/, explainsBySuits('short', leavesContract)],
  [/^With .+ their contract more often: .+ takes /, explains('short', leavesContract)],
  [
    /^With .+ their contract more often: if kept, a higher/,
    explainsByHigher('short', leavesContract),
  ],
  [/^With .+ (too many tricks|nil is broken) more often(\.|: expected )/, missesUnshown('over')],
  [/^With .+ fall short more often(\.|: expected )/, missesUnshown('short')],
  [
    /^With .+ you make it /,
    ({ shown, named, pointScale, view }, sentence) => {
      const [, other] =
        [...shown].find(([card]) => sentence.includes(cardName(translate, card))) ?? [];
      const nearest = Math.min(...named.map((card) => shown.get(card)?.make ?? 0));
      const inWords = (make: number): string => probabilityText(translate, roundProbability(make));
      const [said, than] = saidIn(sentence);
      return (
        other !== undefined &&
        !hasPartners(view.rules) &&
        said === inWords(other.make) &&
        than === inWords(nearest) &&
        said !== than &&
        other.make < nearest &&
        other.cost >= 0.5 * pointScale
      );
    },
  ],
  [
    / is nearly as good\.$/,
    ({ shown, named, verdict }, sentence) => {
      const [card, other] =
        [...shown].find(([each]) => sentence.startsWith(`the ${cardName(translate, each)} `)) ?? [];
      const costs = [...shown.values()].filter(({ costError }) => costError > 0);
      return (
        verdict === 'close' &&
        card !== undefined &&
        !named.includes(card) &&
        other?.cost === Math.min(...costs.map(({ cost }) => cost))
      );
    },
  ],
  [
    /^Expected points with/,
    ({ shown, named, pointScale, view }, sentence) => {
      const other = [...shown].find(([card]) => sentence.includes(cardName(translate, card)))?.[1];
      if (other === undefined) return false;
      const points = named.map((card) => shown.get(card)?.points ?? 0);
      const nearest = lowestWins(view.rules) ? Math.max(...points) : Math.min(...points);
      const [said = '', than = ''] = pointsFigures([other.points, nearest], pointScale);
      const isWorse = lowestWins(view.rules) ? other.points > nearest : other.points < nearest;
      return isWorse && said !== than && sentence.endsWith(`: ${said} instead of ${than}.`);
    },
  ],
  [
    /makes the bid .+ of the time/,
    (scene, sentence) => {
      const [said, than] = saidIn(sentence);
      const other = [...scene.shown].find(([card]) =>
        sentence.startsWith(`With the ${cardName(translate, card)},`),
      );
      return (
        other !== undefined &&
        asNumber(said) >= asNumber(than) + 9 &&
        isWorthComparing(scene, other[1]) &&
        !scene.named.includes(other[0])
      );
    },
  ],
  [
    /^Counting (what the others score|the others’ points and extra tricks \(bags\)), /,
    ({ shown, named, pointScale, view }, sentence) => {
      const [card, option] =
        [...shown].find(([each]) => sentence.includes(`, the ${cardName(translate, each)} `)) ?? [];
      const said = Number(/about (\d+(\.\d+)?) point/.exec(sentence)?.[1]);
      const sign = lowestWins(view.rules) ? -1 : 1;
      return (
        card !== undefined &&
        option !== undefined &&
        !named.includes(card) &&
        sentence.includes('bags') === hasPartners(view.rules) &&
        Math.abs(said - option.cost) <= 0.501 * 10 ** -pointDecimals(Math.max(1, pointScale)) &&
        named.some(
          (each) => sign * pointsDifference(option, shown.get(each) as Option, pointScale) >= 0,
        )
      );
    },
  ],
  [
    /^If not:/,
    ({ shown, named, verdict }, sentence) => {
      const { make, short, over } = roundOutcome(shown.get(named[0] as Card) as Option);
      const inWords = [short, over].map((each) => probabilityText(translate, each));
      const sum = [make, short, over]
        .map(({ near, is }) => (is === 'at' ? near : is === 'under' ? 0 : 1))
        .reduce((total, each) => total + each, 0);
      return (
        verdict === 'toss-up' ||
        (saidIn(sentence).join() === inWords.join() && Math.abs(sum - 1) < 1e-9)
      );
    },
  ],
  [
    /^It’s the card most likely/,
    (scene) => needIn(scene).need === 0 && scene.named.every((card) => staysUnder(scene, card)),
  ],
  [
    /^Almost certainly lost/,
    ({ shown }) => {
      const makes = [...shown.values()].map(({ make }) => make);
      return makes.some((make) => make > 0) && makes.every((make) => make < 0.025);
    },
  ],
  [
    /^It leaves you with no/,
    ({ hand, named }, sentence) =>
      named.every(
        (card) =>
          sentence.includes(translate(`suit.${suitOf(card) ?? 'S'}`)) &&
          hand.filter((own) => suitOf(own) === suitOf(card)).length === 1,
      ),
  ],
  [
    /^It hardly matters/,
    (scene) => {
      const { shown, pointScale } = scene;
      const named = equalIn(scene);
      const cards = [...shown.keys()];
      const areAllLost = cards.every((card) => staysUnder(scene, card));
      if (areAllLost && [...shown.values()].every(({ cost }) => cost < 0.5 * pointScale))
        return new Set(cards.map((card) => heightIn(scene, card))).size > 1;
      const probabilities = named.map((card) => roundProbability(shown.get(card)?.make ?? 0).near);
      return (
        Math.max(...probabilities) - Math.min(...probabilities) < 0.051 &&
        named.some((card) =>
          named.some(
            (other) =>
              (staysUnder(scene, other) && !staysUnder(scene, card)) ||
              heightIn(scene, card) > heightIn(scene, other),
          ),
        )
      );
    },
  ],
  [
    /^It’s the highest that’s sure to lose/,
    (scene) =>
      scene.named.some((card) =>
        [...scene.shown.keys()].every(
          (other) =>
            other === card ||
            !staysUnder(scene, other) ||
            heightIn(scene, other) < heightIn(scene, card),
        ),
      ),
  ],
  [
    /^It’s the lowest that’s sure to win/,
    (scene) =>
      scene.named.some((card) =>
        [...scene.shown].every(
          ([other, { facts }]) =>
            other === card ||
            !facts.some(({ kind }) => kind === 'wins') ||
            heightIn(scene, other) > heightIn(scene, card),
        ),
      ),
  ],
  [/^You discard it/, (scene) => scene.named.every((card) => staysUnder(scene, card))],
  [/^You duck/, (scene) => scene.named.every((card) => staysUnder(scene, card))],
  ...POSITION_CHECKS,
  ...SIDE_CHECKS,
];

/** The wrong sentences among the reasons of a hint. */
export function wrongIn(scene: Scene): string[] {
  const { reasons, panel, round, hand, said } = scene;
  const wrong = reasons.filter((sentence) =>
    CHECKS.some(([pattern, check]) => {
      const numbers = (sentence.match(/\d+/g) ?? []).map(Number);
      return pattern.test(sentence) && !check(scene, sentence, numbers);
    }),
  );
  const found = [
    ...(panel.length > 2 ? ['more than two reasons'] : []),
    ...leftOut(scene),
    ...wrong,
  ];
  return found.map(
    (each) =>
      `${each} – in: ${said.join(' ')} – ${hand.join(' ')} on ${round.trick.cards.join(' ')}, ${round.trump} is trump`,
  );
}
