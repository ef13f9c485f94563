import type { Words } from '../words.ts';
import type { share as english } from '../en/share.ts';

export const share: Words<typeof english> = {
  'result.title': 'Compartir esta partida',
  'result.name': 'Tu nombre, si quieres decirlo',
  'result.form': 'El resultado',
  'result.form.symbols': 'Con símbolos',
  'result.form.words': 'Con palabras',
  'result.places': 'debajo: el puesto tras la ronda',
  'result.made': 'apuesta cumplida',
  'result.over': 'bazas de más',
  'result.under': 'bazas de menos',
  'result.head.game': 'Oh Hell! El juego: {game}',
  'result.head.daily': 'Oh Hell! Partida del día, {date}',
  'result.score':
    '{place, selectordinal, other {#.º}} de {sides}, {count, plural, one {{points} punto} many {{points} puntos} other {{points} puntos}}, {made} de {rounds, plural, one {# apuesta cumplida} many {# apuestas cumplidas} other {# apuestas cumplidas}}',
  'result.expert':
    'El experto: {count, plural, one {{points} punto} many {{points} puntos} other {{points} puntos}}',
  'result.round.made':
    'Ronda {round}, {cards, plural, one {# carta} many {# cartas} other {# cartas}}: apuesta {bid}, bazas {tricks}. {place, selectordinal, other {#.º}} con {total}.',
  'result.round.over':
    'Ronda {round}, {cards, plural, one {# carta} many {# cartas} other {# cartas}}: apuesta {bid}, bazas {tricks}, de más. {place, selectordinal, other {#.º}} con {total}.',
  'result.round.under':
    'Ronda {round}, {cards, plural, one {# carta} many {# cartas} other {# cartas}}: apuesta {bid}, bazas {tricks}, de menos. {place, selectordinal, other {#.º}} con {total}.',
  'result.caption': 'Ronda a ronda',
  'result.copy': 'Copiar el resultado',
  'result.send': 'Enviar el resultado',
  'result.watch.title': 'La partida entera',
  'result.watch.text': 'Quien abra este enlace ve la partida carta a carta.',
  'result.deal.title': 'Las mismas cartas',
  'result.deal.text':
    'Quien abra este enlace juega tus cartas, desde tu sitio, contra los mismos rivales, e intenta superar tus puntos. Tus manos no se muestran.',
  'result.link.copy': 'Copiar el enlace',
  'result.link.send': 'Enviar el enlace',
  'copy.done': 'Copiado.',
  'copy.failed': 'No se pudo copiar. Selecciónalo para copiarlo.',
  'guest.friend': 'Alguien',
  'guest.title.game': '{name} te enseña una partida',
  'guest.title.deal': '{name} te reta',
  'guest.deal':
    '{name} quedó {place, selectordinal, other {#.º}} de {sides} con {count, plural, one {{points} punto} many {{points} puntos} other {{points} puntos}} con estas cartas. ¿Puedes superarlo?',
  'guest.aided': 'No sin ayuda: hubo pistas, o algo se deshizo o se jugó solo.',
  'guest.play': 'Jugar estas cartas',
  'guest.watch': 'Ver la partida',
  'guest.reading': 'Leyendo el enlace…',
  'guest.refused.not-a-link': 'Este no es un enlace a una partida de Oh Hell!',
  'guest.refused.damaged':
    'Este enlace está incompleto o cambiado, así que la partida no se puede leer. Pídelo otra vez. No se ha perdido nada tuyo.',
  'guest.refused.newer-version':
    'Este enlace es de una versión más nueva del juego. Recarga la página y ábrelo de nuevo.',
  'rival.better': 'Has superado a {name}: {own} a {theirs}.',
  'rival.level': 'Empate con {name} a {own}.',
  'rival.worse': '{name} sigue por delante: {theirs} a {own}.',
  'rival.watch': 'Ver cómo jugó {name}',
  'over.share': 'Compartir',
};
