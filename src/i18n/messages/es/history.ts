import type { Translation } from '../translation.ts';
import type { history as english } from '../en/history.ts';

export const history: Translation<typeof english> = {
  'history.title': 'Tus partidas',
  'history.none': 'Aquí se guarda cada partida que terminas.',
  'history.finished': 'Partidas terminadas',
  'history.failed': 'Ahora no se pueden leer las partidas de este dispositivo.',
  'history.statistics': 'Estadísticas',
  'history.games': 'Partidas',
  'history.wins': 'Partidas ganadas',
  'history.averageFinish': 'Puesto medio',
  'history.undated': 'Fecha desconocida',
  'history.table': '{when} · {players} jugadores · {levels}',
  'history.game': '{name}, {when}',
  'history.place':
    '{place, selectordinal, other {#.º}} de {sides}, {count, plural, one {{points} punto} other {{points} puntos}}',
  'history.made':
    '{made} de {rounds, plural, one {# apuesta cumplida} other {# apuestas cumplidas}}',
  'history.review': 'Analizar {name}, {when}',
  'history.share': 'Compartir {name}, {when}',
  'history.older': 'Mostrar partidas más antiguas',
  'history.delete': 'Borrar {name}, {when}',
  'history.deleted': 'Partida borrada.',
  'history.unreadable':
    '{count, plural, one {# partida más no se puede leer con esta versión. Sigue guardada.} other {# partidas más no se pueden leer con esta versión. Siguen guardadas.}}',
  'history.save': 'Guardar en un archivo',
  'history.open': 'Añadir de un archivo',
  'history.opened': '{added, plural, one {# partida añadida.} other {# partidas añadidas.}}',
  'history.opened.none': 'Nada nuevo en este archivo.',
  'history.opened.known': '{known, plural, one {# ya estaba aquí.} other {# ya estaban aquí.}}',
  'history.opened.refused':
    '{refused, plural, one {# no se pudo leer.} other {# no se pudieron leer.}}',
  'history.refused.unreadable': 'Ahora no se puede abrir este archivo. Elígelo otra vez.',
  'history.refused.too-large':
    'Este archivo es demasiado grande para leerlo de una vez (más de 32 MB). Si lo guardó una versión anterior del juego, actualízala y guarda todo de nuevo.',
  'history.refused.not-a-games-file': 'No es un archivo de partidas de Oh Hell!',
  'history.refused.damaged':
    'Este archivo está incompleto o cambiado, así que no se puede leer. Las partidas de este dispositivo están a salvo.',
  'history.refused.newer-version':
    'Este archivo es de una versión más nueva del juego. Recarga la página para actualizarlo.',
};
