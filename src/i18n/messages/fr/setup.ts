import type { Translation } from '../translation.ts';
import type { setup as english } from '../en/setup.ts';

export const setup: Translation<typeof english> = {
  'setup.game': 'Jeu',
  'setup.players': 'Joueurs',
  'setup.others': 'Tous les autres',
  'setup.character': '{name} ({style})',
  'setup.characters': 'Les autres ont leur style',
  'setup.characters.hint':
    'Le prudent annonce bas quand c’est serré, l’audacieux annonce haut, et le trouble-fête cherche à faire chuter les autres. Chacun garde son style d’une partie à l’autre.',
  'setup.scoring': 'Décompte',
  'setup.shape': 'Mains',
  'setup.deck': 'Paquet',
  'setup.wholeDeck': 'Distribuer tout le paquet',
  'setup.wholeDeck.hint': 'La plus grande main prend toutes les cartes qui se partagent également.',
  'setup.handSizes':
    '{rounds, plural, one {# manche} other {# manches}}, avec ce nombre de cartes :',
  'setup.handSizes.target':
    '{rounds, plural, one {Au plus # manche} other {Au plus # manches}}, avec ce nombre de cartes :',
  'setup.handSizes.again': 'Manches avec ce nombre de cartes, encore et encore, jusqu’à {points} :',
  'setup.handSizes.same':
    '{rounds, plural, one {# manche} other {# manches}}, {size, plural, one {# carte} other {# cartes}} par personne',
  'setup.handSizes.sameTarget':
    '{rounds, plural, one {# manche} other {# manches}} au plus, {size, plural, one {# carte} other {# cartes}} par personne',
  'setup.handSizes.sameAgain':
    '{size, plural, one {# carte} other {# cartes}} par personne à chaque manche, jusqu’à {points}',
  'setup.inProgress': 'Ta partie en cours (manche {round}) t’attendra dans « Tes parties ».',
  'setup.start': 'Commencer la partie',
  'setup.startShort': 'Partie courte : {rounds, plural, one {# manche} other {# manches}}',
  'setup.startFull': 'Partie complète : {rounds, plural, one {# manche} other {# manches}}',
  'setup.import': 'Importer',
  'setup.back': 'Retour',
  'setup.unreadable':
    '{count, plural, one {# jeu de règles enregistré est illisible et a été mis de côté.} other {# jeux de règles enregistrés sont illisibles et ont été mis de côté.}}',
  'setup.notLasting':
    'Rien ne peut être enregistré sur cet appareil : tes règles durent jusqu’à ton départ.',

  'preset.bugger-your-neighbor.hint':
    'La forme de base d’« Oh Hell! » : une carte retournée donne l’atout, et quelqu’un échoue toujours.',
  'preset.nomination-whist.hint': 'La plus haute annonce choisit l’atout.',
  'preset.up-and-down-the-river.hint':
    'De petites mains d’abord, puis aussi grandes que le paquet le permet.',
  'preset.devils-bridge.hint':
    'Tout est atout sauf la couleur demandée ; une carte se joue sans être vue.',
  'preset.canadian.hint':
    'Le classique, mais les échecs coûtent des points et une annonce de 0 ne rapporte que 5.',
  'preset.trump-rotation.hint': 'L’atout passe de couleur en couleur, puis sans atout.',
  'preset.spades.hint': 'Partenaires, nil et sacs, en 500 points.',

  'shape.down-up': 'Descente et montée',
  'shape.up-down': 'Montée et descente',
  'shape.down': 'Descente seule',
  'shape.up': 'Montée seule',
  'shape.constant': 'Toujours pareil',
  'shape.short': 'Partie courte',
  'bids.hook': 'Total interdit',
  'bids.no-hook': 'Total libre',
  'bids.sealed': 'Annonces secrètes',
  'bids.hook.hint':
    'On annonce à tour de rôle. La dernière annonce ne peut pas porter le total au nombre de plis : quelqu’un échoue toujours.',
  'bids.no-hook.hint':
    'On annonce à tour de rôle, et tout nombre est permis : tout le monde peut réussir.',
  'bids.sealed.hint': 'Chacun annonce en secret, puis toutes les annonces sont dévoilées ensemble.',

  'game.facts': '{players} joueurs, {rounds, plural, one {# manche} other {# manches}}',
  'game.facts.target': '{players} joueurs, jusqu’à {points}',
  'own.hint': '{facts}, tes propres règles',
  'own.unsaved': 'Règles provisoires',
  'own.unsaved.hint': 'Non enregistrées : {facts}',
  'own.copy': '{name} (copie)',
  'own.edit': 'Modifier',
  'own.duplicate': 'Dupliquer',
  'own.delete': 'Supprimer',
  'own.deleted': 'Supprimé : « {name} ».',
  'own.actions': 'Actions pour {name}',

  'share.title': 'Partager les règles',
  'share.link': 'Lien',
  'share.hint': 'Qui l’ouvre voit les règles et peut les jouer ou les enregistrer.',
  'share.send': 'Envoyer',

  'import.title': 'Ouvrir des règles partagées',
  'import.link': 'Colle un lien',
  'import.open': 'Montrer les règles',
  'import.file': 'Ou choisis un fichier',
  'incoming.title': 'Des règles pour toi',

  'level.easy': 'Facile',
  'level.medium': 'Moyen',
  'level.hard': 'Difficile',
  'level.expert': 'Expert',
  'level.master': 'Maître',
  'level.adaptive': 'Adaptatif',
  'level.adaptive.hint':
    'Joue d’autant mieux que tu as de l’avance, et moins bien quand tu es en retard, pour que la partie reste serrée. Seul le score compte, et tes cartes restent cachées.',

  'scoring.standard': 'Tout ou rien',
  'scoring.partial': 'Chaque pli compte',
  'scoring.penalty': 'Les échecs coûtent',
  'scoring.canadian': 'Canadien',
  'scoring.trick-plus-ten': 'Nomination Whist',
  'scoring.five': 'Up and Down the River',
  'scoring.double': 'Double',
  'scoring.british': 'Britannique',
  'scoring.devil': 'Bridge du Diable',
  'scoring.square': 'Carrés, échecs coûteux',
  'scoring.square-off': 'Carrés dans les deux sens',
  'scoring.ten-times': 'Dix fois l’annonce',
  'scoring.wizard': 'Jokers hauts et bas',
  'scoring.skull-king': 'Vingt par pli',
  'scoring.romanian': 'Whist roumain',
  'scoring.ascenseur': 'L’Ascenseur',
  'scoring.bid-plus-hand': 'Annonce et main',
  'scoring.mirror': 'Miroir',
  'scoring.golf': 'Golf',
  'scoring.standard.rule': 'Réussite : 10 + ton annonce. Échec : rien.',
  'scoring.partial.rule': 'Réussite : 10 + ton annonce. Échec : 1 point par pli fait.',
  'scoring.penalty.rule':
    'Réussite : 10 + ton annonce. Échec : 1 point perdu par pli en trop ou en moins.',
  'scoring.five.rule':
    'Réussite : 5 + ton annonce. Échec : 1 point perdu par pli en trop ou en moins.',
  'scoring.double.rule': 'Réussite : 10 + 2 par pli annoncé. Échec : rien.',
  'scoring.british.rule': 'Réussite : 10 + 2 par pli annoncé. Échec : 5 points perdus.',
  'scoring.example':
    'Annonce {bid} : {bid, plural, one {# pli vaut} other {# plis valent}} {made}, {tricks, plural, one {# pli vaut} other {# plis valent}} {missed}.',
  'scoring.option': '{name} : {made} / {missed}',
};
