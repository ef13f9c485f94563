import type { Translation } from '../translation.ts';
import type { setup as english } from '../en/setup.ts';

export const setup: Translation<typeof english> = {
  'setup.game': 'Juego',
  'setup.players': 'Jugadores',
  'setup.others': 'Todos los demás',
  'setup.character': '{name} ({style})',
  'setup.characters': 'Jugadores con estilo propio',
  'setup.characters.hint':
    'Ante la duda, los prudentes apuestan bajo y los audaces, alto; los aguafiestas intentan hundir las apuestas ajenas. Cada uno conserva su estilo de una partida a otra.',
  'setup.scoring': 'Puntuación',
  'setup.shape': 'Manos',
  'setup.deck': 'Baraja',
  'setup.wholeDeck': 'Repartir toda la baraja',
  'setup.wholeDeck.hint':
    'La mano más grande usa todas las cartas que se pueden repartir por igual.',
  'setup.handSizes': '{rounds, plural, one {# ronda} other {# rondas}}, con estas cartas:',
  'setup.handSizes.target':
    '{rounds, plural, one {Como mucho # ronda} other {Como mucho # rondas}}, con estas cartas:',
  'setup.handSizes.again': 'Rondas con estas cartas, una y otra vez, a {points}:',
  'setup.handSizes.same':
    '{rounds, plural, one {# ronda} other {# rondas}}, {size, plural, one {# carta} other {# cartas}} por jugador',
  'setup.handSizes.sameTarget':
    'Como mucho {rounds, plural, one {# ronda} other {# rondas}}, {size, plural, one {# carta} other {# cartas}} por jugador',
  'setup.handSizes.sameAgain':
    '{size, plural, one {# carta} other {# cartas}} por jugador en cada ronda, a {points}',
  'setup.inProgress': 'Tu partida en curso (ronda {round}) te esperará en «Tus partidas».',
  'setup.start': 'Empezar la partida',
  'setup.startShort': 'Partida corta: {rounds, plural, one {# ronda} other {# rondas}}',
  'setup.startFull': 'Partida completa: {rounds, plural, one {# ronda} other {# rondas}}',
  'setup.import': 'Importar',
  'setup.back': 'Volver',
  'setup.unreadable':
    '{count, plural, one {# reglamento guardado no se pudo leer y se ha apartado.} other {# reglamentos guardados no se pudieron leer y se han apartado.}}',
  'setup.notLasting':
    'En este dispositivo no se puede guardar nada: tus reglas duran hasta que te vayas.',

  'preset.bugger-your-neighbor.hint':
    'El «Oh Hell!» básico: una carta descubierta da el triunfo y siempre hay quien no cumple.',
  'preset.nomination-whist.hint': 'Quien más apuesta elige el triunfo.',
  'preset.up-and-down-the-river.hint':
    'Primero manos pequeñas, luego hasta la más grande que permita la baraja.',
  'preset.devils-bridge.hint':
    'Todos los palos son triunfo menos el de salida, y una carta se juega sin verla.',
  'preset.canadian.hint': 'El clásico, pero no cumplir resta puntos y una apuesta de 0 solo da 5.',
  'preset.trump-rotation.hint': 'El triunfo recorre los palos y luego se juega sin triunfo.',
  'preset.spades.hint': 'Parejas, nil y bolsas, hasta 500 puntos.',

  'shape.down-up': 'Bajar y subir',
  'shape.up-down': 'Subir y bajar',
  'shape.down': 'Solo bajar',
  'shape.up': 'Solo subir',
  'shape.constant': 'Siempre igual',
  'shape.short': 'Partida corta',
  'bids.hook': 'Total prohibido',
  'bids.no-hook': 'Total libre',
  'bids.sealed': 'Apuestas secretas',
  'bids.hook.hint':
    'Se apuesta por turnos. La última apuesta no puede hacer que el total cuadre con las bazas: siempre hay quien no cumple.',
  'bids.no-hook.hint': 'Se apuesta por turnos y se permite cualquier número: todos pueden cumplir.',
  'bids.sealed.hint': 'Todos apuestan en secreto y las apuestas se descubren a la vez.',

  'game.facts': '{players} jugadores, {rounds, plural, one {# ronda} other {# rondas}}',
  'game.facts.target': '{players} jugadores, a {points}',
  'own.hint': '{facts}, con tus reglas',
  'own.unsaved': 'Reglas provisionales',
  'own.unsaved.hint': 'Sin guardar: {facts}',
  'own.copy': '{name} (copia)',
  'own.edit': 'Editar',
  'own.duplicate': 'Duplicar',
  'own.delete': 'Borrar',
  'own.deleted': '«{name}»: reglas borradas.',
  'own.actions': 'Acciones para {name}',

  'share.title': 'Compartir reglas',
  'share.link': 'Enlace',
  'share.hint': 'Quien lo abra verá las reglas y podrá jugarlas o guardarlas.',
  'share.send': 'Enviar',

  'import.title': 'Abrir reglas compartidas',
  'import.link': 'Pega un enlace',
  'import.open': 'Mostrar reglas',
  'import.file': 'O elige un archivo',
  'incoming.title': 'Reglas para ti',

  'level.easy': 'Fácil',
  'level.medium': 'Medio',
  'level.hard': 'Difícil',
  'level.expert': 'Experto',
  'level.master': 'Maestro',
  'level.adaptive': 'Adaptable',
  'level.adaptive.hint':
    'Juega mejor cuanta más ventaja llevas y peor cuando vas por detrás, para que la partida siga igualada. Solo se guía por la puntuación y nunca ve tus cartas.',

  'scoring.standard': 'Todo o nada',
  'scoring.partial': 'Cada baza cuenta',
  'scoring.penalty': 'No cumplir resta',
  'scoring.canadian': 'Canadiense',
  'scoring.trick-plus-ten': 'Nomination Whist',
  'scoring.five': 'Up and Down the River',
  'scoring.double': 'Doble',
  'scoring.british': 'Británica',
  'scoring.devil': 'Bridge del Diablo',
  'scoring.square': 'Cuadrados, castigo duro',
  'scoring.square-off': 'Cuadrados en ambos sentidos',
  'scoring.ten-times': 'Diez veces la apuesta',
  'scoring.wizard': 'Comodines altos y bajos',
  'scoring.skull-king': 'Veinte por baza',
  'scoring.romanian': 'Whist rumano',
  'scoring.ascenseur': 'L’Ascenseur',
  'scoring.bid-plus-hand': 'Apuesta más mano',
  'scoring.mirror': 'Espejo',
  'scoring.golf': 'Golf',
  'scoring.standard.rule': 'Cumplida: 10 + tu apuesta. Incumplida: nada.',
  'scoring.partial.rule': 'Cumplida: 10 + tu apuesta. Incumplida: 1 punto por baza hecha.',
  'scoring.penalty.rule':
    'Cumplida: 10 + tu apuesta. Incumplida: 1 punto menos por baza de más o de menos.',
  'scoring.five.rule':
    'Cumplida: 5 + tu apuesta. Incumplida: 1 punto menos por baza de más o de menos.',
  'scoring.double.rule': 'Cumplida: 10 + 2 por baza apostada. Incumplida: nada.',
  'scoring.british.rule': 'Cumplida: 10 + 2 por baza apostada. Incumplida: 5 puntos menos.',
  'scoring.example': 'Apuesta de {bid}: {made} si haces {bid}, {missed} si haces {tricks}.',
  'scoring.option': '{name}: {made} / {missed}',
};
