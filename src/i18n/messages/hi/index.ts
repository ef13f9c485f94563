import { messages as first } from './first.ts';
import { messages as later } from './later.ts';

/** Every word that can be seen or heard, in Hindi. */
export const messages = { ...first, ...later } as const;
