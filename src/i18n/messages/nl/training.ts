import type { training as english } from '../en/training.ts';
import type { Translation } from '../translation.ts';

export const training: Translation<typeof english> = {
  'training.title': 'Training',
  'training.intro':
    'Steeds nieuwe posities, op dit apparaat gemaakt, elk met één duidelijk beste antwoord. Alleen je eerste keuze telt.',
  'training.subject': 'Onderwerp',
  'training.subject.any': 'Alle onderwerpen',
  'training.game.any': 'Elk spel',
  'training.grade': 'Moeilijkheid',
  'training.grade.fitting': 'Passend bij mij',
  'training.start': 'Train vijf minuten',
  'training.due':
    '{count, plural, one {# in de training gemiste positie komt eerst.} other {# in de training gemiste posities komen eerst.}}',
  'training.rating': 'Trainingsrating',
  'training.rating.hint': 'Ter vergelijking: {levels}.',
  'training.rating.level': '{level} {rating}',
  'training.answered': 'In één keer goed',
  'training.answered.value': '{right} van {count}',
  'training.puzzle': 'Puzzel van de dag',
  'training.puzzle.about': 'Elke dag één positie, voor iedereen dezelfde.',
  'training.puzzle.open': 'Los de puzzel van vandaag op',
  'training.puzzle.again': 'Bekijk de puzzel van vandaag nog eens',
  'training.puzzle.right': 'Vandaag opgelost',
  'training.puzzle.wrong': 'Vandaag gemist',
  'training.making': 'Een positie wordt gezocht…',
  'training.failed':
    'Er kon geen positie worden gemaakt. Controleer je verbinding, of kies een ander onderwerp of spel.',
  'training.left': 'Nog {time}',
  'training.over': 'De tijd is om',
  'training.tally': '{right} van {count} goed',
  'training.rated': 'Rating {rating} ({change})',
  'training.finish': 'Bekijk het resultaat',
  'training.end.none': 'Je hebt geen positie beantwoord.',
  'training.end.about': '{right} van {count} in één keer goed.',
  'training.end.missed':
    '{count, plural, one {# gemiste positie komt terug.} other {# gemiste posities komen terug.}}',
  'training.end.subjects': 'Per onderwerp',
  'training.again': 'Nog eens vijf minuten',
  'training.weakness': 'Hier verlies je het meest: {what}',
  'training.weakness.about':
    '{points} punten meer dan een expert in {count, plural, one {# beslissing} other {# beslissingen}}.',
  'training.weakness.train': 'Train dit: {subject}',
};
