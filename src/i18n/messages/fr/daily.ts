import type { Translation } from '../translation.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Translation<typeof english> = {
  'daily.intro':
    'Chaque jour, une partie courte : mêmes cartes, places et adversaires pour tous. Ton premier essai, le jour même, compte.',
  'daily.today': 'Aujourd’hui, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# manche} other {# manches}}',
  'daily.rulesTo': '{game}, en {points} points',
  'daily.against': 'Contre {names}',
  'daily.partner': 'Avec {partner}, contre {names}',
  'daily.player': '{name} ({level})',
  'daily.play': 'Jouer',
  'daily.unrated': 'Jouer pour le plaisir',
  'daily.again': 'Rejouer pour le plaisir',
  'daily.counts': 'Un seul essai : ni conseil, ni annulation, ni fin en auto.',
  'daily.counts.learning':
    'Un seul essai : ni conseil, ni annulation, ni fin en auto. Le mode apprentissage est coupé pour cette partie.',
  'daily.inProgress': 'Cette partie est en cours.',
  'daily.past': 'Cette donne ne compte plus.',
  'daily.kept': 'Ta partie en cours t’attendra dans « Tes parties ».',
  'daily.next': 'Prochaine donne {when}.',
  'daily.inHours': 'dans {hours, plural, one {# heure} other {# heures}}',
  'daily.inMinutes': 'dans {minutes, plural, one {# minute} other {# minutes}}',
  'daily.expert': 'L’expert',
  'daily.expert.thinking': 'L’expert joue les mêmes cartes…',
  'daily.expert.failed': 'L’expert n’a pas pu jouer ces cartes pour le moment.',
  'daily.expert.watch': 'Voir comment l’expert a joué',
  'daily.beat':
    '{by, plural, one {Tu bats l’expert de {points} point.} other {Tu bats l’expert de {points} points.}}',
  'daily.level': 'Égalité avec l’expert.',
  'daily.lost':
    '{by, plural, one {L’expert te bat de {points} point.} other {L’expert te bat de {points} points.}}',
  'daily.streak': 'Série en cours',
  'daily.bestStreak': 'Meilleure série',
  'daily.played': 'Jours joués',
  'daily.won': 'Victoires',
  'daily.before': 'Mois précédent',
  'daily.after': 'Mois suivant',
  'daily.day.won': '{date}, gagnée',
  'daily.day.played': '{date}, jouée',
  'daily.day.inProgress': '{date}, en cours',
  'daily.day.open': '{date}, pas jouée',
  'daily.failed':
    'Tes résultats sont illisibles sur cet appareil pour le moment. Les donnes sont toujours là.',
  'daily.over.counts': 'Donne du jour, {date}',
  'daily.over.unrated': 'Donne du jour, {date}, pour le plaisir',
  'daily.over.open': 'Comparer avec l’expert',
};
