import { describe, expect, it } from 'vitest';
import {
  type Card,
  type GameState,
  SUITS,
  allowed,
  dealtRound,
  deckOf,
  legalCommands,
  openCardInHand,
  toAct as seatsToAct,
  viewFor,
} from '@/engine/index.ts';
import { claimOf, knowledgeOf } from '@/engine/advice/index.ts';
import { FIXED_GAMES, type Moment, momentsOf } from '../../support/engine/fixed-games.ts';
import {
  type RoundSheet,
  certainClaim,
  maySee,
  mayHold,
  sheetOf,
  shownVoids,
} from '../../support/engine/seen-by.ts';

const GAMES = FIXED_GAMES.map((game) => ({ name: game.name, moments: momentsOf(game) }));

/** Calls `check` for every seat at every moment of a round that has been dealt. */
function everyDealtView(
  moments: readonly Moment[],
  check: (state: GameState, seat: number, sheet: RoundSheet) => void,
): void {
  for (const { state, events } of moments) {
    const sheet = sheetOf(state.header.rules, events);
    if (sheet !== null) for (const seat of state.header.seats.keys()) check(state, seat, sheet);
  }
}

/** The cards that a seat neither sees nor has seen. */
function unseenBy(state: GameState, seat: number, sheet: RoundSheet): Card[] {
  const seen = state.header.seats.flatMap((_, owner) =>
    maySee(state, seat, owner) ? sheet.handOf(owner) : [],
  );
  const known = new Set<Card | null>([...seen, ...sheet.played, sheet.deal.turned]);
  return deckOf(state.header.rules).filter((card) => !known.has(card));
}

describe.each(GAMES)('$name', ({ moments }) => {
  it('is told to every seat just as it has happened before its eyes', () => {
    everyDealtView(moments, (state, seat, sheet) => {
      const round = sheet.seenBy(seat, (owner) => maySee(state, seat, owner));
      expect(viewFor(state, seat).round).toEqual(round);
    });
  });

  it('is told with the score so far, and what the seat may do', () => {
    for (const { state } of moments)
      for (const seat of state.header.seats.keys()) {
        const { rules, seats, schedule, past, standing, toAct, choices, zeroRuns, ...view } =
          viewFor(state, seat);
        const own = legalCommands(state).filter((move) => 'seat' in move && move.seat === seat);
        const isBlind = state.round.phase === 'play' && !maySee(state, seat, seat);
        const zeros = past.toReversed().findIndex(({ bids }) => bids[seat] !== 0);
        expect(view.seat).toBe(seat);
        expect([rules, seats, schedule, past, standing]).toEqual([
          state.header.rules,
          state.header.seats,
          state.schedule,
          state.past,
          state.standing,
        ]);
        expect([toAct, allowed(choices), zeroRuns[seat]]).toEqual([
          seatsToAct(state),
          isBlind ? own.map(() => ({ type: 'play', seat, card: 'unseen' })) : own,
          zeros < 0 ? past.length : zeros,
        ]);
      }
  });

  it('tells a seat who may hold the cards that it does not see', () => {
    everyDealtView(moments, (state, seat, sheet) => {
      const view = viewFor(state, seat);
      const knows = knowledgeOf(view, dealtRound(view)!);
      const unseen = unseenBy(state, seat, sheet);
      const others = view.seats.map((_, other) => ({
        voids: SUITS.filter((suit) => knows.isVoid(other, suit)),
        cards: unseen.filter((card) => knows.mayHold(other, card)),
      }));
      expect({ unseen: knows.unseen, others }).toEqual({
        unseen,
        others: view.seats.map((_, other) => ({
          voids: SUITS.filter((suit) => shownVoids(sheet, other).has(suit)),
          cards: mayHold(sheet, other, unseen),
        })),
      });
    });
  });

  it('shows the open card for as long as the dealer holds it', () => {
    everyDealtView(moments, (state, seat, sheet) => {
      const { openCard, dealer } = sheet.deal;
      const isHeld = openCard !== null && sheet.handOf(dealer).includes(openCard);
      expect(openCardInHand(dealtRound(viewFor(state, seat))!)).toBe(isHeld ? openCard : null);
    });
  });

  it('offers a claim just where the cards that others may hold make it certain', () => {
    everyDealtView(moments, (state, seat, sheet) => {
      const view = viewFor(state, seat);
      const legal = legalCommands(state).flatMap((move) =>
        move.type === 'play' && move.seat === seat && move.card !== 'unseen' ? [move.card] : [],
      );
      const claim =
        legal.length === 0 ? null : certainClaim(sheet, seat, unseenBy(state, seat, sheet), legal);
      expect(claimOf(view)).toEqual(claim);
    });
  });
});

it('together the games have claims of both kinds, named trumps, shown jokers, blind nils and voids', () => {
  const found = new Set<string>();
  for (const { moments } of GAMES)
    everyDealtView(moments, (state, seat, sheet) => {
      const claim = claimOf(viewFor(state, seat));
      if (claim !== null) found.add(claim.kind);
      if (sheet.phase === 'trump') found.add(sheet.bids.includes(null) ? 'joker' : 'highest');
      if (sheet.blindNils.includes(true)) found.add('blind nil');
      if (shownVoids(sheet, seat).size > 1) found.add('voids');
    });
  expect([...found].toSorted()).toEqual(['all', 'blind nil', 'highest', 'joker', 'none', 'voids']);
});
