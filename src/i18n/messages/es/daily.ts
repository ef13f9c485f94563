import type { Words } from '../words.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Words<typeof english> = {
  'daily.intro':
    'Cada día una partida corta: las mismas cartas, sitios y rivales para todo el mundo. Cuenta tu primer intento del mismo día.',
  'daily.today': 'Hoy, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# ronda} many {# rondas} other {# rondas}}',
  'daily.rulesTo': '{game}, a {points} puntos',
  'daily.against': 'Contra {names}',
  'daily.partner': 'Con {partner}, contra {names}',
  'daily.player': '{name} (nivel: {level})',
  'daily.play': 'Jugar',
  'daily.unrated': 'Jugarla por gusto',
  'daily.again': 'Jugarla otra vez por gusto',
  'daily.counts':
    'Hay un solo intento y lo juegas sin ayuda: no hay pistas ni se puede deshacer nada.',
  'daily.counts.learning':
    'Hay un solo intento y lo juegas sin ayuda: no hay pistas ni se puede deshacer nada. El modo de aprendizaje descansa mientras tanto.',
  'daily.begun': 'Estás a mitad de esta partida.',
  'daily.past': 'Su día ya pasó, así que no cuenta.',
  'daily.kept': 'La partida de la mesa se conserva. La encuentras en «Tus partidas».',
  'daily.next': 'La próxima llega {when}.',
  'daily.inHours': 'en {hours, plural, one {# hora} many {# horas} other {# horas}}',
  'daily.inMinutes': 'en {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}',
  'daily.expert': 'El experto',
  'daily.expert.thinking': 'El experto está jugando las mismas cartas…',
  'daily.expert.failed': 'El experto no pudo jugar estas cartas ahora.',
  'daily.expert.watch': 'Ver cómo jugó el experto',
  'daily.beat':
    '{by, plural, one {Sacaste un punto más que el experto.} many {Sacaste {points} puntos más que el experto.} other {Sacaste {points} puntos más que el experto.}}',
  'daily.level': 'Empate con el experto.',
  'daily.lost':
    '{by, plural, one {El experto sacó un punto más.} many {El experto sacó {points} puntos más.} other {El experto sacó {points} puntos más.}}',
  'daily.streak': 'Días seguidos',
  'daily.longest': 'Mejor racha',
  'daily.played': 'Días jugados',
  'daily.won': 'Ganadas',
  'daily.before': 'El mes anterior',
  'daily.after': 'El mes siguiente',
  'daily.day.won': '{date}, ganada',
  'daily.day.played': '{date}, jugada',
  'daily.day.begun': '{date}, empezada',
  'daily.day.open': '{date}, sin jugar',
  'daily.failed':
    'Lo que has jugado no se puede leer ahora en este dispositivo. Las partidas del día siguen ahí.',
  'daily.over.counts': 'La partida del día del {date}',
  'daily.over.unrated': 'La partida del día del {date}, por gusto',
  'daily.over.open': 'Comparar con el experto',
};
