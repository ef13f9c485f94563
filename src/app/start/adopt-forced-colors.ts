import styles from '@/styles/forced-colors.css?inline';

/** Adds the styles for forced colors to the page; without them the browser's own colors remain. */
export function adoptForcedColors(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
