/*
 * The figures are Adrian Kennard's (CC0, by way of @letele/playing-cards), in the colors of this
 * deck. The build reads this module and packs what it has into one file: see tools/build/pack-courts.mjs.
 */
const FILES = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The drawing of every court, by card. */
export const figures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FILES).map(([file, drawing]) => [
    file.slice('./'.length, -'.svg'.length),
    drawing.trim(),
  ]),
);
