import {
  type PartnershipScoring,
  type RuleSet,
  handSizes,
  openingStanding,
  scoreRound,
} from '@/engine/index.ts';

type SidePoint = 'contract-made' | 'contract-set' | 'bags-full' | 'nil-made' | 'nil-failed';

/** An example round of two partners, scored by the engine. */
export interface SideExample {
  readonly point: SidePoint;
  readonly bids: readonly [number, number];
  readonly tricks: readonly [number, number];
  readonly points: number;
  readonly bagsBefore: number;
  readonly bagsAfter: number;
}

export interface PartnershipFacts extends PartnershipScoring {
  readonly exampleHand: number;
  readonly examples: readonly SideExample[];
}

interface Plan {
  readonly point: SidePoint;
  readonly bids: readonly [number, number];
  readonly tricks: readonly [number, number];
  readonly bagsBefore?: number;
}

/** Example rounds that are possible with hands of this size. */
function plans(handSize: number, { bagLimit }: PartnershipScoring): Plan[] {
  const partner = Math.max(1, Math.min(4, handSize - 1));
  const contract = Math.min(5, Math.max(2, handSize - 1));
  const own = Math.ceil(contract / 2);
  const bids = [own, contract - own] as const;
  const over = contract < handSize ? 1 : 0;
  const all: Plan[] = [
    { point: 'contract-made', bids, tricks: [own, contract - own + over] },
    { point: 'contract-set', bids, tricks: [own - 1, contract - own] },
    { point: 'bags-full', bids, tricks: [own + 1, contract - own], bagsBefore: bagLimit - 1 },
    { point: 'nil-made', bids: [0, partner], tricks: [0, partner] },
    { point: 'nil-failed', bids: [0, partner], tricks: [1, partner] },
  ];
  return all.filter(({ bids, tricks }) => {
    const possible = bids.every((bid) => bid <= handSize);
    return possible && tricks[0] + tricks[1] <= handSize;
  });
}

/** An example round, scored by the engine. */
function exampleOf(rules: RuleSet, handSize: number, plan: Plan): SideExample {
  const { point, bids, tricks, bagsBefore = 0 } = plan;
  const outcome = {
    handSize,
    bids: [bids[0], 1, bids[1], 1],
    tricks: [tricks[0], handSize - tricks[0] - tricks[1], tricks[1], 0],
    blindNils: [false, false, false, false],
  };
  const before = { ...openingStanding(rules), bags: [bagsBefore, 0] };
  const { points, standing } = scoreRound(rules, outcome, before);
  return {
    point,
    bids,
    tricks,
    points: points[0] ?? 0,
    bagsBefore,
    bagsAfter: standing.bags[0] ?? 0,
  };
}

/** The partnership scoring with examples scored by the engine. */
export function partnershipFacts(rules: RuleSet, scoring: PartnershipScoring): PartnershipFacts {
  const exampleHand = Math.max(...handSizes(rules));
  const full = scoring.bagPenalty !== 0;
  return {
    ...scoring,
    exampleHand,
    examples: plans(exampleHand, scoring)
      .filter(({ point }) => full || point !== 'bags-full')
      .map((plan) => exampleOf(rules, exampleHand, plan)),
  };
}
