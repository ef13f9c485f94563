import { useLingui } from '@lingui/react';
import { type Translate, translate } from './i18n.ts';

/**
 * {@link translate} for components; they rerender when the language changes.
 */
export function useTranslate(): Translate {
  useLingui();
  return translate;
}
