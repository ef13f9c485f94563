import type { Translation } from '../translation.ts';
import type { share as english } from '../en/share.ts';

export const share: Translation<typeof english> = {
  'result.title': 'Condividi questa partita',
  'result.name': 'Il tuo nome (facoltativo)',
  'result.form': 'Risultato',
  'result.form.symbols': 'In simboli',
  'result.form.words': 'A parole',
  'result.places': 'sotto: posto dopo la mano',
  'result.made': 'centrata',
  'result.over': 'di troppo',
  'result.under': 'di meno',
  'result.head.game': 'Oh Hell! Una partita di {game}',
  'result.head.daily': 'Oh Hell! Partita del giorno, {date}',
  'result.score':
    '{place, selectordinal, many {#º} other {#º}} su {sides}, {count, plural, one {{points} punto} other {{points} punti}}, {made} su {rounds, plural, one {# dichiarazione centrata} other {# dichiarazioni centrate}}',
  'result.expert': 'L’esperto: {count, plural, one {{points} punto} other {{points} punti}}',
  'result.round.made':
    'Mano {round}, {cards, plural, one {# carta} other {# carte}}: dichiarate {bid}, prese {tricks}, centrata. {place, selectordinal, many {#º} other {#º}} con {total}.',
  'result.round.over':
    'Mano {round}, {cards, plural, one {# carta} other {# carte}}: dichiarate {bid}, prese {tricks}, di troppo. {place, selectordinal, many {#º} other {#º}} con {total}.',
  'result.round.under':
    'Mano {round}, {cards, plural, one {# carta} other {# carte}}: dichiarate {bid}, prese {tricks}, di meno. {place, selectordinal, many {#º} other {#º}} con {total}.',
  'result.caption': 'Mano per mano',
  'result.copy': 'Copia risultato',
  'result.send': 'Invia risultato',
  'result.watch.title': 'Tutta la partita',
  'result.watch.text': 'Chi apre questo link può guardare la partita carta per carta.',
  'result.deal.title': 'Le stesse carte',
  'result.deal.text':
    'Chi apre questo link gioca le tue carte, dal tuo posto, contro gli stessi avversari, e cerca di battere il tuo punteggio. Le tue carte non vengono mostrate.',
  'result.link.copy': 'Copia link',
  'result.link.send': 'Invia link',
  'copy.done': 'Copiato.',
  'copy.failed': 'Copia non riuscita. Seleziona il testo e copialo tu.',
  'guest.friend': 'qualcuno',
  'guest.title.game': '{name} ha condiviso una partita con te',
  'guest.title.deal': '{name} ti sfida',
  'guest.deal':
    'Con queste carte {name} ha chiuso al {place, selectordinal, many {#º} other {#º}} posto su {sides}, con {count, plural, one {{points} punto} other {{points} punti}}. Sai fare di meglio?',
  'guest.aided': 'Con aiuto: consigli, annullamenti o autocompletamento.',
  'guest.play': 'Gioca queste carte',
  'guest.watch': 'Guarda partita',
  'guest.reading': 'Lettura del link…',
  'guest.refused.not-a-link': 'Non è un link a una partita di Oh Hell!',
  'guest.refused.damaged':
    'Questo link è incompleto o modificato, quindi la partita non si può leggere. Chiedilo di nuovo. Le tue partite sono al sicuro.',
  'guest.refused.newer-version':
    'Questo link viene da una versione più recente del gioco. Ricarica la pagina per aggiornarlo, poi apri di nuovo il link.',
  'challenge.better': 'Hai battuto {name}: {own} a {theirs}.',
  'challenge.level': 'Tu e {name} siete pari a {own}.',
  'challenge.worse': '{name} ti ha battuto: {theirs} a {own}.',
  'challenge.watch': 'Guarda come ha giocato {name}',
  'over.share': 'Condividi',
};
