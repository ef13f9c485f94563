import type { Translation } from '../translation.ts';
import type { log as english } from '../en/log.ts';

export const log: Translation<typeof english> = {
  'log.caption': 'इस राउंड की बोलियाँ और हाथ: बिंदी यानी पहली चाल, घेरा यानी जीत',
  'log.none': 'अभी पत्ते नहीं बँटे हैं।',
  'log.trick': 'हाथ {number}',
  'log.won': 'जीता',
};
