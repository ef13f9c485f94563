import type { training as english } from '../en/training.ts';
import type { Translation } from '../translation.ts';

export const training: Translation<typeof english> = {
  'training.title': 'Träning',
  'training.intro':
    'Ständigt nya lägen, skapade på den här enheten, alla med ett tydligt bästa svar. Bara ditt första val räknas.',
  'training.subject': 'Ämne',
  'training.subject.any': 'Alla ämnen',
  'training.game.any': 'Vilket spel som helst',
  'training.grade': 'Svårighet',
  'training.grade.fitting': 'Efter min nivå',
  'training.start': 'Träna fem minuter',
  'training.due':
    '{count, plural, one {# läge som missats i träningen kommer först.} other {# lägen som missats i träningen kommer först.}}',
  'training.rating': 'Träningsrating',
  'training.rating.hint': 'Som jämförelse: {levels}.',
  'training.rating.level': '{level} {rating}',
  'training.answered': 'Rätt på första försöket',
  'training.answered.value': '{right} av {count}',
  'training.puzzle': 'Dagens problem',
  'training.puzzle.about': 'Ett läge om dagen, samma för alla.',
  'training.puzzle.open': 'Lös dagens problem',
  'training.puzzle.again': 'Se dagens problem igen',
  'training.puzzle.right': 'Löst i dag',
  'training.puzzle.wrong': 'Missat i dag',
  'training.making': 'Söker ett läge …',
  'training.failed':
    'Inget läge kunde skapas. Kontrollera anslutningen, eller välj ett annat ämne eller spel.',
  'training.left': '{time} kvar',
  'training.over': 'Tiden är ute',
  'training.tally': '{right} av {count} rätt',
  'training.rated': 'Rating {rating} ({change})',
  'training.finish': 'Se resultatet',
  'training.end.none': 'Du svarade inte på något läge.',
  'training.end.about': '{right} av {count} rätt på första försöket.',
  'training.end.missed':
    '{count, plural, one {# missat läge kommer tillbaka.} other {# missade lägen kommer tillbaka.}}',
  'training.end.subjects': 'Per ämne',
  'training.again': 'Fem minuter till',
  'training.weakness': 'Här förlorar du mest: {what}',
  'training.weakness.about':
    '{points} poäng mer än en expert i {count, plural, one {# beslut} other {# beslut}}.',
  'training.weakness.train': 'Träna: {subject}',
};
