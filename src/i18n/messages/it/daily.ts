import type { Words } from '../words.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Words<typeof english> = {
  'daily.intro':
    'Ogni giorno una partita breve: le stesse carte, gli stessi posti e gli stessi avversari per tutti. Vale il primo tentativo, nel giorno stesso.',
  'daily.today': 'Oggi, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# mano} many {# mani} other {# mani}}',
  'daily.rulesTo': '{game}, a {points} punti',
  'daily.against': 'Contro {names}',
  'daily.partner': 'Con {partner}, contro {names}',
  'daily.player': '{name} (livello: {level})',
  'daily.play': 'Gioca',
  'daily.unrated': 'Gioca per divertimento',
  'daily.again': 'Rigioca per divertimento',
  'daily.counts':
    'C’è un solo tentativo e lo giochi senza aiuto: niente consigli e niente mosse annullate.',
  'daily.counts.learning':
    'C’è un solo tentativo e lo giochi senza aiuto: niente consigli e niente mosse annullate. La modalità di apprendimento intanto riposa.',
  'daily.begun': 'Questa partita è in corso.',
  'daily.past': 'Il suo giorno è passato, quindi non vale più.',
  'daily.kept': 'La partita sul tavolo resta conservata. La trovi in «Le tue partite».',
  'daily.next': 'La prossima arriva {when}.',
  'daily.inHours': 'tra {hours, plural, one {# ora} many {# ore} other {# ore}}',
  'daily.inMinutes': 'tra {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}',
  'daily.expert': 'L’esperto',
  'daily.expert.thinking': 'L’esperto sta giocando le stesse carte…',
  'daily.expert.failed': 'L’esperto non è riuscito a giocare queste carte adesso.',
  'daily.expert.watch': 'Guarda come ha giocato l’esperto',
  'daily.beat':
    '{by, plural, one {Hai fatto un punto più dell’esperto.} many {Hai fatto {points} punti più dell’esperto.} other {Hai fatto {points} punti più dell’esperto.}}',
  'daily.level': 'Tu e l’esperto siete pari.',
  'daily.lost':
    '{by, plural, one {L’esperto ha fatto un punto in più.} many {L’esperto ha fatto {points} punti in più.} other {L’esperto ha fatto {points} punti in più.}}',
  'daily.streak': 'Giorni di fila',
  'daily.longest': 'Serie più lunga',
  'daily.played': 'Giorni giocati',
  'daily.won': 'Vinte',
  'daily.before': 'Il mese prima',
  'daily.after': 'Il mese dopo',
  'daily.day.won': '{date}, vinta',
  'daily.day.played': '{date}, giocata',
  'daily.day.begun': '{date}, iniziata',
  'daily.day.open': '{date}, non giocata',
  'daily.failed':
    'Quello che hai giocato non si può leggere adesso su questo dispositivo. Le partite del giorno ci sono ancora.',
  'daily.over.counts': 'La partita del giorno: {date}',
  'daily.over.unrated': 'La partita del giorno, per divertimento: {date}',
  'daily.over.open': 'Confronta con l’esperto',
};
