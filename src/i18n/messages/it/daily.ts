import type { Translation } from '../translation.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Translation<typeof english> = {
  'daily.intro':
    'Una partita breve al giorno, con le stesse carte, gli stessi posti e gli stessi avversari per tutti. Conta il primo tentativo di quel giorno.',
  'daily.today': 'Oggi, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# mano} other {# mani}}',
  'daily.rulesTo': '{game}, a {points} punti',
  'daily.against': 'Contro {names}',
  'daily.partner': 'Con {partner}, contro {names}',
  'daily.player': '{name} ({level})',
  'daily.play': 'Gioca',
  'daily.unrated': 'Gioca per divertimento',
  'daily.again': 'Rigioca per divertimento',
  'daily.counts': 'Un solo tentativo: niente consigli, annullamenti o autocompletamento.',
  'daily.counts.learning':
    'Un solo tentativo: niente consigli, annullamenti o autocompletamento. La modalità di apprendimento è spenta.',
  'daily.inProgress': 'L’hai lasciata a metà.',
  'daily.past': 'Questa partita non conta più.',
  'daily.kept': 'La partita in corso ti aspetterà in «Le tue partite».',
  'daily.next': 'La prossima {when}.',
  'daily.inHours': 'tra {hours, plural, one {# ora} other {# ore}}',
  'daily.inMinutes': 'tra {minutes, plural, one {# minuto} other {# minuti}}',
  'daily.expert': 'L’esperto',
  'daily.expert.thinking': 'L’esperto sta giocando le stesse carte…',
  'daily.expert.failed': 'L’esperto ora non è riuscito a giocare queste carte.',
  'daily.expert.watch': 'Guarda come ha giocato l’esperto',
  'daily.beat':
    '{by, plural, one {Hai battuto l’esperto di {points} punto.} other {Hai battuto l’esperto di {points} punti.}}',
  'daily.level': 'Pari con l’esperto.',
  'daily.lost':
    '{by, plural, one {L’esperto ti ha battuto di {points} punto.} other {L’esperto ti ha battuto di {points} punti.}}',
  'daily.streak': 'Serie attuale',
  'daily.bestStreak': 'Serie migliore',
  'daily.played': 'Giorni giocati',
  'daily.won': 'Vinte',
  'daily.before': 'Mese precedente',
  'daily.after': 'Mese successivo',
  'daily.day.won': '{date}, vinta',
  'daily.day.played': '{date}, giocata',
  'daily.day.inProgress': '{date}, in corso',
  'daily.day.open': '{date}, non giocata',
  'daily.failed':
    'I tuoi risultati non si possono leggere ora su questo dispositivo. Le partite del giorno ci sono ancora.',
  'daily.over.counts': 'Partita del giorno, {date}',
  'daily.over.unrated': 'Partita del giorno, {date}, per divertimento',
  'daily.over.open': 'Confronta con l’esperto',
};
