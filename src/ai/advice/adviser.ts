import { type PlayerView, type Seed, allowed, dealtRound } from '../../engine/index.ts';
import { decisionChance } from '../chance.ts';
import { NetPlayer } from '../net/net-player.ts';
import { unpackNets } from '../net/weights.ts';
import { type AdviserCore, openAdviserCore } from './core.ts';
import { ADVICE_SEED, type Counsel, reckoned } from './counsel.ts';
import { foreheadAdvice } from './forehead-advice.ts';
import { type Choice, type NetsAt, netCounsel } from './net-counsel.ts';

const isChoice = (command: { readonly type: string }): command is Choice =>
  command.type === 'bid' || command.type === 'nameTrump' || command.type === 'play';

/** Gives advice to whoever sees a view, and knows no more than that. One counsel at a time. */
export class Adviser {
  readonly #core: AdviserCore = openAdviserCore();
  readonly #nets: NetsAt;

  /** @param weights the nets that the worlds are played out with. */
  constructor(weights: ArrayBuffer) {
    const core = this.#core;
    const nets = unpackNets(weights, core.playInputs.value, core.bidInputs.value);
    this.#nets = { play: this.#keep(nets.play), bid: this.#keep(nets.bid) };
  }

  #keep(net: Float32Array): number {
    const address = this.#core.room(net.byteLength);
    new Float32Array(this.#core.memory.buffer, address, net.length).set(net);
    return address;
  }

  /**
   * Begins to weigh every legal choice of the seat of a view; a new counsel ends the one before.
   * Null where there is nothing to decide, or no advice on it.
   * @param seed the chance of the worlds; the same seed gives the same advice on every machine.
   * @param worlds after so many the advice is final.
   */
  counsel(view: PlayerView, seed: Seed = ADVICE_SEED, worlds?: number): Counsel | null {
    const round = dealtRound(view);
    const choices = allowed(view.choices).filter(isChoice);
    if (round === null || choices.length === 0) return null;
    if (view.rules.sides === 'solo' && round.hands[view.seat]?.kind === 'hidden') {
      const unseen = choices.filter((choice) => choice.type !== 'play');
      return unseen.length > 0 ? reckoned(foreheadAdvice(view, round, unseen)) : null;
    }
    if (!NetPlayer.knows(view)) return null;
    const chance = decisionChance(seed, view);
    return netCounsel(this.#core, this.#nets, view, round, choices, chance, worlds);
  }
}
