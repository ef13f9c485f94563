import type { Core } from './core.ts';
import { unpackNets } from './weights.ts';

/** The nets in a core's memory. */
export interface NetsAt {
  readonly play: number;
  readonly bid: number;
}

/**
 * Puts trained nets into a core, which keeps them for ever.
 * @throws when the bytes are no such nets: they belong to another version of the program.
 */
export function keepNets(core: Core, weights: ArrayBuffer): NetsAt {
  const keep = (net: Float32Array): number => {
    const address = core.room(net.byteLength);
    new Float32Array(core.memory.buffer, address, net.length).set(net);
    return address;
  };
  const { play, bid } = unpackNets(weights, core.playInputs.value, core.bidInputs.value);
  return { play: keep(play), bid: keep(bid) };
}
