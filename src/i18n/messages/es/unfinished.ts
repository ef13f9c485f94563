import type { Words } from '../words.ts';
import type { unfinished as english } from '../en/unfinished.ts';

export const unfinished: Words<typeof english> = {
  'unfinished.title': 'Partidas sin terminar',
  'unfinished.state': '{when} · ronda {round}',
  'unfinished.resume': 'Seguir con {name}, {when}',
  'unfinished.back': 'Volver a {name}, ronda {round}',
};
