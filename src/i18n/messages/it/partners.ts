import type { partners as english } from '../en/partners.ts';
import type { Translation } from '../translation.ts';

export const partners: Translation<typeof english> = {
  'balance.side.you': 'Noi: {won} su {bid}, {bags, plural, one {# sacco} other {# sacchi}}',
  'balance.side.they': 'Loro: {won} su {bid}, {bags, plural, one {# sacco} other {# sacchi}}',
  'balance.side.you.open': 'Noi: dichiarate {bid}, {bags, plural, one {# sacco} other {# sacchi}}',
  'balance.side.they.open':
    'Loro: dichiarate {bid}, {bags, plural, one {# sacco} other {# sacchi}}',
  'balance.side.you.bags': 'Noi: {bags, plural, one {# sacco} other {# sacchi}}',
  'balance.side.they.bags': 'Loro: {bags, plural, one {# sacco} other {# sacchi}}',
  'balance.side.you.nil': 'Noi: due nil, {bags, plural, one {# sacco} other {# sacchi}}',
  'balance.side.they.nil': 'Loro: due nil, {bags, plural, one {# sacco} other {# sacchi}}',

  'review.side.mean': 'Punti attesi {who, select, you {per i vostri posti} other {per quei posti}}',
  'review.side.points': 'Punti {who, select, you {della tua squadra} other {della squadra}}',
  'review.side.breakdown.note':
    'Punti attesi: quanti ne fa lì in media una squadra quando tutti dichiarano bene. Il resto sono {who, select, you {il tuo partner} other {il partner}}, gli avversari e come stavano le carte. Contano solo le scelte che costano chiaramente punti, al costo indicato nella lista.',
  'review.side.expected':
    'Probabilità di centrare: {ownMake}; punti attesi per {who, select, you {la tua squadra} other {la squadra}}: {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Probabilità di centrare: {ownMake} invece di {bestMake}; punti attesi per {who, select, you {la tua squadra} other {la squadra}}: {ownPoints} invece di {bestPoints}.} chance {Probabilità di centrare: {ownMake} in entrambi i casi; punti attesi per {who, select, you {la tua squadra} other {la squadra}}: {ownPoints} invece di {bestPoints}.} points {Probabilità di centrare: {ownMake} invece di {bestMake}; punti attesi per {who, select, you {la tua squadra} other {la squadra}}: {ownPoints} in entrambi i casi.} other {Probabilità di centrare: {ownMake} in entrambi i casi; punti attesi per {who, select, you {la tua squadra} other {la squadra}}: {ownPoints} in entrambi i casi.}}',
  'review.side.expected.others': 'Punti attesi per l’altra squadra: {own} invece di {best}.',
  'review.side.expected.bags': 'La differenza sta nei sacchi.',
  'review.side.cost':
    'Costo: punti che {who, select, you {la tua squadra} other {la squadra}} perde sull’altra, con quel che costeranno i sacchi.',
  'review.side.hindsight.same':
    'Nessuna scelta era migliore per {who, select, you {la tua squadra} other {la squadra}}: {points} {count, plural, one {punto} other {punti}} sull’altra.',
  'review.side.hindsight.better':
    'Meglio: {best}, che poteva rendere {who, select, you {alla tua squadra} other {alla squadra}} {bestPoints} {bestCount, plural, one {punto} other {punti}} sull’altra; questa scelta, al massimo {points}.',
  'review.side.hindsight.note':
    'A carte scoperte: quanti punti avrebbe potuto guadagnare sull’altra squadra in questa mano chi vedesse tutte le carte, con quel che costeranno i sacchi, mentre gli altri continuano a giocare come farebbero d’istinto esperti che vedono solo le proprie. Non dice nulla su quanto fosse buona la scelta.',
  'review.side.try.over':
    '{who, select, you {La tua squadra} other {La squadra}} qui: {here} {count, plural, one {punto} other {punti}}.',
  'review.place.declaration': 'Mano {round}, prima di guardare',
  'review.own.declaration':
    '{who, select, you {{own, select, blindNil {Hai dichiarato nil cieco.} other {Hai guardato prima.}}} other {{own, select, blindNil {{name} ha dichiarato nil cieco.} other {{name} ha guardato prima.}}}}',
  'review.better.declaration':
    '{who, select, you {{own, select, blindNil {Hai dichiarato nil cieco; era meglio guardare prima.} other {Hai guardato prima; era meglio nil cieco.}}} other {{own, select, blindNil {{name} ha dichiarato nil cieco; era meglio guardare prima.} other {{name} ha guardato prima; era meglio nil cieco.}}}}',
  'cost.side.parts':
    '{how, select, both {I punti {who, select, you {della tua squadra} other {della squadra}} contano per {own}; si aggiunge quel che guadagnano gli avversari e costano i sacchi: {others}.} less {I punti {who, select, you {della tua squadra} other {della squadra}} contano per {own}; si toglie quel che perdono gli avversari e si risparmia in sacchi: {others}.} more {Quel che guadagnano gli avversari e costano i sacchi conta per {others}; si toglie quel che guadagna {who, select, you {la tua squadra} other {la squadra}}: {own}.} other {È quel che guadagnano gli avversari e costano i sacchi.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Dichiara {choice}: {chance} di centrare il contratto.} probable {Probabilmente {choice}: {chance} di centrare il contratto.} close {Meglio {choice}, di poco: {chance} di centrare il contratto.} only {Ogni dichiarazione vale lo stesso: {chance} di centrare il contratto.} tie {Quasi pari: {choices}, {chance} di centrare il contratto.} other {Quasi pari: {choice} va bene come le altre, {chance} di centrare il contratto.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Gioca {choice}: {chance} di centrare il contratto.} probable {Probabilmente {choice}: {chance} di centrare il contratto.} close {Meglio {choice}, di poco: {chance} di centrare il contratto.} only {Ogni carta vale lo stesso: {chance} di centrare il contratto.} tie {Quasi pari: {choices}, {chance} di centrare il contratto.} other {Quasi pari: {choice} va bene come le altre, {chance} di centrare il contratto.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {La tua squadra ha il suo contratto: ogni altra presa è un sacco.} one {Alla tua squadra manca ancora # delle ultime {of} prese.} other {Alla tua squadra mancano ancora # delle ultime {of} prese.}}',
  'hint.side.needs.all':
    '{of, plural, one {Alla tua squadra serve l’ultima presa.} other {Alla tua squadra servono tutte le ultime # prese.}}',
  'hint.side.needs.lost': 'Il contratto della tua squadra è saltato: ostacola gli altri.',
  'hint.their-need':
    'Il vostro contratto è al sicuro; agli altri {tricks, plural, one {serve ancora #} other {servono ancora #}} delle ultime {of} prese.',
  'hint.their-need.all':
    'Il vostro contratto è al sicuro; agli altri servono tutte le prese rimaste.',
  'hint.fact.to-partner': 'Il tuo partner fa questa presa.',
  'hint.fact.partner-ahead': 'Per ora è in testa il tuo partner.',
  'hint.fact.partner-may-ruff': 'Il tuo partner non ha quel seme e può tagliare.',
  'hint.side.points': 'Punti attesi per la tua squadra',
  'hint.say.look':
    '{verdict, select, clear {Guarda prima le carte: {chance} di centrare un nil cieco.} probable {Probabilmente meglio guardare prima: {chance} di centrare un nil cieco.} close {Meglio guardare prima, di poco: {chance} di centrare un nil cieco.} other {Quasi pari: {chance} di centrare un nil cieco.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Dichiara nil cieco: {chance} di centrarlo.} probable {Probabilmente nil cieco: {chance} di centrarlo.} close {Meglio nil cieco, di poco: {chance} di centrarlo.} other {Quasi pari: nil cieco, {chance} di centrarlo.}}',
  'hint.blindNil.expected':
    'Punti attesi per la tua squadra: {blind} con nil cieco, {look} se guardi prima.',
  'hint.game-at-stake': 'Ti dà più probabilità di vincere la partita.',
  'hint.below':
    '{how, select, left {Gli altri hanno dichiarato in tutto {sum} prese su {of}.} partner {Con le {partner} del tuo partner, alla squadra servono {sum} prese su {of}.} other {La dichiarazione è un minimo: le altre prese sono solo sacchi.}}',
  'hint.contrast.contract':
    '{whose, select, theirs {Con {other}, gli altri centrano più spesso il contratto: {chance} invece di {best}.} other {Con {other}, la tua squadra centra meno spesso il contratto: {chance} invece di {best}.}}',
  'hint.contrast.nil':
    '{how, select, more {Con {other}, a {name} riesce più spesso il nil: {chance} invece di {best}.} other {Con {other}, a {name} riesce meno spesso il nil: {chance} invece di {best}.}}',
  'hint.claim.nil':
    '{how, select, more {Con {other}, a {name} riesce più spesso il nil} other {Con {other}, a {name} riesce meno spesso il nil}}',
  'hint.why.taker': 'la probabilità che {name} faccia questa presa è {chance} invece di {best}',
  'hint.why.breaks': 'più avanti la probabilità che salti a {suit} è {chance} invece di {best}',
  'hint.contrast.bags':
    '{whose, select, theirs {Con {other}, gli altri fanno meno prese superflue (sacchi): in media {count} invece di {best}.} other {Con {other}, la tua squadra fa più prese superflue (sacchi): in media {count} invece di {best}.}}',
  'hint.bags': 'Porta meno prese superflue (sacchi).',
  'hint.their-bags': 'Lascia più prese superflue (sacchi) agli altri.',
  'hint.nil-lost':
    '{tricks, plural, =0 {Il tuo nil è perso e le tue prese non contano.} one {Il tuo nil è perso e le tue prese non contano: al tuo partner manca ancora # delle ultime {of}.} other {Il tuo nil è perso e le tue prese non contano: al tuo partner mancano ancora # delle ultime {of}.}}',
  'hint.nil-against':
    '{count, plural, one {{names} ha dichiarato nil: basta una presa per farlo perdere.} other {{names} hanno dichiarato nil: a ciascuno basta una presa per perderlo.}}',
  'hint.contrast.broken':
    '{how, select, bid {Probabilità di perdere un nil: {chance}.} alone {Con {other}, probabilità di perdere il tuo nil: {chance}.} other {Con {other} perdi più spesso il tuo nil: {chance} invece di {best}.}}',
  'hint.nil.needs': 'Il tuo nil è salvo: non fare nessuna presa.',
  'hint.nil.lost': 'Il tuo nil andrà perso di sicuro: ostacola gli altri.',
  'hint.nil.sunk-by': 'Con {cards} una presa è inevitabile: il tuo nil andrà perso.',
  'hint.fact.breaks-own': 'Ti fa perdere il nil.',
  'hint.fact.breaks': 'Fa perdere il nil a {name}.',
  'hint.nil-beside': 'Il nil del tuo partner è salvo: fai tu le prese che rischierebbe di fare.',
};
