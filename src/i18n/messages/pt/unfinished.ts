import type { Translation } from '../translation.ts';
import type { unfinished as english } from '../en/unfinished.ts';

export const unfinished: Translation<typeof english> = {
  'unfinished.title': 'Partidas por terminar',
  'unfinished.state': '{when} · rodada {round}',
  'unfinished.resume': 'Continuar {name}, {when}',
  'unfinished.back': 'Voltar para {name}, rodada {round}',
};
