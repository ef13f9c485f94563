import type { Advice, Command, DealtView, PlayerView } from '../../engine/index.ts';
import type { Choice } from '../choice.ts';
import type { NetAddresses } from '../net/loaded-nets.ts';
import { putUtility, putPosition } from '../net/position.ts';
import { bidsNil, partnershipOf } from '../partners/contracts.ts';
import { type SideOutcome, sideOutcomeOf } from '../partners/side-outcome.ts';
import type { Core } from '../net/core.ts';
import type { SampledAdviceRequest, AnytimeAdvice } from './anytime-advice.ts';
import { adviceBuilder } from './advice-builder.ts';
import { provenAmongPartners } from './certain.ts';
import { anytimeAdvice, evaluateChoices } from './outcome-evaluation.ts';
import { partnershipPointScale } from '../heuristic/points.ts';
import { beginAdvice, namedTrump, optionIndicesOf } from './solo-advice.ts';
import { calibrationAt, partnersCardCalibrationAt } from './calibration.ts';
import { PARTNER_DETERMINIZATIONS } from './determinizations.ts';
import { samplesOf } from './samples.ts';
import { trickRatesOf } from './trick-rates.ts';

/** Decodes packed outcomes of the core; the engine scores each distinct one once. */
export function outcomeReader(view: PlayerView, round: DealtView): (packed: number) => SideOutcome {
  const known = new Map<number, SideOutcome>();
  return (packed) => {
    const before = known.get(packed);
    if (before !== undefined) return before;
    const bySeat = round.hands.map((_, seat) => (packed >>> (8 * seat)) & 255);
    const bids = bySeat.map((each) => each & 15);
    const outcome = sideOutcomeOf({ bids, tricks: bySeat.map((each) => each >> 4) }, view, round);
    known.set(packed, outcome);
    return outcome;
  };
}

/** The calibration of the make probability under a choice. */
function calibrationOf(
  view: PlayerView,
  round: DealtView,
  command: Command,
): (makeProbability: number) => number {
  const chosen = command.type === 'bid' ? command.bid : round.bids[view.seat];
  const calibrated = {
    handSize: round.handSize,
    bid: typeof chosen === 'number' ? chosen : 1,
  };
  return command.type === 'play'
    ? partnersCardCalibrationAt(view, calibrated)
    : calibrationAt(view, { ...calibrated, share: 1 });
}

/**
 * Advice in partnerships: rollouts by the nets, all seats playing to win the game as the totals stand. One at
 * a time: the core has one memory.
 */
export function advisePartner(
  core: Core,
  nets: NetAddresses,
  request: SampledAdviceRequest<Choice>,
): AnytimeAdvice {
  const { view, round, choices, rng, determinizations = PARTNER_DETERMINIZATIONS } = request;
  const builder = adviceBuilder(view, round, choices, request.against);
  const pointScale = partnershipPointScale(partnershipOf(view.rules));
  const certainMakes = choices.map((choice, index) =>
    provenAmongPartners(view, round, choice, builder.facts[index] ?? []),
  );
  const read = outcomeReader(view, round);
  core.seedRandom(rng.below(2 ** 32), rng.below(2 ** 32));
  putPosition(core, view, round);
  putUtility(core, view, round, 1);
  beginAdvice(core, nets, view, round, choices);

  const listed = samplesOf(core);
  const optionIndices = optionIndicesOf(listed, view.rules, choices);
  const representatives = optionIndices.map((index) => listed.representative(index));
  const byRepresentative = new Map(
    representatives.map((index): [number, SideOutcome[]] => [index, []]),
  );
  const outcomes = representatives.map((index) => byRepresentative.get(index) as SideOutcome[]);

  function addBatch(): boolean {
    if (core.continueAdvice() === 0) return false;
    const samples = samplesOf(core);
    for (const [index, list] of byRepresentative)
      while (list.length < samples.determinizations)
        list.push(read(samples.packedOutcome(index, list.length)));
    return true;
  }

  function advice(): Advice {
    const evaluation = evaluateChoices({
      commands: choices,
      outcomes,
      facts: builder.facts,
      pointScale,
      certainMakes,
      calibrate: (make, command) => calibrationOf(view, round, command)(make),
      utilityOf: ({ utility }) => utility,
      isNil: (command) => (command.type === 'bid' ? command.bid === 0 : bidsNil(round, view.seat)),
    });
    const samples = samplesOf(core);
    return builder.build({
      ...evaluation,
      pointScale,
      determinizations: samples.determinizations,
      ...trickRatesOf(samples, view, optionIndices),
      naming: (choice) => namedTrump(samples, representatives[choice] as number),
      madeRate: null,
      meanOf: evaluation.meanOf,
    });
  }

  return anytimeAdvice(outcomes, determinizations, addBatch, advice);
}
