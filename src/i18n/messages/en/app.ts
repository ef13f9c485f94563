export const app = {
  'button.continue': 'Continue',
  'alert.opponent-failed': '{name} couldn’t decide. Continue with a quick move.',
  'alert.opponent-replaced': '{name} couldn’t decide, so a quick move was played.',
  'alert.opponents-unavailable': 'Opponents can’t think right now, so they play quick moves.',
  'alert.not-saved': 'This game can’t be saved on this device, but you can play on.',
  'alert.storage-full': 'This game can’t be saved: storage is full. Free up space, then play on.',
  'alert.settings-not-saved':
    'Settings can’t be saved in this browser. They last until you close the page.',
  'alert.data-deleted':
    'This site’s data was deleted in your browser. Your game and settings have been saved again.',
  'alert.data-restored':
    'Your browser had lost saved data. It’s back, perhaps without the last round.',
  'alert.unreadable-save':
    'Your saved game couldn’t be read. Its data is under “Your games”. A new game is ready.',
  'alert.newer-save':
    'Your saved game is from a newer version. Reload the page to update; it’s under “Your games”.',
  'alert.late-save': 'Your saved game was found after this one began. It’s under “Your games”.',
  'alert.not-found': 'That game is gone or can’t be read.',
  'alert.rated': 'This attempt counts: no hints, no undo, no auto-finish.',
  'alert.start-failed': 'The game couldn’t start. Reload the page to try again.',
  'alert.reload': 'Reload',
  'alert.lost.title': 'Part of the game didn’t load',
  'alert.lost.text': 'Reload the page, or continue at the table.',
  'alert.crash.title': 'Something went wrong',
  'alert.crash.text': 'Continue where it last worked.',
} as const;
