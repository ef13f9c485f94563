import type { Translation } from '../translation.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Translation<typeof english> = {
  'bidding.heading': 'Quante prese farai?',
  'bidding.bid': 'Dichiara {bid}',
  'bidding.unseen': 'Vedi tutte le carte tranne la tua',
  'bidding.first': 'La prima dichiarazione è tua',
  'bidding.together': 'Tutte le dichiarazioni si scoprono insieme',
  'bidding.unclaimed':
    '{left, plural, =0 {Nessuna presa libera} one {# presa libera} other {# prese libere}}',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil, davvero?',
  'bidding.nil.points': '±{points}',
  'bidding.nil.ask':
    'Nil vuol dire non fare prese: guadagni {points, plural, one {# punto} other {# punti}} se lo centri, ne perdi altrettanti se no. Premi ancora per dichiarare nil.',
  'bidding.pay': '{when}: {pays}.',
  'bidding.refused.hook': 'Non puoi dichiarare {bid}: il totale non può essere {handSize}.',
  'bidding.refused.zero-limit':
    'Non puoi dichiarare 0: hai dichiarato 0 {limit, plural, one {nell’ultima mano} other {nelle ultime # mani}}.',
  'bidding.refused.bid-out-of-range':
    'Non puoi dichiarare {bid}: {max, plural, one {c’è solo # presa} other {ci sono solo # prese}}.',
  'bidding.refused.bid-not-whole': 'Una dichiarazione è un numero intero.',

  'naming.heading': 'Scegli la briscola',
  'naming.other': '{name} sceglie la briscola',
  'naming.done': '{name} ha scelto la briscola',
  'naming.doneYou': 'Hai scelto la briscola',
  'trump.why.you.highest': 'Hai dichiarato {bid}, la più alta',
  'trump.why.you.first': 'Hai dichiarato {bid}, la più alta, prima degli altri',
  'trump.why.you.nearest':
    'Hai dichiarato {bid}, la più alta, e il tuo posto è il primo a sinistra del mazziere',
  'trump.why.you.zero': 'Tutti hanno dichiarato 0, e tu sei a sinistra del mazziere',
  'trump.why.you.joker': 'La carta di briscola è un jolly alto, e dai tu le carte',
  'trump.why.other.highest': '{name} ha dichiarato {bid}, la più alta',
  'trump.why.other.first': '{name} ha dichiarato {bid}, la più alta, prima degli altri',
  'trump.why.other.nearest':
    '{name} ha dichiarato {bid}, la più alta, e il suo posto è il primo a sinistra del mazziere',
  'trump.why.other.zero': 'Tutti hanno dichiarato 0, e {name} è a sinistra del mazziere',
  'trump.why.other.joker': 'La carta di briscola è un jolly alto, e dà le carte {name}',
  'trump.coming': 'poi {trumps}',
  'lead.other': 'Esce {name}',
  'trick.heading': 'Presa',
  'trick.led': 'Uscita: {suit}',
  'trick.winning': '{name} è in testa',
  'trick.youWinning': 'Sei in testa',
  'trick.card': '{name}: {card}',
  'trick.cardWinning': '{name}: {card}, in testa',
  'trick.order': 'Ogni seme è briscola tranne quello d’uscita',
  'trick.orderLed': 'Tutti gli altri semi sono briscola',
  'trick.orderSaid':
    'Le briscole si confrontano per valore; a pari valore fiori è il seme più basso, poi quadri, cuori, picche',
};
