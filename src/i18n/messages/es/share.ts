import type { Translation } from '../translation.ts';
import type { share as english } from '../en/share.ts';

export const share: Translation<typeof english> = {
  'result.title': 'Compartir esta partida',
  'result.name': 'Tu nombre (opcional)',
  'result.form': 'Resultado',
  'result.form.symbols': 'Con símbolos',
  'result.form.words': 'Con palabras',
  'result.places': 'debajo: puesto tras la ronda',
  'result.made': 'cumplida',
  'result.over': 'de más',
  'result.under': 'de menos',
  'result.head.game': 'Oh Hell! Una partida de {game}',
  'result.head.daily': 'Oh Hell! Partida del día, {date}',
  'result.score':
    '{place, selectordinal, other {#.º}} de {sides}, {count, plural, one {{points} punto} other {{points} puntos}}, {made} de {rounds, plural, one {# apuesta cumplida} other {# apuestas cumplidas}}',
  'result.expert': 'El experto: {count, plural, one {{points} punto} other {{points} puntos}}',
  'result.round.made':
    'Ronda {round}, {cards, plural, one {# carta} other {# cartas}}: apuesta {bid}, bazas {tricks}, cumplida. {place, selectordinal, other {#.º}} con {total}.',
  'result.round.over':
    'Ronda {round}, {cards, plural, one {# carta} other {# cartas}}: apuesta {bid}, bazas {tricks}, de más. {place, selectordinal, other {#.º}} con {total}.',
  'result.round.under':
    'Ronda {round}, {cards, plural, one {# carta} other {# cartas}}: apuesta {bid}, bazas {tricks}, de menos. {place, selectordinal, other {#.º}} con {total}.',
  'result.caption': 'Ronda a ronda',
  'result.copy': 'Copiar resultado',
  'result.send': 'Enviar resultado',
  'result.watch.title': 'La partida entera',
  'result.watch.text': 'Quien abra este enlace puede ver la partida carta a carta.',
  'result.deal.title': 'Las mismas cartas',
  'result.deal.text':
    'Quien abra este enlace juega tus cartas, desde tu sitio, contra los mismos rivales, e intenta superar tus puntos. Tus manos no se muestran.',
  'result.link.copy': 'Copiar enlace',
  'result.link.send': 'Enviar enlace',
  'copy.done': 'Copiado.',
  'copy.failed': 'No se pudo copiar. Selecciónalo y cópialo tú.',
  'guest.friend': 'alguien',
  'guest.title.game': '{name} comparte una partida contigo',
  'guest.title.deal': '{name} te reta',
  'guest.deal':
    'Con estas cartas, {name} quedó en el {place, selectordinal, other {puesto #}} de {sides} con {count, plural, one {{points} punto} other {{points} puntos}}. ¿Puedes superarlo?',
  'guest.aided': 'Con ayuda: pistas, deshacer o autocompletar.',
  'guest.play': 'Jugar estas cartas',
  'guest.watch': 'Ver partida',
  'guest.reading': 'Leyendo el enlace…',
  'guest.refused.not-a-link': 'No es un enlace a una partida de Oh Hell!',
  'guest.refused.damaged':
    'Este enlace está incompleto o cambiado, así que la partida no se puede leer. Pídelo otra vez. Tus partidas están a salvo.',
  'guest.refused.newer-version':
    'Este enlace es de una versión más nueva del juego. Recarga la página para actualizarlo y abre el enlace de nuevo.',
  'challenge.better': 'Superaste a {name}: {own} a {theirs}.',
  'challenge.level': 'Empate con {name} a {own}.',
  'challenge.worse': '{name} te superó: {theirs} a {own}.',
  'challenge.watch': 'Ver cómo jugó {name}',
  'over.share': 'Compartir',
};
