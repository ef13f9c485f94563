import type { Translation } from '../translation.ts';
import type { scoreboard as english } from '../en/scoreboard.ts';

export const scoreboard: Translation<typeof english> = {
  'score.player': 'Joueur',
  'score.place': 'Place',
  'score.bid': 'Annonce',
  'score.took': 'Plis',
  'score.points': 'Points',
  'score.total': 'Total',
  'score.missed': 'échec',
  'score.leads': 'en tête',
  'score.wins': 'gagne',
  'score.up': 'gagne {count, plural, one {# place} other {# places}}',
  'score.down': 'perd {count, plural, one {# place} other {# places}}',

  'summary.made': 'Annonce réussie : {points} {count, plural, one {point} other {points}}',
  'summary.missed':
    'Annonce manquée de {by} : {points} {count, plural, one {point} other {points}}',
  'summary.side.made':
    'Contrat de {bid} réussi{nil, select, made {, nil réussi} failed {, nil manqué} other {}}{bags, plural, =0 {} one {, pénalité pour # sac} other {, pénalité pour # sacs}} : {points} {count, plural, one {point} other {points}}',
  'summary.side.set':
    'Contrat de {bid} manqué de {by}{nil, select, made {, nil réussi} failed {, nil manqué} other {}} : {points} {count, plural, one {point} other {points}}',
  'summary.side.none':
    'Deux nils dans ton équipe, {made, plural, =0 {aucun réussi} one {un seul réussi} other {réussis tous les deux}} : {points} {count, plural, one {point} other {points}}',
  'summary.tied': 'Égalité à {points} : on continue jusqu’à ce qu’une équipe mène',
  'summary.bags': '{bags, plural, =0 {Aucun sac} one {# sac} other {# sacs}} jusqu’ici',
  'summary.next.you': 'Ensuite : {count, plural, one {# carte} other {# cartes}}, tu distribues',
  'summary.next.other':
    'Ensuite : {count, plural, one {# carte} other {# cartes}}, {name} distribue',
  'next.round': 'Manche suivante',

  'ledger.made': '{name} : annonce réussie',
  'ledger.missed': '{name} : annonce manquée',
  'ledger.streak': '{name} : série',
  'ledger.contract-made': 'Contrat de {bid} réussi',
  'ledger.contract-set': 'Contrat de {bid} manqué',
  'ledger.bags': '{over, plural, one {# sac} other {# sacs}}',
  'ledger.bag-penalty': '{bags, plural, one {Pénalité : # sac} other {Pénalité : # sacs}}',
  'ledger.nil-made': '{name} : nil réussi',
  'ledger.nil-failed': '{name} : nil manqué',
  'ledger.blind-nil-made': '{name} : nil aveugle réussi',
  'ledger.blind-nil-failed': '{name} : nil aveugle manqué',

  'over.win.you': 'Tu gagnes !',
  'over.win.one': '{name} gagne',
  'over.win.side': 'Victoire : {names}',
  'over.win.shared': 'Victoire partagée : {names}',
  'over.caption': 'Score final après {rounds, plural, one {# manche} other {# manches}}',
  'bids.made': 'Annonces réussies',
  'over.madeOf': '{made} sur {of}',
  'over.last': 'Dernière manche :',
  'over.place': 'Place {place} : {name}, {points} {count, plural, one {point} other {points}}',
  'over.turn': 'Tournant :',
  'over.turn.round':
    '{who, select, you {tu prends la tête pour de bon à la manche {round}} ours {ton équipe prend la tête pour de bon à la manche {round}} theirs {l’autre équipe prend la tête pour de bon à la manche {round}} other {{name} prend la tête pour de bon à la manche {round}}}',
  'over.turn.start':
    '{who, select, you {Tu mènes du début à la fin} ours {Ton équipe mène du début à la fin} theirs {L’autre équipe mène du début à la fin} other {{name} mène du début à la fin}}',
  'over.bestBid': 'Ta meilleure annonce :',
  'over.bestBid.round': '{bid} à la manche {round}, {points}',
  'over.luck': 'Chance et adresse :',
  'over.luck.points':
    '{mean} attendus. Tes cartes et ta place ont rapporté {luck}, tes choix {skill}, les adversaires et la chance {rest}.',
  'over.reviewing': 'analyse de la manche {done} sur {of}',
  'over.playAgain': 'Rejouer',
  'over.sameCards': 'Rejouer ces cartes',

  'sheet.caption': 'Plis/annonce, points et total de chaque manche. D : donneur',
  'sheet.captionTarget': 'Plis/contrat, points et total, jusqu’à {points}',
  'sheet.captionTo':
    'Plis/annonce, points et total de chaque manche, jusqu’à {points}. D : donneur',
  'sheet.bags': '{bags, plural, one {# sac} other {# sacs}}',
  'sheet.round': 'Manche',
  'sheet.roundLabel': 'Manche {round}, {count, plural, one {# carte} other {# cartes}}, {trump}',
  'sheet.running': 'en cours',
  'sheet.tookBid': '{tricks}/{bid}',
  'sheet.result':
    'annonce {bid}, {tricks, plural, one {# pli} other {# plis}}, {made, select, yes {réussite} other {échec}}',
  'sheet.runningTricks': 'annonce {bid}, {tricks, plural, one {# pli} other {# plis}} jusqu’ici',
  'sheet.noBid': 'pas encore d’annonce',
  'sheet.dealer': 'donneur',
  'sheet.points': '{points} {count, plural, one {point} other {points}}, total {total}',
  'sheet.streak': 'dont {points} pour la série',
  'sheet.run.made': '{count, plural, one {# réussite de suite} other {# réussites de suite}}',
  'sheet.run.missed': '{count, plural, one {# échec de suite} other {# échecs de suite}}',
  'sheet.empty': 'Rien pour l’instant : la première manche remplira la première ligne.',

  'chart.after': 'Totaux après la manche {round} sur {rounds}',
  'chart.afterTarget': 'Totaux après la manche {round}, jusqu’à {points}',
  'chart.empty': 'Les courbes commencent après la première manche.',
};
