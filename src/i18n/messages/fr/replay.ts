import type { Translation } from '../translation.ts';
import type { replay as english } from '../en/replay.ts';

export const replay: Translation<typeof english> = {
  'replay.title': 'Revoir la partie',
  'replay.close': 'Quitter',
  'replay.watch': 'Revoir {name}, {when}',
  'replay.place': 'Moment de la partie',
  'replay.step': '{step} sur {steps}',
  'replay.said': 'Manche {round}. {caption}',
  'replay.play': 'Lecture',
  'replay.decision.on': 'Décision suivante',
  'replay.decision.back': 'Décision précédente',
  'replay.trick.on': 'Pli suivant',
  'replay.trick.back': 'Pli précédent',
  'replay.round.back': 'Manche précédente',
  'replay.times': '{times}×',
  'replay.hands': 'Cartes visibles',
  'replay.hands.asPlayed': 'Telles que tu les voyais',
  'replay.hands.asPlayedBy': 'Telles que {name} les voyait',
  'replay.hands.all': 'Toutes les mains',
  'replay.hands.of': 'Main : {name}',
  'replay.holds': '{name} a {cards}.',
};
