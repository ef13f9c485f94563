import styles from '@/styles/forced-colors.css?inline';

function adopt(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Adds the styles for forced colors once they are in force: any new style sheet makes the browser
 * compute all styles again. Where that is not possible, the browser's own colors remain.
 */
export function adoptForcedColors(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const forced = matchMedia('(forced-colors: active)');
  if (forced.matches) adopt();
  else forced.addEventListener('change', adopt, { once: true });
}
