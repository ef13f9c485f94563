import {
  type Command,
  type PlayerView,
  type Seed,
  allowed,
  dealtRound,
  hasPartners,
} from '../../engine/index.ts';
import { decisionRng } from '../decision-rng.ts';
import { type NetAddresses, assertFamily } from '../net/loaded-nets.ts';
import { NetPlayer } from '../net/net-player.ts';
import type { Core } from '../net/core.ts';
import { adviseBlindNil } from './blind-nil-advice.ts';
import { ADVICE_SEED, type AnytimeAdvice, finalAdvice } from './anytime-advice.ts';
import { adviseOnForehead } from './forehead-advice.ts';
import { adviseSolo } from './solo-advice.ts';
import { isChoice } from '../choice.ts';
import { advisePartner } from './partner-advice.ts';

/** Advises the seat of a view, from the view alone. One request at a time. */
export class Adviser {
  readonly #core: Core;
  readonly #nets: NetAddresses;

  /** @param nets the rollout policy, loaded in that core. */
  constructor(core: Core, nets: NetAddresses) {
    this.#core = core;
    this.#nets = nets;
  }

  /**
   * Begins advice on every legal choice of a seat; it ends the advice before it. Null where there is nothing
   * to decide, or no advice on it.
   * @param seed of the determinizations; the same seed gives the same advice on every machine.
   * @param determinizations after which the advice is final.
   * @param among the choices to compare; all that are allowed by default.
   * @param against the choice to contrast the best one with; a person's likely choice by default.
   * @throws on a game of another family than the nets'.
   */
  advise(
    view: PlayerView,
    seed: Seed = ADVICE_SEED,
    determinizations?: number,
    among: readonly Command[] = allowed(view.choices),
    against?: Command,
  ): AnytimeAdvice | null {
    assertFamily(this.#nets, view.rules);
    const round = dealtRound(view);
    if (round === null) return null;
    const rng = decisionRng(seed, view);
    const answers = among.filter((command) => command.type === 'declare');
    if (answers.length > 0) {
      const request = { view, round, choices: answers, rng, determinizations };
      return adviseBlindNil(this.#core, this.#nets, request);
    }
    const choices = among.filter(isChoice);
    if (choices.length === 0) return null;
    if (view.rules.sides === 'solo' && round.hands[view.seat]?.kind === 'hidden') {
      const unseen = choices.filter((choice) => choice.type !== 'play');
      return unseen.length > 0
        ? finalAdvice(adviseOnForehead(this.#core, this.#nets, view, round, unseen))
        : null;
    }
    if (!NetPlayer.knows(view)) return null;
    const advise = hasPartners(view.rules) ? advisePartner : adviseSolo;
    const question = { view, round, choices, rng, against, determinizations };
    return advise(this.#core, this.#nets, question);
  }
}
