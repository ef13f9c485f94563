import { describe, expect, test } from 'vitest';
import {
  type Card,
  DECK,
  type DealtView,
  type GameState,
  type Option,
  PRESETS,
  PRESET_IDS,
  type PlayerView,
  type RuleSet,
  type Verdict,
  UNSEEN,
  allowed,
  dealtRound,
  handSizes,
  hasPartners,
  presetRules,
  rankValue,
  suitOf,
  toAct,
  trumpSuitOf,
  viewFor,
  winningIndex,
  STANDARD_RANKING,
} from '@/engine/index.ts';
import { roundOutcome, roundProbability } from '@/engine/advice/index.ts';
import { hintWords } from '@/features/advice/hint-words.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { cardName } from '@/i18n/card-names.ts';
import { translate } from '@/i18n/i18n.ts';
import { advised } from '@/ai/advice/advised.ts';
import { newAdviser } from '../../../tools/lib/adviser.ts';
import { opened } from '../../../tools/lib/games.ts';
import { lostNil, spadesWithTwoNils } from '../../support/engine/nils.ts';
import { createPicker, randomMoves } from '../../../tools/lib/random-play.ts';
import { reasonsIn } from '../../../tools/calibration/reasons-in.ts';
import { runs } from '../../support/runs.ts';

const adviser = newAdviser();
/** So few that the figures are noisy; the text must agree with them anyway. */
const DETERMINIZATIONS = 8;

/** What the player sees with a hint. */
interface Scene {
  readonly view: PlayerView;
  readonly round: DealtView;
  readonly hand: readonly Card[];
  /** Every legal card, with its figures. */
  readonly shown: ReadonlyMap<Card, Option>;
  /** The cards named in the first sentence. */
  readonly named: readonly Card[];
  readonly said: readonly string[];
  /** The reasons in the panel, and those told on request. */
  readonly reasons: readonly string[];
  readonly panel: readonly string[];
  readonly verdict: Verdict;
  /** Points per standard point. */
  readonly pointScale: number;
}

function sceneOf(view: PlayerView): Scene | null {
  const round = dealtRound(view);
  const held = round?.hands[view.seat];
  if (round === null || held?.kind !== 'seen' || round.phase !== 'play') return null;
  const advice = allowed(view.choices).length > 1 ? advised(adviser, view, DETERMINIZATIONS) : null;
  if (advice === null || advice.verdict === 'only') return null;
  const shown = new Map(
    advice.options.flatMap((option) =>
      option.command.type === 'play' && option.command.card !== UNSEEN
        ? [[option.command.card, option] as const]
        : [],
    ),
  );
  const { panel, more } = hintWords(translate, view, advice);
  const said = [...panel, ...more];
  const named = [...shown.keys()].filter((card) => said[0]?.includes(cardName(translate, card)));
  return {
    view,
    round,
    hand: held.cards,
    shown,
    named,
    said,
    reasons: said.slice(1),
    panel: reasonsIn(view, advice),
    verdict: advice.verdict,
    pointScale: advice.pointScale,
  };
}

const above = (card: Card, other: Card): boolean =>
  suitOf(card) === suitOf(other) &&
  rankValue(card, STANDARD_RANKING) > rankValue(other, STANDARD_RANKING);

/** The cards that the player has not seen. */
function outIn({ round, hand }: Scene): Card[] {
  const seen = new Set<Card | null>([
    round.turned,
    ...hand,
    ...round.taken.flatMap(({ cards }) => cards),
    ...round.trick.cards,
  ]);
  return DECK.filter((card) => !seen.has(card));
}

/** Whether a card ducks: it does not win the trick so far. */
const staysUnder = ({ round }: Scene, card: Card): boolean =>
  round.trick.cards.length > 0 &&
  winningIndex([...round.trick.cards, card], round.trump ?? 'N', STANDARD_RANKING) <
    round.trick.cards.length;

/** Tricks still needed and tricks left, from the table. */
function needIn({ view, round }: Scene): { readonly need: number; readonly left: number } {
  const partner = (view.seat + 2) % 4;
  const isSide = hasPartners(view.rules) && round.bids[view.seat] !== 0;
  // A partner's nil adds nothing to the contract, and its tricks do not count here.
  const bid = (seat: number): number => Number(round.bids[seat] ?? 0);
  const side = isSide ? [view.seat, partner] : [view.seat];
  const bids = side.reduce((sum, seat) => sum + bid(seat), 0);
  const tricks = side
    .filter((seat) => !isSide || bid(seat) > 0)
    .reduce((sum, seat) => sum + (round.tricks[seat] ?? 0), 0);
  return { need: bids - tricks, left: round.handSize - round.taken.length };
}

/** Whether a sentence agrees with the table and the figures. */
type Check = (scene: Scene, sentence: string, numbers: readonly number[]) => boolean;

