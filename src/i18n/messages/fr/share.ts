import type { Translation } from '../translation.ts';
import type { share as english } from '../en/share.ts';

export const share: Translation<typeof english> = {
  'result.title': 'Partager cette partie',
  'result.name': 'Ton nom (facultatif)',
  'result.form': 'Résultat',
  'result.form.symbols': 'En symboles',
  'result.form.words': 'En mots',
  'result.places': 'dessous : place après la manche',
  'result.made': 'annonce réussie',
  'result.over': 'trop de plis',
  'result.under': 'pas assez de plis',
  'result.head.game': 'Oh Hell! Le jeu : {game}',
  'result.head.daily': 'Oh Hell! Donne du jour, {date}',
  'result.score':
    '{place, selectordinal, one {Place #} other {Place #}} sur {sides}, {count, plural, one {{points} point} other {{points} points}}, {made} sur {rounds, plural, one {# annonce réussie} other {# annonces réussies}}',
  'result.expert': 'L’expert : {count, plural, one {{points} point} other {{points} points}}',
  'result.round.made':
    'Manche {round}, {cards, plural, one {# carte} other {# cartes}} : annonce {bid}, {tricks, plural, one {# pli} other {# plis}}, réussie. {place, selectordinal, one {Place #} other {Place #}} avec {total}.',
  'result.round.over':
    'Manche {round}, {cards, plural, one {# carte} other {# cartes}} : annonce {bid}, {tricks, plural, one {# pli} other {# plis}}, trop. {place, selectordinal, one {Place #} other {Place #}} avec {total}.',
  'result.round.under':
    'Manche {round}, {cards, plural, one {# carte} other {# cartes}} : annonce {bid}, {tricks, plural, one {# pli} other {# plis}}, pas assez. {place, selectordinal, one {Place #} other {Place #}} avec {total}.',
  'result.caption': 'Manche par manche',
  'result.copy': 'Copier le résultat',
  'result.send': 'Envoyer le résultat',
  'result.watch.title': 'Toute la partie',
  'result.watch.text': 'Qui ouvre ce lien voit la partie carte par carte.',
  'result.deal.title': 'Les mêmes cartes',
  'result.deal.text':
    'Qui ouvre ce lien joue tes cartes, à ta place, contre les mêmes adversaires, et tente de battre ton score. Tes mains ne sont pas montrées.',
  'result.link.copy': 'Copier le lien',
  'result.link.send': 'Envoyer le lien',
  'copy.done': 'Copié.',
  'copy.failed': 'Copie impossible. Sélectionne le texte et copie-le.',
  'guest.friend': 'quelqu’un',
  'guest.title.game': '{name} partage une partie avec toi',
  'guest.title.deal': '{name} te défie',
  'guest.deal':
    '{name} a pris la {place, selectordinal, one {place #} other {place #}} sur {sides} avec {count, plural, one {{points} point} other {{points} points}} sur ces cartes. Peux-tu faire mieux ?',
  'guest.aided': 'Jouée avec de l’aide : conseils, annulation ou fin en auto.',
  'guest.play': 'Jouer ces cartes',
  'guest.watch': 'Voir la partie',
  'guest.reading': 'Lecture du lien…',
  'guest.refused.not-a-link': 'Ce n’est pas un lien vers une partie d’Oh Hell!',
  'guest.refused.damaged':
    'Ce lien est incomplet ou a été modifié : la partie est illisible. Redemande-le. Tes parties sont en sécurité.',
  'guest.refused.newer-version':
    'Ce lien vient d’une version plus récente du jeu. Recharge la page pour le mettre à jour, puis ouvre de nouveau le lien.',
  'challenge.better': 'Tu bats {name}, {own} à {theirs}.',
  'challenge.level': 'Égalité avec {name} : {own}.',
  'challenge.worse': '{name} te bat, {theirs} à {own}.',
  'challenge.watch': 'Voir comment {name} a joué',
  'over.share': 'Partager',
};
