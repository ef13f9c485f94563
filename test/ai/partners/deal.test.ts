import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { mayPlay, playCard } from '@/ai/partners/deal.ts';
import { dealAt } from '@/ai/partners/search.ts';
import { setOf } from '@/ai/masks.ts';
import { cardNumbers } from '@/ai/solo-play.ts';
import {
  type GameState,
  type RuleSet,
  UNSEEN,
  legalCommands,
  presetRules,
  rankValue,
  suitOf,
  suitValue,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { carriedOut, opened } from '../../support/engine/games.ts';
import { picker } from '../../support/engine/random-play.ts';
import { ruleSets, seeds } from '../../support/engine/rule-sets.ts';

type PlayState = GameState & { readonly round: { readonly phase: 'play' } };
const isPlay = (state: GameState): state is PlayState => state.round.phase === 'play';

/** The first state of a round in which a card is played, everything before at random. */
function atFirstCard(opening: GameState, pick: ReturnType<typeof picker>): GameState {
  let state = opening;
  while (!isPlay(state)) state = carriedOut(state, pick(legalCommands(state))).state;
  return state;
}

/** The round as its player knows it, with everybody's cards put in. */
function openDeal(state: PlayState) {
  const [seat = 0] = toAct(state);
  const view = viewFor(state, seat);
  if (view.round.phase === 'ready') throw new Error('nothing is dealt');
  const deal = dealAt(view, view.round);
  for (const [each, cards] of state.round.hands.entries()) deal.hands[each] = setOf(cards);
  return deal;
}

/** Plays a round at random, by the engine and by a deal begun at a random card of it, side by side. */
function expectSameRound(rules: RuleSet, dealSeed: string, chance: number): void {
  const pick = picker(chance);
  let state = atFirstCard(opened(rules, { dealSeed }), pick);
  const begin = chance % 30;
  let deal: ReturnType<typeof openDeal> | null = null;
  for (let card = 0; isPlay(state); card++) {
    if (card === begin || (deal === null && state.round.hands.every(({ length }) => length < 2)))
      deal = openDeal(state);
    const plays = legalCommands(state).filter((command) => command.type === 'play');
    const cards = plays.flatMap((play) => (play.card === UNSEEN ? [] : [play.card]));
    if (deal !== null) {
      expect(deal.turn).toBe(plays[0]?.seat);
      const legal = [0, 1, 2, 3].map((suit) =>
        cards
          .filter((each) => suitValue(suitOf(each)) === suit)
          .reduce((mask, each) => mask | (1 << rankValue(each)), 0),
      );
      expect([0, 1, 2, 3].map((suit) => mayPlay(deal as never, suit))).toEqual(legal);
      expect(deal.broken).toBe(state.round.broken);
    }
    const chosen = pick(cards);
    if (deal !== null) playCard(deal, cardNumbers(chosen));
    state = carriedOut(state, { type: 'play', seat: plays[0]?.seat ?? 0, card: chosen }).state;
  }
  if (deal === null || !('tricks' in state.round)) throw new Error('nothing was compared');
  expect(deal.tricks).toEqual(state.round.tricks);
}

describe('a round among partners as it is played in thought', () => {
  it('has the legal cards, the turns, the tricks and the broken trumps of the engine', () => {
    fc.assert(
      fc.property(seeds, fc.nat(), (dealSeed, chance) => {
        expectSameRound(presetRules('spades'), dealSeed, chance);
      }),
      { numRuns: 150 },
    );
  });

  it('has them under any rules of partners', () => {
    const partners = ruleSets.filter((rules) => rules.sides === 'partners');
    fc.assert(
      fc.property(partners, seeds, fc.nat(), (rules, dealSeed, chance) => {
        expectSameRound(rules, dealSeed, chance);
      }),
      { numRuns: 60 },
    );
  });
});
