import type { Words } from '../words.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Words<typeof english> = {
  'bidding.heading': 'Quante prese farai?',
  'bidding.bid': 'Dichiara {bid}',
  'bidding.unseen': 'Vedi tutte le carte tranne la tua',
  'bidding.first': 'Dichiari per primo',
  'bidding.together': 'Tutte le dichiarazioni si scoprono insieme',
  'bidding.unclaimed':
    '{left, plural, =0 {Nessuna presa libera} one {# presa libera} other {# prese libere}}',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil, davvero?',
  'bidding.nil.worth': '± {points}',
  'bidding.nil.ask':
    'Nil è la promessa di non fare nessuna presa: {points, plural, one {# punto} other {# punti}} se la mantieni, altrettanti persi se no. Premi ancora per dichiarare nil.',
  'bidding.refused.hook': '{bid} non è permesso: le dichiarazioni farebbero {handSize}',
  'bidding.refused.zero-limit':
    '0 non è permesso: hai dichiarato 0 {limit, plural, one {nell’ultima mano} other {nelle ultime # mani}}',
  'bidding.refused.bid-out-of-range':
    'Non puoi dichiarare {bid}: {max, plural, one {c’è solo # presa} other {ci sono solo # prese}}',
  'bidding.refused.bid-not-whole': 'Una dichiarazione è un numero intero',

  'naming.heading': 'Scegli la briscola',
  'trump.why.you.highest': 'Hai fatto la dichiarazione più alta: {bid}',
  'trump.why.you.first': 'Hai fatto la dichiarazione più alta, {bid}, prima degli altri',
  'trump.why.you.nearest':
    'Hai fatto la dichiarazione più alta, {bid}, e il tuo posto è il più vicino a sinistra del mazziere',
  'trump.why.you.zero': 'Tutti hanno dichiarato 0, e tu sei a sinistra del mazziere',
  'trump.why.other.highest': '{name} ha fatto la dichiarazione più alta: {bid}',
  'trump.why.other.first': '{name} ha fatto la dichiarazione più alta, {bid}, prima degli altri',
  'trump.why.other.nearest':
    '{name} ha fatto la dichiarazione più alta, {bid}, e il suo posto è il più vicino a sinistra del mazziere',
  'trump.why.other.zero': 'Tutti hanno dichiarato 0, e {name} è a sinistra del mazziere',
};
