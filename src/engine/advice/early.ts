import type { Advice } from './advice.ts';

/**
 * With fewer determinizations another choice is often best in the end (`npm run calibration -- --early`), so none is
 * called the best yet.
 */
const MIN_TO_NAME = 48;

/** Whether advice that still improves is based on enough to name the best choice; exact advice always is. */
export const canName = ({ determinizations }: Pick<Advice, 'determinizations'>): boolean =>
  determinizations === 0 || determinizations >= MIN_TO_NAME;
