/**
 * Works around a bug of WebKitGTK 2.50: on a page with both query containers and lengths in viewport
 * units outside of them, resizing the window or turning the device changes `matchMedia`, but not the
 * styles. Adopting a style sheet again makes it recalculate them; in other engines this does nothing.
 */
export function restyleWhenResized(): void {
  if (!('adoptedStyleSheets' in document)) return;
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  addEventListener('resize', () => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets];
  });
}
