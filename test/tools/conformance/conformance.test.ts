import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bidPoints } from '@/engine/index.ts';
import { checkFile } from '../../../tools/conformance/check.ts';
import { scorePart } from '../../../tools/conformance/formula-text.ts';
import { KINDS } from '../../../tools/conformance/kinds.ts';
import { VECTORS, type Row, check, sample, rowsOf, textOf } from '../../support/conformance.ts';

const files = readdirSync(VECTORS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.jsonl?$/.test(file))
  .toSorted();

describe('the sample vectors', () => {
  it.each(files)('%s agrees with the engine', (file) => {
    const { cases, mismatches, faults } = checkFile(join(VECTORS, file));
    expect({ mismatches, faults }).toEqual({ mismatches: [], faults: [] });
    expect(cases).toBeGreaterThan(0);
  });

  it('include every kind that the checker knows', () => {
    const kinds = Object.values(KINDS).reduce((sum, kinds) => sum + Object.keys(kinds).length, 0);
    expect(files).toHaveLength(kinds);
  });

  it('take at most 1.5 MB', () => {
    const bytes = files.reduce((sum, file) => sum + readFileSync(join(VECTORS, file)).length, 0);
    expect(bytes).toBeLessThanOrEqual(1_500_000);
  });
});

/** A wrong answer of the same type as the right one. */
function corrupted(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value === null) return 'player';
  if (!Array.isArray(value)) return value === 'TS' ? '9S' : 'TS';
  if (value.length === 0) return [0];
  return typeof value[0] === 'number' || typeof value[0] === 'boolean'
    ? [corrupted(value[0]), ...(value.slice(1) as unknown[])]
    : value.slice(1);
}

