import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { mayPlay, playCard } from '@/ai/partners/deal.ts';
import { dealAt } from '@/ai/partners/worlds.ts';
import { setOf } from '@/ai/masks.ts';
import { cardNumbers } from '@/ai/trick-in-play.ts';
import {
  type Card,
  type GameState,
  type RuleSet,
  UNSEEN,
  legalCommands,
  presetRules,
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

/** The cards that may be played now. */
const legalCards = (state: GameState): Card[] =>
  legalCommands(state).flatMap((move) =>
    move.type === 'play' && move.card !== UNSEEN ? [move.card] : [],
  );

/** The state after a card of whoever's turn it is. */
const played = (state: GameState, card: Card): GameState =>
  carriedOut(state, { type: 'play', seat: toAct(state)[0] ?? 0, card }).state;

/** Plays a round at random, from some card on by the engine and by a deal side by side. */
function expectSameRound(rules: RuleSet, dealSeed: string, chance: number): void {
  const pick = picker(chance);
  let state: GameState = atFirstCard(opened(rules, { dealSeed }), pick);
  for (let card = chance % 30; card > 0; card--) {
    const next = played(state, pick(legalCards(state)));
    if (!isPlay(next)) break;
    state = next;
  }
  const deal = openDeal(state as PlayState);
  while (isPlay(state)) {
    const cards = legalCards(state);
    expect(deal.turn).toBe(toAct(state)[0]);
    expect([0, 1, 2, 3].map((suit) => mayPlay(deal, suit))).toEqual(setOf(cards));
    expect(deal.broken).toBe(state.round.broken);
    const chosen = pick(cards);
    playCard(deal, cardNumbers(chosen));
    state = played(state, chosen);
  }
  expect(state.round).toMatchObject({ tricks: deal.tricks });
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
