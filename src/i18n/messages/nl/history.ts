import type { Translation } from '../translation.ts';
import type { history as english } from '../en/history.ts';

export const history: Translation<typeof english> = {
  'history.title': 'Je spellen',
  'history.none': 'Elk spel dat je uitspeelt, wordt hier bewaard.',
  'history.finished': 'Afgelopen spellen',
  'history.failed': 'De spellen op dit apparaat kunnen nu niet worden gelezen.',
  'history.statistics': 'Statistiek',
  'history.games': 'Spellen',
  'history.wins': 'Gewonnen spellen',
  'history.averageFinish': 'Gemiddelde plaats',
  'history.undated': 'Datum onbekend',
  'history.table': '{when} · {players} spelers · {levels}',
  'history.game': '{name}, {when}',
  'history.place':
    '{place, selectordinal, other {#e}} van {sides}, {count, plural, one {{points} punt} other {{points} punten}}',
  'history.made': '{made} van {rounds, plural, one {# bod gehaald} other {# biedingen gehaald}}',
  'history.review': 'Analyseer {name}, {when}',
  'history.share': 'Deel {name}, {when}',
  'history.older': 'Toon oudere spellen',
  'history.delete': 'Wis {name}, {when}',
  'history.deleted': 'Spel gewist.',
  'history.unreadable':
    '{count, plural, one {Nog # spel kan deze versie niet lezen. Het blijft bewaard.} other {Nog # spellen kan deze versie niet lezen. Ze blijven bewaard.}}',
  'history.save': 'Bewaar als bestand',
  'history.open': 'Voeg toe uit bestand',
  'history.opened': '{added, plural, one {# spel toegevoegd.} other {# spellen toegevoegd.}}',
  'history.opened.none': 'Niets nieuws in dit bestand.',
  'history.opened.known': '{known, plural, one {# was er al.} other {# waren er al.}}',
  'history.opened.refused': '{refused, plural, one {# is onleesbaar.} other {# zijn onleesbaar.}}',
  'history.refused.unreadable': 'Dit bestand kan nu niet worden geopend. Kies het opnieuw.',
  'history.refused.too-large':
    'Dit bestand is te groot om in één keer te lezen (meer dan 32 MB). Komt het uit een oudere versie van het spel, werk die dan bij en bewaar alles opnieuw.',
  'history.refused.not-a-games-file': 'Geen bestand met spellen van Oh Hell!',
  'history.refused.damaged':
    'Dit bestand is onvolledig of veranderd, dus het is onleesbaar. De spellen op dit apparaat zijn veilig.',
  'history.refused.newer-version':
    'Dit bestand komt uit een nieuwere versie van het spel. Laad de pagina opnieuw om bij te werken.',
};
