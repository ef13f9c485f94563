import type { Translation } from '../translation.ts';
import type { ui as english } from '../en/ui.ts';

export const ui: Translation<typeof english> = {
  'dialog.close': 'Fechar',
  'row.next': '{row}, {next}',
  'pips.none': '0',
  'pips.bid': '{won} de {bid, plural, one {# vaza apostada} other {# vazas apostadas}}',
  'pips.unbid': '{won, plural, one {# vaza feita} other {# vazas feitas}}',
};
