import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { i18n } from '@/i18n/i18n.ts';

/** Provides the message catalog to components. */
export function WithWords({ children }: { readonly children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
