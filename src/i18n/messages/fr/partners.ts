import type { partners as english } from '../en/partners.ts';
import type { Words } from '../words.ts';

export const partners: Words<typeof english> = {
  'review.side.mean': 'L’habitude pour ton équipe à cette place',
  'review.side.points': 'Points de ton équipe',
  'review.side.split.note':
    'L’habitude est ce qu’une équipe attend là en moyenne quand tout le monde annonce bien. Le reste est ce qu’ont fait les trois autres et la répartition des cartes. De tes annonces et de tes cartes compte ce qui était faux sans aucun doute, et seulement par les points de ton équipe.',
  'review.side.expected':
    'Chance de réussir l’annonce : {ownMake} ; points attendus pour ton équipe : {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Chance de réussir l’annonce : {ownMake} au lieu de {bestMake} ; points attendus pour ton équipe : {ownPoints} au lieu de {bestPoints}.} chance {Chance de réussir l’annonce : {ownMake} dans les deux cas ; points attendus pour ton équipe : {ownPoints} au lieu de {bestPoints}.} points {Chance de réussir l’annonce : {ownMake} au lieu de {bestMake} ; points attendus pour ton équipe : {ownPoints} dans les deux cas.} other {Chance de réussir l’annonce : {ownMake} dans les deux cas ; points attendus pour ton équipe : {ownPoints} dans les deux cas.}}',
  'review.side.expected.others': 'Points attendus pour l’autre équipe : {own} au lieu de {best}.',
  'review.side.expected.bags': 'La différence tient aux sacs.',
  'review.side.cost':
    'Ce que coûte un choix : des points que ton équipe prend à l’autre, avec ce que coûteront les sacs.',
  'review.side.hindsight.same':
    'Aucun choix n’aurait pu rapporter plus à ton équipe que celui-ci : {points} {count, plural, one {point} other {points}} sur l’autre.',
  'review.side.hindsight.better':
    'Mieux : {best}, qui pouvait rapporter à ton équipe {bestPoints} {bestCount, plural, one {point} other {points}} sur l’autre ; ce choix, {points} au plus.',
  'review.side.hindsight.note':
    'Toutes cartes ouvertes : combien de points quelqu’un qui voit toutes les mains aurait pu prendre à l’autre équipe dans cette manche, avec ce que coûteront les sacs, pendant que les trois autres jouent comme des experts, qui ne voient que leur main. Cela ne dit rien de la qualité de ton choix.',
  'review.side.try.over': 'Ton équipe ici : {here} {count, plural, one {point} other {points}}.',
  'review.place.declaration': 'Manche {round}, avant de regarder',
  'review.own.declaration':
    '{own, select, blindNil {Tu as annoncé un nil aveugle.} other {Tu as d’abord regardé tes cartes.}}',
  'review.better.declaration':
    '{own, select, blindNil {Tu as annoncé un nil aveugle ; mieux valait regarder d’abord.} other {Tu as d’abord regardé tes cartes ; mieux valait un nil aveugle.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Annonce {choice} : {chance} pour que ton équipe réussisse son contrat.} probable {Sans doute le mieux : {choice}, {chance} pour que ton équipe réussisse son contrat.} close {Plutôt {choice} : {chance} pour que ton équipe réussisse son contrat, mais c’est serré.} only {Quoi que tu annonces, cela revient au même : {chance} pour que ton équipe réussisse son contrat.} tie {Ça se vaut : {choices}, {chance} pour que ton équipe réussisse son contrat.} other {Tout se vaut, {choice} aussi : {chance} pour que ton équipe réussisse son contrat.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Joue {choice} : {chance} pour que ton équipe réussisse son contrat.} probable {Sans doute le mieux : {choice}, {chance} pour que ton équipe réussisse son contrat.} close {Plutôt {choice} : {chance} pour que ton équipe réussisse son contrat, mais c’est serré.} only {Quoi que tu joues, cela revient au même : {chance} pour que ton équipe réussisse son contrat.} tie {Ça se vaut : {choices}, {chance} pour que ton équipe réussisse son contrat.} other {Tout se vaut, {choice} aussi : {chance} pour que ton équipe réussisse son contrat.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {Ton équipe a son contrat : chaque pli de plus est un sac.} one {Il faut encore # pli sur {of} à ton équipe.} other {Il faut encore # plis sur {of} à ton équipe.}}',
  'hint.side.needs.all':
    '{of, plural, one {Il faut le dernier pli à ton équipe.} other {Il faut à ton équipe les # plis qui restent.}}',
  'hint.side.needs.lost': 'Le contrat de ton équipe est perdu : complique celui des autres.',
  'hint.fact.to-partner': 'Ton partenaire fait ce pli.',
  'hint.fact.partner-ahead': 'Ton partenaire est maître pour l’instant.',
  'hint.fact.partner-may-ruff': 'Ton partenaire ne peut fournir, et peut couper.',
  'hint.side.points': 'Points attendus pour ton équipe',
  'hint.say.look':
    '{verdict, select, clear {Regarde d’abord tes cartes : chance qu’un nil aveugle tienne, {chance}.} probable {Sans doute mieux : regarder d’abord tes cartes ; chance qu’un nil aveugle tienne, {chance}.} close {Plutôt regarder d’abord tes cartes, mais c’est serré : chance qu’un nil aveugle tienne, {chance}.} other {Ça se vaut : chance qu’un nil aveugle tienne, {chance}.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Annonce un nil aveugle : chance qu’il tienne, {chance}.} probable {Sans doute mieux : un nil aveugle ; chance qu’il tienne, {chance}.} close {Plutôt un nil aveugle, mais c’est serré : chance qu’il tienne, {chance}.} other {Ça se vaut : chance qu’un nil aveugle tienne, {chance}.}}',
  'hint.blindNil.expected':
    'Points attendus pour ton équipe : {blind} avec lui, {look} si tu regardes d’abord.',
  'hint.game-at-stake': 'Ainsi, la partie tourne plus souvent en ta faveur.',
  'hint.bags': 'Cela amène moins de sacs.',
  'hint.their-bags': 'Cela laisse plus de sacs aux autres.',
  'hint.nil-lost':
    '{tricks, plural, =0 {Ton nil est manqué et tes plis ne comptent pas.} one {Ton nil est manqué et tes plis ne comptent pas : il faut encore # pli sur {of} à ton partenaire.} other {Ton nil est manqué et tes plis ne comptent pas : il faut encore # plis sur {of} à ton partenaire.}}',
  'hint.nil-against':
    '{count, plural, one {{names} a annoncé nil : un seul pli le fait manquer.} other {{names} ont annoncé nil : un seul pli fait manquer chacun.}}',
  'hint.nil-beside':
    'Le nil de ton partenaire tient encore : prends les plis qui lui reviendraient.',
};
