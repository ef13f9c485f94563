import type { training as english } from '../en/training.ts';
import type { Translation } from '../translation.ts';

export const training: Translation<typeof english> = {
  'training.title': 'Entraînement',
  'training.intro':
    'Des positions nouvelles à l’infini, créées sur cet appareil, chacune avec une réponse nettement meilleure. Seul ton premier choix compte.',
  'training.subject': 'Thème',
  'training.subject.any': 'Tous les thèmes',
  'training.game.any': 'N’importe quel jeu',
  'training.grade': 'Difficulté',
  'training.grade.fitting': 'À mon niveau',
  'training.start': 'S’entraîner cinq minutes',
  'training.due':
    '{count, plural, one {# position manquée à l’entraînement vient d’abord.} other {# positions manquées à l’entraînement viennent d’abord.}}',
  'training.rating': 'Cote d’entraînement',
  'training.rating.hint': 'À titre de comparaison : {levels}.',
  'training.rating.level': '{level} {rating}',
  'training.answered': 'Juste du premier coup',
  'training.answered.value': '{right} sur {count}',
  'training.puzzle': 'Problème du jour',
  'training.puzzle.about': 'Une position par jour, la même pour tout le monde.',
  'training.puzzle.open': 'Résoudre le problème du jour',
  'training.puzzle.again': 'Revoir le problème du jour',
  'training.puzzle.right': 'Résolu aujourd’hui',
  'training.puzzle.wrong': 'Manqué aujourd’hui',
  'training.making': 'Recherche d’une position…',
  'training.failed':
    'Aucune position n’a pu être créée. Vérifie ta connexion, ou choisis un autre thème ou un autre jeu.',
  'training.left': 'Reste {time}',
  'training.over': 'Le temps est écoulé',
  'training.tally': 'Justes : {right} sur {count}',
  'training.rated': 'Cote {rating} ({change})',
  'training.finish': 'Voir le résultat',
  'training.end.none': 'Tu n’as répondu à aucune position.',
  'training.end.about': 'Justes du premier coup : {right} sur {count}.',
  'training.end.missed':
    '{count, plural, one {# position manquée reviendra.} other {# positions manquées reviendront.}}',
  'training.end.subjects': 'Par thème',
  'training.again': 'Encore cinq minutes',
  'training.weakness': 'C’est ici que tu perds le plus : {what}',
  'training.weakness.about':
    '{points} points de plus qu’un expert en {count, plural, one {# décision} other {# décisions}}.',
  'training.weakness.train': 'S’entraîner : {subject}',
};
