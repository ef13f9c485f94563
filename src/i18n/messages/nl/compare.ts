import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': 'Jouw kaarten door anderen gespeeld',
  'compare.open': 'Vergelijk',
  'compare.level': 'Wie jouw kaarten speelt',
  'compare.working': '{done} van {rounds, plural, one {# ronde} other {# rondes}} gespeeld',
  'compare.failed': 'De rest kon nu niet worden gespeeld.',
  'compare.more':
    '{by, plural, one {Je hebt {points} punt meer.} other {Je hebt {points} punten meer.}}',
  'compare.fewer':
    '{by, plural, one {Je hebt {points} punt minder.} other {Je hebt {points} punten minder.}}',
  'compare.even': 'Je hebt evenveel punten.',
  'compare.result': 'bod {bid}, slagen {tricks}',
  'compare.place': '{place, selectordinal, other {#e}} plaats',
  'compare.watch': 'Bekijk dit spel',
  'compare.note':
    'De kaarten en de andere spelers zijn dezelfde. Ze zien alleen hun eigen kaarten en wat er gespeeld is; na een ander bod of een andere kaart spelen ze misschien anders. Het is één spel, en geluk speelt mee.',
};
