import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': 'Anderen spelen jouw kaarten',
  'compare.title.theirs': 'Anderen spelen deze kaarten',
  'compare.open': 'Vergelijk',
  'compare.level': 'Wie jouw kaarten speelt',
  'compare.level.theirs': 'Wie deze kaarten speelt',
  'compare.working': '{done} van {rounds, plural, one {# ronde} other {# rondes}} gespeeld',
  'compare.failed': 'De rest kon nu niet worden gespeeld.',
  'compare.more':
    '{by, plural, one {{who, select, you {Je hebt} ours {Jullie hebben} side {Dat team heeft} other {{name} heeft}} {points} punt meer.} other {{who, select, you {Je hebt} ours {Jullie hebben} side {Dat team heeft} other {{name} heeft}} {points} punten meer.}}',
  'compare.fewer':
    '{by, plural, one {{who, select, you {Je hebt} ours {Jullie hebben} side {Dat team heeft} other {{name} heeft}} {points} punt minder.} other {{who, select, you {Je hebt} ours {Jullie hebben} side {Dat team heeft} other {{name} heeft}} {points} punten minder.}}',
  'compare.even':
    '{who, select, you {Je hebt} ours {Jullie hebben} side {Dat team heeft} other {{name} heeft}} evenveel punten.',
  'compare.result': 'bod {bid}, slagen {tricks}',
  'compare.place': '{place, selectordinal, other {#e}} plaats',
  'compare.watch': 'Bekijk dit spel',
  'compare.note':
    'De kaarten en de andere spelers zijn dezelfde. Ze zien alleen hun eigen kaarten en wat er gespeeld is; na een ander bod of een andere kaart spelen ze misschien anders. Het is één spel, en geluk speelt mee.',
};
