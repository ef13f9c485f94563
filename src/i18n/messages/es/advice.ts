import type { Words } from '../words.ts';
import type { advice as english } from '../en/advice.ts';

export const advice: Words<typeof english> = {
  'hint.close': 'Cerrar la pista',
  'hint.thinking': 'Pensándolo…',
  'hint.failed': 'No llegó ninguna pista. Ciérrala y pídela otra vez.',
  'hint.forced': 'Aquí solo se puede hacer una cosa: {choice}.',
  'hint.nothing': 'No hay pista para esta decisión.',
  'hint.noTrump': 'sin triunfo',
  'hint.table': 'Lo que promete cada opción',
  'hint.choice': 'Opción',
  'hint.make': 'Probabilidad de cumplir',
  'hint.make.short': 'Prob., %',
  'hint.points': 'Puntos esperados',
  'hint.cost': 'Cuesta frente a la mejor',
  'hint.isBest': '{choice}, la mejor',
  'hint.under': 'menos del {percent}',
  'hint.over': 'más del {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} de cumplir tu apuesta, {points} esperados',
  'hint.mark.best': 'la mejor: {chance} de cumplir tu apuesta, {points} esperados',

  'hint.say.bid':
    '{verdict, select, clear {Apuesta {choice}: {chance} de cumplir.} probable {Probablemente lo mejor: {choice}, {chance} de cumplir.} close {Mejor {choice}: {chance} de cumplir, pero por poco.} only {Apuestes lo que apuestes, es lo mismo: {chance} de cumplir.} tie {Da igual: {choices}, {chance} de cumplir.} other {Todo vale lo mismo, también {choice}: {chance} de cumplir.}}',
  'hint.say.trump':
    '{verdict, select, clear {Triunfo: {choice}. {chance} de cumplir tu apuesta.} probable {Probablemente lo mejor: {choice}, {chance} de cumplir tu apuesta.} close {Mejor {choice}: {chance} de cumplir tu apuesta, pero por poco.} only {Sea cual sea el triunfo, es lo mismo: {chance} de cumplir tu apuesta.} tie {Da igual: {choices}, {chance} de cumplir tu apuesta.} other {Todo vale lo mismo, también {choice}: {chance} de cumplir tu apuesta.}}',
  'hint.say.card':
    '{verdict, select, clear {Juega {choice}: {chance} de cumplir tu apuesta.} probable {Probablemente lo mejor: {choice}, {chance} de cumplir tu apuesta.} close {Mejor {choice}: {chance} de cumplir tu apuesta, pero por poco.} only {Juegues lo que juegues, es lo mismo: {chance} de cumplir tu apuesta.} tie {Da igual: {choices}, {chance} de cumplir tu apuesta.} other {Todo vale lo mismo, también {choice}: {chance} de cumplir tu apuesta.}}',
  'hint.others': 'A los demás les cuesta más que a ti.',
  'hint.hinders': 'A los demás les queda menos.',

  'hint.needs':
    '{tricks, plural, =0 {Tienes lo que apostaste: ni una baza más.} one {Te falta # baza de {of}.} other {Te faltan # bazas de {of}.}}',
  'hint.needs.all':
    '{of, plural, one {Necesitas la última baza.} other {Necesitas las # bazas que quedan.}}',
  'hint.needs.lost': 'Tu apuesta está perdida: pónselo difícil a los demás.',

  'hint.sure': '{count, plural, one {Una baza segura: {cards}.} other {# bazas seguras: {cards}.}}',
  'hint.likely': 'Casi seguro: {cards}.',
  'hint.probable': 'Seguramente una baza: {cards}.',
  'hint.even': 'Mitad y mitad: {cards}.',
  'hint.nothing-likely': 'Es probable que ninguna de tus cartas haga baza.',
  'hint.danger': 'El mayor peligro: {cards}.',
  'hint.void': 'Puedes fallar con triunfo: {suits}.',
  'hint.discards': 'Puedes descartarte en: {suits}.',
  'hint.bids-for': 'Los demás ven tu carta, y lo que han apostado habla a su favor.',
  'hint.bids-against': 'Los demás ven tu carta, y lo que han apostado habla en su contra.',
  'hint.forehead':
    '{wins, plural, =0 {Ninguna de las {of} cartas que puede ser la tuya hace la baza.} one {# de las {of} cartas que puede ser la tuya hace la baza.} other {# de las {of} cartas que puede ser la tuya hacen la baza.}}',

  'hint.fact.wins': 'Hace esta baza con seguridad.',
  'hint.fact.loses': 'No hace esta baza.',
  'hint.fact.fulfils': 'Hace la última baza que necesitas.',
  'hint.fact.overshoots': 'Hace una baza de más.',
  'hint.fact.falls-short': 'Con ella tu apuesta está perdida.',
  'hint.fact.ruff': 'Fallas con triunfo.',
  'hint.fact.overruff': 'Fallas con un triunfo mayor.',
  'hint.fact.underruff': 'Te libras de un triunfo bajo otro mayor.',
  'hint.fact.discard': 'La descartas.',
  'hint.fact.duck': 'La dejas pasar.',
  'hint.fact.unload': 'Te libras de una carta que ya nada ganaría en su palo.',
  'hint.fact.cheapest': 'Es la más baja que gana.',
  'hint.fact.dearest': 'Es la más alta que pierde.',
  'hint.fact.busts': 'Una baza de más para {name}.',
  'hint.fact.denies': 'Así {name} ya no puede cumplir.',
  'hint.fact.beaten-by': 'Más altas y aún en juego: {cards}.',
  'hint.fact.out':
    'Aún en juego en su palo: {above} más altas, {below, plural, =0 {ninguna más baja} one {# más baja} other {# más bajas}}.',
  'hint.fact.out.each':
    '{above, plural, one {Contra cada una queda una más alta de su palo.} other {Contra cada una quedan al menos # más altas de su palo.}}',
  'hint.fact.either': 'Alta o baja, da casi igual.',
  'hint.fact.keeps': 'Guardas para después: {cards}.',
  'hint.fact.voids': 'Después ya no te queda ese palo.',
  'hint.fact.only-ruff': 'No queda nada más alto en su palo: solo la gana quien falle con triunfo.',
  'hint.fact.may-ruff':
    '{count, plural, one {No puede asistir y quizá falle: {names}.} other {No pueden asistir y quizá fallen: {names}.}}',

  'learn.tally': 'Mejor opción encontrada: {found} de {count}',
  'learn.ask.title': '¿Seguro?',
  'learn.ask.text':
    '{choice} en lugar de {best} cuesta unos {points, plural, one {# punto} other {# puntos}}.',
  'learn.ask.anyway': 'Hacerlo igualmente',
  'learn.ask.back': 'Pensarlo otra vez',

  'settings.group.learning': 'Aprender',
  'settings.learning': 'Modo de aprendizaje',
  'settings.learning.hint':
    'Muestra la pista en cada decisión tuya y cuenta cuántas veces encuentras la mejor opción. Esas partidas no cuentan en tus estadísticas.',
  'settings.askBefore': 'Preguntar antes de una opción que cuesta',
  'settings.askBefore.hint':
    'Solo en el modo de aprendizaje, y solo cuando no hay duda. Puntos de la puntuación habitual, 10 y la apuesta: donde una ronda vale más, hacen falta otros tantos más.',
  'askBefore.never': 'No preguntar nunca',
  'askBefore.points': '{points, plural, one {# punto o más} other {# puntos o más}}',
};
