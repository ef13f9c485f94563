import type { drill as english } from '../en/drill.ts';
import type { Translation } from '../translation.ts';

export const drill: Translation<typeof english> = {
  'drill.title': 'Entraînement aux annonces',
  'drill.back': 'Retour à l’entraînement',
  'drill.intro':
    'Annonce sur une main et dis quelles sont tes chances de réussir. Tu vois ensuite les chances du conseil, et des experts jouent la main avec ton annonce. Avec le temps, tu sauras si tu juges bien tes mains.',
  'drill.sizes': 'Nombre de cartes',
  'drill.anySize': 'Peu importe le nombre',
  'drill.allSizes': 'Tous les nombres de cartes',
  'drill.size': '{cards, plural, one {# carte} other {# cartes}}',
  'drill.chance': 'Quelles chances de réussir {bid} ?',
  'drill.change': 'Changer l’annonce',
  'drill.playing': 'Des experts jouent la main…',
  'drill.failed': 'Impossible de jouer cette main pour le moment.',
  'drill.made': 'Annonce {bid}, plis {tricks} : réussite.',
  'drill.missed': 'Annonce {bid}, plis {tricks} : échec.',
  'drill.youSaid': 'Toi : {own}.',
  'drill.bothSaid': 'Toi : {own} ; le conseil : {hint}.',
  'drill.scores': 'Ton jugement',
  'drill.answers': 'Réponses',
  'drill.brier': 'Score de Brier',
  'drill.brier.hint': 'Conseil, mêmes annonces',
  'drill.brier.note':
    'Le score de Brier est l’erreur quadratique moyenne de tes estimations : 0 est parfait, et dire toujours {half} donne {score}.',
  'drill.cost': 'Points perdus par annonce',
  'drill.bias.over': 'Tu réussis nettement moins d’annonces que prévu.',
  'drill.bias.under': 'Tu réussis nettement plus d’annonces que prévu.',
  'drill.bias.even': 'Tes estimations ne sont ni nettement trop hautes ni nettement trop basses.',
  'drill.few': 'Trop peu de réponses pour le dire ; il en faut {count}.',
  'drill.curve': 'Calibrage',
  'drill.curve.note':
    'Les points sur la ligne pointillée sont justes : parmi les annonces à {chance}, {chance} sont réussies. Les barres sont des intervalles à 95 % ; les gros points comptent plus de réponses.',
  'drill.said': 'Ton estimation',
  'drill.range': 'Intervalle à 95 %',
  'drill.trend': 'Score de Brier au fil du temps',
  'drill.trend.note':
    'Chaque point compte dix réponses ; la ligne est la moyenne des cinq derniers points. Le score parfait est en haut.',
  'drill.mean': 'Moyenne',
  'drill.delete': 'Supprimer toutes les réponses',
};
