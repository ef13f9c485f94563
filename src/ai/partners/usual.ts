import { type Command, type PlayerView, allowed, dealtRound } from '../../engine/index.ts';
import { isChoice } from '../choice.ts';
import { bidsBlindNil } from './bid.ts';
import { choiceWorthsIn } from './thumb.ts';
import { dealAt } from './worlds.ts';

/** What the rule of thumb does for the seat of a view among partners; null where nothing is asked. */
export function usualChoice(view: PlayerView): Command | null {
  const round = dealtRound(view);
  if (round === null) return null;
  const { rules, standing, seat } = view;
  const commands = allowed(view.choices);
  if (round.phase === 'declare') {
    const blindNil = bidsBlindNil(rules, standing, seat, round.blindNils);
    return commands.find((each) => each.type === 'declare' && each.blindNil === blindNil) ?? null;
  }
  const choices = commands.filter(isChoice);
  const worths = choiceWorthsIn(dealAt(view, round), seat, choices);
  return choices[worths.indexOf(Math.max(...worths))] ?? null;
}
