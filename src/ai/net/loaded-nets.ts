import { type RuleSet, hasPartners } from '../../engine/index.ts';
import type { Core } from './core.ts';
import { unpackNets } from './weights.ts';

/** What nets are for: seats that play alone, or partners. */
export type Family = 'solo' | 'sides';

/** Which nets a game is played with. */
export const familyOf = (rules: RuleSet): Family => (hasPartners(rules) ? 'sides' : 'solo');

/** The nets in a core's memory. */
export interface NetAddresses {
  readonly family: Family;
  readonly play: number;
  readonly bid: number;
}

/** @throws when a game is played with other nets: these would read it as noise. */
export function assertFamily({ family }: NetAddresses, rules: RuleSet): void {
  if (familyOf(rules) !== family)
    throw new Error(`the nets for '${family}' do not know games for '${familyOf(rules)}'`);
}

/**
 * Puts trained nets into a core, which keeps them for ever.
 * @throws when the bytes are no such nets: they belong to another version of the program.
 */
export function loadNets(core: Core, weights: ArrayBuffer, family: Family = 'solo'): NetAddresses {
  const load = (net: Float32Array): number => {
    const address = core.allocate(net.byteLength);
    new Float32Array(core.memory.buffer, address, net.length).set(net);
    return address;
  };
  const { play, bid } =
    family === 'solo'
      ? unpackNets(weights, core.playInputs.value, core.bidInputs.value)
      : unpackNets(weights, core.sidePlayInputs.value, core.sideBidInputs.value);
  return { family, play: load(play), bid: load(bid) };
}
