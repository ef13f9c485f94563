import type { Page } from '@playwright/test';

/**
 * What the page says in its notices, in order: each once for every time that it comes, in every
 * document that the page shows from now on.
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
