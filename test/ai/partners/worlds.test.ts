import { describe, expect, it } from 'vitest';
import { openAdviserCore } from '@/ai/advice/core.ts';
import { setSize, size } from '@/ai/masks.ts';
import { playOut } from '@/ai/partners/thumb.ts';
import { PartnerWorlds } from '@/ai/partners/worlds.ts';
import {
  type GameState,
  dealtRound,
  keyedSource,
  legalCommands,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { after, bidsInOrder, carriedOut, opened } from '../../support/engine/games.ts';
import { picker } from '../../support/engine/random-play.ts';
import { SEED } from '../tables.ts';

const core = openAdviserCore();
const SPADES = presetRules('spades');

function worldsOf(state: GameState, seat: number, seed = 1): PartnerWorlds {
  const view = viewFor(state, seat);
  const round = dealtRound(view);
  if (round === null) throw new Error('nothing is dealt');
  return new PartnerWorlds(core, view, round, keyedSource(SEED, [seed]));
}

describe('the worlds that are imagined among partners', () => {
  it('agree with all that is known, whatever changed hands in them', () => {
    const pick = picker(5);
    let state = after(opened(SPADES), { type: 'deal' });
    let looked = 0;
    while (state.round.phase === 'bid' || state.round.phase === 'play') {
      const [seat = 0] = toAct(state);
      const worlds = worldsOf(state, seat, looked);
      const world = worlds.next();
      if (world === null) throw new Error('no world fits');
      looked++;
      expect(world.hands.map(setSize)).toEqual(world.counts);
      expect(world.hands[seat]).toEqual(worlds.root.hands[seat]);
      const wrong = world.hands.map((hand, each) =>
        [0, 1, 2, 3].filter(
          (suit) => ((world.voids[each] ?? 0) >> suit) & 1 && hand[suit as 0] !== 0,
        ),
      );
      expect(wrong).toEqual([[], [], [], []]);
      // Every card once: in a hand, or played.
      for (let suit = 0; suit < 4; suit++) {
        const places = [...world.hands, world.gone].map((set) => set[suit as 0]);
        expect(places.reduce((sum, mask) => sum + size(mask), 0)).toBe(13);
        expect(places.reduce((all, mask) => all | mask, 0)).toBe(0x1fff);
      }
      state = carriedOut(state, pick(legalCommands(state))).state;
    }
    expect(looked).toBe(56);
  });

  it('give much to a partner who bid much', () => {
    const dealt = after(opened(SPADES), { type: 'deal' });
    const tricks = (bid: number): number => {
      // Seat 0 bids last; its partner has bid.
      const worlds = worldsOf(after(dealt, ...bidsInOrder(4, 0, [3, bid, 3])), 0);
      let sum = 0;
      for (let tried = 0; tried < 40; tried++) {
        const world = worlds.next();
        if (world === null) throw new Error('no world fits');
        playOut(world);
        sum += world.tricks[2] ?? 0;
      }
      return sum / 40;
    };
    const few = tricks(1);
    const many = tricks(5);
    expect(many - few).toBeGreaterThan(0.8);
  });
});
