import type { history as english } from '../en/history.ts';
import type { Translation } from '../translation.ts';

export const history: Translation<typeof english> = {
  'history.title': 'Dina partier',
  'history.none': 'Alla partier du spelar klart sparas här.',
  'history.finished': 'Avslutade partier',
  'history.failed': 'Partierna på den här enheten går inte att läsa just nu.',
  'history.statistics': 'Statistik',
  'history.games': 'Partier',
  'history.wins': 'Vunna partier',
  'history.averageFinish': 'Snittplacering',
  'history.undated': 'Okänt datum',
  'history.table': '{when} · {players} spelare · {levels}',
  'history.game': '{name}, {when}',
  'history.place':
    '{place, selectordinal, one {#:a} other {#:e}} av {sides}, {count, plural, one {{points} poäng} other {{points} poäng}}',
  'history.made': '{made} av {rounds, plural, one {# bud klarat} other {# bud klarade}}',
  'history.review': 'Analysera {name}, {when}',
  'history.share': 'Dela {name}, {when}',
  'history.older': 'Visa äldre partier',
  'history.delete': 'Radera {name}, {when}',
  'history.deleted': 'Partiet är raderat.',
  'history.unreadable':
    '{count, plural, one {# parti till kan inte läsas av den här versionen. Det finns kvar.} other {# partier till kan inte läsas av den här versionen. De finns kvar.}}',
  'history.save': 'Spara till fil',
  'history.open': 'Lägg till från fil',
  'history.opened': '{added, plural, one {# parti tillagt.} other {# partier tillagda.}}',
  'history.opened.none': 'Inget nytt i filen.',
  'history.opened.known': '{known, plural, one {# fanns redan.} other {# fanns redan.}}',
  'history.opened.refused':
    '{refused, plural, one {# gick inte att läsa.} other {# gick inte att läsa.}}',
  'history.refused.unreadable': 'Filen går inte att öppna just nu. Välj den igen.',
  'history.refused.too-large':
    'Filen är för stor för att läsas på en gång (över 32 MB). Om en äldre version av spelet sparade den, uppdatera spelet där och spara allt igen.',
  'history.refused.not-a-games-file': 'Ingen partifil från Oh Hell!',
  'history.refused.damaged':
    'Filen är ofullständig eller har ändrats, så den går inte att läsa. Partierna på den här enheten är i säkerhet.',
  'history.refused.newer-version':
    'Filen kommer från en nyare version av spelet. Ladda om sidan för att uppdatera.',
};
