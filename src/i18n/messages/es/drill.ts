import type { drill as english } from '../en/drill.ts';
import type { Translation } from '../translation.ts';

export const drill: Translation<typeof english> = {
  'drill.title': 'Práctica de apuestas',
  'drill.back': 'Volver a la práctica de apuestas',
  'drill.intro':
    'Apuesta con una mano y di qué probabilidad tienes de cumplir. Después ves las probabilidades de la pista, y los expertos juegan la mano con tu apuesta. Con el tiempo sabrás lo bien que valoras tus manos.',
  'drill.sizes': 'Tamaño de la mano',
  'drill.anySize': 'Cualquier tamaño',
  'drill.allSizes': 'Todos los tamaños',
  'drill.size': '{cards, plural, one {# carta} other {# cartas}}',
  'drill.chance': '¿Qué probabilidad tienes de cumplir {bid}?',
  'drill.change': 'Cambiar la apuesta',
  'drill.playing': 'Los expertos están jugando la mano…',
  'drill.failed': 'Ahora mismo no se pudo jugar esta mano.',
  'drill.made': 'Apuesta {bid}, bazas {tricks}: cumplida.',
  'drill.missed': 'Apuesta {bid}, bazas {tricks}: incumplida.',
  'drill.youSaid': 'Tú: {own}.',
  'drill.bothSaid': 'Tú: {own}; la pista: {hint}.',
  'drill.scores': 'Tu criterio',
  'drill.answers': 'Respuestas',
  'drill.brier': 'Puntuación de Brier',
  'drill.brier.hint': 'Pista, mismas apuestas',
  'drill.brier.note':
    'La puntuación de Brier es el error cuadrático medio de tus estimaciones: 0 es perfecto, y decir siempre {half} da {score}.',
  'drill.cost': 'Puntos perdidos por apuesta',
  'drill.bias.over': 'Cumples claramente menos apuestas de las que esperas.',
  'drill.bias.under': 'Cumples claramente más apuestas de las que esperas.',
  'drill.bias.even': 'Tus estimaciones no son claramente ni demasiado altas ni demasiado bajas.',
  'drill.few': 'Muy pocas respuestas para saberlo; hacen falta {count}.',
  'drill.curve': 'Calibración',
  'drill.curve.note':
    'Los puntos sobre la línea de puntos son exactos: de las apuestas a las que das el {chance}, se cumple el {chance}. Las barras son intervalos del 95 %; los puntos grandes tienen más respuestas.',
  'drill.said': 'Dijiste',
  'drill.range': 'Intervalo del 95 %',
  'drill.trend': 'Puntuación de Brier con el tiempo',
  'drill.trend.note':
    'Cada punto son diez respuestas; la línea es la media de los últimos cinco puntos. La puntuación perfecta está arriba.',
  'drill.mean': 'Media',
  'drill.delete': 'Borrar todas las respuestas',
};
