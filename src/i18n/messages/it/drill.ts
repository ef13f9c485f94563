import type { drill as english } from '../en/drill.ts';
import type { Translation } from '../translation.ts';

export const drill: Translation<typeof english> = {
  'drill.title': 'Allenamento alle dichiarazioni',
  'drill.back': 'Torna all’allenamento',
  'drill.intro':
    'Dichiara con una mano e di’ quanto è probabile che la centri. Poi vedi le probabilità del consiglio, e degli esperti giocano la mano con la tua dichiarazione. Col tempo scopri quanto bene valuti le tue carte.',
  'drill.sizes': 'Numero di carte',
  'drill.anySize': 'Qualsiasi numero di carte',
  'drill.allSizes': 'Tutti i numeri di carte',
  'drill.size': '{cards, plural, one {# carta} other {# carte}}',
  'drill.chance': 'Quanto è probabile centrare {bid}?',
  'drill.change': 'Cambia dichiarazione',
  'drill.playing': 'Gli esperti stanno giocando la mano…',
  'drill.failed': 'Per ora non è stato possibile giocare questa mano.',
  'drill.made': 'Dichiarate {bid}, prese {tricks}: centrata.',
  'drill.missed': 'Dichiarate {bid}, prese {tricks}: mancata.',
  'drill.youSaid': 'Tu: {own}.',
  'drill.bothSaid': 'Tu: {own}; il consiglio: {hint}.',
  'drill.scores': 'Il tuo giudizio',
  'drill.answers': 'Risposte',
  'drill.brier': 'Punteggio di Brier',
  'drill.brier.hint': 'Consiglio, stesse dichiarazioni',
  'drill.brier.note':
    'Il punteggio di Brier è l’errore quadratico medio delle tue stime: 0 è perfetto, e dire sempre {half} dà {score}.',
  'drill.cost': 'Punti persi per dichiarazione',
  'drill.bias.over': 'Centri chiaramente meno dichiarazioni di quanto ti aspetti.',
  'drill.bias.under': 'Centri chiaramente più dichiarazioni di quanto ti aspetti.',
  'drill.bias.even': 'Le tue stime non sono chiaramente né troppo alte né troppo basse.',
  'drill.few': 'Troppo poche risposte per dirlo; ne servono {count}.',
  'drill.curve': 'Calibrazione',
  'drill.curve.note':
    'I punti sulla linea tratteggiata sono esatti: delle dichiarazioni a cui dai {chance}, {chance} sono centrate. Le barre sono intervalli al 95%; i punti più grandi hanno più risposte.',
  'drill.said': 'Hai detto',
  'drill.range': 'Intervallo al 95%',
  'drill.trend': 'Punteggio di Brier nel tempo',
  'drill.trend.note':
    'Ogni punto vale dieci risposte; la linea è la media degli ultimi cinque punti. Il punteggio perfetto è in alto.',
  'drill.mean': 'Media',
  'drill.delete': 'Elimina tutte le risposte',
};
