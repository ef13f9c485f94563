import type { daily as english } from '../en/daily.ts';
import type { Translation } from '../translation.ts';

export const daily: Translation<typeof english> = {
  'daily.intro':
    'Ett kort parti om dagen, med samma kort, platser och motståndare för alla. Ditt första försök på dagen räknas.',
  'daily.today': 'I dag, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# runda} other {# rundor}}',
  'daily.rulesTo': '{game}, först till {points} poäng',
  'daily.against': 'Mot {names}',
  'daily.partner': 'Med {partner}, mot {names}',
  'daily.player': '{name} ({level})',
  'daily.play': 'Spela',
  'daily.unrated': 'Spela för skojs skull',
  'daily.again': 'Spela igen för skojs skull',
  'daily.counts': 'Ett försök: inga tips, inget ångrande, inget autospel.',
  'daily.counts.learning':
    'Ett försök: inga tips, inget ångrande, inget autospel. Läroläget är av i det här partiet.',
  'daily.inProgress': 'Du är mitt i det här partiet.',
  'daily.past': 'Given räknas inte längre.',
  'daily.kept': 'Ditt pågående parti väntar under ”Dina partier”.',
  'daily.next': 'Nästa giv {when}.',
  'daily.inHours': 'om {hours, plural, one {# timme} other {# timmar}}',
  'daily.inMinutes': 'om {minutes, plural, one {# minut} other {# minuter}}',
  'daily.expert': 'Experten',
  'daily.expert.thinking': 'Experten spelar samma kort …',
  'daily.expert.failed': 'Experten kunde inte spela de här korten just nu.',
  'daily.expert.watch': 'Se hur experten spelade',
  'daily.beat':
    '{by, plural, one {Du slog experten med {points} poäng.} other {Du slog experten med {points} poäng.}}',
  'daily.level': 'Du och experten slutade lika.',
  'daily.lost':
    '{by, plural, one {Experten slog dig med {points} poäng.} other {Experten slog dig med {points} poäng.}}',
  'daily.streak': 'Aktuell svit',
  'daily.bestStreak': 'Längsta svit',
  'daily.played': 'Spelade dagar',
  'daily.won': 'Vunna',
  'daily.before': 'Föregående månad',
  'daily.after': 'Nästa månad',
  'daily.day.won': '{date}, vunnen',
  'daily.day.played': '{date}, spelad',
  'daily.day.inProgress': '{date}, pågår',
  'daily.day.open': '{date}, inte spelad',
  'daily.failed':
    'Dina resultat går inte att läsa på den här enheten just nu. Dagens givar finns kvar.',
  'daily.over.counts': 'Dagens giv, {date}',
  'daily.over.unrated': 'Dagens giv, {date}, för skojs skull',
  'daily.over.open': 'Jämför med experten',
};
