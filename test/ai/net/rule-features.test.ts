import { describe, expect, it } from 'vitest';
import { NetPlayer } from '@/ai/net/net-player.ts';
import { HIDDEN, type Nets, packNets, unpackNets } from '@/ai/net/weights.ts';
import { PRESETS, PRESET_IDS, type RuleSet, presetRules, toAct, viewFor } from '@/engine/index.ts';
import { newGameWith } from '../../../tools/lib/games.ts';
import { weightsOf } from '../../../tools/lib/net-weights.ts';
import { netsFrom } from '../../../tools/lib/player.ts';
import { createPicker, randomMoves } from '../../../tools/lib/random-play.ts';
import { roundsOf } from '../../../tools/lib/positions.ts';

/** How many inputs the nets had before those of the further rules. */
const EARLIER = { play: 541, bid: 506 };
const { core } = netsFrom('solo');
const inputs = { play: core.playInputs.value, bid: core.bidInputs.value };
const FILE = weightsOf('solo');
const ZERO_RNG = { below: () => 0 };

/** The app's nets, with each weight of the inputs of the further rules as `weight` says. */
function taught(weight: (own: number, at: number) => number): NetPlayer {
  const changed = (net: Float32Array, from: number, to: number): Float32Array =>
    net.map((own, at) => (at >= from * HIDDEN && at < to * HIDDEN ? weight(own, at) : own));
  const nets = unpackNets(FILE, inputs.play, inputs.bid);
  const others: Nets = {
    play: changed(nets.play, EARLIER.play, inputs.play),
    bid: changed(nets.bid, EARLIER.bid, inputs.bid),
  };
  return new NetPlayer(packNets(others, inputs.play, inputs.bid).buffer, 'solo');
}

/** The values of all choices in the positions of a random game. */
function valuesIn(player: NetPlayer, rules: RuleSet): string[] {
  const { actionsAt, actionValuesAt, actionCount, memory } = player.core;
  const values: string[] = [];
  for (const { before } of randomMoves(newGameWith(rules), createPicker(3))) {
    const [seat] = toAct(before);
    if (seat === undefined) continue;
    player.choose(viewFor(before, seat), ZERO_RNG, 'points');
    const count = actionCount.value;
    const actions = new Int32Array(memory.buffer, actionsAt.value, count);
    values.push(
      `${actions.join()} ${new Float32Array(memory.buffer, actionValuesAt.value, count).join()}`,
    );
  }
  return values;
}

const unchanged = taught((own) => own);
const other = taught((_own, at) => ((at * 7) % 11) / 5 - 1);

describe('the inputs of the further rules', () => {
  it.each(PRESET_IDS.filter((id) => id !== 'spades'))('are absent in every game of %s', (id) => {
    for (const players of PRESETS[id].players) {
      const rules = roundsOf(presetRules(id, players), 5);
      expect(valuesIn(other, rules)).toEqual(valuesIn(unchanged, rules));
    }
  });

  const plain = roundsOf(presetRules('bugger-your-neighbor'), 5);
  it.each<[string, Partial<RuleSet>]>([
    ['a small deck', { deck: '32' }],
    ['jokers', { jokers: { high: 1, low: 1 } }],
    ['a duty to head', { duty: 'must-head' }],
    ['a duty to trump', { duty: 'must-trump' }],
    ['the highest bidder’s first lead', { firstLead: 'highest-bidder' }],
    ['trumps that are led last', { trumpLead: 'last' }],
    ['two players', { players: 2 }],
    ['eight players', { players: 8 }],
    [
      'the dealer’s open card',
      {
        deck: '32',
        players: 4,
        trump: { kind: 'flip', allDealt: 'dealers-last' },
        schedule: { shape: 'constant', low: 8, high: 8, turns: 1 },
      },
    ],
  ])('are set by %s', (_name, options) => {
    const rules = { ...plain, ...options };
    expect(valuesIn(other, rules)).not.toEqual(valuesIn(unchanged, rules));
  });
});
