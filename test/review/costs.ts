// What cards among partners are said to have cost, against what they cost in other worlds and in the
// deal as it lay.
import { openAdviserCore } from '@/ai/advice/core.ts';
import { decisionChance } from '@/ai/chance.ts';
import { type Choice, isChoice } from '@/ai/choice.ts';
import { setOf } from '@/ai/masks.ts';
import { endingOf } from '@/ai/partners/ending.ts';
import { PartnerSearch, decidedIn } from '@/ai/partners/search.ts';
import { playOut } from '@/ai/partners/thumb.ts';
import { dealAt } from '@/ai/partners/worlds.ts';
import {
  type Advice,
  type GameState,
  type Level,
  type RuleSet,
  dealtRound,
  viewFor,
} from '@/engine/index.ts';
import { type Decision, decisionsOf, gradeOf, isWrong } from '@/engine/review/index.ts';
import { newAdviser } from '../support/ai/adviser.ts';
import { gameAmong } from '../support/ai/self-play.ts';

/** A card that was called wrong, in points of the side against the other. */
export interface PricedCard {
  readonly said: number;
  /** What it cost against the best one in worlds that had no part in saying so. */
  readonly elsewhere: number;
  /** What it cost in the deal as it lay, played on by the rule of thumb. */
  readonly real: number;
}

/** After so few worlds it shows that most cards were right. */
const FEW_WORLDS = 40;
const HARDLY_ANYTHING = 2;
/** Worlds in which a card that was called wrong is priced once more. */
const OTHER_WORLDS = 320;

const adviser = newAdviser();
const core = openAdviserCore();

/** Advice on a decision, and what was decided; null where it is seen soon that nothing was wrong. */
function judged({ state, command }: Decision, seat: number): readonly [Advice, number] | null {
  const counsel = adviser.counsel(viewFor(state, seat));
  if (counsel === null) return null;
  const isMade = (option: Advice['options'][number]): boolean =>
    JSON.stringify(option.command) === JSON.stringify(command);
  for (let more = true; more; more = counsel.on()) {
    if (counsel.worlds !== FEW_WORLDS) continue;
    const early = counsel.advice().options.find(isMade);
    if (early === undefined || early.cost < HARDLY_ANYTHING) return null;
  }
  const advice = counsel.advice();
  const made = advice.options.findIndex(isMade);
  const option = advice.options[made];
  if (option === undefined || !isWrong(gradeOf({ ...option, unit: advice.unit }))) return null;
  return [advice, made];
}

/** What a choice gains on another one in other worlds. */
function gainElsewhere(state: GameState, seat: number, better: Choice, worse: Choice): number {
  const view = viewFor(state, seat);
  const round = dealtRound(view);
  if (round === null) throw new Error('nothing was dealt');
  const chance = decisionChance('6f7468657220776f726c647320706c73', view);
  const search = new PartnerSearch(core, view, round, [better, worse], chance);
  while (search.worlds < OTHER_WORLDS && search.on());
  const [first = [], second = []] = search.endings;
  const gain = (endings: typeof first): number =>
    endings.reduce((sum, ending) => sum + ending.gain, 0) / endings.length;
  return gain(first) - gain(second);
}

/** What a choice brought in the deal as it lay. */
function gainInDeal(state: GameState, seat: number, choice: Choice): number {
  const view = viewFor(state, seat);
  const round = dealtRound(view);
  if (round === null || state.round.phase === 'ready') throw new Error('nothing was dealt');
  const deal = dealAt(view, round);
  for (const [each, cards] of state.round.hands.entries()) deal.hands[each] = setOf(cards);
  const end = decidedIn(deal, seat, choice);
  playOut(end);
  return endingOf(end, view, round).gain;
}

/** The cards of a game that a review calls wrong, of all seats. */
export function* pricedCards(rules: RuleSet, level: Level, game: number): Generator<PricedCard> {
  const levels = Array.from({ length: rules.players }, () => level);
  const record = gameAmong(rules, levels, game);
  const rounds = record.commands.filter(({ type }) => type === 'deal').length;
  for (let place = 0; place < rounds * rules.players; place++) {
    const seat = place % rules.players;
    const played = decisionsOf(record, seat, Math.floor(place / rules.players));
    if (!played.ok || played.value === null) continue;
    for (const decision of played.value.decisions) {
      const { state, command } = decision;
      if (command.type !== 'play') continue;
      const found = judged(decision, seat);
      if (found === null) continue;
      const [{ options, best }, made] = found;
      const better = options[best]?.command;
      if (better === undefined || !isChoice(better)) continue;
      yield {
        said: options[made]?.cost ?? 0,
        elsewhere: gainElsewhere(state, seat, better, command),
        real: gainInDeal(state, seat, better) - gainInDeal(state, seat, command),
      };
    }
  }
}

/** Classes of cost, in points: each from so many on. */
const CLASSES = [0, 8, 15, 30];

/** A line for every class of cost: said, and come true. */
export function tableOf(
  cards: readonly PricedCard[],
  withInterval: (numbers: readonly number[]) => string,
): string {
  return CLASSES.map((from, index) => {
    const to = CLASSES[index + 1] ?? Infinity;
    const these = cards.filter(({ said }) => said >= from && said < to);
    if (these.length === 0) return `  from ${from} on: none`;
    const of = (pick: keyof PricedCard): string => withInterval(these.map((card) => card[pick]));
    return `  from ${from} on: ${these.length} cards, said ${of('said')}, in other worlds ${of('elsewhere')}, in the deal ${of('real')}`;
  }).join('\n');
}
