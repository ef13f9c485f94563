import type { Sharing } from '@/store/ports/sharing.ts';

/** The clipboard, and the system's share sheet if there is one. */
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
            // Dismissing the share sheet is not a failure.
            return error instanceof DOMException && error.name === 'AbortError';
          }
        }
      : null,
};
