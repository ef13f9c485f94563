// Predicted costs of partnership cards against their costs in fresh determinizations and in the actual deal.
import { openCore } from '@/ai/net/core.ts';
import { mean } from '@/ai/advice/estimate.ts';
import { beginAdvice } from '@/ai/advice/solo-advice.ts';
import { outcomeReader } from '@/ai/advice/partner-advice.ts';
import { samplesOf } from '@/ai/advice/samples.ts';
import { decisionRng } from '@/ai/decision-rng.ts';
import { numberOf } from '@/ai/choice.ts';
import { loadNets } from '@/ai/net/loaded-nets.ts';
import { cardNumber, putPosition, putUtility, setPolicy } from '@/ai/net/position.ts';
import { sideOutcomeOf } from '@/ai/partners/side-outcome.ts';
import {
  type Advice,
  type Command,
  type GameState,
  type Level,
  type PlayerView,
  type RuleSet,
  UNSEEN,
  dealtRound,
  viewFor,
  type DealtView,
} from '@/engine/index.ts';
import { type Decision, decisionsOf, gradeOf, isCostly } from '@/engine/review/index.ts';
import { withInterval } from '../arena/text.ts';
import { newAdviser } from '../lib/adviser.ts';
import { dealtRounds } from '../lib/games.ts';
import { weightsOf } from '../lib/net-weights.ts';
import { gameAmong } from '../lib/self-play.ts';
import { estimate } from '../lib/statistics.mjs';

type Play = Extract<Command, { type: 'play' }>;

/** A costly card, in points of the side's lead. */
export interface CostlyCard {
  /** Its cost as the review says. */
  readonly predicted: number;
  /** Its cost against the best card in fresh determinizations. */
  readonly fresh: number;
  /** Its cost in the actual deal, rolled out by the nets. */
  readonly inDeal: number;
}

/** After so few determinizations most choices that were right can be dismissed … */
const FEW_DETERMINIZATIONS = 40;
/** … since they cost less than this, in points. */
const HARDLY_ANYTHING = 2;
/** Fresh determinizations for a costly card. */
const FRESH_DETERMINIZATIONS = 320;

const adviser = newAdviser();
const core = openCore();
const nets = loadNets(core, weightsOf('sides'), 'sides');

/** Advice on a decision, and the choice made; null where it is soon clear that it was not costly. */
function costlyChoice(
  { state, command }: Decision,
  seat: number,
): readonly [Advice, number] | null {
  const anytime = adviser.advise(viewFor(state, seat));
  if (anytime === null) return null;
  const isMade = (option: Advice['options'][number]): boolean =>
    JSON.stringify(option.command) === JSON.stringify(command);
  for (let more = true; more; more = anytime.improve()) {
    if (anytime.determinizations !== FEW_DETERMINIZATIONS) continue;
    const early = anytime.best().options.find(isMade);
    if (early === undefined || early.cost < HARDLY_ANYTHING) return null;
  }
  const advice = anytime.best();
  const made = advice.options.findIndex(isMade);
  const option = advice.options[made];
  if (option === undefined || !isCostly(gradeOf({ ...option, pointScale: advice.pointScale })))
    return null;
  return [advice, made];
}

/** Puts a position into the core, the seat playing to win the game; returns its round. */
function put(view: PlayerView): DealtView {
  const round = dealtRound(view);
  if (round === null) throw new Error('nothing was dealt');
  putPosition(core, view, round);
  putUtility(core, view, round, 1);
  return round;
}

/** What a card gains over another one in fresh determinizations. */
function gainInFresh(view: PlayerView, better: Play, worse: Play): number {
  const rng = decisionRng('6f7468657220776f726c647320706c73', view);
  core.seedRandom(rng.below(2 ** 32), rng.below(2 ** 32));
  const round = put(view);
  beginAdvice(core, nets, view, round, [better, worse]);
  while (core.determinizations.value < FRESH_DETERMINIZATIONS && core.continueAdvice() !== 0);
  const samples = samplesOf(core);
  const read = outcomeReader(view, round);
  const gain = (card: Play): number => {
    const place = samples.options.indexOf(numberOf(card, view.rules));
    return mean(
      samples.determinizations,
      (sample) => read(samples.packedOutcome(place, sample)).gain,
    );
  };
  return gain(better) - gain(worse);
}

/** What a card gains in the actual deal. */
function gainInDeal(state: GameState, view: PlayerView, { card }: Play): number {
  const { rules } = view;
  const round = put(view);
  if (state.round.phase === 'ready' || card === UNSEEN) throw new Error('nothing was dealt');
  for (const [seat, cards] of state.round.hands.entries())
    for (const each of cards) core.hold(seat, cardNumber(each, rules));
  core.replay(cardNumber(card, rules));
  setPolicy(core, nets, rules, round);
  core.rolloutRound();
  const bySeat = (at: number) => [...new Int32Array(core.memory.buffer, at, rules.players)];
  const outcome = { bids: bySeat(core.bidsAt.value), tricks: bySeat(core.tricksAt.value) };
  return sideOutcomeOf(outcome, view, round).gain;
}

/** The cards of a game that a review calls costly, of all seats. */
export function* costlyCards(rules: RuleSet, level: Level, game: number): Generator<CostlyCard> {
  const levels = Array.from({ length: rules.players }, () => level);
  const record = gameAmong(rules, levels, game);
  const rounds = dealtRounds(record);
  for (let place = 0; place < rounds * rules.players; place++) {
    const seat = place % rules.players;
    const played = decisionsOf(record, seat, Math.floor(place / rules.players));
    if (!played.ok || played.value === null) continue;
    for (const decision of played.value.decisions) {
      const { state, command } = decision;
      if (command.type !== 'play') continue;
      const found = costlyChoice(decision, seat);
      if (found === null) continue;
      const [{ options, best }, made] = found;
      const better = options[best]?.command;
      if (better?.type !== 'play') continue;
      const view = viewFor(state, seat);
      yield {
        predicted: options[made]?.cost ?? 0,
        fresh: gainInFresh(view, better, command),
        inDeal: gainInDeal(state, view, better) - gainInDeal(state, view, command),
      };
    }
  }
}

/** Classes of predicted cost, in points: lower bounds. */
const CLASSES = [0, 8, 15, 30];

/** The cards by class of predicted cost, without empty classes. */
export const withClass = (cards: readonly CostlyCard[]) =>
  CLASSES.flatMap((from, index) => {
    const to = CLASSES[index + 1] ?? Infinity;
    const these = cards.filter(({ predicted }) => predicted >= from && predicted < to);
    const name =
      from === 0 ? `below ${to}` : to === Infinity ? `${from} and more` : `${from} to ${to}`;
    return these.length === 0 ? [] : [{ name, these }];
  });

/** One line per class of cost: predicted and actual. */
export const costLines = (cards: readonly CostlyCard[]): string =>
  withClass(cards)
    .map(({ name, these }) => {
      const meanOf = (key: keyof CostlyCard): string =>
        withInterval(estimate(these.map((card) => card[key])));
      return `  ${name}: ${these.length} cards, predicted ${meanOf('predicted')}, in fresh determinizations ${meanOf('fresh')}, in the deal ${meanOf('inDeal')}`;
    })
    .join('\n');
