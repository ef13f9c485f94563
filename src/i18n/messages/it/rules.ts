import type { Translation } from '../translation.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Translation<typeof english> = {
  'rules.goal.solo':
    'Dichiara quante prese farai, poi gioca. Centri la dichiarazione se ne fai esattamente altrettante.',
  'rules.goal.partners':
    'Dichiara quante prese farai, poi gioca. I due compagni sommano le dichiarazioni e insieme devono fare almeno altrettante prese.',

  'rules.table.title': 'Giocatori e mani',
  'rules.players.solo': '{players, plural, other {# giocatori, ognuno per sé.}}',
  'rules.players.partners':
    '{players, plural, other {# giocatori. I compagni siedono l’uno di fronte all’altro e hanno un solo punteggio.}}',
  'rules.hands.same':
    '{size, plural, one {# carta a testa in ogni mano.} other {# carte a testa in ogni mano.}}',
  'rules.hands.down-up':
    'Si comincia con {high} carte a testa, una in meno a ogni mano fino a {low}, poi si risale fino a {high}.',
  'rules.hands.up-down':
    '{low, plural, one {Si comincia con # carta a testa} other {Si comincia con # carte a testa}}, una in più a ogni mano fino a {high}, poi si ridiscende fino a {low}.',
  'rules.hands.down': 'Si comincia con {high} carte a testa, una in meno a ogni mano fino a {low}.',
  'rules.hands.up':
    '{low, plural, one {Si comincia con # carta a testa} other {Si comincia con # carte a testa}}, una in più a ogni mano fino a {high}.',
  'rules.hands.repeated': '{times, plural, other {La mano da {size} si gioca # volte di fila.}}',
  'rules.hands.ends':
    '{times, plural, other {La mano da {size} si gioca # volte di fila, all’inizio e di nuovo alla fine.}}',
  'rules.hands.perPlayer': 'Cioè una volta per giocatore.',
  'rules.hands.capped':
    'La mano più grande sarebbe da {limit}, ma in {players} il mazzo basta solo per {high} a testa.',
  'rules.hands.flip':
    'Le mani da {high} sono le più grandi che lasciano ancora una carta da scoprire.',
  'rules.hands.rounds':
    '{rounds, plural, one {La partita ha # mano.} other {La partita ha # mani.}}',
  'rules.hands.atMost':
    '{rounds, plural, one {La partita ha # mano.} other {La partita ha al massimo # mani.}}',
  'rules.hands.again':
    '{rounds, plural, one {La mano si ripete finché qualcuno non arriva al traguardo.} other {Dopo queste # mani si ricomincia dalla prima, finché qualcuno non arriva al traguardo.}}',
  'rules.hands.sizes': 'Carte a testa, mano per mano',
  'rules.hands.deal': 'Il mazzo passa a sinistra a ogni mano.',

  'rules.trump.flip':
    'Dopo la distribuzione si scopre una carta: il suo seme è briscola per la mano. Quella carta è fuori gioco.',
  'rules.trump.runsOut':
    'Quando si distribuiscono tutte le carte, non se ne scopre nessuna e non c’è briscola.',
  'rules.trump.all-dealt':
    'Si distribuiscono tutte le carte, quindi non se ne scopre nessuna: non c’è briscola.',
  'rules.trump.dealers-last':
    'Quando si distribuiscono tutte le carte, il mazziere mostra l’ultima: il suo seme è briscola. Resta nella sua mano, nota a tutti finché non viene giocata.',
  'rules.trump.dealers-last.example':
    'Per esempio, se è l’asso di picche, briscola è picche e tutti sanno chi ha l’asso.',
  'rules.trump.joker.low': 'Se quella carta è un jolly basso, non c’è briscola.',
  'rules.trump.joker.high':
    'Se quella carta è un jolly alto, il mazziere sceglie un seme di briscola prima delle dichiarazioni: cuori, per esempio, se ne ha molti.',
  'rules.trump.rotate': 'La briscola segue quest’ordine, mano per mano:',
  'rules.trump.rotate.again': 'Poi l’ordine ricomincia.',
  'rules.trump.rotate.example': 'Per esempio, briscola della mano {round}: {trump}.',
  'rules.trump.without':
    '{count, plural, one {La mano {rounds} si gioca senza briscola.} other {Le mani {rounds} si giocano senza briscola.}}',
  'rules.trump.without.flip': 'In quel caso non si scopre nessuna carta.',
  'rules.trump.without.named': 'In quel caso nessuno sceglie la briscola.',
  'rules.trump.without.order': 'L’ordine non aspetta: avanza a ogni mano.',
  'rules.trump.without.again': 'Lo stesso vale ogni volta che si ricomincia.',
  'rules.trump.highest-bidder':
    'Dopo le dichiarazioni, chi ha fatto la più alta sceglie la briscola: un seme, o senza briscola. A parità sceglie chi viene prima a sinistra del mazziere.',
  'rules.trump.fixed':
    '{suit, select, C {Fiori è briscola.} D {Quadri è briscola.} H {Cuori è briscola.} other {Picche è briscola.}}',
  'rules.trump.none': 'Non c’è briscola.',
  'rules.trump.all-but-led':
    'Ogni carta che non è del seme d’uscita è una briscola. Vince la briscola di valore più alto; a pari valore decidono i semi, in quest’ordine dal più basso al più alto:',
  'rules.trump.broken':
    'Non si può uscire di briscola finché non è sbloccata: finché non è stata giocata una briscola, o chi esce ha solo briscole.',
  'rules.trump.last': 'Può uscire di briscola solo chi ha in mano soltanto briscole.',
  'rules.trump.last.example':
    'Per esempio, con due briscole e un’altra carta in mano si deve uscire con quest’altra.',

  'rules.bid.title': 'Dichiarazioni',
  'rules.bid.in-turn':
    'Tutti dichiarano una volta, dalla sinistra del mazziere, che è l’ultimo. Una dichiarazione è un numero da 0 al numero delle carte in mano.',
  'rules.bid.sealed':
    'Tutti dichiarano una volta, in segreto: un numero da 0 al numero delle carte in mano. Poi le dichiarazioni si scoprono tutte insieme.',
  'rules.bid.nil': 'Una dichiarazione di 0 è un nil: la promessa di non fare nessuna presa.',
  'rules.bid.blindNil': 'Il nil cieco si dichiara prima di guardare le carte; possono farlo tutti.',
  'rules.bid.blindNil.behind':
    '{behind, plural, one {Il nil cieco si dichiara prima di guardare le carte, e solo se la propria squadra è sotto di almeno # punto.} other {Il nil cieco si dichiara prima di guardare le carte, e solo se la propria squadra è sotto di almeno # punti.}}',
  'rules.hook.title': 'Il totale vietato',
  'rules.hook.rule': 'L’ultima dichiarazione non può portare il totale al numero delle prese.',
  'rules.hook.effect': 'Così qualcuno sbaglia sempre.',
  'rules.hook.from':
    '{from, plural, other {Vale solo nelle mani da # carte in su; con meno carte ogni dichiarazione è ammessa.}}',
  'rules.hook.example':
    '{handSize, plural, one {Per esempio, con # presa in palio e {others} dichiarate finora, l’ultima dichiarazione non può essere {forbidden}.} other {Per esempio, con # prese in palio e {others} dichiarate finora, l’ultima dichiarazione non può essere {forbidden}.}}',
  'rules.zero.title': 'Dichiarazioni di 0',
  'rules.zero.limit':
    '{limit, plural, one {Dopo una dichiarazione di 0 non puoi dichiarare 0 nella mano seguente.} other {Dopo aver dichiarato 0 in # mani di fila non puoi dichiararlo nella seguente.}}',
  'rules.zero.waived':
    'Se il totale vietato non lascia altre dichiarazioni, 0 è comunque permesso.',
  'rules.sight.title': 'Mani da una carta',
  'rules.sight.forehead':
    'Con una carta a testa vedi quelle di tutti tranne la tua. Dichiari senza conoscerla e la giochi senza vederla.',

  'rules.play.title': 'Gioco',
  'rules.play.trick':
    'In ogni presa tutti giocano una carta, in senso orario, e la migliore vince.',
  'rules.play.sunk':
    'Una dichiarazione che non si può più centrare è saltata: le prese fatte sono troppe, o ne restano troppo poche.',
  'rules.play.lead':
    'Alla prima presa esce chi siede a sinistra del mazziere; poi, chi ha fatto la presa precedente.',
  'rules.play.lead.highest':
    'Alla prima presa esce chi ha fatto la dichiarazione più alta; a parità, chi viene prima a sinistra del mazziere. Poi, chi ha fatto la presa precedente.',
  'rules.play.lead.example':
    'Per esempio, se dalla sinistra del mazziere le dichiarazioni sono {bids}, esce chi ha detto il primo {bid}.',
  'rules.play.follow':
    'Rispondi al seme d’uscita se puoi; altrimenti gioca una carta qualsiasi. L’asso è la più alta.',
  'rules.play.trump':
    'La briscola più alta vince la presa; senza briscole, la carta più alta del seme d’uscita.',
  'rules.deck.ranks': 'Si gioca con {count} carte: in ogni seme dall’asso al {rank}.',
  'rules.deck.without': 'Si gioca con {count} carte. Restano fuori: {cards}.',
  'rules.deck.order':
    'Si gioca con {count} carte. In ogni seme, dalla più alta alla più bassa: {ranks}. Il tre batte quindi il re.',
  'rules.deck.jokers.both':
    'Si aggiungono i jolly (alti: {high}; bassi: {low}): {count} carte in tutto.',
  'rules.deck.jokers.high': 'Si aggiungono i jolly alti ({high}): {count} carte in tutto.',
  'rules.deck.jokers.low': 'Si aggiungono i jolly bassi ({low}): {count} carte in tutto.',
  'rules.play.followSuit': 'Rispondi al seme d’uscita se puoi. L’asso è la carta più alta.',
  'rules.play.must-trump': 'Chi non può rispondere deve giocare briscola se ne ha, alta o bassa.',
  'rules.play.must-trump.example':
    'Non puoi rispondere al seme, ma hai una briscola bassa: devi giocarla, anche se in tavola ce n’è già una più alta.',
  'rules.play.must-head':
    'Chi in quel momento può vincere la presa deve farlo: con una carta più alta del seme o, se non può rispondere, con una briscola. Altrimenti si gioca una carta qualsiasi del seme, o una carta qualsiasi se non se ne hanno.',
  'rules.play.must-head.example': 'È in testa il K♦ e hai l’A♦ e il J♦: devi giocare l’A♦.',
  'rules.jokers.title': 'Jolly',
  'rules.jokers.play':
    'I jolly non hanno seme e non sono mai briscola. Si possono sempre giocare, anche quando si potrebbe rispondere.',
  'rules.jokers.high':
    'Il primo jolly alto vince la presa. Se prima non è stato giocato alcun seme, non si deve rispondere: ognuno gioca ciò che vuole.',
  'rules.jokers.low':
    'Un jolly basso vince solo se tutta la presa è di jolly bassi: allora vince il primo. Se si esce con un jolly basso, dopo si può giocare qualsiasi carta, anche una briscola, e si risponde al primo seme giocato.',
  'rules.jokers.must-trump':
    'Un jolly alto non esonera dal giocare briscola, salvo quando non c’è un seme d’uscita.',
  'rules.jokers.must-head':
    'Con un jolly alto nella presa non c’è nulla da battere: si risponde o, se non si può, si gioca una carta qualsiasi.',
  'rules.jokers.lead':
    'Si può sempre uscire con un jolly. Chi ha solo briscole e jolly può uscire anche di briscola.',
  'rules.play.led': 'La carta più alta del seme d’uscita vince la presa.',
  'rules.play.all-but-led':
    'Una carta di qualsiasi altro seme è una briscola e vince la presa; se tutti rispondono, vince la carta più alta del seme d’uscita.',
  'rules.trick.winner': '{card}, vince la presa',
  'rules.trick.led': 'Si è usciti a cuori: vince il cuori più alto, non l’asso di picche.',
  'rules.trick.trump':
    '{suit, select, C {Quando fiori è briscola, anche la carta più bassa di fiori batte ogni altro seme.} D {Quando quadri è briscola, anche la carta più bassa di quadri batte ogni altro seme.} H {Quando cuori è briscola, anche la carta più bassa di cuori batte ogni altro seme.} other {Quando picche è briscola, anche la carta più bassa di picche batte ogni altro seme.}}',
  'rules.trick.followed': 'Tutti rispondono: vince il fiori più alto.',
  'rules.trick.one-off': 'La carta di picche è l’unica di un altro seme: vince.',
  'rules.trick.rank-off': 'La carta di quadri ha più valore di quella di picche: vince.',
  'rules.trick.suit-off': 'A parità di valore, cuori sta sopra quadri.',
  'rules.trick.high-joker': 'Il jolly alto batte persino l’asso.',
  'rules.trick.low-joker':
    'Si è usciti con un jolly basso, poi cuori: si risponde a cuori, e vince il più alto.',

  'rules.pay.made': 'Dichiarazione centrata',
  'rules.pay.missed': 'Dichiarazione mancata',
  'rules.pay.over': 'Mancata per prese di troppo',
  'rules.pay.under': 'Mancata per prese di meno',
  'rules.pay.some-made': 'Dichiarazione di 1 o più centrata',
  'rules.pay.some-missed': 'Dichiarazione di 1 o più mancata',
  'rules.pay.some-over': 'Dichiarazione di 1 o più, prese di troppo',
  'rules.pay.some-under': 'Dichiarazione di 1 o più, prese di meno',
  'rules.pay.zero-made': 'Dichiarazione di 0 centrata',
  'rules.pay.zero-missed': 'Dichiarazione di 0 mancata',
  'rules.pay.nothing': 'nessun punto',
  'rules.gain.one': '{points, plural, one {# punto} other {# punti}}',
  'rules.gain.bid':
    '{points, plural, one {# punto per ogni presa dichiarata} other {# punti per ogni presa dichiarata}}',
  'rules.gain.tricks':
    '{points, plural, one {# punto per ogni presa fatta} other {# punti per ogni presa fatta}}',
  'rules.gain.off':
    '{points, plural, one {# punto per ogni presa in più o in meno} other {# punti per ogni presa in più o in meno}}',
  'rules.gain.bidSquared':
    '{points, plural, one {# punto per ogni presa dichiarata, moltiplicato per la dichiarazione} other {# punti per ogni presa dichiarata, moltiplicati per la dichiarazione}}',
  'rules.gain.offSquared':
    '{points, plural, one {# punto per ogni presa in più o in meno, moltiplicato per il loro numero} other {# punti per ogni presa in più o in meno, moltiplicati per il loro numero}}',
  'rules.gain.offTriangle':
    '{points, plural, one {# punto per la prima presa in più o in meno, {second} per la seconda, {third} per la terza, e così via} other {# punti per la prima presa in più o in meno, {second} per la seconda, {third} per la terza, e così via}}',
  'rules.gain.handSize':
    '{points, plural, one {# punto per ogni carta che ricevi} other {# punti per ogni carta che ricevi}}',
  'rules.loss.one': '{points, plural, one {# punto in meno} other {# punti in meno}}',
  'rules.loss.bid':
    '{points, plural, one {# punto in meno per ogni presa dichiarata} other {# punti in meno per ogni presa dichiarata}}',
  'rules.loss.tricks':
    '{points, plural, one {# punto in meno per ogni presa fatta} other {# punti in meno per ogni presa fatta}}',
  'rules.loss.off':
    '{points, plural, one {# punto in meno per ogni presa in più o in meno} other {# punti in meno per ogni presa in più o in meno}}',
  'rules.loss.bidSquared':
    '{points, plural, one {# punto in meno per ogni presa dichiarata, moltiplicato per la dichiarazione} other {# punti in meno per ogni presa dichiarata, moltiplicati per la dichiarazione}}',
  'rules.loss.offSquared':
    '{points, plural, one {# punto perso per ogni presa in più o in meno, moltiplicato per il loro numero} other {# punti persi per ogni presa in più o in meno, moltiplicati per il loro numero}}',
  'rules.loss.offTriangle':
    '{points, plural, one {# punto perso per la prima presa in più o in meno, {second} per la seconda, {third} per la terza, e così via} other {# punti persi per la prima presa in più o in meno, {second} per la seconda, {third} per la terza, e così via}}',
  'rules.loss.handSize':
    '{points, plural, one {# punto perso per ogni carta che ricevi} other {# punti persi per ogni carta che ricevi}}',
  'rules.letters': 'Significato delle lettere',
  'rules.letter.b': 'prese dichiarate',
  'rules.letter.t': 'prese fatte',
  'rules.letter.d': 'prese in più o in meno',
  'rules.letter.n': 'carte a testa',
  'rules.example.caption':
    '{cards, plural, one {Esempi con # carta a testa} other {Esempi con # carte a testa}}',
  'rules.example.outcome': 'Esito',
  'rules.example.over': '{count, plural, one {# di troppo} other {# di troppo}}',
  'rules.example.under': '{count, plural, one {# di meno} other {# di meno}}',
  'rules.streak.gain':
    '{from, plural, one {Ogni dichiarazione centrata dà {points, plural, one {# punto} other {# punti}} in più.} other {Dopo # dichiarazioni centrate di fila, l’ultima e ognuna delle seguenti danno {points, plural, one {# punto} other {# punti}} in più, finché non sbagli.}}',
  'rules.streak.loss':
    '{from, plural, one {Ogni dichiarazione centrata costa {points, plural, one {# punto} other {# punti}}.} other {Dopo # dichiarazioni centrate di fila, l’ultima e ognuna delle seguenti costano {points, plural, one {# punto} other {# punti}}, finché non sbagli.}}',
  'rules.streak.example': 'Una dichiarazione di {bid} centrata vale allora {points}.',
  'rules.streak.made':
    '{every, plural, one {Ogni dichiarazione centrata vale in più {points}.} other {Ogni # dichiarazioni centrate di fila si segna in più {points}.}}',
  'rules.streak.missed':
    '{every, plural, one {Ogni dichiarazione mancata vale in più {points}.} other {Ogni # dichiarazioni mancate di fila si segna in più {points}.}}',
  'rules.streak.example.missed':
    'Una dichiarazione di {bid} mancata di una presa vale allora {points}.',

  'rules.side.contract':
    'Le dichiarazioni dei due compagni sommate sono il loro contratto. Le prese in più sono sacchi.',
  'rules.side.nil':
    'Un nil conta a parte. Se è mancato, le prese di chi lo ha dichiarato non contano per il contratto e non sono sacchi.',
  'rules.side.bagsKept':
    '{limit, plural, other {I sacchi passano di mano in mano; ogni # si tolgono e contano come dice la tabella.}}',
  'rules.side.caption': 'Punti di una squadra',
  'rules.side.what': 'Per',
  'rules.side.trick.made': 'Contratto centrato: per ogni presa dichiarata',
  'rules.side.trick.set': 'Contratto mancato: per ogni presa dichiarata',
  'rules.side.bag': 'Ogni sacco',
  'rules.side.bags': '{limit, plural, one {Ogni sacco, inoltre} other {Ogni # sacchi}}',
  'rules.side.nil.made': 'Nil centrato',
  'rules.side.nil.failed': 'Nil mancato',
  'rules.side.blind.made': 'Nil cieco centrato',
  'rules.side.blind.failed': 'Nil cieco mancato',
  'rules.side.examples': 'Esempi',
  'rules.side.example.contract':
    'I compagni dichiarano {first} e {second}: {won, plural, one {# presa} other {# prese}}, {points}.',
  'rules.side.example.bags':
    'Due compagni {before, plural, =0 {senza sacchi} one {con # sacco} other {con # sacchi}} dichiarano {first} e {second} e fanno {won, plural, one {# presa} other {# prese}}: {points}, {after, plural, =0 {e non resta nessun sacco} one {e resta # sacco} other {e restano # sacchi}}.',
  'rules.side.example.nil':
    'Uno dichiara nil e fa {own, plural, one {# presa} other {# prese}}, l’altro dichiara {bid} e ne fa {won}: {points}.',

  'rules.end.title': 'Fine della partita',
  'rules.end.high':
    'Dopo l’ultima mano vince il totale più alto. In caso di parità la vittoria è condivisa.',
  'rules.end.low':
    'Dopo l’ultima mano vince il totale più basso. In caso di parità la vittoria è condivisa.',
  'rules.end.target':
    'La partita finisce dopo una mano in cui una squadra è in testa con {target} {count, plural, one {punto} other {punti}} o più: quella squadra vince.',
  'rules.end.target.late':
    '{rounds, plural, one {Altrimenti finisce dopo # mano: vince il totale più alto, e a totali uguali la vittoria è condivisa.} other {Altrimenti finisce dopo # mani: vince il totale più alto, e a totali uguali la vittoria è condivisa.}}',
  'rules.end.solo.high':
    'La partita finisce dopo la prima mano in cui qualcuno arriva a {target} {count, plural, one {punto} other {punti}} o più. Vince il totale più alto; in caso di parità la vittoria è condivisa.',
  'rules.end.solo.low':
    'La partita finisce dopo la prima mano in cui qualcuno arriva a {target} {count, plural, one {punto} other {punti}} o più. Vince il totale più basso; in caso di parità la vittoria è condivisa.',
  'rules.end.solo.example': 'Per esempio, i totali {totals} chiudono la partita: vince {winner}.',
  'rules.end.solo.late':
    'Finisce al più tardi dopo la mano {rounds}: anche allora vince il totale migliore.',

  'rules.problem.players': 'Il gioco vuole da {min} a {max} giocatori.',
  'rules.problem.eight-each-players':
    'Con otto carte a testa da un mazzo si gioca da {min} a {max}.',
  'rules.problem.jokers-out-of-range': 'I jolly di ogni tipo possono essere da 0 a {max}.',
  'rules.problem.partners-need-four': 'A coppie si gioca esattamente in quattro.',
  'rules.problem.low-out-of-range':
    '{max, plural, one {La mano più piccola deve avere # carta.} other {La mano più piccola deve avere da 1 a # carte.}}',
  'rules.problem.high-out-of-range':
    '{max, plural, one {La mano più grande deve avere # carta.} other {La mano più grande deve avere da 1 a # carte: il mazzo non ne ha altre per tanti giocatori.}}',
  'rules.problem.low-above-high':
    '{high, plural, one {La mano più piccola non può superare la più grande, che ha # carta.} other {La mano più piccola non può superare la più grande, che ha # carte.}}',
  'rules.problem.turns-out-of-range': 'Una mano si può giocare da 1 a {max} volte di fila.',
  'rules.problem.ends-out-of-range':
    'La prima e l’ultima mano si possono giocare da 1 a {max} volte di fila.',
  'rules.problem.zero-limit-out-of-range':
    'Il limite di zeri di fila dev’essere da 1 a {max} mani.',
  'rules.problem.hook-from-out-of-range':
    '{max, select, 1 {Il totale vietato può valere solo da 1 carta in su.} other {Il totale vietato può valere da 1 a {max} carte in su.}}',
  'rules.problem.trump-list-length': 'Un ordine delle briscole ha da 1 a {max} voci.',
  'rules.problem.no-trump-round-out-of-range':
    'Le mani senza briscola si contano da 1 a {max}, dall’inizio o dalla fine.',
  'rules.problem.no-trump-rounds-need-suits':
    'Se ogni seme tranne quello d’uscita è briscola, nessuna mano può essere senza briscola.',
  'rules.problem.duty-needs-suits':
    'Se ogni seme tranne quello d’uscita è briscola, non si può obbligare a tagliare o a superare.',
  'rules.problem.partnership-needs-partners': 'Questo punteggio è per il gioco a coppie.',
  'rules.problem.partners-need-partnership': 'Le coppie vogliono il punteggio a coppie.',
  'rules.problem.partnership-hides-nothing':
    'A coppie si dichiara a turno e si vedono le proprie carte: il punteggio a coppie esclude dichiarazioni segrete e carte non viste.',
  'rules.problem.number-out-of-range':
    'Un numero del punteggio non va bene. I punti sono numeri interi da −{max, number} a {max, number}; ciò che si conta (sacchi, dichiarazioni centrate di fila) comincia da 1, e i punti per presa o di distacco cominciano da 0.',
  'rules.problem.target-out-of-range':
    'Il traguardo è un numero intero da −{max, number} a {max, number}.',

  'rules.refused.not-a-link': 'In questo link non ci sono regole.',
  'rules.refused.damaged':
    'Questo link è danneggiato: qualcosa è andato perso o è cambiato per strada. Fattelo mandare di nuovo.',
  'rules.refused.newer-version':
    'Queste regole vengono da una versione più recente del gioco. Ricarica la pagina per aggiornarlo.',
  'rules.refused.unreadable': 'Ora non è possibile aprire questo file. Sceglilo di nuovo.',
  'rules.refused.not-a-rules-file': 'Non è un file di regole di Oh Hell!',
  'rules.refused.too-large': 'Questo file è troppo grande: le regole occupano al massimo {max} kB.',
  'rules.refused.impossible': 'Queste regole non si possono giocare:',
};
