import type { Translation } from '../translation.ts';
import type { history as english } from '../en/history.ts';

export const history: Translation<typeof english> = {
  'history.title': 'Tes parties',
  'history.none': 'Chaque partie terminée est enregistrée ici.',
  'history.finished': 'Parties terminées',
  'history.failed': 'Les parties de cet appareil sont illisibles pour le moment.',
  'history.statistics': 'Statistiques',
  'history.games': 'Parties',
  'history.wins': 'Parties gagnées',
  'history.averageFinish': 'Place moyenne',
  'history.undated': 'Date inconnue',
  'history.table': '{when} · {players} joueurs · {levels}',
  'history.game': '{name}, {when}',
  'history.place':
    '{place, selectordinal, one {Place #} other {Place #}} sur {sides}, {count, plural, one {{points} point} other {{points} points}}',
  'history.made':
    '{made} sur {rounds, plural, one {# annonce réussie} other {# annonces réussies}}',
  'history.review': 'Analyser {name}, {when}',
  'history.share': 'Partager {name}, {when}',
  'history.older': 'Afficher les parties plus anciennes',
  'history.delete': 'Supprimer {name}, {when}',
  'history.deleted': 'Partie supprimée.',
  'history.unreadable':
    '{count, plural, one {# autre partie est illisible dans cette version. Elle reste enregistrée.} other {# autres parties sont illisibles dans cette version. Elles restent enregistrées.}}',
  'history.save': 'Enregistrer dans un fichier',
  'history.open': 'Ajouter depuis un fichier',
  'history.opened': '{added, plural, one {# partie ajoutée.} other {# parties ajoutées.}}',
  'history.opened.none': 'Rien de nouveau dans ce fichier.',
  'history.opened.known': '{known, plural, one {# était déjà là.} other {# étaient déjà là.}}',
  'history.opened.refused': '{refused, plural, one {# est illisible.} other {# sont illisibles.}}',
  'history.refused.unreadable':
    'Ce fichier ne peut pas être ouvert pour le moment. Choisis-le à nouveau.',
  'history.refused.too-large':
    'Ce fichier est trop gros pour être lu d’un bloc (plus de 32 Mo). S’il vient d’une version plus ancienne du jeu, mets-la à jour et enregistre tout à nouveau.',
  'history.refused.not-a-games-file': 'Ce n’est pas un fichier de parties d’Oh Hell!',
  'history.refused.damaged':
    'Ce fichier est incomplet ou a été modifié : il est illisible. Les parties de cet appareil sont en sécurité.',
  'history.refused.newer-version':
    'Ce fichier vient d’une version plus récente du jeu. Recharge la page pour le mettre à jour.',
};
