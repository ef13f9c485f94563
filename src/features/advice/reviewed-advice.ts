import { type Advice, type Option, isSameCommand } from '@/engine/index.ts';
import { type Judgment, gradeOf, isCostly } from '@/engine/review/index.ts';

const isAlike = (one: Option, other: Option): boolean =>
  one.make === other.make && one.points === other.points && one.cost === other.cost;

/**
 * Advice on a reviewed decision, with what the review found about a costly choice: it compared that with the best one in
 * more determinizations. So the figures of the hint add up to the cost that stands beside them.
 */
export function asReviewed(advice: Advice, judgment: Judgment): Advice {
  const { options, best } = advice;
  const own = options.find(({ command }) => isSameCommand(command, judgment.own.command));
  const isSameBest = isSameCommand(
    options[best]?.command ?? { type: 'deal' },
    judgment.best.command,
  );
  if (own === undefined || !isSameBest || !isCostly(gradeOf(judgment))) return advice;
  const { cost, costError } = judgment;
  const { points, others } = judgment.own;
  const reviewed = (option: Option): Option =>
    isAlike(option, own) ? { ...option, points, others, cost, costError } : option;
  return { ...advice, options: options.map(reviewed) };
}
