import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardNumber } from '@/ai/net/position.ts';
import { type Command, type GameState, legalCommands } from '@/engine/index.ts';
import { after, newGameWith } from '../../tools/lib/games.ts';
import { type Pick, createPicker } from '../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../tools/lib/rule-sets.ts';
import { type PlayState, legalCards, putDeal } from '../../tools/soak/against-engine.ts';
import { openProbe } from './probe.ts';

const core = openProbe();

const isPlaying = (state: GameState): state is PlayState => state.round.phase === 'play';

/** A card in play, by its number in the core; null for a hidden card and anything else. */
const numberOf = (command: Command, { header }: GameState): number | null =>
  command.type === 'play' && command.card !== 'unseen'
    ? cardNumber(command.card, header.rules)
    : null;

/** All ways in which the tricks of the round may still be shared, whatever cards are played from now on. */
function outcomesOf(state: GameState): ReadonlySet<string> {
  if (!isPlaying(state)) return new Set(['tricks' in state.round ? state.round.tricks.join() : '']);
  const found = new Set<string>();
  for (const move of legalCommands(state))
    if (move.type === 'play')
      for (const outcome of outcomesOf(after(state, move))) found.add(outcome);
  return found;
}

/** Up to so many cards of all hands together are played out in every order. */
const MAX_CARDS = 9;

/** The first decision about a card, after random moves; null where the game ends before. */
function firstCard(opening: GameState, pick: Pick): PlayState | null {
  let state = opening;
  while (!isPlaying(state)) {
    if (state.round.phase === 'over') return null;
    state = after(state, pick(legalCommands(state)));
  }
  return state;
}

/** Plays on at random to a decision that few enough cards are left for; null where there is none. */
function lateDecision(first: PlayState, pick: Pick): PlayState | null {
  putDeal(core, first);
  for (let state = first; ;) {
    const moves = legalCommands(state).filter(({ type }) => type === 'play');
    const areSeen = moves.every((move) => numberOf(move, state) !== null);
    const cards = state.round.hands.flat().length;
    if (areSeen && cards <= MAX_CARDS && moves.length > 1) return state;
    const move = pick(moves);
    const played = numberOf(move, state);
    if (played === null) return null;
    core.replay(played);
    const next = after(state, move);
    if (!isPlaying(next)) return null;
    state = next;
  }
}

it('a card that a rollout leaves out leads to the same outcomes as the one it keeps, under any rules', () => {
  let leftOut = 0;
  fc.assert(
    fc.property(ruleSets, seeds, fc.nat(), (rules, dealSeed, moveSeed) => {
      const pick = createPicker(moveSeed);
      const first = firstCard(newGameWith(rules, { dealSeed }), pick);
      const state = first === null ? null : lateDecision(first, pick);
      fc.pre(state !== null);
      const kept = core.distinctLegal();
      const outcomes = legalCommands(state)
        .flatMap((move) => {
          const card = numberOf(move, state);
          return card === null ? [] : [{ card, reached: outcomesOf(after(state, move)) }];
        })
        .toSorted((one, other) => one.card - other.card);
      expect(outcomes.map(({ card }) => card)).toEqual(legalCards(core));
      const isKept = (card: number): boolean => ((kept >> BigInt(card)) & 1n) === 1n;
      for (const { card, reached } of outcomes) {
        if (isKept(card)) continue;
        leftOut++;
        const lower = outcomes.findLast((each) => each.card < card && isKept(each.card));
        expect(lower?.reached).toEqual(reached);
      }
    }),
    { numRuns: 150 },
  );
  expect(leftOut).toBeGreaterThan(10);
});
