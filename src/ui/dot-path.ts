/**
 * An SVG path whose round cap is a dot at (x, y). It has a length, too small to be seen: WebKit
 * scales the cap of a path without one by the view box, even where strokes do not scale.
 */
export const dotPath = (x: number, y: number): string => `M${x} ${y}h0.001`;
