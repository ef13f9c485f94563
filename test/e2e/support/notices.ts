import type { Page } from '@playwright/test';

/**
 * A live list of the notices that the page shows from its next load on, in order, with one entry
 * for each time that a notice appears.
 */
export async function noticesOf(page: Page): Promise<readonly string[]> {
  const notices: string[] = [];
  await page.exposeFunction('heard', (text: string) => void notices.push(text));
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { heard: (text: string) => void }).heard;
    let shown: readonly string[] = [];
    new MutationObserver(() => {
      const now = [...document.querySelectorAll('[role=alert] p, [role=alert] h1')].map(
        ({ textContent }) => textContent,
      );
      for (const text of now) if (!shown.includes(text)) tell(text);
      shown = now;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return notices;
}
