import axe from 'axe-core';

/**
 * What axe finds wrong with what is on the page, in words; empty is good. jsdom neither lays out
 * nor paints, so colors are checked in the browser tests.
 */
export async function axeProblems(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
