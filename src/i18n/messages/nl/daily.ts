import type { Words } from '../words.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Words<typeof english> = {
  'daily.intro':
    'Elke dag één kort spel: voor iedereen dezelfde kaarten, plaatsen en tegenstanders. Je eerste poging op de dag zelf telt.',
  'daily.today': 'Vandaag, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# ronde} other {# rondes}}',
  'daily.rulesTo': '{game}, tot {points} punten',
  'daily.against': 'Tegen {names}',
  'daily.partner': 'Met {partner}, tegen {names}',
  'daily.player': '{name} (niveau: {level})',
  'daily.play': 'Speel',
  'daily.unrated': 'Speel het voor de lol',
  'daily.again': 'Speel het nog eens voor de lol',
  'daily.counts':
    'Er is één poging, en die speel je alleen: geen tips, en je kunt niets terugnemen.',
  'daily.counts.learning':
    'Er is één poging, en die speel je alleen: geen tips, en je kunt niets terugnemen. De leermodus rust zolang.',
  'daily.begun': 'Je bent hier nog mee bezig.',
  'daily.past': 'Die dag is voorbij, dus dit telt niet meer.',
  'daily.kept': 'Het spel op tafel blijft bewaard. Je vindt het onder ‘Je spellen’.',
  'daily.next': 'Het volgende spel komt {when}.',
  'daily.inHours': 'over {hours, plural, one {# uur} other {# uur}}',
  'daily.inMinutes': 'over {minutes, plural, one {# minuut} other {# minuten}}',
  'daily.expert': 'De expert',
  'daily.expert.thinking': 'De expert speelt dezelfde kaarten…',
  'daily.expert.failed': 'De expert kon deze kaarten nu niet spelen.',
  'daily.expert.watch': 'Kijk hoe de expert het speelde',
  'daily.beat':
    '{by, plural, one {Je was één punt beter dan de expert.} other {Je was {points} punten beter dan de expert.}}',
  'daily.level': 'Jij en de expert staan gelijk.',
  'daily.lost':
    '{by, plural, one {De expert was één punt beter.} other {De expert was {points} punten beter.}}',
  'daily.streak': 'Dagen op rij',
  'daily.longest': 'Langste reeks',
  'daily.played': 'Dagen gespeeld',
  'daily.won': 'Gewonnen',
  'daily.before': 'De maand ervoor',
  'daily.after': 'De maand erna',
  'daily.day.won': '{date}, gewonnen',
  'daily.day.played': '{date}, gespeeld',
  'daily.day.begun': '{date}, begonnen',
  'daily.day.open': '{date}, niet gespeeld',
  'daily.failed':
    'Wat je hebt gespeeld, kan nu niet van dit apparaat worden gelezen. De spellen zelf zijn er nog.',
  'daily.over.counts': 'Het spel van de dag van {date}',
  'daily.over.unrated': 'Het spel van de dag van {date}, voor de lol',
  'daily.over.open': 'Vergelijk met de expert',
};
