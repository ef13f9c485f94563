import type { training as english } from '../en/training.ts';
import type { Translation } from '../translation.ts';

export const training: Translation<typeof english> = {
  'training.title': 'Entrenamiento',
  'training.intro':
    'Posiciones nuevas sin fin, creadas en este dispositivo, cada una con una respuesta claramente mejor. Solo cuenta tu primera elección.',
  'training.subject': 'Tema',
  'training.subject.any': 'Todos los temas',
  'training.game.any': 'Cualquier juego',
  'training.grade': 'Dificultad',
  'training.grade.fitting': 'A mi nivel',
  'training.start': 'Entrenar cinco minutos',
  'training.due':
    '{count, plural, one {# posición no resuelta en el entrenamiento va primero.} other {# posiciones no resueltas en el entrenamiento van primero.}}',
  'training.rating': 'Puntuación de entrenamiento',
  'training.rating.hint': 'Para comparar: {levels}.',
  'training.rating.level': '{level} {rating}',
  'training.answered': 'Aciertos a la primera',
  'training.answered.value': '{right} de {count}',
  'training.puzzle': 'Problema del día',
  'training.puzzle.about': 'Una posición al día, la misma para todos.',
  'training.puzzle.open': 'Resolver el problema de hoy',
  'training.puzzle.again': 'Ver otra vez el problema de hoy',
  'training.puzzle.right': 'Resuelto hoy',
  'training.puzzle.wrong': 'No resuelto hoy',
  'training.making': 'Buscando una posición…',
  'training.failed':
    'No se pudo crear ninguna posición. Comprueba la conexión o elige otro tema u otro juego.',
  'training.left': 'Quedan {time}',
  'training.over': 'Se acabó el tiempo',
  'training.tally': 'Aciertos: {right} de {count}',
  'training.rated': 'Puntuación {rating} ({change})',
  'training.finish': 'Ver el resultado',
  'training.end.none': 'No respondiste a ninguna posición.',
  'training.end.about': 'Aciertos a la primera: {right} de {count}.',
  'training.end.missed':
    '{count, plural, one {# posición no resuelta volverá.} other {# posiciones no resueltas volverán.}}',
  'training.end.subjects': 'Por tema',
  'training.again': 'Otros cinco minutos',
  'training.weakness': 'Aquí es donde más pierdes: {what}',
  'training.weakness.about':
    '{points} puntos más que un experto en {count, plural, one {# decisión} other {# decisiones}}.',
  'training.weakness.train': 'Entrenar: {subject}',
};
