import { signOf, type Estimate } from '../insights/estimate.ts';
import {
  type FactName,
  HAND_SIZES,
  type MeasuredData,
  type PlayerCount,
  cardShare,
  factOf,
} from './measured.ts';

/** A sentence of the guide with its figures: the placeholders of the message `guide.say.NAME`. */
export type Statement =
  | {
      readonly says: 'cards';
      readonly ace: Estimate;
      readonly king: Estimate;
      readonly low: Estimate;
    }
  | { readonly says: 'alone'; readonly alone: Estimate; readonly two: Estimate }
  | {
      readonly says: 'made';
      readonly made: Estimate;
      readonly zero: Estimate;
      readonly one: Estimate;
      readonly more: Estimate;
    }
  | { readonly says: 'zeros'; readonly zeros: Estimate }
  | { readonly says: 'barred'; readonly barred: Estimate }
  | {
      readonly says: 'hook' | 'dealerFree' | 'dealerHook' | 'leadTricks' | 'leadLess' | 'leadMore';
      readonly points: Estimate;
    }
  | { readonly says: 'dealerEven' };

/** The difference of two independent estimates. */
const difference = (one: Estimate, other: Estimate): Estimate => ({
  value: one.value - other.value,
  margin: Math.hypot(one.margin, other.margin),
});

/** The chapters of the guide. */
export interface Chapters {
  readonly cards: readonly Statement[];
  readonly bids: readonly Statement[];
  readonly seats: readonly Statement[];
}

/** What a king outside trump gains by one more card of its suit, in the largest hands; nothing if that is not clear. */
function kingStatements(data: MeasuredData, players: PlayerCount): Statement[] {
  const handSize = HAND_SIZES.at(-1) ?? 1;
  const kingOf = (length: number): Estimate | null =>
    cardShare(data, { players, handSize }, { isTrump: false, length, rank: 'K' });
  const [alone, two] = [kingOf(1), kingOf(2)];
  if (alone === null || two === null || signOf(difference(two, alone)) !== 1) return [];
  return [{ says: 'alone', alone, two }];
}

/**
 * The statements about games with this number of players. One that compares two figures is made only if the interval of
 * their difference excludes zero.
 */
export function statementsOf(data: MeasuredData, players: PlayerCount): Chapters {
  const fact = (name: FactName): Estimate => factOf(data, players, name);
  /** A statement on a positive figure; none if it is not clear. */
  const gain = (
    says: 'hook' | 'dealerFree' | 'dealerHook' | 'leadTricks',
    name: FactName,
  ): Statement[] => (signOf(fact(name)) === 1 ? [{ says, points: fact(name) }] : []);
  const lead = fact('leadHook');
  const [dealer] = gain('dealerHook', 'dealerHook');
  return {
    cards: [
      { says: 'cards', ace: fact('ace'), king: fact('king'), low: fact('lowTrump') },
      ...kingStatements(data, players),
    ],
    bids: [
      {
        says: 'made',
        made: fact('made'),
        zero: fact('madeZero'),
        one: fact('madeOne'),
        more: fact('madeMore'),
      },
      { says: 'zeros', zeros: fact('zeros') },
    ],
    seats: [
      { says: 'barred', barred: fact('barred') },
      ...gain('hook', 'hook'),
      ...gain('dealerFree', 'dealerFree'),
      ...(dealer !== undefined
        ? [dealer]
        : signOf(fact('dealerHook')) === 0
          ? [{ says: 'dealerEven' } as const]
          : []),
      ...gain('leadTricks', 'leadTricks'),
      ...(signOf(lead) === 0
        ? []
        : [
            {
              says: lead.value < 0 ? 'leadLess' : 'leadMore',
              points: { ...lead, value: Math.abs(lead.value) },
            } as const,
          ]),
    ],
  };
}
