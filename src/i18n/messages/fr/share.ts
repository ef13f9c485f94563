import type { Words } from '../words.ts';
import type { share as english } from '../en/share.ts';

export const share: Words<typeof english> = {
  'result.title': 'Partager cette partie',
  'result.name': 'Ton nom, si tu veux le dire',
  'result.form': 'Le résultat',
  'result.form.symbols': 'En symboles',
  'result.form.words': 'En mots',
  'result.places': 'en dessous : la place après la manche',
  'result.made': 'annonce réussie',
  'result.over': 'trop de plis',
  'result.under': 'pas assez de plis',
  'result.head.game': 'Oh Hell! Le jeu : {game}',
  'result.head.daily': 'Oh Hell! Donne du jour, {date}',
  'result.score':
    '{place, selectordinal, one {#er} other {#e}} sur {sides}, {count, plural, one {{points} point} many {{points} points} other {{points} points}}, {made} sur {rounds, plural, one {# annonce réussie} many {# annonces réussies} other {# annonces réussies}}',
  'result.expert':
    'L’expert : {count, plural, one {{points} point} many {{points} points} other {{points} points}}',
  'result.round.made':
    'Manche {round}, {cards, plural, one {# carte} many {# cartes} other {# cartes}} : {bid} annoncés, {tricks} faits. {place, selectordinal, one {#er} other {#e}} avec {total}.',
  'result.round.over':
    'Manche {round}, {cards, plural, one {# carte} many {# cartes} other {# cartes}} : {bid} annoncés, {tricks} faits, trop. {place, selectordinal, one {#er} other {#e}} avec {total}.',
  'result.round.under':
    'Manche {round}, {cards, plural, one {# carte} many {# cartes} other {# cartes}} : {bid} annoncés, {tricks} faits, pas assez. {place, selectordinal, one {#er} other {#e}} avec {total}.',
  'result.caption': 'Manche par manche',
  'result.copy': 'Copier le résultat',
  'result.send': 'Envoyer le résultat',
  'result.watch.title': 'Toute la partie',
  'result.watch.text': 'Qui ouvre ce lien voit la partie carte par carte.',
  'result.deal.title': 'Les mêmes cartes',
  'result.deal.text':
    'Qui ouvre ce lien joue tes cartes, à ta place, contre les mêmes adversaires, et tente de battre tes points. Tes mains ne sont pas montrées.',
  'result.link.copy': 'Copier le lien',
  'result.link.send': 'Envoyer le lien',
  'copy.done': 'Copié.',
  'copy.failed': 'La copie n’a pas marché. Sélectionne et copie.',
  'guest.friend': 'Quelqu’un',
  'guest.title.game': '{name} te montre une partie',
  'guest.title.deal': '{name} te défie',
  'guest.deal':
    '{name} a fini {place, selectordinal, one {#er} other {#e}} sur {sides} avec {count, plural, one {{points} point} many {{points} points} other {{points} points}} avec ces cartes. Feras-tu mieux ?',
  'guest.aided':
    'Pas sans aide : il y a eu des conseils, ou quelque chose a été repris ou joué d’office.',
  'guest.play': 'Jouer ces cartes',
  'guest.watch': 'Voir la partie',
  'guest.reading': 'Lecture du lien…',
  'guest.refused.not-a-link': 'Ce n’est pas un lien vers une partie de Oh Hell!',
  'guest.refused.damaged':
    'Ce lien est incomplet ou a été modifié : la partie ne peut pas être lue. Redemande-le. Rien de ce qui est à toi n’est perdu.',
  'guest.refused.newer-version':
    'Ce lien vient d’une version plus récente du jeu. Recharge la page, puis ouvre-le de nouveau.',
  'rival.better': 'Tu as battu {name} : {own} à {theirs}.',
  'rival.level': 'Tu es à égalité avec {name} : {own}.',
  'rival.worse': '{name} reste devant : {theirs} à {own}.',
  'rival.watch': 'Voir comment {name} a joué',
  'over.share': 'Partager',
};
