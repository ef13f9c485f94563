import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import type { RuleSet } from '@/engine/index.ts';
import { RulesText } from '@/features/rules/RulesText.tsx';
import { i18n } from '@/i18n/i18n.ts';

/** The text of the rules, one line per block element. */
export function linesOf(rules: RuleSet): string[] {
  cleanup();
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RulesText rules={rules} />
    </I18nProvider>,
  );
  const said = container.querySelectorAll('p, h3, h4, li, dt, dd, th, td, caption, figcaption');
  return [...said].map(
    (element) => element.textContent || (element.querySelector('[aria-label]')?.ariaLabel ?? ''),
  );
}
