import type { Translation } from '../translation.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Translation<typeof english> = {
  'daily.intro':
    'Elke dag één kort spel, voor iedereen met dezelfde kaarten, plaatsen en tegenstanders. Je eerste poging op de dag zelf telt.',
  'daily.today': 'Vandaag, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# ronde} other {# rondes}}',
  'daily.rulesTo': '{game}, tot {points} punten',
  'daily.against': 'Tegen {names}',
  'daily.partner': 'Met {partner}, tegen {names}',
  'daily.player': '{name} ({level})',
  'daily.play': 'Speel',
  'daily.unrated': 'Speel voor de lol',
  'daily.again': 'Speel nog eens voor de lol',
  'daily.counts': 'Eén poging: geen tips, niets terugnemen, niet automatisch uitspelen.',
  'daily.counts.learning':
    'Eén poging: geen tips, niets terugnemen, niet automatisch uitspelen. De leermodus staat bij dit spel uit.',
  'daily.inProgress': 'Je bent hier nog mee bezig.',
  'daily.past': 'Dit spel telt niet meer.',
  'daily.kept': 'Je huidige spel wacht onder ‘Je spellen’.',
  'daily.next': 'Volgende spel {when}.',
  'daily.inHours': 'over {hours, plural, one {# uur} other {# uur}}',
  'daily.inMinutes': 'over {minutes, plural, one {# minuut} other {# minuten}}',
  'daily.expert': 'De expert',
  'daily.expert.thinking': 'De expert speelt dezelfde kaarten…',
  'daily.expert.failed': 'De expert kon deze kaarten nu niet spelen.',
  'daily.expert.watch': 'Kijk hoe de expert het speelde',
  'daily.beat':
    '{by, plural, one {Je versloeg de expert met {points} punt.} other {Je versloeg de expert met {points} punten.}}',
  'daily.level': 'Gelijk met de expert.',
  'daily.lost':
    '{by, plural, one {De expert versloeg je met {points} punt.} other {De expert versloeg je met {points} punten.}}',
  'daily.streak': 'Huidige reeks',
  'daily.bestStreak': 'Langste reeks',
  'daily.played': 'Dagen gespeeld',
  'daily.won': 'Gewonnen',
  'daily.before': 'Vorige maand',
  'daily.after': 'Volgende maand',
  'daily.day.won': '{date}, gewonnen',
  'daily.day.played': '{date}, gespeeld',
  'daily.day.inProgress': '{date}, bezig',
  'daily.day.open': '{date}, niet gespeeld',
  'daily.failed':
    'Je resultaten zijn nu niet leesbaar op dit apparaat. De spellen zelf zijn er nog.',
  'daily.over.counts': 'Spel van de dag, {date}',
  'daily.over.unrated': 'Spel van de dag, {date}, voor de lol',
  'daily.over.open': 'Vergelijk met de expert',
};
