import type { Words } from '../words.ts';
import type { history as english } from '../en/history.ts';

export const history: Words<typeof english> = {
  'history.title': 'Tus partidas',
  'history.none': 'Aquí se guarda cada partida que terminas.',
  'history.failed': 'Ahora no se pueden leer las partidas de este dispositivo.',
  'history.statistics': 'Estadísticas',
  'history.games': 'Partidas',
  'history.wins': 'Ganadas',
  'history.meanPlace': 'Puesto medio',
  'history.bidsMade': 'Apuestas cumplidas',
  'history.undated': 'Hace algún tiempo',
  'history.table': '{when} · {players} jugadores · {levels}',
  'history.game': '{name}, {when}',
  'history.place':
    '{place, selectordinal, other {#.º}} de {sides}, {count, plural, one {{points} punto} other {{points} puntos}}',
  'history.made':
    '{made} de {rounds, plural, one {# apuesta cumplida} other {# apuestas cumplidas}}',
  'history.review': 'Analizar {name}, {when}',
  'history.share': 'Compartir {name}, {when}',
  'history.delete': 'Borrar {name}, {when}',
  'history.deleted': 'La partida se ha borrado.',
  'history.undo': 'Deshacer',
  'history.damaged':
    '{count, plural, one {# partida más no se puede leer con esta versión. Sigue guardada.} other {# partidas más no se pueden leer con esta versión. Siguen guardadas.}}',
  'history.save': 'Guardar en un archivo',
  'history.open': 'Añadir de un archivo',
  'history.opened':
    '{added, plural, =0 {Ninguna partida nueva} one {# partida nueva} other {# partidas nuevas}}, {known} que ya estaban, {refused} que no se pueden leer.',
  'history.refused.too-large': 'Este archivo es demasiado grande para ser de partidas.',
  'history.refused.not-a-games-file': 'Este archivo no es de partidas de Oh Hell!',
  'history.refused.newer-version':
    'Este archivo es de una versión más nueva del juego. Recarga primero la página.',
};
