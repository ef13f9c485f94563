import type { Translation } from '../translation.ts';
import type { advice as english } from '../en/advice.ts';

export const advice: Translation<typeof english> = {
  'hint.button': 'Consiglio',
  'hint.close': 'Chiudi il consiglio',
  'hint.thinking': 'Ci penso…',
  'hint.why': 'Perché?',
  'hint.failed': 'Stavolta nessun consiglio.',
  'hint.forced':
    '{kind, select, bid {Puoi dichiarare solo {choice}.} trump {Puoi scegliere solo {choice}.} other {Puoi giocare solo {choice}.}}',
  'hint.nothing': 'Per questa decisione non c’è nessun consiglio.',
  'hint.noTrump': 'senza briscola',
  'hint.table': 'Quanto vale ogni scelta',
  'hint.choice': 'Scelta',
  'hint.make': 'Probabilità di centrarla',
  'hint.few': 'Prese in meno',
  'hint.many': 'Prese in più',
  'hint.misses': 'Altrimenti: prese in meno {few}, in più {many}.',
  'hint.make.short': 'Prob. in %',
  'hint.points': 'Punti attesi',
  'hint.cost':
    '{scope, select, bags {Costo rispetto alla migliore, contando i punti avversari e le prese superflue (sacchi)} points {Costo rispetto alla migliore, contando i punti degli altri} other {Costo rispetto alla migliore}}',
  'hint.isBest': '{choice}, la migliore',
  'hint.isTied': '{choice}, tra le migliori',
  'hint.under': 'meno del {percent}',
  'hint.over': 'più del {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} di centrare la dichiarazione, punti attesi {points}',
  'hint.opponent': '{name} centra la dichiarazione',
  'hint.mark.opponent': '{name} centra la dichiarazione: {chance}',
  'hint.mark.best': 'la migliore: {chance} di centrare la dichiarazione, punti attesi {points}',
  'hint.mark.tied': 'tra le migliori: {chance} di centrare la dichiarazione, punti attesi {points}',

  'hint.say.bid':
    '{verdict, select, clear {Dichiara {choice}: {chance} di centrarla.} probable {Probabilmente {choice}: {chance} di centrarla.} close {Meglio {choice}, di poco: {chance} di centrarla.} only {Ogni dichiarazione vale lo stesso: {chance} di centrarla.} tie {Quasi pari: {choices}, {chance} di centrarla.} other {Quasi pari: {choice} va bene come le altre, {chance} di centrarla.}}',
  'hint.say.trump':
    '{verdict, select, clear {Scegli {choice}: {chance} di centrare.} probable {Probabilmente {choice}: {chance} di centrare.} close {Meglio {choice}, di poco: {chance} di centrare.} only {Ogni briscola vale lo stesso: {chance} di centrare.} tie {Quasi pari: {choices}, {chance} di centrare.} other {Quasi pari: {choice} va bene come le altre, {chance} di centrare.}}',
  'hint.say.card':
    '{verdict, select, clear {Gioca {choice}: {chance} di centrare.} probable {Probabilmente {choice}: {chance} di centrare.} close {Meglio {choice}, di poco: {chance} di centrare.} only {Ogni carta vale lo stesso: {chance} di centrare.} tie {Quasi pari: {choices}, {chance} di centrare.} other {Quasi pari: {choice} va bene come le altre, {chance} di centrare.}}',
  'hint.say.lost':
    '{verdict, select, clear {Gioca {choice}.} probable {Probabilmente {choice}.} close {Meglio {choice}, di poco.} only {Ogni carta vale lo stesso.} tie {Quasi pari: {choices}.} other {Quasi pari: {choice} va bene come le altre.}}',
  'hint.nearly': 'Quasi altrettanto bene: {other}.',
  'hint.certain': 'È certo, comunque siano distribuite le carte.',
  'hint.others': 'Costa più agli altri che a te.',
  'hint.hinders': 'Così gli altri fanno meno punti.',
  'cost.parts':
    '{who, select, you {{how, select, both {I tuoi punti contano per {own}; si aggiunge la metà di quel che guadagnano in media gli altri: {others}.} less {I tuoi punti contano per {own}; si toglie la metà di quel che perdono in media gli altri: {others}.} more {La metà di quel che guadagnano in media gli altri conta per {others}; si toglie quel che guadagni tu: {own}.} other {È la metà di quel che guadagnano in media gli altri.}}} other {{how, select, both {I punti del giocatore contano per {own}; si aggiunge la metà di quel che guadagnano in media gli altri: {others}.} less {I punti del giocatore contano per {own}; si toglie la metà di quel che perdono in media gli altri: {others}.} more {La metà di quel che guadagnano in media gli altri conta per {others}; si toglie quel che guadagna il giocatore: {own}.} other {È la metà di quel che guadagnano in media gli altri.}}}}',
  'hint.net':
    '{scope, select, bags {Contando i punti avversari e le prese superflue (sacchi)} other {Contando i punti degli altri}}, {other} costa circa {count, plural, one {{points} punto} other {{points} punti}}.',
  'hint.hook':
    '{drawback, select, chance {Non puoi dichiarare {forbidden}, e {other} riesce meno spesso: {chance}.} pay {Non puoi dichiarare {forbidden}, e {other} vale meno.} other {Non puoi dichiarare {forbidden}.}}',
  'hint.contrast.over':
    '{never, select, yes {Con {other}, probabilità di fare prese di troppo: {chance}.} other {Con {other} fai più spesso prese di troppo: {chance} invece di {best}.}}',
  'hint.contrast.short':
    '{never, select, yes {Con {other}, probabilità che ti manchino prese: {chance}.} other {Con {other} ti mancano più spesso prese: {chance} invece di {best}.}}',
  'hint.contrast.make': 'Con {other} centri meno spesso: {chance} invece di {best}.',
  'hint.contrast.pay': 'Punti attesi con {other}: {points} invece di {best}.',
  'hint.contrast.naming': 'Con {other} sceglieresti meno spesso la briscola.',
  'hint.contrast.against':
    'Con {other}, {name} centra più spesso la dichiarazione: {chance} invece di {best}.',
  'hint.contrast.bid':
    '{how, select, less {{other} riesce meno spesso: {chance} invece di {best}.} other {{other} ha {chance} di probabilità, ma vale meno.}}',
  'hint.because': '{claim}: {why}.',
  'hint.claim':
    '{drawback, select, over {Con {other} fai più spesso prese di troppo} nil {Con {other} perdi più spesso il tuo nil} short {Con {other} ti mancano più spesso prese} theirs {Con {other}, gli altri centrano più spesso il contratto} other {Con {other} fai meno punti}}',
  'hint.why.now': '{high} ha {chance} di probabilità di fare questa presa, {low} {less}',
  'hint.why.later': 'più avanti {high} ha {chance} di probabilità di fare una presa, {low} {less}',
  'hint.why.own':
    '{odds, select, never {{card} non può fare questa presa, ma se resta in mano ne fa una più avanti con {later} di probabilità} sure {{card} fa di sicuro questa presa; se resta in mano, ne fa una più avanti con {later} di probabilità} other {{card} fa questa presa con {now} di probabilità; se resta in mano, una più avanti con {later}}}',
  'hint.why.rest': 'la probabilità che {card} faccia presa è allora {chance} invece di {best}',
  'hint.why.suits': 'a {suits} fai allora in media {count} prese invece di {best}',
  'hint.why.higher': 'più avanti una carta più alta fa presa più facilmente',
  'hint.why.points': 'punti attesi {points} invece di {best}',

  'hint.needs':
    '{tricks, plural, =0 {Hai già le prese dichiarate: non farne altre.} one {Ti manca ancora # delle ultime {of} prese.} other {Ti mancano ancora # delle ultime {of} prese.}}',
  'hint.needs.all':
    '{of, plural, one {Ti serve l’ultima presa.} other {Ti servono tutte le ultime # prese.}}',
  'hint.needs.lost': 'La tua dichiarazione è saltata: ostacola gli altri.',
  'hint.sunk-by':
    '{tricks, plural, one {Con {cards} una presa è inevitabile: la tua dichiarazione è saltata.} other {Con {cards} # prese sono inevitabili: la tua dichiarazione è saltata.}}',
  'hint.hopeless': 'Quasi certamente persa, qualunque cosa tu faccia.',

  'hint.sure': '{count, plural, one {presa sicura: {cards}} other {# prese sicure: {cards}}}',
  'hint.likely': 'quasi sicuro: {cards}',
  'hint.probable':
    '{count, plural, one {presa probabile: {cards}} other {prese probabili: {cards}}}',
  'hint.even': 'al 50%: {cards}',
  'hint.join': '{first}; {second}',
  'hint.tricks': '{parts}.',
  'hint.toward': '{cards} {count, plural, one {avvicina} other {avvicinano}} a {bid}',
  'hint.asTrump': '{card} come briscola',
  'hint.nothing-likely': 'Difficilmente una delle tue carte farà una presa.',
  'hint.nothing-likely.one': 'Difficilmente la tua carta farà la presa.',
  'hint.danger': 'Rischio di una presa di troppo: {cards}.',
  'hint.only-if-led': 'Vince solo se si esce con una più bassa del suo seme.',
  'hint.void': 'Puoi tagliare a {suits}.',
  'hint.no-trumps': 'Non hai briscole.',
  'hint.discards': 'Puoi scartare su {suits}.',
  'hint.naming': 'scegliendo {trump}',
  'hint.bids-for': 'Gli altri vedono la tua carta e, a giudicare dalle dichiarazioni, è buona.',
  'hint.bids-against':
    'Gli altri vedono la tua carta e, a giudicare dalle dichiarazioni, non è buona.',
  'hint.forehead':
    '{wins, plural, =0 {Nessuna delle {of} carte che puoi avere fa la presa.} one {# delle {of} carte che puoi avere fa la presa.} other {# delle {of} carte che puoi avere fanno la presa.}}',

  'hint.fact.wins': 'Fa di sicuro questa presa.',
  'hint.fact.loses': 'Non può fare questa presa.',
  'hint.fact.fulfills': 'Fa l’ultima presa che ti serve.',
  'hint.fact.overshoots': 'Fa una presa di troppo.',
  'hint.fact.one-too-many':
    '{tricks, plural, one {Con {cards} arriva comunque una presa: questa è di troppo.} other {Con {cards} arrivano comunque # prese: questa è di troppo.}}',
  'hint.fact.falls-short': 'Fa saltare la tua dichiarazione.',
  'hint.fact.ruff': 'Tagli.',
  'hint.fact.overruff': 'Tagli con una briscola più alta.',
  'hint.fact.underruff': 'Ti liberi di una briscola sotto una più alta.',
  'hint.fact.discard': 'La scarti.',
  'hint.fact.duck': 'Stai sotto.',
  'hint.fact.unload': 'Ti liberi di una carta che poi nulla batterebbe nel suo seme.',
  'hint.dangerous-discard': 'Nessun’altra carta rischia di più una presa di troppo.',
  'hint.fact.lowest-winner': 'È la più bassa che vince di sicuro.',
  'hint.fact.highest-loser': 'È la più alta che perde di sicuro.',
  'hint.fact.lowest-loser': 'Nessuna delle tue può fare questa presa; questa è la più bassa.',
  'hint.fact.puts-over': 'Così {name} fa una presa di troppo.',
  'hint.fact.denies': 'Così salta la dichiarazione di {name}.',
  'hint.fact.beaten-by': 'Più alte e non viste: {cards}.',
  'hint.fact.ahead': 'Per ora è in testa; più alte e non viste: {cards}.',
  'hint.fact.ahead.out': 'Per ora è in testa; {above} più alte non sono state viste.',
  'hint.fact.ahead.lowest': 'Tutte le tue battono {leading}; la più facile da battere è {lowest}.',
  'hint.fact.out':
    '{card}: non viste nel suo seme, {above, plural, one {# più alta} other {# più alte}}, {below, plural, =0 {nessuna più bassa} one {# più bassa} other {# più basse}}.',
  'hint.fact.out.each':
    '{above, plural, one {Ciascuna ha una più alta non vista nel suo seme.} other {Ciascuna ha almeno # più alte non viste nel suo seme.}}',
  'hint.fact.wins.each': 'Ciascuna fa di sicuro questa presa.',
  'hint.fact.loses.each': 'Nessuna può fare questa presa.',
  'hint.fact.only-ruff.each': 'Ciascuna può essere battuta solo da un taglio.',
  'hint.fact.alike': 'Più o meno si equivalgono.',
  'hint.fact.either': 'Alta o bassa, cambia poco.',
  'hint.fact.keeps': 'Tieni {cards} per dopo.',
  'hint.fact.voids': 'Ti lascia senza {suit}.',
  'hint.fact.only-ruff': 'Può batterla solo un taglio.',
  'hint.fact.only-overruff': 'Può batterla solo un taglio più alto.',
  'hint.fact.only-joker': 'Può batterla solo un jolly alto.',
  'hint.fact.ruff-by':
    '{count, plural, one {Può batterla solo un taglio; {names} non ha quel seme.} other {Può batterla solo un taglio; {names} non hanno quel seme.}}',
  'hint.fact.may-ruff':
    '{count, plural, one {{names} non ha quel seme e può tagliare.} other {{names} non hanno quel seme e possono tagliare.}}',

  'learn.tally': 'Scelta migliore: {found} su {count}',
  'learn.ask.title': 'Davvero?',
  'learn.ask.text':
    '{choice} costa circa {points, plural, one {# punto} other {# punti}}. Meglio {best}.',
  'learn.ask.anyway': 'Lo faccio lo stesso',
  'learn.ask.back': 'Ci ripenso',

  'settings.group.learning': 'Imparare',
  'settings.learning': 'Modalità di apprendimento',
  'settings.learning.hint':
    'Mostra un consiglio a ogni decisione e conta quante volte trovi la scelta migliore. Queste partite non contano nelle tue statistiche.',
  'settings.askBefore': 'Chiedi prima di una scelta costosa',
  'settings.askBefore.hint':
    'Solo in modalità di apprendimento e solo se una scelta costa chiaramente punti. Si conta in punti standard (10 + dichiarazione), e in proporzione quando una mano vale di più.',
  'askBefore.never': 'Mai',
  'askBefore.points': '{points, plural, one {# punto o più} other {# punti o più}}',
};
