import type { exercises as english } from '../en/exercises.ts';
import type { Words } from '../words.ts';

export const exercises: Words<typeof english> = {
  'exercise.title': 'Exercices',
  'exercise.intro':
    'De courtes positions, chacune avec une réponse nettement meilleure. Choisis à la table, autant de fois que tu veux.',
  'exercise.subject.follow': 'Fournir',
  'exercise.subject.ruff': 'Couper ou se défausser',
  'exercise.subject.dodge': 'Esquiver',
  'exercise.subject.count': 'Compter les atouts',
  'exercise.subject.hook': 'Le total interdit',
  'exercise.subject.zero': 'Quand annoncer zéro',
  'exercise.subject.own': 'De tes propres parties',
  'exercise.about.follow': 'Quelle carte de la couleur demandée ?',
  'exercise.about.ruff': 'Tu ne peux pas fournir. Ce pli vaut-il un atout ?',
  'exercise.about.dodge': 'Il ne te faut plus de pli. Comment rester à l’écart ?',
  'exercise.about.count': 'Quels atouts sont encore en jeu, et que valent alors les tiens ?',
  'exercise.about.hook': 'Tu annonces en dernier, et le meilleur nombre est fermé.',
  'exercise.about.zero': 'Zéro, ou plutôt non ?',
  'exercise.about.own':
    'Des erreurs coûteuses trouvées par une analyse. Celles que tu résous ne reviennent pas.',
  'exercise.own.none':
    'Rien n’attend ici. Analyse une partie : ses erreurs coûteuses reviennent en exercices.',
  'exercise.solved': 'Résolus : {solved} sur {count}',
  'exercise.waiting': '{count, plural, one {# erreur attend} other {# erreurs attendent}}',
  'exercise.begin': 'S’exercer',
  'exercise.begin.label': 'S’exercer : {subject}',
  'exercise.place': '{subject}, {index} sur {count}',
  'exercise.ask.bid': 'Qu’annonces-tu ?',
  'exercise.ask.card': 'Quelle carte joues-tu ?',
  'exercise.ask.trump': 'Quel atout choisis-tu ?',
  'exercise.right': 'Juste !',
  'exercise.wrong': 'Ce n’est pas le meilleur choix.',
  'exercise.cost':
    'Cela coûte environ {count, plural, one {{points} point} other {{points} points}}.',
  'exercise.chance': 'Chance de réussir l’annonce : {chance} au lieu de {best}.',
  'exercise.again': 'Choisis encore, ou regarde la réponse.',
  'exercise.show': 'Voir la réponse',
  'exercise.tricks': 'Plis joués',
  'exercise.trumps.out': 'Atouts encore en jeu : {ranks} de {suit}.',
  'exercise.trumps.none': 'Il ne reste pas d’autres atouts que les tiens.',
  'exercise.trumps.undealt': 'Toutes les cartes n’ont pas été distribuées.',
  'exercise.hook.closed': '{bid} est fermé : le total des annonces ferait {handSize}.',
  'exercise.hook.beside': 'À côté : {bids}.',
  'exercise.hook.bid': '{bid} ({chance} de réussir, points : {points})',
  'exercise.pays': 'Points dans ce jeu : {zero} pour un 0 réussi, {one} pour un 1 réussi.',
  'exercise.next': 'Suivant',
  'exercise.back': 'Retour aux exercices',
  'exercise.notKept': 'Ce que tu as résolu ne peut pas être gardé sur cet appareil.',
  'exercise.failed':
    'Les exercices n’ont pas pu être chargés. Reviens en arrière et ouvre-les à nouveau.',
};
