import {
  type Card,
  type GameState,
  type PresetId,
  type RuleSet,
  type Seat,
  evolve,
  presetRules,
  STANDARD_RANKING,
  strength,
  viewFor,
} from '@/engine/index.ts';
import { dealt, evolved, newGameWith } from '../../lib/games.ts';
import { samePlays } from '../choices.ts';
import { type Check, kind } from '../kind.ts';
import { someHands, trickPlayed, turnOf } from '../../lib/positions.ts';
import { type Row } from '../rows.ts';
import { Malformed, Mismatch, same } from '../verdict.ts';

interface TrickRow {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
  readonly winningCard?: Card | undefined;
}

/** The trump of rows that name none. */
const usualTrump = (rules: RuleSet) =>
  rules.trump.kind === 'all-but-led' ? 'L' : rules.trump.kind === 'fixed' ? rules.trump.suit : null;

/** Who takes a trick [PLAY-3]. */
export function trickOf(rules: RuleSet, row: TrickRow, trump: Row<'trick'>['trump']): void {
  const { leader, cards, winner, winningCard } = row;
  const { players } = rules;
  if (cards.length !== players || leader >= players)
    throw new Malformed(`${cards.length} cards of ${players} players, led by seat ${leader}`);
  const known = usualTrump(rules) ?? trump;
  if (known === undefined) throw new Malformed('trump: it is not said');
  const { events } = trickPlayed(rules, leader, cards, known);
  const taken = events.find((event) => event.type === 'trickTaken');
  if (taken === undefined) throw new Mismatch('nobody takes the trick');
  same('who takes the trick', taken.winner, winner);
  if (winningCard === undefined) return;
  same('the winning card', cards[(winner - leader + players) % players], winningCard);
}

/** The check of who takes a trick under a preset. */
export const tricksOf = (preset: PresetId): Check =>
  kind('trick', (row) => trickOf(presetRules(preset, row.players), row, row.trump));

/** Which cards of a hand may be played [PLAY-2], [PLAY-4]. */
export function legalPlays(
  rules: RuleSet,
  facts: Parameters<typeof turnOf>[1],
  legal: readonly Card[],
) {
  if (facts.hand.length === 0) throw new Malformed('an empty hand');
  samePlays(turnOf(rules, facts), 0, facts.hand, legal);
}

/** Whether this card breaks spades, by a ruff or a lead; it happens only once [PLAY-4]. */
export function breaking({ card, ledSuit, alreadyBroken, breaks }: Row<'breaking'>): void {
  const facts = { hand: [card], led: ledSuit, trump: 'S', broken: alreadyBroken } as const;
  const before = turnOf(presetRules('spades'), facts);
  const played = evolve(before, { type: 'cardPlayed', seat: 0, card });
  const isBroken = ({ round }: GameState) => round.phase === 'play' && round.broken;
  const broken = alreadyBroken || ledSuit === 'S';
  same('whether spades are broken before', isBroken(before), broken);
  same('whether the card breaks spades', isBroken(played) && !isBroken(before), breaks);
}

/** Who sees whose hand, before and during the play, until a card is played [SIGHT-1]. */
export function visibility(row: Row<'sight'>): void {
  const { round, handSize, viewer, seesFaceUp } = row;
  const rules = presetRules('devils-bridge');
  const size = newGameWith(rules).schedule[round - 1];
  same(`hand size of round ${round}`, size, handSize);
  const hands = someHands(4, handSize);
  const bidding = dealt(newGameWith(rules), { hands, dealer: 3, index: round - 1 });
  const bids = hands.map((_, seat) => ({ type: 'bidMade', seat, bid: 0 }) as const);
  for (const state of [bidding, evolved(bidding, ...bids, { type: 'biddingClosed' })]) {
    const view = viewFor(state, viewer).round;
    if (view.phase === 'ready') throw new Mismatch('nothing is dealt');
    const sees = view.hands.map((hand) => hand.kind === 'seen');
    same(`the hands seen in phase ${view.phase}`, sees, seesFaceUp);
  }
}

/** Which of two cards beats the other in a trick [PLAY-3]. */
export function comparison(row: Row<'comparison'>): void {
  const known = row.variant === undefined ? null : usualTrump(presetRules(row.variant));
  const trump = known ?? row.trump ?? 'N';
  const power = (card: Card) => strength(card, row.ledSuit, trump, STANDARD_RANKING);
  same(`${row.higher} beats ${row.lower}`, power(row.higher) > power(row.lower), true);
}
