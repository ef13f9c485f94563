import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': 'Dina kort spelade av andra',
  'compare.title.theirs': 'De här korten spelade av andra',
  'compare.open': 'Jämför',
  'compare.level': 'Vem spelar dina kort',
  'compare.level.theirs': 'Vem spelar de här korten',
  'compare.working': '{done} av {rounds, plural, one {# runda spelad} other {# rundor spelade}}',
  'compare.failed': 'Resten gick inte att spela just nu.',
  'compare.more':
    '{by, plural, one {{who, select, you {Du har} ours {Ert lag har} side {Det laget har} other {{name} har}} {points} poäng mer.} other {{who, select, you {Du har} ours {Ert lag har} side {Det laget har} other {{name} har}} {points} poäng mer.}}',
  'compare.fewer':
    '{by, plural, one {{who, select, you {Du har} ours {Ert lag har} side {Det laget har} other {{name} har}} {points} poäng mindre.} other {{who, select, you {Du har} ours {Ert lag har} side {Det laget har} other {{name} har}} {points} poäng mindre.}}',
  'compare.even':
    '{who, select, you {Du har} ours {Ert lag har} side {Det laget har} other {{name} har}} lika många poäng.',
  'compare.result': 'bud {bid}, tog {tricks}',
  'compare.place': '{place, selectordinal, one {#:a} other {#:e}} plats',
  'compare.watch': 'Se det här partiet',
  'compare.note':
    'Korten och de andra spelarna är desamma. De ser bara sina egna kort och det som har spelats, så efter ett annat bud eller kort kan de spela annorlunda. Det är ett enda parti, och tur spelar in.',
};
