import { describe, expect, it } from 'vitest';
import {
  type GameState,
  type Seat,
  dealtRound,
  presetRules,
  cards,
  viewFor,
} from '@/engine/index.ts';
import { cardFacts, positionFacts } from '@/engine/advice/index.ts';
import { isPlay } from '../support/engine/determinizations.ts';
import { after, dealt, newGameWith } from '../../tools/lib/games.ts';
import { lostNil, spadesWithTwoNils } from '../support/engine/nils.ts';
import { createPicker, randomMoves } from '../../tools/lib/random-play.ts';

describe('once a nil is lost', () => {
  const { before: state, seat } = lostNil();
  const view = viewFor(state, seat);
  if (view.round.phase !== 'play') throw new Error('no play');
  const { round } = view;

  it('hints are about what the partner still needs, and no longer about the nil', () => {
    expect(positionFacts(view, round)).toEqual([{ kind: 'nil-lost', tricks: 1, of: 2 }]);
    const [high, low] = cardFacts(view, round, ['AH', '2H']).map((facts) =>
      facts.map(({ kind }) => kind),
    );
    expect(high).toContain('wins');
    expect(high).not.toContain('overshoots');
    expect(low).toContain('duck');
  });

  it.each([
    ['made', 0],
    ['sunk', 9],
  ])('the partner needs nothing for a contract that is %s', (_, bid) => {
    const partner = (seat + 2) % 4;
    const bids = round.bids.map((each, at) => (at === partner ? bid : each));
    expect(positionFacts(view, { ...round, bids })[0]).toEqual({
      kind: 'nil-lost',
      tricks: 0,
      of: 2,
    });
  });
});

it('nothing is needed while bids are still made', () => {
  const hands = [cards('AC'), cards('KC'), cards('QC'), cards('2H')];
  const bidding = dealt(newGameWith(presetRules('bugger-your-neighbor')), {
    dealer: 3,
    turned: '5H',
    hands,
  });
  const view = viewFor(after(bidding, { type: 'bid', seat: 0, bid: 1 }), 0);
  const round = dealtRound(view);
  expect(round?.bids[0]).toBe(1);
  expect(round === null ? null : positionFacts(view, round)).toEqual([]);
});

describe('nils of others', () => {
  const told = (state: GameState, seat: Seat) => {
    const { round } = viewFor(state, seat);
    if (round.phase !== 'play') throw new Error('no play');
    return positionFacts(viewFor(state, seat), round).filter(({ kind }) =>
      /^nil-(against|beside)$/.test(kind),
    );
  };

  it('are mentioned while they stand: break an opponent’s, cover the partner’s', () => {
    const { before, lost } = spadesWithTwoNils();
    expect(told(before, 0)).toEqual([{ kind: 'nil-against', seats: [1] }, { kind: 'nil-beside' }]);
    expect(told(before, 3)).toEqual([{ kind: 'nil-against', seats: [2] }, { kind: 'nil-beside' }]);
    // Seat 1 has taken a trick.
    expect(told(lost, 0)).toEqual([{ kind: 'nil-beside' }]);
    expect(told(lost, 3)).toEqual([{ kind: 'nil-against', seats: [2] }]);
    expect(told(lost, 1)).toEqual([{ kind: 'nil-against', seats: [2] }]);
  });

  it('leave a safe contract beside what the other side still needs', () => {
    const { lost } = spadesWithTwoNils();
    const view = viewFor(lost, 0);
    if (view.round.phase !== 'play') throw new Error('no play');
    expect(positionFacts(view, view.round).slice(0, 2)).toEqual([
      { kind: 'needs', tricks: 0, of: 2 },
      { kind: 'their-need', tricks: 1, of: 2 },
    ]);
  });

  it('are not mentioned to a seat with a standing nil of its own, nor in solo games', () => {
    const { before } = spadesWithTwoNils();
    expect(told(before, 1)).toEqual([]);
    const zeros = [
      ...randomMoves(newGameWith(presetRules('bugger-your-neighbor')), createPicker(1)),
    ]
      .map((move) => move.before)
      .filter((state) => isPlay(state) && state.round.bids.includes(0));
    expect(zeros.length).toBeGreaterThan(10);
    for (const state of zeros) expect(told(state, 0)).toEqual([]);
  });
});
