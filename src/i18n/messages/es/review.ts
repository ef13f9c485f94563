import type { review as english } from '../en/review.ts';
import type { Translation } from '../translation.ts';

export const review: Translation<typeof english> = {
  'review.title': 'Análisis',
  'review.back': 'Salir del análisis',
  'review.whose':
    '{who, select, named {Partida de otra persona: {name}.} other {Partida de otra persona.}}',
  'review.scope': 'Qué analizar',
  'review.scope.game': 'Toda la partida',
  'review.scope.round': 'Ronda {round}, {count, plural, one {# carta} other {# cartas}}',
  'review.working': 'Analizando la ronda {round}: {done} de {rounds}',
  'review.resting':
    '{done} de {rounds, plural, one {# ronda analizada} other {# rondas analizadas}}',
  'review.done': '{rounds, plural, one {# ronda analizada} other {# rondas analizadas}}',
  'review.failed': 'El análisis se interrumpió.',
  'button.pause': 'Pausar',

  'review.accuracy': 'Precisión',
  'review.accuracy.all': 'En total',
  'review.accuracy.bids': 'Apuestas',
  'review.accuracy.play': 'Juego',
  'review.accuracy.none': 'nada que decidir',
  'review.mark.superb': 'excelente',
  'review.mark.strong': 'fuerte',
  'review.mark.solid': 'sólido',
  'review.mark.fair': 'aceptable',
  'review.mark.learning': 'por mejorar',

  'review.breakdown': 'Suerte y destreza',
  'review.breakdown.mean': 'Lo esperado en este sitio',
  'review.breakdown.luck': 'Cartas y sitio',
  'review.breakdown.rest': 'Rivales y suerte',
  'review.breakdown.points': 'Puntos logrados',
  'review.breakdown.note':
    'Lo esperado es lo que saca de media un buen jugador en este sitio y con ese número de cartas, antes de la primera carta. Solo cuentan las elecciones que claramente cuestan puntos, con el coste de la lista.',
  'review.breakdown.low': 'Aquí gana el total más bajo.',

  'review.decisions': 'Decisiones, las más costosas primero',
  'review.showAll': 'Mostrar también las buenas',
  'review.flawless': 'Aquí ninguna elección costó puntos claramente.',
  'review.none': 'No había nada que decidir.',
  'review.place.bid': 'Ronda {round}, apuesta',
  'review.place.trump': 'Ronda {round}, triunfo',
  'review.place.card': 'Ronda {round}, baza {trick}',
  'review.grade.best': 'lo mejor',
  'review.grade.good': 'bien',
  'review.grade.inaccuracy': 'imprecisión',
  'review.grade.mistake': 'error',
  'review.grade.blunder': 'error grave',
  'review.cost': '{grade}, {points} {count, plural, one {punto} other {puntos}}',
  'review.cost.note':
    '{who, select, you {Coste: tus propios puntos, más la mitad de lo que la opción da a los demás de media.} other {Coste: los puntos del jugador, más la mitad de lo que la opción da a los demás de media.}}',
  'review.own.bid': '{who, select, you {Apostaste {own}.} other {{name} apostó {own}.}}',
  'review.own.trump': '{who, select, you {Elegiste {own}.} other {{name} eligió {own}.}}',
  'review.own.card': '{who, select, you {Jugaste {own}.} other {{name} jugó {own}.}}',
  'review.better.bid':
    '{who, select, you {Apostaste {own}; era mejor {best}.} other {{name} apostó {own}; era mejor {best}.}}',
  'review.better.trump':
    '{who, select, you {Elegiste {own}; era mejor {best}.} other {{name} eligió {own}; era mejor {best}.}}',
  'review.better.card':
    '{who, select, you {Jugaste {own}; era mejor {best}.} other {{name} jugó {own}; era mejor {best}.}}',
  'review.choice.look': 'mirar antes',
  'review.expected': 'Probabilidad de cumplir: {ownMake}; puntos esperados: {ownPoints}.',
  'review.expected.better':
    '{same, select, none {Probabilidad de cumplir: {ownMake} en vez de {bestMake}; puntos esperados: {ownPoints} en vez de {bestPoints}.} chance {Probabilidad de cumplir: {ownMake} en ambos casos; puntos esperados: {ownPoints} en vez de {bestPoints}.} points {Probabilidad de cumplir: {ownMake} en vez de {bestMake}; puntos esperados: {ownPoints} en ambos casos.} other {Probabilidad de cumplir: {ownMake} en ambos casos; puntos esperados: {ownPoints} en ambos casos.}}',
  'review.expected.others': 'Puntos esperados de cada uno de los demás: {own} en vez de {best}.',
  'review.miss.over': 'Así haces bazas de más con más frecuencia: {own} en vez de {best}.',
  'review.miss.short': 'Así te faltan bazas más a menudo: {own} en vez de {best}.',
  'review.reason.quoted': 'Una pista habría dicho: «{reason}»',
  'review.hindsight': 'Con todas las cartas a la vista',
  'review.hindsight.same':
    'Ninguna opción podía dar mejor resultado: {points} {count, plural, one {punto} other {puntos}}.',
  'review.hindsight.better':
    'Mejor: {best}, que podía dar {bestPoints} {bestCount, plural, one {punto} other {puntos}}; esta opción, en el mejor caso {points}.',
  'review.hindsight.far': 'No se analizaron todas las continuaciones.',
  'review.hindsight.note':
    'Con todas las cartas a la vista: lo que habría podido lograr quien viera todas las manos, mientras los demás siguen jugando como lo harían por instinto expertos que solo ven la suya. No dice nada de lo buena que fue la elección.',
  'review.open': 'Todas las opciones, cartas a la vista',
  'review.open.intro':
    'Lo que habría dado cada opción tal como estaban las cartas. Nadie en la mesa podía saberlo: no dice nada de lo buena que fue la elección.',
  'review.open.known': 'Se sabía',
  'review.open.chance': 'Prob.',
  'review.open.experts': 'Expertos',
  'review.open.most': 'Óptimo',
  'review.open.made': 'elegida',
  'review.open.working': 'Jugando hasta el final…',
  'review.open.failed': 'No se pudo jugar hasta el final. Ciérralo y vuelve a intentarlo.',
  'review.open.none': 'Aquí no hay nada que comparar.',
  'review.open.note':
    'Expertos: todos siguen jugando como lo harían por instinto expertos que solo ven su mano. Óptimo: viendo todas las manos.',
  'review.open.side.note':
    'Expertos: todos siguen jugando como lo harían por instinto expertos que solo ven su mano. Óptimo: viendo todas las manos. Ambos cuentan los puntos que tu equipo le saca al otro, con lo que costarán las bolsas.',
  'review.look': 'Ver posición',
  'review.look.label': 'Ver posición: {place}',

  'review.try.title': 'Decisión',
  'review.try.back': 'Volver al análisis',
  'review.try.hint': 'Elige otra vez y sigue desde aquí. La partida real queda como está.',
  'review.try.again': 'Probar otra vez',
  'review.try.over': 'Aquí: {here} {count, plural, one {punto} other {puntos}}.',
  'review.try.real': 'En la partida: {real}.',
};
