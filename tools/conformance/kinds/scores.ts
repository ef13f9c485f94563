import {
  type Formula,
  type FormulaId,
  type PresetId,
  type RuleSet,
  presetRules,
} from '@/engine/index.ts';
import { newGameWith } from '../../lib/games.ts';
import { type Check, kind } from '../kind.ts';
import { roundPlayed, roundsOf, withStanding } from '../../lib/positions.ts';
import { type Row } from '../rows.ts';
import { Malformed, Mismatch, same, sameSet } from '../verdict.ts';

/** One player's bid; the others take the remaining tricks [SCORE-1]. */
export function bidScore(
  scoring: FormulaId | Formula,
  { bid, tricks, points }: { bid: number; tricks: number; points: number },
): void {
  const rules: RuleSet = { ...presetRules('bugger-your-neighbor', 3), scoring };
  const handSize = Math.max(bid, tricks, 1);
  const result = roundPlayed(newGameWith(rules), {
    handSize,
    bids: [bid, 0, 0],
    tricks: [tricks, handSize - tricks, 0],
  });
  same('points', result.state.past[0]?.points[0], points);
}

/** The check of the points of a bid under a preset. */
export const scoresOf = (preset: PresetId): Check =>
  kind('bidScore', (row) => {
    if (row.made !== undefined) same('made', row.bid === row.tricks, row.made);
    bidScore(presetRules(preset).scoring as FormulaId, row);
  });

/** Refuses a row whose tricks are not as many as the cards of a hand. */
export function tricksAddUp(handSize: number, tricks: readonly number[], players: number): void {
  const sum = tricks.reduce((all, each) => all + each, 0);
  if (tricks.length !== players || sum !== handSize)
    throw new Malformed(
      `${players} players and ${handSize} tricks, but tricks ${tricks.join(' ')}`,
    );
}

/** The points of a round of a preset for four. */
export function roundScore(preset: PresetId, row: Row<'roundScore'>): void {
  tricksAddUp(row.handSize, row.tricks, 4);
  const { state } = roundPlayed(newGameWith(presetRules(preset)), row);
  same('points', state.past[0]?.points, row.points);
}

/** Seat 0 and its partner; the opponents take the remaining tricks [SP-3…5]. */
export function spadesScore(row: Row<'spadesScore'>): void {
  const { tricks1, tricks2, bagsBefore } = row;
  const handSize = Math.max(13, tricks1 + tricks2);
  const before = withStanding(newGameWith(presetRules('spades')), { bags: [bagsBefore, 0] });
  const { state } = roundPlayed(before, {
    handSize,
    bids: [row.bid1, 1, row.bid2, 1],
    tricks: [tricks1, handSize - tricks1 - tricks2, tricks2, 0],
  });
  const record = state.past[0];
  if (record === undefined) throw new Mismatch('the round is not scored');
  const items = record.ledger.filter(({ side }) => side === 0);
  const nils = items.filter(({ kind }) => kind.includes('nil')).map(({ points }) => points);
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
  same('points', record.points[0], row.points);
  same('bags afterwards', record.standing.bags[0], row.bagsAfter);
  same(
    'bag penalty',
    items.some(({ kind }) => kind === 'bag-penalty'),
    row.bagPenalty,
  );
  same('nil bonuses', sum(nils.filter((points) => points > 0)), row.nilBonuses);
  same('nil penalties', -sum(nils.filter((points) => points < 0)) + 0, row.nilPenalties);
}

/** Plays a round that leads to these totals; returns the winners if it ends the game, else null. */
function winnersAt(
  rules: RuleSet,
  totals: readonly number[],
  bids: readonly number[],
): readonly number[] | null {
  const tricks = bids.map((_, seat) => (seat === 0 ? 1 : 0));
  const game = newGameWith(rules);
  const round = { handSize: 1, bids, tricks };
  const gained = roundPlayed(game, round).state.past[0]?.points ?? [];
  const before = totals.map((total, side) => total - (gained[side] ?? 0));
  const { state, events } = roundPlayed(withStanding(game, { totals: before }), round);
  same('totals', state.standing.totals, totals);
  return events.find((event) => event.type === 'gameEnded')?.winners ?? null;
}

/** Who wins with these totals [END-2]. */
export function winners({ scores, winners }: Row<'winners'>): void {
  const rules = roundsOf(presetRules('bugger-your-neighbor', scores.length), 1);
  const bids = scores.map(() => 0);
  sameSet('winners', winnersAt(rules, scores, bids) ?? [], winners);
}

/** The first side is the player's; null: the game continues [SP-6]. */
export function sideWinner({ player, opponent, winner }: Row<'sideTotals'>): void {
  const winners = winnersAt(presetRules('spades'), [player, opponent], [1, 1, 1, 1]);
  const expected = winner === null ? null : [winner === 'player' ? 0 : 1];
  same('winner', winners, expected);
}