const [OUT, EACH, KEEPS] = [/^Unseen in its suit/, /^Each has /, /^You keep /];

/** The unseen cards above the named card that leads the trick so far, as a sentence lists them. */
function aboveLeader(scene: Scene): Card[] | null {
  const card = scene.named.find((each) => !staysUnder(scene, each));
  if (card === undefined || scene.round.trick.cards.length === 0) return null;
  return outIn(scene).filter((other) => above(other, card));
}

/** The probabilities in a sentence. */
const saidIn = (sentence: string): string[] => sentence.match(/(under |over )?\d+%/g) ?? [];

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

/** Whether the tricks told explain that the other card misses as it does. */
const explains =
  (way: 'over' | 'short'): Check =>
  ({ named, shown, hand, pointScale }, sentence) => {
    const [claim = '', why = ''] = sentence.split(': ');
    const cards = [...shown.keys()];
    const isIn = (text: string, card: Card): boolean => text.includes(cardName(translate, card));
    const other = cards.find((card) => isIn(claim, card));
    const [said, than] = saidIn(why);
    const option = shown.get(other as Card);
    if (other === undefined || option === undefined) return false;
    const isMore = asNumber(said) > asNumber(than);
    const kept = hand.filter((card) => isIn(why, card));
    // Any of equally good cards may be the best one.
    return named.some((card) => {
      const best = shown.get(card) as Option;
      const isWorse =
        overOrShort(option, way) > overOrShort(best, way) && option.cost >= 0.5 * pointScale;
      if (!isWorse) return false;
      if (why.includes(' then takes a trick'))
        return kept.length === 1 && isMore === (way === 'over');
      const first = why.replace('kept, ', '');
      const isFirst = isIn(first.slice(0, first.indexOf(' takes ')), card);
      const isKept = why.startsWith('kept');
      return (
        isMore &&
        kept.length === 2 &&
        isFirst === ((way === 'short') !== isKept) &&
        (isKept ||
          (isCertainty(best, isFirst ? said : than) && isCertainty(option, isFirst ? than : said)))
      );
    });
  };

const overOrShort = (option: Option, way: 'over' | 'short'): number =>
  way === 'short' ? option.short : 1 - option.make - option.short;

/** Whether a choice misses as a contrast says: more often than the best one, which is made more often. */
const missesMore =
  (way: 'over' | 'short'): Check =>
  ({ shown, named, pointScale }, sentence) => {
    const [, other] =
      [...shown].find(([card]) => sentence.includes(cardName(translate, card))) ?? [];
    if (other === undefined) return false;
    const said = saidIn(sentence);
    const inWords = (option: Option): string =>
      probabilityText(translate, roundOutcome(option)[way]);
    // Any of equally good cards may be the best one.
    return named.some((card) => {
      const best = shown.get(card) as Option;
      return (
        said[0] === inWords(other) &&
        (said[1] ?? '0%') === inWords(best) &&
        overOrShort(other, way) > overOrShort(best, way) &&
        other.make < best.make &&
        other.cost >= 0.5 * pointScale
      );
    });
  };

