import type { Translation } from '../translation.ts';
import type { unfinished as english } from '../en/unfinished.ts';

export const unfinished: Translation<typeof english> = {
  'unfinished.title': 'अधूरे गेम',
  'unfinished.state': '{when} · राउंड {round}',
  'unfinished.resume': 'जारी रखें: {name}, {when}',
  'unfinished.back': '{name}, राउंड {round} पर वापस',
};
