import { type Card, type RuleSet, cards, legalCommands, presetRules } from '@/engine/index.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../../tools/lib/games.ts';
import { roundsOf } from '../../../tools/lib/positions.ts';

/** The default game, without options of traditions. */
export const CLASSIC = presetRules('bugger-your-neighbor');

/** The legal cards of the second player, who holds `hand`, in a trick on which `trick` lies. */
export function legalPlays(rules: RuleSet, hand: string, trick: string): Card[] {
  const held = cards(hand);
  const [first, second] = cards(trick);
  const rest = (avoid: Card[]) =>
    cards('2C 3C 4C 5C 6C 7C').filter((card) => !avoid.includes(card));
  const hands = [held, rest(held), [first!, ...rest(held)], [second ?? '8C', ...rest(held)]].map(
    (each) => each.slice(0, held.length),
  );
  const state = after(
    dealt(newGameWith(roundsOf(rules, held.length)), { hands, dealer: 1 }),
    ...bidsInOrder(4, 1, [0, 0, 0, 0]),
    { type: 'play', seat: 2, card: first! },
    { type: 'play', seat: 3, card: second ?? '8C' },
  );
  return legalCommands(state).flatMap((move) =>
    move.type === 'play' && move.card !== 'unseen' ? [move.card] : [],
  );
}
