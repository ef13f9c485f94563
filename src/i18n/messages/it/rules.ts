import type { Words } from '../words.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Words<typeof english> = {
  'rules.goal.solo':
    'Dichiara quante prese farai, poi gioca. La tua dichiarazione è centrata se ne fai esattamente tante.',
  'rules.goal.partners':
    'Dichiara quante prese farai, poi gioca. Le due dichiarazioni di una coppia si sommano, e insieme bisogna fare almeno altrettante prese.',

  'rules.table.title': 'Giocatori e mani',
  'rules.players.solo': '{players, plural, other {# giocatori, ognuno per sé.}}',
  'rules.players.partners':
    '{players, plural, other {# giocatori. I compagni siedono l’uno di fronte all’altro e hanno un solo punteggio.}}',
  'rules.hands.same': 'In ogni mano ci sono {size, plural, one {# carta} other {# carte}} a testa.',
  'rules.hands.down-up':
    'Si comincia con {high} carte a testa, una in meno a ogni mano fino a {low}, poi si risale fino a {high}.',
  'rules.hands.up-down':
    '{low, plural, one {Si comincia con # carta a testa} other {Si comincia con # carte a testa}}, una in più a ogni mano fino a {high}, poi si ridiscende fino a {low}.',
  'rules.hands.down': 'Si comincia con {high} carte a testa, una in meno a ogni mano fino a {low}.',
  'rules.hands.up':
    '{low, plural, one {Si comincia con # carta a testa} other {Si comincia con # carte a testa}}, una in più a ogni mano fino a {high}.',
  'rules.hands.repeated': '{times, plural, other {La mano da {size} si gioca # volte di fila.}}',
  'rules.hands.rounds':
    '{rounds, plural, one {La partita ha # mano.} other {La partita ha # mani.}}',
  'rules.hands.atMost':
    '{rounds, plural, one {La partita ha # mano.} other {La partita ha al massimo # mani.}}',
  'rules.hands.sizes': 'Carte a testa, mano per mano',
  'rules.hands.deal': 'Il mazzo passa a sinistra di mano in mano.',

  'rules.trump.flip':
    'Dopo la distribuzione si scopre una carta: il suo seme è briscola per la mano. La carta stessa è fuori gioco.',
  'rules.trump.runsOut':
    'Quando si distribuiscono tutte le carte, non se ne scopre nessuna e non c’è briscola.',
  'rules.trump.all-dealt':
    'Si distribuiscono tutte le carte e non ne resta nessuna da scoprire: non c’è briscola.',
  'rules.trump.rotate': 'La briscola cambia di mano in mano, in quest’ordine:',
  'rules.trump.rotate.again': 'Poi l’ordine ricomincia.',
  'rules.trump.highest-bidder':
    'Dopo le dichiarazioni, chi ha fatto la più alta sceglie la briscola: un seme, o senza briscola. A parità sceglie chi viene prima a sinistra del mazziere.',
  'rules.trump.fixed':
    '{suit, select, C {Fiori è briscola in ogni mano.} D {Quadri è briscola in ogni mano.} H {Cuori è briscola in ogni mano.} other {Picche è briscola in ogni mano.}}',
  'rules.trump.none': 'Non c’è briscola.',
  'rules.trump.all-but-led':
    'Ogni carta che non è del seme d’uscita è una briscola. Vince la briscola di valore più alto; a pari valore decidono i semi, in quest’ordine dal più basso al più alto:',
  'rules.trump.broken':
    'Si può uscire di briscola solo quando è sbloccata: dopo che una briscola è stata giocata su un altro seme, o quando chi esce ha solo briscole.',

  'rules.bid.title': 'Dichiarazioni',
  'rules.bid.in-turn':
    'Tutti dichiarano una volta, cominciando a sinistra del mazziere, che è l’ultimo. Una dichiarazione è un numero da 0 al numero delle carte in mano.',
  'rules.bid.sealed':
    'Tutti dichiarano una volta, in segreto: un numero da 0 al numero delle carte in mano. Poi le dichiarazioni si scoprono tutte insieme.',
  'rules.bid.nil': 'Una dichiarazione di 0 è un nil: la promessa di non fare nessuna presa.',
  'rules.bid.blindNil': 'Un nil cieco si dichiara prima di guardare le carte; possono farlo tutti.',
  'rules.bid.blindNil.behind':
    '{behind, plural, one {Un nil cieco si dichiara prima di guardare le carte, e solo se la propria squadra è sotto di almeno # punto.} other {Un nil cieco si dichiara prima di guardare le carte, e solo se la propria squadra è sotto di almeno # punti.}}',
  'rules.hook.title': 'Il totale vietato',
  'rules.hook.rule':
    'Chi dichiara per ultimo non può portare il totale delle dichiarazioni al numero delle prese.',
  'rules.hook.effect': 'Così qualcuno sbaglia sempre.',
  'rules.hook.example':
    '{handSize, plural, one {Per esempio, con # presa in palio e un totale di {others} fino a quel punto, l’ultima dichiarazione non può essere {forbidden}.} other {Per esempio, con # prese in palio e un totale di {others} fino a quel punto, l’ultima dichiarazione non può essere {forbidden}.}}',
  'rules.zero.title': 'Dichiarazioni di 0',
  'rules.zero.limit':
    '{limit, plural, one {Dopo una dichiarazione di 0 non puoi dichiarare 0 nella mano seguente.} other {Dopo dichiarazioni di 0 in # mani di fila non puoi dichiarare 0 nella seguente.}}',
  'rules.zero.waived':
    'Dove il totale vietato non lascia altre dichiarazioni, 0 è comunque permesso.',
  'rules.sight.title': 'Mani da una carta',
  'rules.sight.forehead':
    'Con una carta a testa vedi quelle di tutti tranne la tua. Dichiari senza conoscerla e la giochi senza vederla.',

  'rules.play.title': 'Gioco',
  'rules.play.trick':
    'In ogni presa ciascuno gioca una carta, in senso orario; la migliore la vince.',
  'rules.play.lead':
    'Chi siede a sinistra del mazziere esce per la prima presa; poi, chi ha vinto la precedente.',
  'rules.play.follow':
    'Rispondi al seme d’uscita se puoi; altrimenti gioca una carta qualsiasi. L’asso è la più alta.',
  'rules.play.trump':
    'La briscola più alta vince la presa; senza briscole, la carta più alta del seme d’uscita.',
  'rules.play.led': 'La carta più alta del seme d’uscita vince la presa.',
  'rules.play.all-but-led':
    'Una carta di qualsiasi altro seme è una briscola e vince la presa; se tutti rispondono, vince la carta più alta del seme d’uscita.',
  'rules.lesson.winner': '{card}, vince la presa',
  'rules.lesson.led': 'Si è usciti a cuori: vince il cuori più alto, non l’asso di picche.',
  'rules.lesson.trump':
    '{suit, select, C {Quando fiori è briscola, anche il due di fiori batte ogni altro seme.} D {Quando quadri è briscola, anche il due di quadri batte ogni altro seme.} H {Quando cuori è briscola, anche il due di cuori batte ogni altro seme.} other {Quando picche è briscola, anche il due di picche batte ogni altro seme.}}',
  'rules.lesson.followed': 'Tutti rispondono: vince il fiori più alto.',
  'rules.lesson.one-off': 'Il due di picche è l’unica carta di un altro seme: vince.',
  'rules.lesson.rank-off': 'Il tre di quadri supera il due di picche.',
  'rules.lesson.suit-off': 'Due tre: cuori sta sopra quadri.',

  'rules.pay.made': 'Dichiarazione centrata',
  'rules.pay.missed': 'Dichiarazione mancata',
  'rules.pay.some-made': 'Dichiarazione di 1 o più centrata',
  'rules.pay.some-missed': 'Dichiarazione di 1 o più mancata',
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
    '{points, plural, one {# punto perso per ogni presa in più o in meno} other {# punti persi per ogni presa in più o in meno}}',
  'rules.loss.bidSquared':
    '{points, plural, one {# punto perso per ogni presa dichiarata, moltiplicato per la dichiarazione} other {# punti persi per ogni presa dichiarata, moltiplicati per la dichiarazione}}',
  'rules.loss.offSquared':
    '{points, plural, one {# punto perso per ogni presa in più o in meno, moltiplicato per il loro numero} other {# punti persi per ogni presa in più o in meno, moltiplicati per il loro numero}}',
  'rules.loss.offTriangle':
    '{points, plural, one {# punto perso per la prima presa in più o in meno, {second} per la seconda, {third} per la terza, e così via} other {# punti persi per la prima presa in più o in meno, {second} per la seconda, {third} per la terza, e così via}}',
  'rules.loss.handSize':
    '{points, plural, one {# punto perso per ogni carta che ricevi} other {# punti persi per ogni carta che ricevi}}',
  'rules.letters': 'Il significato delle lettere:',
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
    '{from, plural, one {Ogni dichiarazione centrata dà {points, plural, one {# punto} other {# punti}} in più.} other {Quando centri # dichiarazioni di fila, l’ultima e ognuna delle seguenti danno {points, plural, one {# punto} other {# punti}} in più, finché non sbagli.}}',
  'rules.streak.loss':
    '{from, plural, one {Ogni dichiarazione centrata costa {points, plural, one {# punto} other {# punti}}.} other {Quando centri # dichiarazioni di fila, l’ultima e ognuna delle seguenti costano {points, plural, one {# punto} other {# punti}}, finché non sbagli.}}',
  'rules.streak.example': 'Una dichiarazione di {bid} centrata vale allora {points}.',

  'rules.side.contract':
    'Le dichiarazioni dei due compagni formano insieme il loro contratto. Le prese in più si chiamano sacchi.',
  'rules.side.nil':
    'Un nil conta a parte. Se fallisce, le prese di chi lo ha dichiarato non contano per il contratto e non sono sacchi.',
  'rules.side.bagsKept':
    '{limit, plural, other {I sacchi si conservano di mano in mano; ogni volta che sono #, si tolgono e contano come dice la tabella.}}',
  'rules.side.caption': 'Punti di una squadra',
  'rules.side.what': 'Che cosa',
  'rules.side.trick.made': 'Contratto centrato: per ogni presa dichiarata',
  'rules.side.trick.set': 'Contratto mancato: per ogni presa dichiarata',
  'rules.side.bag': 'Ogni sacco',
  'rules.side.bags': '{limit, plural, one {Ogni sacco, inoltre} other {Ogni # sacchi}}',
  'rules.side.nil.made': 'Nil riuscito',
  'rules.side.nil.failed': 'Nil fallito',
  'rules.side.blind.made': 'Nil cieco riuscito',
  'rules.side.blind.failed': 'Nil cieco fallito',
  'rules.side.examples': 'Esempi',
  'rules.side.example.contract':
    'Due compagni dichiarano {first} e {second} e fanno {won, plural, one {# presa} other {# prese}}: {points}.',
  'rules.side.example.bags':
    'Due compagni {before, plural, =0 {senza sacchi} one {con # sacco} other {con # sacchi}} dichiarano {first} e {second} e fanno {won, plural, one {# presa} other {# prese}}: {points}, {after, plural, =0 {e non resta nessun sacco} one {e resta # sacco} other {e restano # sacchi}}.',
  'rules.side.example.nil':
    'Uno dichiara nil e fa {own, plural, one {# presa} other {# prese}}, l’altro dichiara {bid} e ne fa {won}: {points}.',

  'rules.end.title': 'Fine',
  'rules.end.high':
    'Dopo l’ultima mano vince il totale più alto. In caso di parità si vince insieme.',
  'rules.end.low':
    'Dopo l’ultima mano vince il totale più basso. In caso di parità si vince insieme.',
  'rules.end.target':
    'La partita finisce dopo una mano in cui una squadra è da sola in testa con {target} {count, plural, one {punto} other {punti}} o più: quella squadra vince.',
  'rules.end.target.late':
    '{rounds, plural, one {Altrimenti finisce dopo # mano: vince il totale più alto, e a totali uguali si vince insieme.} other {Altrimenti finisce dopo # mani: vince il totale più alto, e a totali uguali si vince insieme.}}',

  'rules.problem.players': 'I giocatori devono essere da {min} a {max}.',
  'rules.problem.partners-need-four': 'A coppie si gioca in quattro.',
  'rules.problem.low-out-of-range':
    '{max, plural, one {La mano più piccola deve avere # carta.} other {La mano più piccola deve avere da 1 a # carte.}}',
  'rules.problem.high-out-of-range':
    '{max, plural, one {La mano più grande deve avere # carta.} other {La mano più grande deve avere da 1 a # carte: il mazzo non ne ha di più per tanti giocatori.}}',
  'rules.problem.low-above-high':
    '{high, plural, one {La mano più piccola non può avere più carte della più grande, che ne ha #.} other {La mano più piccola non può avere più carte della più grande, che ne ha #.}}',
  'rules.problem.turns-out-of-range': 'Una mano si può ripetere: da 1 a {max} volte di fila.',
  'rules.problem.zero-limit-out-of-range':
    'Il limite alle dichiarazioni di 0 dev’essere da 1 a {max} mani.',
  'rules.problem.hook-needs-turns':
    'Il totale vietato richiede dichiarazioni a turno: in segreto nessuno dichiara per ultimo.',
  'rules.problem.no-trump-to-break':
    'La briscola non si può sbloccare se non c’è un seme di briscola.',
  'rules.problem.partnership-needs-partners': 'Questo punteggio è per il gioco a coppie.',
  'rules.problem.partners-need-partnership': 'Il gioco a coppie richiede il punteggio a coppie.',
  'rules.problem.partnership-hides-nothing':
    'A coppie si dichiara a turno e si vedono le proprie carte: niente dichiarazioni segrete né carte non viste.',
  'rules.problem.target-needs-partnership':
    'Solo una partita a coppie può finire a un certo punteggio.',
  'rules.problem.number-out-of-range':
    'Un numero del punteggio non va bene. I punti sono numeri interi da −{max, number} a {max, number}; ciò che si conta (sacchi, centri di fila) comincia da 1, e i punti per presa o di svantaggio cominciano da 0.',

  'rules.refused.not-a-link': 'In questo link non ci sono regole.',
  'rules.refused.damaged':
    'Questo link è danneggiato: qualcosa si è perso o è cambiato per strada. Fattelo mandare di nuovo.',
  'rules.refused.newer-version':
    'Queste regole sono state fatte con una versione più recente del gioco. Aggiorna la tua per giocarle.',
  'rules.refused.not-a-rules-file': 'Questo file non contiene regole di questo gioco.',
  'rules.refused.too-large': 'Questo file è troppo grande: le regole occupano al massimo {max} kB.',
  'rules.refused.impossible': 'Queste regole non si possono giocare:',
};
