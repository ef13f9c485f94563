import type { Words } from '../words.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Words<typeof english> = {
  'daily.intro':
    'Chaque jour une partie courte : les mêmes cartes, places et adversaires pour tout le monde. Ton premier essai, le jour même, compte.',
  'daily.today': 'Aujourd’hui, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# manche} many {# manches} other {# manches}}',
  'daily.rulesTo': '{game}, en {points} points',
  'daily.against': 'Contre {names}',
  'daily.partner': 'Avec {partner}, contre {names}',
  'daily.player': '{name} (niveau : {level})',
  'daily.play': 'Jouer',
  'daily.unrated': 'Jouer pour le plaisir',
  'daily.again': 'Rejouer pour le plaisir',
  'daily.counts':
    'Il n’y a qu’un essai, et tu le joues sans aide : pas de conseils, et rien ne peut être repris.',
  'daily.counts.learning':
    'Il n’y a qu’un essai, et tu le joues sans aide : pas de conseils, et rien ne peut être repris. Le mode apprentissage fait une pause.',
  'daily.begun': 'Cette partie est en cours.',
  'daily.past': 'Ce jour est passé : la partie ne compte plus.',
  'daily.kept': 'La partie sur la table est conservée. Elle se trouve dans « Tes parties ».',
  'daily.next': 'La prochaine arrive {when}.',
  'daily.inHours': 'dans {hours, plural, one {# heure} many {# heures} other {# heures}}',
  'daily.inMinutes': 'dans {minutes, plural, one {# minute} many {# minutes} other {# minutes}}',
  'daily.expert': 'L’expert',
  'daily.expert.thinking': 'L’expert joue les mêmes cartes…',
  'daily.expert.failed': 'L’expert n’a pas pu jouer ces cartes pour le moment.',
  'daily.expert.watch': 'Voir comment l’expert a joué',
  'daily.beat':
    '{by, plural, one {Tu devances l’expert d’un point.} many {Tu devances l’expert de {points} points.} other {Tu devances l’expert de {points} points.}}',
  'daily.level': 'Tu es à égalité avec l’expert.',
  'daily.lost':
    '{by, plural, one {L’expert te devance d’un point.} many {L’expert te devance de {points} points.} other {L’expert te devance de {points} points.}}',
  'daily.streak': 'Jours d’affilée',
  'daily.longest': 'Plus longue série',
  'daily.played': 'Jours joués',
  'daily.won': 'Victoires',
  'daily.before': 'Le mois précédent',
  'daily.after': 'Le mois suivant',
  'daily.day.won': '{date}, gagnée',
  'daily.day.played': '{date}, jouée',
  'daily.day.begun': '{date}, commencée',
  'daily.day.open': '{date}, pas jouée',
  'daily.failed':
    'Ce que tu as joué ne peut pas être lu sur cet appareil pour le moment. Les donnes sont toujours là.',
  'daily.over.counts': 'La donne du jour du {date}',
  'daily.over.unrated': 'La donne du jour du {date}, pour le plaisir',
  'daily.over.open': 'Comparer avec l’expert',
};
