import type { Translation } from '../translation.ts';
import type { log as english } from '../en/log.ts';

export const log: Translation<typeof english> = {
  'log.caption':
    'Apostas e vazas desta rodada: um ponto marca quem saiu, um anel quem levou a vaza',
  'log.none': 'As cartas ainda não foram dadas.',
  'log.trick': 'Vaza {number}',
  'log.won': 'levou a vaza',
};
