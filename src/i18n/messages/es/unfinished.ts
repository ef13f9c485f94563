import type { Translation } from '../translation.ts';
import type { unfinished as english } from '../en/unfinished.ts';

export const unfinished: Translation<typeof english> = {
  'unfinished.title': 'Partidas sin terminar',
  'unfinished.state': '{when} · ronda {round}',
  'unfinished.resume': 'Seguir con {name}, {when}',
  'unfinished.back': 'Volver a {name}, ronda {round}',
};
