import type { Translation } from '../translation.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Translation<typeof english> = {
  'daily.intro':
    'Una partida corta al día, con las mismas cartas, sitios y rivales para todos. Cuenta tu primer intento de ese día.',
  'daily.today': 'Hoy, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# ronda} other {# rondas}}',
  'daily.rulesTo': '{game}, a {points} puntos',
  'daily.against': 'Contra {names}',
  'daily.partner': 'Con {partner}, contra {names}',
  'daily.player': '{name} ({level})',
  'daily.play': 'Jugar',
  'daily.unrated': 'Jugar por diversión',
  'daily.again': 'Otra vez, por diversión',
  'daily.counts': 'Un solo intento: sin pistas, sin deshacer, sin autocompletar.',
  'daily.counts.learning':
    'Un solo intento: sin pistas, sin deshacer, sin autocompletar. El modo de aprendizaje no actúa en esta partida.',
  'daily.inProgress': 'La tienes a medias.',
  'daily.past': 'Esta partida ya no cuenta.',
  'daily.kept': 'Tu partida en curso te esperará en «Tus partidas».',
  'daily.next': 'La próxima, {when}.',
  'daily.inHours': 'en {hours, plural, one {# hora} other {# horas}}',
  'daily.inMinutes': 'en {minutes, plural, one {# minuto} other {# minutos}}',
  'daily.expert': 'El experto',
  'daily.expert.thinking': 'El experto está jugando las mismas cartas…',
  'daily.expert.failed': 'El experto no pudo jugar estas cartas ahora.',
  'daily.expert.watch': 'Ver cómo jugó el experto',
  'daily.beat':
    '{by, plural, one {Superaste al experto por {points} punto.} other {Superaste al experto por {points} puntos.}}',
  'daily.level': 'Empate con el experto.',
  'daily.lost':
    '{by, plural, one {El experto te superó por {points} punto.} other {El experto te superó por {points} puntos.}}',
  'daily.streak': 'Racha actual',
  'daily.bestStreak': 'Mejor racha',
  'daily.played': 'Días jugados',
  'daily.won': 'Ganadas',
  'daily.before': 'Mes anterior',
  'daily.after': 'Mes siguiente',
  'daily.day.won': '{date}, ganada',
  'daily.day.played': '{date}, jugada',
  'daily.day.inProgress': '{date}, en curso',
  'daily.day.open': '{date}, sin jugar',
  'daily.failed':
    'Tus resultados no se pueden leer ahora en este dispositivo. Las partidas del día siguen aquí.',
  'daily.over.counts': 'Partida del día, {date}',
  'daily.over.unrated': 'Partida del día, {date}, por diversión',
  'daily.over.open': 'Comparar con el experto',
};
