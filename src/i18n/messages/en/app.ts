export const app = {
  'alert.continue': 'Continue',
  'alert.opponent-failed':
    '{name} stumbled over a move. Continue, and a quick move is played for this turn.',
  'alert.opponent-replaced': '{name} could not decide, so a quick move was played.',
  'alert.not-saved': 'This game cannot be kept on this device. You can play on.',
  'alert.damaged-save':
    'The kept game could not be read, so it was set aside. A new game is ready.',
  'alert.late-save':
    'Another game had begun before the kept one was found. It waits under Your games.',
  'alert.not-found': 'That game is not here any more, or it cannot be read.',
  'alert.rated':
    'This is the one try that counts, so you play it alone: no hints, nothing taken back, nothing played out.',
  'alert.start-failed': 'The game could not be started. Reload the page to try again.',
  'alert.reload': 'Reload',
  'alert.lost.title': 'A part of the game could not be loaded',
  'alert.lost.text': 'Your game is safe. Reload the page, or go back to the table.',
  'update.ready': 'There is a new version of the game.',
  'update.later': 'Later',
  'alert.crash.title': 'Something went wrong on the screen',
  'alert.crash.text': 'Your game is safe. Continue from the last good state.',
} as const;
