import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import type { RuleSet } from '@/engine/index.ts';
import { RulesText } from '@/features/rules/RulesText.tsx';
import { i18n } from '@/i18n/i18n.ts';

function pageOf(rules: RuleSet): HTMLElement {
  cleanup();
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RulesText rules={rules} />
    </I18nProvider>,
  );
  return container;
}

/** All that the page of the rules says, with the labels of its cards. */
export function wordsOf(rules: RuleSet): string {
  const page = pageOf(rules);
  const labels = [...page.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel);
  return [page.textContent, ...labels].join('\n');
}

/** The text of the rules, one line per block element. */
export function linesOf(rules: RuleSet): string[] {
  const said = pageOf(rules).querySelectorAll('p, h3, h4, li, dt, dd, th, td, caption, figcaption');
  return [...said].map(
    (element) => element.textContent || (element.querySelector('[aria-label]')?.ariaLabel ?? ''),
  );
}
