import type { Words } from '../words.ts';
import type { setup as english } from '../en/setup.ts';

export const setup: Words<typeof english> = {
  'setup.game': 'Juego',
  'setup.players': 'Jugadores',
  'setup.opponents': 'Todos los rivales',
  'setup.character': '{name} ({style})',
  'setup.characters': 'Rivales con estilo propio',
  'setup.characters.hint':
    'Ante la duda, el prudente apuesta menos y el audaz más; al aguafiestas le importa que los demás fallen. Cada uno conserva su estilo de una partida a otra.',
  'setup.scoring': 'Puntuación',
  'setup.shape': 'Manos',
  'setup.wholeDeck': 'Repartir toda la baraja',
  'setup.wholeDeck.hint':
    'La mano más grande toma todas las cartas que se pueden repartir por igual.',
  'setup.handSizes': '{rounds, plural, one {# ronda} other {# rondas}}, con estas cartas:',
  'setup.handSizes.target':
    '{rounds, plural, one {Como mucho # ronda} other {Como mucho # rondas}}, con estas cartas:',
  'setup.handSizes.same':
    '{rounds, plural, one {# ronda} other {# rondas}}, {size, plural, one {# carta} other {# cartas}} por jugador',
  'setup.handSizes.sameTarget':
    'Como máximo {rounds, plural, one {# ronda} other {# rondas}}, {size, plural, one {# carta} other {# cartas}} por jugador',
  'setup.inProgress': 'Tu partida en curso (ronda {round}) te esperará en «Tus partidas».',
  'setup.start': 'Empezar la partida',
  'setup.import': 'Importar',
  'setup.back': 'Volver',
  'setup.damaged':
    '{count, plural, one {# juego de reglas guardado estaba dañado y se ha apartado.} other {# juegos de reglas guardados estaban dañados y se han apartado.}}',
  'setup.notLasting':
    'En este dispositivo no se puede guardar nada: tus reglas duran hasta que te vayas.',

  'preset.bugger-your-neighbor.hint':
    'El clásico: una carta descubierta da el triunfo y siempre falla alguien.',
  'preset.nomination-whist.hint': 'La apuesta más alta elige el triunfo.',
  'preset.up-and-down-the-river.hint':
    'Primero manos pequeñas, luego tan grandes como permita la baraja.',
  'preset.devils-bridge.hint':
    'Todo lo que no es palo de salida es triunfo; una carta se juega sin verla.',
  'preset.canadian.hint': 'El clásico, pero fallar cuesta y una apuesta de 0 solo da 5.',
  'preset.trump-rotation.hint': 'El triunfo pasa de palo en palo y luego no hay.',
  'preset.spades.hint': 'Parejas, nil y bolsas, a 500 puntos.',

  'shape.down-up': 'Bajar y subir',
  'shape.up-down': 'Subir y bajar',
  'shape.down': 'Solo bajar',
  'shape.up': 'Solo subir',
  'shape.constant': 'Siempre igual',
  'bids.hook': 'Total prohibido',
  'bids.no-hook': 'Total libre',
  'bids.sealed': 'Apuestas ocultas',
  'bids.hook.hint':
    'Se apuesta por turnos. La última apuesta no puede hacer que el total iguale las bazas: alguien falla siempre.',
  'bids.no-hook.hint': 'Se apuesta por turnos y se permite cualquier número: todos pueden cumplir.',
  'bids.sealed.hint': 'Todos apuestan en secreto y las apuestas se descubren todas juntas.',

  'own.hint':
    '{players} jugadores, {rounds, plural, one {# ronda} other {# rondas}} con tus reglas',
  'own.loose': 'Reglas de paso',
  'own.loose.hint':
    'Sin guardar: {players} jugadores, {rounds, plural, one {# ronda} other {# rondas}}',
  'own.copy': '{name} (copia)',
  'own.edit': 'Editar',
  'own.duplicate': 'Duplicar',
  'own.delete': 'Borrar',
  'own.deleted': 'Reglas «{name}» borradas.',
  'own.actions': 'Acciones para {name}',

  'share.title': 'Compartir reglas',
  'share.link': 'Enlace',
  'share.hint': 'Quien lo abra verá las reglas y podrá jugarlas o guardarlas.',
  'share.send': 'Enviar',

  'import.title': 'Abrir reglas compartidas',
  'import.link': 'Pega un enlace',
  'import.open': 'Mostrar las reglas',
  'import.file': 'O elige un archivo',
  'incoming.title': 'Reglas para ti',

  'level.easy': 'Fácil',
  'level.medium': 'Medio',
  'level.hard': 'Difícil',
  'level.expert': 'Experto',
  'level.master': 'Maestro',

  'scoring.standard': 'Todo o nada',
  'scoring.partial': 'Cada baza cuenta',
  'scoring.penalty': 'Fallar cuesta',
  'scoring.canadian': 'Canadiense',
  'scoring.trick-plus-ten': 'Nomination Whist',
  'scoring.five': 'Up and Down the River',
  'scoring.double': 'Doble',
  'scoring.british': 'Británica',
  'scoring.devil': 'Puente del Diablo',
  'scoring.square': 'Cuadrados, fallos caros',
  'scoring.square-off': 'Cuadrados en ambos sentidos',
  'scoring.ten-times': 'Diez veces la apuesta',
  'scoring.wizard': 'Wizard',
  'scoring.skull-king': 'Skull King',
  'scoring.romanian': 'Whist rumano',
  'scoring.ascenseur': 'L’Ascenseur',
  'scoring.bid-plus-hand': 'Apuesta y mano',
  'scoring.mirror': 'Espejo',
  'scoring.golf': 'Golf',
  'scoring.standard.rule': 'Cumplida: 10 + tu apuesta. Fallida: nada.',
  'scoring.partial.rule': 'Cumplida: 10 + tu apuesta. Fallida: 1 punto por baza hecha.',
  'scoring.penalty.rule':
    'Cumplida: 10 + tu apuesta. Fallida: 1 punto menos por baza de más o de menos.',
  'scoring.five.rule':
    'Cumplida: 5 + tu apuesta. Fallida: 1 punto menos por baza de más o de menos.',
  'scoring.double.rule': 'Cumplida: 10 + 2 por baza apostada. Fallida: nada.',
  'scoring.british.rule': 'Cumplida: 10 + 2 por baza apostada. Fallida: 5 puntos menos.',
  'scoring.example': 'Con apuesta de {bid}: {made} con {bid} bazas, {missed} con {tricks}.',
  'scoring.option': '{name}: {made} / {missed}',
};
