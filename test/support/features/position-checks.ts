import {
  type Card,
  type Option,
  type RuleSet,
  deckOf,
  hasPartners,
  isHighJoker,
  isJoker,
  lowestWins,
  suitOf,
  trumpSuitOf,
} from '@/engine/index.ts';
import { pointDecimals, roundProbability } from '@/engine/advice/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import { translate } from '@/i18n/i18n.ts';
import { probabilityText } from '@/i18n/probability.ts';
import type { Check } from './hint-checks.ts';
import { heightIn, isOwnNil, needIn, outIn, staysUnder, type Scene } from './hint-scenes.ts';

// What sentences about the bid, the other players and the trick claim, restated from the table and the figures.

/** Choices with the points of their seat and of the others. */
interface Compared {
  readonly options: readonly Option[];
  readonly best: Option;
  readonly pointScale: number;
  readonly rules: RuleSet;
}

/** What another choice would gain its seat, as displayed, and all others together. */
function gainsOf({ options, best, pointScale, rules }: Compared) {
  const sign = lowestWins(rules) ? -1 : 1;
  const opponents = hasPartners(rules) ? 1 : rules.players - 1;
  const shown = (points: number): number => Number(points.toFixed(pointDecimals(pointScale)));
  return options
    .filter((option) => option !== best)
    .map(({ points, others }) => ({
      own: sign * (shown(points) - shown(best.points)),
      theirs: sign * opponents * (others - best.others),
    }));
}

/**
 * Whether a choice with more points is worse because it gives the others even more. Where the lowest total wins, this
 * is also said of one with as many points.
 */
export const costsOthersMore = (compared: Compared): boolean =>
  gainsOf(compared).some(
    ({ own, theirs }) => (own > 0 || (own === 0 && lowestWins(compared.rules))) && theirs > own,
  );

/** Whether a choice with as many points leaves the others more. */
export const leavesOthersLess = (compared: Compared): boolean =>
  gainsOf(compared).some(({ own, theirs }) => own === 0 && theirs > 0);

const comparedIn = ({ shown, best, pointScale, view: { rules } }: Scene): Compared => ({
  options: [...shown.values()],
  best,
  pointScale,
  rules,
});

const isLost = ({ shown }: Scene): boolean => [...shown.values()].every(({ make }) => make === 0);

/** A sentence that calls it certain that the bid is made, whichever of the named cards is played. */
const CERTAIN = /^It’s certain/;
const isCertain = ({ named, shown }: Scene): boolean =>
  named.every((card) => shown.get(card)?.make === 1);

/** A sentence that calls the bid or the contract lost. */
const LOST = /your (bid|contract) is sunk|your nil is sure to be broken/i;

const isSaidLost = ({ said }: Scene): boolean => said.some((sentence) => LOST.test(sentence));

/** The player's trumps and high jokers above every unseen one and every one in the trick. */
function highestTrumps(scene: Scene): Card[] {
  const { view, hand, round } = scene;
  const trump = trumpSuitOf(round.trump);
  const isTop = (card: Card): boolean =>
    isHighJoker(card) || (suitOf(card) !== null && suitOf(card) === trump);
  const others = [...outIn(scene), ...round.trick.cards].filter(isTop);
  const openTrump = view.round.phase === 'play' ? round.openCard : null;
  const all = openTrump !== null && !hand.includes(openTrump) ? [...others, openTrump] : others;
  return hand.filter(
    (card) =>
      isTop(card) &&
      all.every((other) => !isHighJoker(other) && heightIn(scene, other) < heightIn(scene, card)),
  );
}

/** Sentences that a hint must not leave out, and figures that its verdict must repeat. */
export function leftOut(scene: Scene): string[] {
  const { view, best, said } = scene;
  const found: string[] = [];
  const chance = probabilityText(translate, roundProbability(best.make));
  // Where every card misses the bid the figure says nothing, and the verdict leaves it out.
  if ((said[0]?.includes(chance) === true) === isLost(scene))
    found.push(`the verdict says, or does not say, ${chance}`);
  if (said.some((sentence) => CERTAIN.test(sentence)) !== isCertain(scene))
    found.push('the bid is, or is not, called certain');
  if (hasPartners(view.rules)) return found;
  const { need, left } = needIn(scene);
  const isBroken = need < 0 || need > left || highestTrumps(scene).length > need;
  if (isBroken && !(isLost(scene) && isSaidLost(scene))) found.push('the bid is not called lost');
  return found;
}

/** Whether cards of the trick were played to ruff. */
function isRuffed({ round }: Scene): boolean {
  const led = round.trick.cards.map((card) => suitOf(card)).find((suit) => suit !== null);
  const trump = trumpSuitOf(round.trump);
  return round.trick.cards.some(
    (card) =>
      !isJoker(card) &&
      suitOf(card) !== led &&
      (round.trump === 'L' || (trump !== null && suitOf(card) === trump)),
  );
}

/** The suit led, or that of the named card where it leads. */
const ledWith = ({ round }: Scene, card: Card) =>
  round.trick.cards.map((each) => suitOf(each)).find((suit) => suit !== null) ?? suitOf(card);

export const POSITION_CHECKS: readonly (readonly [RegExp, Check])[] = [
  [
    /^It takes the last trick you need/,
    (scene) =>
      needIn(scene).need === 1 &&
      !isSaidLost(scene) &&
      scene.named.some(
        (card) => !staysUnder(scene, card) && (scene.shown.get(card)?.make ?? 0) > 0,
      ),
  ],
  [LOST, (scene) => isLost(scene)],
  [/your nil is sure to be broken|^It breaks your nil/i, isOwnNil],
  [
    /^(You have your bid|It takes one trick too many)|your bid is sunk/i,
    (scene) => !isOwnNil(scene),
  ],
  [CERTAIN, isCertain],
  [/^Your nil is alive/, (scene) => isOwnNil(scene) && !isLost(scene)],
  [
    /can’t help taking/,
    (scene, sentence, [tricks = 1]) => {
      const cards = deckOf(scene.view.rules).filter((card) =>
        sentence.includes(cardName(translate, card)),
      );
      return tricks > needIn(scene).need && cards.some((card) => scene.hand.includes(card));
    },
  ],
  [/^It costs the others more/, (scene) => costsOthersMore(comparedIn(scene))],
  [
    /^It leaves the others with less/,
    (scene) => !lowestWins(scene.view.rules) && leavesOthersLess(comparedIn(scene)),
  ],
  [
    /^Only a ruff can beat it/,
    (scene) =>
      scene.round.trump !== 'N' &&
      !isRuffed(scene) &&
      scene.named.some(
        (card) =>
          suitOf(card) === ledWith(scene, card) &&
          suitOf(card) !== trumpSuitOf(scene.round.trump) &&
          !staysUnder(scene, card),
      ),
  ],
  [
    /^Only a higher ruff can beat it/,
    (scene) =>
      scene.round.trick.cards.length > 0 &&
      scene.named.some(
        (card) =>
          suitOf(card) !== ledWith(scene, card) &&
          (scene.round.trump === 'L' || suitOf(card) === trumpSuitOf(scene.round.trump)) &&
          !staysUnder(scene, card),
      ),
  ],
];