const CHECKS: readonly (readonly [RegExp, Check])[] = [
  [
    OUT,
    (scene, sentence, [higher, lower = 0]) =>
      scene.named.some((card) => {
        const out = outIn(scene);
        return (
          out.filter((other) => above(other, card)).length === higher &&
          out.filter((other) => above(card, other)).length === lower &&
          sentence.includes('none') === (lower === 0)
        );
      }),
  ],
  [
    EACH,
    (scene, _, [least = 1]) => {
      const counts = scene.named.map(
        (card) => outIn(scene).filter((other) => above(other, card)).length,
      );
      return scene.named.length > 1 && Math.min(...counts) === least;
    },
  ],
  [
    KEEPS,
    (scene, sentence) => {
      const { hand, named, round, shown } = scene;
      const kept = DECK.filter((card) => sentence.includes(cardName(translate, card)));
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
            (suitOf(card) === trump || !outIn(scene).some((other) => above(other, card))),
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
      const named = DECK.filter((card) => sentence.includes(cardName(translate, card)));
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
      const { named, round, shown } = scene;
      const [card] = named;
      const leading =
        round.trick.cards[winningIndex(round.trick.cards, round.trump ?? 'N', STANDARD_RANKING)];
      const legal = [...shown.keys()];
      return (
        named.length === 1 &&
        card !== undefined &&
        leading !== undefined &&
        needIn(scene).need === 0 &&
        legal.every((each) => !staysUnder(scene, each)) &&
        legal.every((each) => each === card || above(each, card)) &&
        sentence.includes(`the ${cardName(translate, leading)};`) &&
        sentence.includes(`the ${cardName(translate, card)} is`)
      );
    },
  ],
  [/^With .+ go over( more often: \D*\d+%, not| [^:]*$)/, missesMore('over')],
  [/^With .+ fall short( more often: \D*\d+%, not| [^:]*$)/, missesMore('short')],
  [/^With .+ go over more often: .+ takes /, explains('over')],
  [/^With .+ fall short more often: .+ takes /, explains('short')],
  [
    /makes the bid more often/,
    (scene, sentence) => {
      const [said, than] = saidIn(sentence);
      const other = [...scene.shown].find(([card]) =>
        sentence.startsWith(`With the ${cardName(translate, card)},`),
      );
      return (
        asNumber(said) >= asNumber(than) + 9 &&
        (other?.[1].cost ?? 0) >= 0.5 * scene.pointScale &&
        !scene.named.includes(other?.[0] as Card)
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
    /^As good as lost/,
    ({ shown }) => [...shown.values()].every(({ make }) => make > 0 && make < 0.025),
  ],
  [
    /^It leaves you void/,
    ({ hand, named }) =>
      named.every((card) => hand.filter((own) => suitOf(own) === suitOf(card)).length === 1),
  ],
  [
    /^It hardly matters/,
    (scene) => {
      const { named, shown } = scene;
      const probabilities = named.map((card) => roundProbability(shown.get(card)?.make ?? 0).near);
      return (
        Math.max(...probabilities) - Math.min(...probabilities) < 0.051 &&
        named.some((card) =>
          named.some(
            (other) =>
              (staysUnder(scene, other) && !staysUnder(scene, card)) ||
              rankValue(card, STANDARD_RANKING) > rankValue(other, STANDARD_RANKING),
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
            rankValue(other, STANDARD_RANKING) < rankValue(card, STANDARD_RANKING),
        ),
      ),
  ],
  [
    /^It’s the lowest that’s sure to win/,
    ({ named, shown }) =>
      named.some((card) =>
        [...shown].every(
          ([other, { facts }]) =>
            other === card ||
            !facts.some(({ kind }) => kind === 'wins') ||
            rankValue(other, STANDARD_RANKING) > rankValue(card, STANDARD_RANKING),
        ),
      ),
  ],
  [/^You discard it/, (scene) => scene.named.every((card) => staysUnder(scene, card))],
  [/^You duck/, (scene) => scene.named.every((card) => staysUnder(scene, card))],
];

/** The wrong sentences among the reasons of a hint. */
function wrongIn(scene: Scene): string[] {
  const { reasons, panel, round, hand, said } = scene;
  const wrong = reasons.filter((sentence) =>
    CHECKS.some(([pattern, check]) => {
      const numbers = (sentence.match(/\d+/g) ?? []).map(Number);
      return pattern.test(sentence) && !check(scene, sentence, numbers);
    }),
  );
  const found = panel.length > 2 ? ['more than two reasons', ...wrong] : wrong;
  return found.map(
    (each) =>
      `${each} – in: ${said.join(' ')} – ${hand.join(' ')} on ${round.trick.cards.join(' ')}, ${round.trump} is trump`,
  );
}

/** The rules with rounds of so many cards. */
function withRounds(rules: RuleSet, size: number): RuleSet {
  return { ...rules, schedule: { shape: 'constant', low: size, high: size, turns: 1 } };
}

function* scenesIn(rules: RuleSet, seed: number): Generator<Scene> {
  const dealSeed = `${seed + 1}`.padStart(32, 'e');
  const start: GameState = opened(rules, { dealSeed });
  for (const { before } of randomMoves(start, createPicker(seed))) {
    const [seat] = toAct(before);
    const scene =
      seat === undefined || before.round.phase !== 'play' ? null : sceneOf(viewFor(before, seat));
    if (scene !== null) yield scene;
    if (before.past.length > 0) break;
  }
}

const tables = PRESET_IDS.flatMap((id) =>
  PRESETS[id].players.map(
    (players) => [`${id}, ${players} players`, presetRules(id, players)] as const,
  ),
);

describe('the text of a hint on a card', () => {
  const met = new Map<RegExp, number>();
  const counted = { hints: 0, bare: 0 };

  test.each(tables)('agrees with the table and the figures: %s', (_, rules) => {
    const most = Math.max(...handSizes(rules));
    const sizes = [3, 6, 10].map((size) => Math.min(size, most));
    for (const [index, size] of Array.from({ length: runs(2) }, () => sizes)
      .flat()
      .entries())
      for (const scene of scenesIn(withRounds(rules, size), index)) {
        expect(wrongIn(scene)).toEqual([]);
        counted.hints++;
        if (scene.panel.length === 0) counted.bare++;
        for (const [pattern] of CHECKS)
          if (scene.reasons.some((each) => pattern.test(each)))
            met.set(pattern, (met.get(pattern) ?? 0) + 1);
      }
  });

  test('nearly always has a reason besides figures', () => {
    expect(counted.hints).toBeGreaterThan(1400);
    expect(counted.bare / counted.hints).toBeLessThan(0.02);
    expect(CHECKS.filter(([pattern]) => !met.has(pattern))).toEqual([]);
  });

  test('the check detects an extra card, and a card both played and kept', () => {
    const rules = withRounds(presetRules('bugger-your-neighbor', 4), 7);
    const scenes = [...scenesIn(rules, 1), ...scenesIn(rules, 2), ...scenesIn(rules, 3)];
    const wrongWith = (pattern: RegExp, change: (scene: Scene, sentence: string) => string) =>
      scenes.filter((scene) => {
        const changed = scene.reasons.map((each) =>
          pattern.test(each) ? change(scene, each) : each,
        );
        return wrongIn({ ...scene, reasons: changed }).length > 0;
      }).length;
    const more = (_: Scene, sentence: string): string =>
      sentence.replace(/\d+/, (figure) => `${Number(figure) + 1}`);
    const same = (_: Scene, sentence: string): string => sentence;
    const isSaid = (pattern: RegExp): number =>
      scenes.filter(({ reasons }) => reasons.some((each) => pattern.test(each))).length;
    expect(wrongWith(OUT, same)).toBe(0);
    expect(wrongWith(OUT, more)).toBe(isSaid(OUT));
    const played = ({ named }: Scene): string =>
      `You keep ${named.map((card) => cardName(translate, card)).join(' and ')} for later.`;
    expect(wrongWith(KEEPS, played)).toBe(isSaid(KEEPS));
    expect(isSaid(OUT)).toBeGreaterThan(5);
    expect(isSaid(KEEPS)).toBeGreaterThan(1);
  });
});

test('after a failed nil it mentions the partner’s contract', () => {
  // Regression: it said that the bid was sunk and to hinder the opponents, although the partner needed tricks.
  const { before, seat } = lostNil();
  const view = viewFor(before, seat);
  const advice = advised(adviser, view, DETERMINIZATIONS);
  if (advice === null) throw new Error('no advice');
  const { panel, more } = hintWords(translate, view, advice);
  const said = [...panel, ...more];
  expect(said).toContain(
    'Your nil is broken, and your tricks don’t count: your partner still needs 1 of the last 2.',
  );
  expect(said.join(' ')).not.toMatch(/hard for the others|one trick too many/);
});

test('other seats’ nils are described by what they mean for the player’s side', () => {
  const { before } = spadesWithTwoNils();
  const view = viewFor(before, 0);
  const advice = advised(adviser, view, DETERMINIZATIONS);
  if (advice === null) throw new Error('no advice');
  const [against, beside] = hintWords(translate, view, advice).more.slice(-2);
  expect(against).toMatch(/ bid nil: one trick breaks it\.$/);
  expect(beside).toBe('Your partner’s nil is alive: take the tricks they might win.');
});

test('a ruff by the partner is distinguished from an opponent’s', () => {
  const { before, seat } = lostNil();
  const view = viewFor(before, seat);
  const advice = advised(adviser, view, DETERMINIZATIONS);
  if (advice === null) throw new Error('no advice');
  const told = (...seats: readonly number[]): string | undefined => {
    const options = advice.options.map((option) => ({
      ...option,
      facts: [{ kind: 'may-ruff', seats } as const],
    }));
    const { panel } = hintWords(translate, view, {
      ...advice,
      options,
      position: [],
      contrast: null,
      verdict: 'clear',
    });
    return panel[1];
  };
  // Regression: it was named like a danger.
  expect(told(2)).toBe('Your partner is void and may ruff.');
  expect(told(1)).toMatch(/^\w+ is void and may ruff\.$/);
  expect(told(1, 2)).toMatch(/^\w+ and \w+ are void and may ruff\.$/);
});

test('a discard is not called the highest loser, since higher cards of other suits lose as well', () => {
  const { before, seat } = lostNil();
  const view = viewFor(before, seat);
  const advice = advised(adviser, view, DETERMINIZATIONS);
  if (advice === null) throw new Error('no advice');
  const facts = [{ kind: 'loses' }, { kind: 'discard' }, { kind: 'highest-loser' }] as const;
  const other = advice.best === 0 ? 1 : 0;
  const options = advice.options.map((option, index) =>
    Object.assign(option, { make: 0.5, facts: index === other ? [] : facts }),
  );
  const { panel, more } = hintWords(translate, view, {
    ...advice,
    options,
    contrast: { kind: 'pay', option: other },
    verdict: 'clear',
  });
  // Regression: the discard itself was left out, and with it what it implies.
  expect([...panel, ...more].join(' ')).not.toContain('highest');
});
