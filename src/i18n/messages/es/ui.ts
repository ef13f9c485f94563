import type { Translation } from '../translation.ts';
import type { ui as english } from '../en/ui.ts';

export const ui: Translation<typeof english> = {
  'dialog.close': 'Cerrar',
  'row.next': '{row}, {next}',
  'pips.none': '0',
  'pips.bid': '{won} de {bid, plural, one {# baza apostada} other {# bazas apostadas}}',
  'pips.unbid': '{won, plural, one {# baza hecha} other {# bazas hechas}}',
};
