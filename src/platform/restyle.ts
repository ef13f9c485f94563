/**
 * Makes WebKit apply media queries again when the window is resized or the device is turned. Where an
 * element is a query container and another one outside of it, or itself, has a length in viewport
 * units, WebKitGTK 2.50 reports the change to `matchMedia`, but keeps the styles of the old size.
 * Adopting a style sheet once more makes it start over; other engines see that nothing has changed.
 */
export function restyleWhenResized(): void {
  if (!('adoptedStyleSheets' in document)) return;
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  addEventListener('resize', () => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets];
  });
}
