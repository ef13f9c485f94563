import { type RuleSet, hasPartners } from '../../engine/index.ts';
import type { Core } from './core.ts';
import { unpackNets } from './weights.ts';

/** What nets are for: solo or partnership games. */
export type Family = 'solo' | 'sides';

/** The family of nets for a game. */
export const familyOf = (rules: RuleSet): Family => (hasPartners(rules) ? 'sides' : 'solo');

/** Addresses of a family's nets in a core's memory. */
export interface NetAddresses {
  readonly family: Family;
  readonly play: number;
  readonly bid: number;
}

/** @throws when a game needs nets of the other family, to which its features are noise. */
export function assertFamily({ family }: NetAddresses, rules: RuleSet): void {
  if (familyOf(rules) !== family)
    throw new Error(`the nets for '${family}' do not know games for '${familyOf(rules)}'`);
}

/**
 * Loads trained nets into a core, for as long as it lives.
 * @throws when the bytes are not nets of this version of the program.
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
