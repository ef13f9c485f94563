/**
 * Screen sizes that everything must fit, in CSS px: what the browser tests check and what pictures
 * are taken of.
 *
 * @type {readonly (readonly [width: number, height: number])[]}
 */
export const SIZES = [
  [320, 568],
  [360, 740],
  [390, 844],
  [844, 390],
  [667, 375],
  [568, 320],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
  [2560, 1080],
];
