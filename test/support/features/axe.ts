import axe from 'axe-core';

/**
 * Descriptions of all axe violations on the page. jsdom has no layout or painting, so the browser
 * tests check colors.
 */
export async function axeProblems(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    // Without these axe describes every element that passes, which takes most of its time.
    resultTypes: ['violations'],
    selectors: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
