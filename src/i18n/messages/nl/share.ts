import type { Words } from '../words.ts';
import type { share as english } from '../en/share.ts';

export const share: Words<typeof english> = {
  'result.title': 'Deel dit spel',
  'result.name': 'Je naam, als je die wilt noemen',
  'result.form': 'De uitslag',
  'result.form.symbols': 'In tekens',
  'result.form.words': 'In woorden',
  'result.places': 'eronder: de plaats na de ronde',
  'result.made': 'bod gehaald',
  'result.over': 'te veel slagen',
  'result.under': 'te weinig slagen',
  'result.head.game': 'Oh Hell! Het spel: {game}',
  'result.head.daily': 'Oh Hell! Spel van de dag, {date}',
  'result.score':
    '{place, selectordinal, other {#e}} van {sides}, {count, plural, one {{points} punt} other {{points} punten}}, {made} van {rounds, plural, one {# bod gehaald} other {# biedingen gehaald}}',
  'result.expert': 'De expert: {count, plural, one {{points} punt} other {{points} punten}}',
  'result.round.made':
    'Ronde {round}, {cards, plural, one {# kaart} other {# kaarten}}: {bid} geboden en {tricks} gehaald. {place, selectordinal, other {#e}} met {total}.',
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
    'Wie deze link opent, speelt jouw kaarten vanaf jouw plaats, tegen dezelfde tegenstanders, en probeert meer punten te halen. Je handen worden niet getoond.',
  'result.link.copy': 'Kopieer de link',
  'result.link.send': 'Verstuur de link',
  'copy.done': 'Gekopieerd.',
  'copy.failed': 'Kopiëren lukte niet. Selecteer het en kopieer het zelf.',
  'guest.friend': 'Iemand',
  'guest.title.game': '{name} laat je een spel zien',
  'guest.title.deal': '{name} daagt je uit',
  'guest.deal':
    '{name} werd {place, selectordinal, other {#e}} van {sides} met {count, plural, one {{points} punt} other {{points} punten}} met deze kaarten. Kun jij dat verbeteren?',
  'guest.aided': 'Niet zonder hulp: er waren tips, of er is iets teruggenomen of laten uitspelen.',
  'guest.play': 'Speel deze kaarten',
  'guest.watch': 'Bekijk het spel',
  'guest.reading': 'De link wordt gelezen…',
  'guest.refused.not-a-link': 'Dit is geen link naar een spel van Oh Hell!',
  'guest.refused.damaged':
    'Deze link is onvolledig of veranderd, dus het spel erin kan niet worden gelezen. Vraag er nog eens om. Van jou is niets verloren.',
  'guest.refused.newer-version':
    'Deze link komt uit een nieuwere versie van het spel. Laad de pagina opnieuw en open hem dan nog eens.',
  'rival.better': 'Je hebt {name} verslagen: {own} tegen {theirs}.',
  'rival.level': 'Jij en {name} staan gelijk met {own}.',
  'rival.worse': '{name} blijft voor: {theirs} tegen {own}.',
  'rival.watch': 'Kijk hoe {name} het speelde',
  'over.share': 'Deel',
};
