import type { Translation } from '../translation.ts';
import type { help as english } from '../en/help.ts';

export const help: Translation<typeof english> = {
  'help.keys.key': 'Tecla',
  'help.keys.action': 'Acción',
  'help.key.digits': 'Elegir una apuesta; para 10 o más, escribe rápido las dos cifras',
  'help.key.enter': 'Hacer la apuesta elegida',
  'help.key.trump':
    'Elegir el triunfo: C tréboles, D diamantes, H corazones, S picas, N sin triunfo; H dos veces para una pista',
  'help.key.arrows': 'Moverte por tu mano',
  'help.key.ends': 'Primera y última carta de tu mano',
  'help.key.play': 'Jugar la carta',
  'help.key.skip': 'Acelerar, como al hacer clic en la mesa',
  'help.key.hint': 'Mostrar u ocultar la pista',
  'help.key.undo': 'Deshacer tu última decisión de la ronda',
  'help.key.redo': 'Rehacerla',
  'help.key.log': 'Apuestas y bazas de esta ronda',
  'help.key.sound': 'Silenciar o activar el sonido',
  'help.key.history': 'Tus partidas terminadas',
  'help.key.fairness': 'Juego limpio: la huella de las cartas y cómo comprobarla',
  'help.key.daily': 'Partidas del día',
  'help.key.help': 'Esta lista',
  'help.key.close': 'Cerrar lo que esté abierto',
  'key.comma': 'Coma',
  'key.digits': 'Del 0 al 9',
  'key.enter': 'Intro',
  'key.space': 'Espacio',
  'key.home': 'Inicio',
  'key.end': 'Fin',
  'key.escape': 'Esc',
  'key.left': 'Flecha izquierda',
  'key.right': 'Flecha derecha',
};
