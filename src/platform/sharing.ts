import type { Sharing } from '@/store/ports/sharing.ts';

/** The clipboard, and the list of other programs where the platform has one. */
export const browserSharing: Sharing = {
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
  send:
    'share' in navigator
      ? async (thing) => {
          try {
            await navigator.share({ ...thing });
            return true;
          } catch (error) {
            // Closing the list of programs without choosing one is no failure.
            return error instanceof DOMException && error.name === 'AbortError';
          }
        }
      : null,
};
