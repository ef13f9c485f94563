import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': 'Tus cartas jugadas por otros',
  'compare.title.theirs': 'Estas cartas jugadas por otros',
  'compare.open': 'Comparar',
  'compare.level': 'Quién juega tus cartas',
  'compare.level.theirs': 'Quién juega estas cartas',
  'compare.working': '{done} de {rounds, plural, one {# ronda} other {# rondas}}',
  'compare.failed': 'Ahora mismo no se pudo jugar el resto.',
  'compare.more':
    '{by, plural, one {{who, select, you {Tienes} ours {Tu equipo tiene} side {Ese equipo tiene} other {{name} tiene}} {points} punto más.} other {{who, select, you {Tienes} ours {Tu equipo tiene} side {Ese equipo tiene} other {{name} tiene}} {points} puntos más.}}',
  'compare.fewer':
    '{by, plural, one {{who, select, you {Tienes} ours {Tu equipo tiene} side {Ese equipo tiene} other {{name} tiene}} {points} punto menos.} other {{who, select, you {Tienes} ours {Tu equipo tiene} side {Ese equipo tiene} other {{name} tiene}} {points} puntos menos.}}',
  'compare.even':
    '{who, select, you {Tienes} ours {Tu equipo tiene} side {Ese equipo tiene} other {{name} tiene}} los mismos puntos.',
  'compare.result': 'apuesta {bid}, bazas {tricks}',
  'compare.place': '{place, selectordinal, other {puesto #}}',
  'compare.watch': 'Ver esta partida',
  'compare.note':
    'Los repartos y los demás jugadores son los mismos. Solo ven sus propias cartas y lo que se ha jugado, así que tras otra apuesta u otra carta quizá jueguen de otra manera. Es una sola partida, y la suerte cuenta.',
};