/** The fields of a row that hold its answers. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'bugger/full-games.json': ['rounds.3.points', 'rounds.4.scores', 'winners'],
  'bugger/legal-bids.json': ['legal', 'isDealer'],
  'bugger/scoring.json': ['points'],
  'bugger/tricks.json': ['winner'],
  'bugger/winners.json': ['winners'],
  'devils-bridge/full-games.json': [
    'rounds.0.tricks.0.winner',
    'rounds.3.tricksWon',
    'rounds.3.points',
    'rounds.9.startingSeat',
  ],
  'devils-bridge/legal-bids.json': ['legal', 'isLast'],
  'devils-bridge/schedule.json': ['handSize', 'startingSeat', 'lastBidderSeat', 'cardsOnForehead'],
  'devils-bridge/scoring.json': ['points', 'made'],
  'devils-bridge/tricks-4p.json': ['winner', 'winningCard'],
  'devils-bridge/visibility.json': ['seesFaceUp', 'handSize'],
  'from-documents/schedules.json': ['handSizes'],
  'from-documents/scoring-all-formulas.json': ['points'],
  'from-documents/worked-examples.json': ['legal'],
  'nommie/full-games.json': ['rounds.2.selector', 'rounds.2.tricks.0.winner', 'rounds.2.scores'],
  'nommie/legal-bids.json': ['legal'],
  'nommie/legal-plays.json': ['legal'],
  'nommie/schedule.json': ['handSize', 'dealerSeat', 'firstBidder'],
  'nommie/scoring.json': ['points'],
  'nommie/tricks.json': ['winner'],
  'nommie/trump-selector.json': ['selector', 'firstLeader', 'bidsBySeat'],
  'screw-the-dealer/legal-bids-dealer.json': ['legal'],
  'screw-the-dealer/schedule-custom-max.json': ['handSizes'],
  'screw-the-dealer/schedule.json': ['maxCards', 'totalRounds', 'handSizes'],
  'screw-the-dealer/score-sheets.json': ['rounds.1.dealer', 'rounds.1.points', 'rounds.1.scores'],
  'screw-the-dealer/scoring.json': ['points'],
  'spades/bid-validity.json': ['valid'],
  'spades/breaking.json': ['breaks'],
  'spades/check-winner.json': ['winner'],
  'spades/scoring.json': ['points', 'bagsAfter', 'bagPenalty', 'nilBonuses', 'nilPenalties'],
  'spades/tricks.json': ['winner'],
  'spades/valid-plays.json': ['legal'],
  'traditions/games.jsonl': [
    'endsAfter',
    'winners',
    'rounds.0.dealer',
    'rounds.1.points',
    'rounds.1.totals',
  ],
  'traditions/rounds.jsonl': [
    'firstLeader',
    'legalBids',
    'legalPlays',
    'winners',
    'tricks',
    'points',
  ],
  'traditions/rule-schedules.json': ['sizes'],
  'traces/oh-hell.jsonl': ['bids.0.2', 'plays.1.2', 'winners', 'taken', 'points'],
  'traces/spades.jsonl': ['plays.1.2', 'winners', 'taken', 'sidePoints'],
};

function corruptedAt(row: Row, path: string): Row {
  const copy = structuredClone(row);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place: Record<string, unknown> = copy;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  place[last] = corrupted(place[last]);
  return copy;
}

describe('a planted mismatch', () => {
  it('is tested for every kind', () => {
    expect(Object.keys(ANSWERS).toSorted()).toEqual(files);
  });

  const planted = Object.entries(ANSWERS).flatMap(([file, paths]) =>
    paths.map((path) => [file, path] as const),
  );
  it.each(planted)('in %s, a wrong %s, is found', (file, path) => {
    const [right, ...rest] = rowsOf(file).slice(0, 3);
    const wrong = corruptedAt(right ?? {}, path);
    const { ok, results } = check({ [file]: textOf(file, [...rest, wrong]) });
    expect(ok).toBe(false);
    expect(results[0]?.faults).toEqual([]);
    expect(results[0]?.mismatches).toHaveLength(1);
    expect(results[0]?.mismatches[0]).toMatch(new RegExp(`^case ${rest.length + 1}: .`));
  });

  it('in a round with jokers is found', () => {
    const file = 'traditions/rounds.jsonl';
    const named = rowsOf(file).find(
      ({ rules, trumpNamer, dealer }) =>
        trumpNamer === dealer && (rules as { trump: { kind: string } }).trump.kind === 'flip',
    );
    const wrong = ['trumpNamer', 'legalTrumps', 'legalPlays', 'winners'].map((path) =>
      corruptedAt(named ?? {}, path),
    );
    const { results } = check({ [file]: textOf(file, wrong) });
    expect(results[0]?.mismatches).toHaveLength(wrong.length);
  });

  it('in the score or trick of a worked example is found', () => {
    const file = 'from-documents/worked-examples.json';
    const rows = rowsOf(file);
    const score = rows.find(({ kind }) => kind === 'score') ?? {};
    const trick = rows.find(({ kind }) => kind === 'trick') ?? {};
    const wrong = [corruptedAt(score, 'points'), corruptedAt(trick, 'winner')];
    expect(check({ [file]: textOf(file, wrong) }).results[0]?.mismatches).toHaveLength(2);
  });

  it('a legal bid or card listed as rejected is found', () => {
    const file = 'bugger/full-games.json';
    const [game] = rowsOf(file);
    const withRound = (change: (round: Row) => void) => {
      const copy = structuredClone(game) as { rounds: Row[] };
      change(copy.rounds[0] ?? {});
      return copy;
    };
    const legalBid = withRound((round) => {
      round['rejectedBids'] = [{ seat: 1, bid: (round['bids'] as number[])[1] }];
    });
    const legalPlay = withRound((round) => {
      const [first] = round['tricks'] as { leader: number; plays: string[] }[];
      round['rejectedPlays'] = [{ trick: 0, seat: first?.leader, card: first?.plays[0] }];
    });
    const { results } = check({ [file]: textOf(file, [legalBid, legalPlay]) });
    expect(results[0]?.mismatches).toEqual([
      expect.stringContaining('bidding 5: the engine accepts what must be refused'),
      expect.stringContaining('playing 8S: the engine accepts what must be refused'),
    ]);
  });

  it('is reported in words (the first five of a file) and counted', () => {
    const file = 'nommie/legal-plays.json';
    const rows = rowsOf(file)
      .slice(0, 8)
      .map((row) => corruptedAt(row, 'legal'));
    const { lines, ok } = check({ [file]: textOf(file, rows) });
    expect(ok).toBe(false);
    expect(lines[0]).toBe(`✗ ${file}: 8 cases, 8 mismatches`);
    expect(lines[1]).toContain('case 1: legal cards: the engine says ["9S","2S","3S"], the vector');
    expect(lines.slice(6)).toEqual(['    … and 3 more', '1 file, 8 cases, 8 mismatches, 0 faults']);
  });
});

describe('further cases', () => {
  it('every file is recognized by its folder alone or by its content alone', () => {
    const rows = rowsOf('nommie/tricks.json').slice(0, 5);
    expect(check({ 'nommie/tricks.json': JSON.stringify({ vectors: rows }) }).ok).toBe(true);
    const meta = { game: 'nomination-whist', kind: 'tricks' };
    expect(check({ 'tricks.json': textOf('.json', rows, meta) }).ok).toBe(true);
  });

  it('parts of a kind in separate folders are recognized by their content', () => {
    const meta = { game: 'nomination-whist', kind: 'tricks' };
    const rows = rowsOf('nommie/tricks.json').slice(0, 5);
    const { ok, results } = check({
      'more/nommie/part-1/tricks-0002.json': `\uFEFF${textOf('.json', rows, meta)}`,
      'more/nommie/tricks-0003.json': textOf('.json', rows, meta),
      'more/deals/spades-7.jsonl': sample('traces/spades.jsonl'),
    });
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.flatMap(({ mismatches }) => mismatches)).toEqual([]);
    expect(ok).toBe(true);
  });

  it.each([
    ['10 + 3*t', '-5*|b-t|', 3, 3, 19],
    ['10 + 3*t', '-5*|b-t|', 3, 1, -10],
    ['10 + b', '0', 2, 2, 12],
    ['10 + b', '0', 2, 1, 0],
    ['5', '-5', 0, 1, -5],
    ['n + b', 't - 2', 1, 2, 0],
    ['-1*t', '2*|t-b| - b', 1, 2, 1],
  ])(
    'the formula %s / %s pays a bid of %i with %i tricks %i',
    (made, missed, bid, tricks, paid) => {
      const parts = { made: scorePart(made), missed: scorePart(missed) };
      const formula = {
        kind: 'formula',
        ...parts,
        zero: null,
        streak: null,
        wins: 'high',
      } as const;
      expect(bidPoints(formula, { bid, tricks, handSize: 7 })).toBe(paid);
    },
  );

  it.each(['', '10 +', 't t', '10 ** t', 'x', '2*'])('%j is not a formula', (text) => {
    expect(() => scorePart(text)).toThrow('formula');
  });
});
