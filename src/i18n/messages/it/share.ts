import type { Words } from '../words.ts';
import type { share as english } from '../en/share.ts';

export const share: Words<typeof english> = {
  'result.title': 'Condividi questa partita',
  'result.name': 'Il tuo nome, se vuoi dirlo',
  'result.form': 'Il risultato',
  'result.form.symbols': 'In simboli',
  'result.form.words': 'A parole',
  'result.places': 'sotto: il posto dopo la mano',
  'result.made': 'dichiarazione centrata',
  'result.over': 'troppe prese',
  'result.under': 'troppo poche prese',
  'result.head.game': 'Oh Hell! Il gioco: {game}',
  'result.head.daily': 'Oh Hell! Partita del giorno, {date}',
  'result.score':
    '{place, selectordinal, many {#º} other {#º}} su {sides}, {count, plural, one {{points} punto} many {{points} punti} other {{points} punti}}, {made} su {rounds, plural, one {# dichiarazione centrata} many {# dichiarazioni centrate} other {# dichiarazioni centrate}}',
  'result.expert':
    'L’esperto: {count, plural, one {{points} punto} many {{points} punti} other {{points} punti}}',
  'result.round.made':
    'Mano {round}, {cards, plural, one {# carta} many {# carte} other {# carte}}: dichiarate {bid}, prese {tricks}. {place, selectordinal, many {#º} other {#º}} con {total}.',
  'result.round.over':
    'Mano {round}, {cards, plural, one {# carta} many {# carte} other {# carte}}: dichiarate {bid}, prese {tricks}, troppe. {place, selectordinal, many {#º} other {#º}} con {total}.',
  'result.round.under':
    'Mano {round}, {cards, plural, one {# carta} many {# carte} other {# carte}}: dichiarate {bid}, prese {tricks}, troppo poche. {place, selectordinal, many {#º} other {#º}} con {total}.',
  'result.caption': 'Mano per mano',
  'result.copy': 'Copia il risultato',
  'result.send': 'Invia il risultato',
  'result.watch.title': 'Tutta la partita',
  'result.watch.text': 'Chi apre questo link vede la partita carta per carta.',
  'result.deal.title': 'Le stesse carte',
  'result.deal.text':
    'Chi apre questo link gioca le tue carte, dal tuo posto, contro gli stessi avversari, e cerca di battere i tuoi punti. Le tue carte non vengono mostrate.',
  'result.link.copy': 'Copia il link',
  'result.link.send': 'Invia il link',
  'copy.done': 'Copiato.',
  'copy.failed': 'Non si è potuto copiare. Seleziona e copia tu.',
  'guest.friend': 'Qualcuno',
  'guest.title.game': '{name} ti mostra una partita',
  'guest.title.deal': '{name} ti sfida',
  'guest.deal':
    'Con queste carte {name} ha preso il {place, selectordinal, many {#º} other {#º}} posto su {sides}, con {count, plural, one {{points} punto} many {{points} punti} other {{points} punti}}. Sai fare di meglio?',
  'guest.aided':
    'Non senza aiuto: ci sono stati consigli, oppure qualcosa è stato annullato o giocato in automatico.',
  'guest.play': 'Gioca queste carte',
  'guest.watch': 'Guarda la partita',
  'guest.reading': 'Lettura del link…',
  'guest.refused.not-a-link': 'Questo non è un link a una partita di Oh Hell!',
  'guest.refused.damaged':
    'Questo link è incompleto o è stato modificato, quindi la partita non si può leggere. Chiedilo di nuovo. Non hai perso nulla.',
  'guest.refused.newer-version':
    'Questo link viene da una versione più recente del gioco. Ricarica la pagina e aprilo di nuovo.',
  'rival.better': 'Hai battuto {name}: {own} a {theirs}.',
  'rival.level': 'Tu e {name} siete pari a {own}.',
  'rival.worse': '{name} resta davanti: {theirs} a {own}.',
  'rival.watch': 'Guarda come ha giocato {name}',
  'over.share': 'Condividi',
};
