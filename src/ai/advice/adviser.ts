import {
  type PlayerView,
  type Seed,
  allowed,
  dealtRound,
  hasPartners,
} from '../../engine/index.ts';
import { decisionChance } from '../chance.ts';
import { type NetsAt, mustKnow } from '../net/kept-nets.ts';
import { NetPlayer } from '../net/net-player.ts';
import type { AdviserCore } from './core.ts';
import { blindCounsel } from './blind-counsel.ts';
import { ADVICE_SEED, type Counsel, reckoned } from './counsel.ts';
import { foreheadAdvice } from './forehead-advice.ts';
import { netCounsel } from './net-counsel.ts';
import { isChoice } from '../choice.ts';
import { partnerCounsel } from './partner-counsel.ts';

/** Gives advice to whoever sees a view, and knows no more than that. One counsel at a time. */
export class Adviser {
  readonly #core: AdviserCore;
  readonly #nets: NetsAt;

  /** @param nets what the worlds are played out with, in that core. */
  constructor(core: AdviserCore, nets: NetsAt) {
    this.#core = core;
    this.#nets = nets;
  }

  /**
   * Begins to weigh every legal choice of the seat of a view; a new counsel ends the one before.
   * Null where there is nothing to decide, or no advice on it.
   * @param seed the chance of the worlds; the same seed gives the same advice on every machine.
   * @param worlds after so many the advice is final.
   * @throws on a game that the nets are not for.
   */
  counsel(view: PlayerView, seed: Seed = ADVICE_SEED, worlds?: number): Counsel | null {
    mustKnow(this.#nets, view.rules);
    const round = dealtRound(view);
    if (round === null) return null;
    const answers = allowed(view.choices).filter((command) => command.type === 'declare');
    if (answers.length > 0)
      return blindCounsel(
        this.#core,
        this.#nets,
        view,
        round,
        answers,
        decisionChance(seed, view),
        worlds,
      );
    const choices = allowed(view.choices).filter(isChoice);
    if (choices.length === 0) return null;
    if (view.rules.sides === 'solo' && round.hands[view.seat]?.kind === 'hidden') {
      const unseen = choices.filter((choice) => choice.type !== 'play');
      return unseen.length > 0
        ? reckoned(foreheadAdvice(this.#core, this.#nets, view, round, unseen))
        : null;
    }
    const chance = decisionChance(seed, view);
    if (!NetPlayer.knows(view)) return null;
    const counselOf = hasPartners(view.rules) ? partnerCounsel : netCounsel;
    return counselOf(this.#core, this.#nets, view, round, choices, chance, worlds);
  }
}
