import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  certainMakeProbability,
  provenAmongPartners,
  provenMakeProbability,
} from '@/ai/advice/certain.ts';
import type { Choice } from '@/ai/choice.ts';
import { quickMove } from '@/ai/heuristic/quick-move.ts';
import {
  type Card,
  type Command,
  type GameState,
  type Seat,
  allowed,
  hasPartners,
  legalCommands,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { cardFacts, concedableTricks } from '@/engine/advice/index.ts';
import { apply, newGameWith } from '../../../tools/lib/games.ts';
import { type Pick, createPicker, randomMoves } from '../../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../../tools/lib/rule-sets.ts';
import { withRounds } from '../../support/features/hint-scenes.ts';
import { runs } from '../../support/runs.ts';
import {
  type PlayState,
  isPlay,
  determinizationsOf,
} from '../../support/engine/determinizations.ts';

/** Whether a seat makes its bid with a card, all others playing at random. */
function isMadeAfter(determinization: PlayState, seat: Seat, card: Card, pick: Pick): boolean {
  let state: GameState = apply(determinization, { type: 'play', seat, card }).state;
  while (isPlay(state)) state = apply(state, pick(legalCommands(state))).state;
  if (!('tricks' in state.round)) throw new Error('the round did not end');
  return state.round.tricks[seat] === state.round.bids[seat];
}

it('a bid reported as certain is made or missed as reported, whatever others hold and play', () => {
  const met = { 0: 0, 1: 0, proven: 0 };
  // Among partners it is not asked: a contract is made together.
  const rulesWithoutPartners = ruleSets.filter((rules) => !hasPartners(rules));
  fc.assert(
    fc.property(rulesWithoutPartners, seeds, fc.nat(), (rules, dealSeed, moveSeed) => {
      const pick = createPicker(moveSeed);
      let moves = 0;
      for (const { before } of randomMoves(newGameWith(rules, { dealSeed }), pick)) {
        const [seat] = toAct(before);
        if (!isPlay(before) || seat === undefined) continue;
        if (++moves > 80) break;
        const view = viewFor(before, seat);
        if (view.round.phase !== 'play') continue;
        const legal = allowed(view.choices).flatMap((move) =>
          move.type === 'play' && move.card !== 'unseen' ? [move.card] : [],
        );
        for (const [at, facts] of cardFacts(view, view.round, legal).entries()) {
          const choice = { type: 'play', seat, card: legal[at] as Card } as const;
          const certain = provenMakeProbability(view, view.round, choice, facts);
          const narrower = certainMakeProbability(view, view.round, choice, facts);
          expect(narrower === null || narrower === certain).toBe(true);
          if (certain === null) continue;
          if (narrower === null) met.proven++;
          met[certain]++;
          for (const determinization of determinizationsOf(before, seat, pick, 3))
            expect(isMadeAfter(determinization, seat, legal[at] as Card, pick)).toBe(certain === 1);
        }
      }
    }),
    { numRuns: runs(16), seed: 4 },
  );
  expect(met[0]).toBeGreaterThan(80);
  expect(met[1]).toBeGreaterThan(20);
  expect(met.proven).toBeGreaterThan(3);
});

/** Whether the contract of a seat's side was made in the last round, or its nil [SP-3], [SP-4]. */
function isKept({ past }: GameState, seat: Seat): boolean {
  const { bids = [], tricks = [] } = past.at(-1) ?? {};
  if (bids[seat] === 0) return tricks[seat] === 0;
  const bidders = [seat, (seat + 2) % 4].filter((each) => bids[each] !== 0);
  const sum = (of: readonly number[]): number =>
    bidders.reduce((total, each) => total + (of[each] ?? 0), 0);
  return sum(tricks) >= sum(bids);
}

it('a contract or nil reported as certain is kept or missed as reported', () => {
  const met = { 0: 0, 1: 0, bids: 0 };
  fc.assert(
    fc.property(seeds, fc.nat(), fc.constantFrom(2, 4, 7), (dealSeed, moveSeed, size) => {
      const pick = createPicker(moveSeed);
      const rules = withRounds(presetRules('spades'), size);
      for (const { before } of randomMoves(newGameWith(rules, { dealSeed }), pick)) {
        const [seat] = toAct(before);
        if (before.past.length > 0) break;
        if (seat === undefined || (before.round.phase !== 'bid' && !isPlay(before))) continue;
        const view = viewFor(before, seat);
        if (view.round.phase !== 'play' && view.round.phase !== 'bid') continue;
        const choices = allowed(view.choices).filter((each) => each.type !== 'declare') as Choice[];
        const cards = choices.flatMap((each) => (each.type === 'play' ? [each.card as Card] : []));
        const facts = cardFacts(view, view.round, cards);
        for (const [at, choice] of choices.entries()) {
          const certain = provenAmongPartners(view, view.round, choice, facts[at] ?? []);
          if (certain === null) continue;
          met[certain]++;
          if (choice.type === 'bid') met.bids++;
          const deals = isPlay(before) ? determinizationsOf(before, seat, pick, 3) : [before];
          for (const deal of deals) {
            let state = apply(deal, choice).state;
            while (state.past.length === 0) state = apply(state, pick(legalCommands(state))).state;
            expect([choice, isKept(state, seat)]).toEqual([choice, certain === 1]);
          }
        }
      }
    }),
    { numRuns: runs(60), seed: 6 },
  );
  expect(Math.min(met[0], met[1], met.bids)).toBeGreaterThan(20);
});

/** The tricks of a seat at the end of the round after a command, all playing at random. */
function tricksAfter(state: GameState, command: Command, seat: Seat, pick: Pick): number {
  let now = apply(state, command).state;
  while (now.past.length === state.past.length) now = apply(now, pick(legalCommands(now))).state;
  return now.past[state.past.length]?.tricks[seat] ?? Number.NaN;
}

/** Rules with large hands and a trump suit. */
const soloRules = fc.constantFrom(
  presetRules('bugger-your-neighbor'),
  presetRules('up-and-down-the-river', 3),
);

it('a bid reported as certain is made or missed as reported', () => {
  const met = { 0: 0, 1: 0 };
  fc.assert(
    fc.property(soloRules, seeds, fc.nat(), (rules, dealSeed, moveSeed) => {
      const pick = createPicker(moveSeed);
      let moves = 0;
      for (const { before } of randomMoves(newGameWith(rules, { dealSeed }), pick)) {
        const [seat] = toAct(before);
        if (before.round.phase !== 'bid' || seat === undefined) continue;
        if (++moves > 60) break;
        const view = viewFor(before, seat);
        if (view.round.phase !== 'bid') continue;
        for (const choice of allowed(view.choices)) {
          if (choice.type !== 'bid') continue;
          const certain = provenMakeProbability(view, view.round, choice, []);
          if (certain === null) continue;
          met[certain]++;
          for (let time = 0; time < 3; time++)
            expect(tricksAfter(before, choice, seat, pick) === choice.bid).toBe(certain === 1);
        }
      }
    }),
    { numRuns: runs(8), seed: 5 },
  );
  expect(met[0]).toBeGreaterThan(20);
  expect(met[1]).toBeGreaterThan(1);
});

it('where none of the rest can be taken, a bid is certain to be made or missed', () => {
  const wrong: string[] = [];
  const met = { made: 0, missed: 0 };
  for (let deal = 1; deal <= 8; deal++) {
    const dealSeed = String(deal).padStart(32, '0');
    let state: GameState = newGameWith(presetRules('up-and-down-the-river', 4), { dealSeed });
    while (state.round.phase !== 'over') {
      const [seat] = toAct(state);
      const view = seat === undefined ? null : viewFor(state, seat);
      if (view?.round.phase === 'play' && concedableTricks(view) !== null) {
        const isMade = view.round.tricks[view.seat] === view.round.bids[view.seat];
        met[isMade ? 'made' : 'missed']++;
        for (const choice of allowed(view.choices).filter(({ type }) => type === 'play')) {
          const certain = certainMakeProbability(view, view.round, choice as Choice, []);
          if (certain !== (isMade ? 1 : 0)) wrong.push(`${isMade ? 'made' : 'missed'}: ${certain}`);
        }
      }
      const command = view === null ? legalCommands(state)[0] : quickMove(view);
      if (command == null) throw new Error('no move');
      state = apply(state, command).state;
    }
  }
  expect(wrong).toEqual([]);
  expect(met.made).toBeGreaterThan(0);
  expect(met.missed).toBeGreaterThan(0);
});
