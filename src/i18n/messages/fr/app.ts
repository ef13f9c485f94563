import type { Translation } from '../translation.ts';
import type { app as english } from '../en/app.ts';

export const app: Translation<typeof english> = {
  'button.continue': 'Continuer',
  'alert.opponent-failed':
    '{name} n’arrive pas à se décider. « Continuer » joue un coup rapide pour ce tour.',
  'alert.opponent-replaced': '{name} n’arrivait pas à se décider : un coup rapide a été joué.',
  'alert.opponents-unavailable':
    'Les adversaires ne peuvent pas réfléchir pour le moment : ils jouent des coups rapides.',
  'alert.not-saved':
    'Cette partie ne peut pas être enregistrée sur cet appareil. Tu peux continuer à jouer.',
  'alert.storage-full':
    'Le stockage est plein : cette partie ne peut pas être enregistrée. Libère de la place et elle le sera à ton prochain coup.',
  'alert.settings-not-saved':
    'Ce navigateur ne permet pas d’enregistrer les réglages. Ils restent valables jusqu’à la fermeture de la page.',
  'alert.data-deleted':
    'Les données de ce site ont été supprimées du navigateur. Cette partie et tes réglages ont été enregistrés à nouveau.',
  'alert.data-restored':
    'Le navigateur avait perdu des données enregistrées. Elles viennent d’une copie ; la dernière manche manque peut-être.',
  'alert.unreadable-save':
    'Ta partie enregistrée est illisible et a été mise de côté. Une nouvelle partie t’attend.',
  'alert.newer-save':
    'Ta partie enregistrée vient d’une version plus récente du jeu. Rien n’est perdu : recharge la page pour mettre le jeu à jour, puis regarde dans « Tes parties ».',
  'alert.late-save':
    'Une nouvelle partie avait commencé avant que l’ancienne soit retrouvée. Celle-ci t’attend dans « Tes parties ».',
  'alert.not-found': 'Cette partie n’est plus là, ou elle est illisible.',
  'alert.rated': 'Cet essai compte : ni conseil, ni annulation, ni fin en auto.',
  'alert.start-failed': 'La partie n’a pas pu démarrer. Recharge la page pour réessayer.',
  'alert.reload': 'Recharger',
  'alert.lost.title': 'Un élément du jeu n’a pas été chargé',
  'alert.lost.text': 'Recharge la page ou continue à la table.',
  'alert.crash.title': 'Un problème est survenu',
  'alert.crash.text': 'Reprends là où tout allait bien.',
};
