export const app = {
  'button.continue': 'Continue',
  'alert.start-failed': 'The game couldn’t start. Reload the page to try again.',
  'alert.reload': 'Reload',
  'alert.lost.title': 'Part of the game didn’t load',
  'alert.lost.text': 'Your game is safe. Reload the page, or continue at the table.',
  'update.ready': 'A new version is ready.',
  'update.later': 'Later',
  'alert.crash.title': 'Something went wrong',
  'alert.crash.text': 'Your game is safe. Continue where it last worked.',
} as const;
