import type { Translation } from '../translation.ts';
import type { share as english } from '../en/share.ts';

export const share: Translation<typeof english> = {
  'result.title': 'Deel dit spel',
  'result.name': 'Je naam (optioneel)',
  'result.form': 'Uitslag',
  'result.form.symbols': 'Als tekens',
  'result.form.words': 'Als tekst',
  'result.places': 'eronder: plaats na de ronde',
  'result.made': 'gehaald',
  'result.over': 'te veel',
  'result.under': 'te weinig',
  'result.head.game': 'Oh Hell! Het spel: {game}',
  'result.head.daily': 'Oh Hell! Spel van de dag, {date}',
  'result.score':
    '{place, selectordinal, other {#e}} van {sides}, {count, plural, one {{points} punt} other {{points} punten}}, {made} van {rounds, plural, one {# bod gehaald} other {# biedingen gehaald}}',
  'result.expert': 'De expert: {count, plural, one {{points} punt} other {{points} punten}}',
  'result.round.made':
    'Ronde {round}, {cards, plural, one {# kaart} other {# kaarten}}: {bid} geboden, {tricks} gehaald, precies. {place, selectordinal, other {#e}} met {total}.',
  'result.round.over':
    'Ronde {round}, {cards, plural, one {# kaart} other {# kaarten}}: {bid} geboden, {tricks} gehaald, te veel. {place, selectordinal, other {#e}} met {total}.',
  'result.round.under':
    'Ronde {round}, {cards, plural, one {# kaart} other {# kaarten}}: {bid} geboden, {tricks} gehaald, te weinig. {place, selectordinal, other {#e}} met {total}.',
  'result.caption': 'Ronde voor ronde',
  'result.copy': 'Kopieer de uitslag',
  'result.send': 'Verstuur de uitslag',
  'result.watch.title': 'Het hele spel',
  'result.watch.text': 'Wie deze link opent, ziet het spel kaart voor kaart.',
  'result.deal.title': 'Dezelfde kaarten',
  'result.deal.text':
    'Wie deze link opent, speelt jouw kaarten vanaf jouw plaats, tegen dezelfde tegenstanders, en probeert je score te verslaan. Je handen worden niet getoond.',
  'result.link.copy': 'Kopieer de link',
  'result.link.send': 'Verstuur de link',
  'copy.done': 'Gekopieerd.',
  'copy.failed': 'Kopiëren lukte niet. Selecteer de tekst en kopieer die zelf.',
  'guest.friend': 'iemand',
  'guest.title.game': '{name} deelt een spel met je',
  'guest.title.deal': '{name} daagt je uit',
  'guest.deal':
    '{name} werd {place, selectordinal, other {#e}} van {sides} en haalde {count, plural, one {{points} punt} other {{points} punten}} met deze kaarten. Kun jij dat verbeteren?',
  'guest.aided': 'Met hulp gespeeld: tips, terugnemen of automatisch uitspelen.',
  'guest.play': 'Speel deze kaarten',
  'guest.watch': 'Bekijk het spel',
  'guest.reading': 'De link wordt gelezen…',
  'guest.refused.not-a-link': 'Geen link naar een spel van Oh Hell!',
  'guest.refused.damaged':
    'Deze link is onvolledig of veranderd, dus het spel is onleesbaar. Vraag er nog eens om. Je eigen spellen zijn veilig.',
  'guest.refused.newer-version':
    'Deze link komt uit een nieuwere versie van het spel. Laad de pagina opnieuw om bij te werken en open hem dan nog eens.',
  'challenge.better': 'Je versloeg {name}, {own} tegen {theirs}.',
  'challenge.level': 'Jij en {name} staan gelijk: {own}.',
  'challenge.worse': '{name} versloeg je, {theirs} tegen {own}.',
  'challenge.watch': 'Kijk hoe {name} het speelde',
  'over.share': 'Deel',
};
