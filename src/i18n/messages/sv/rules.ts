import type { rules as english } from '../en/rules.ts';
import type { Translation } from '../translation.ts';

export const rules: Translation<typeof english> = {
  'rules.goal.solo':
    'Säg hur många stick du ska ta, och spela sedan. Du klarar budet om du tar exakt så många.',
  'rules.goal.partners':
    'Säg hur många stick du ska ta, och spela sedan. Partner lägger ihop sina bud och måste tillsammans ta minst så många.',

  'rules.table.title': 'Spelare och kort',
  'rules.players.solo': '{players, plural, other {# spelare, var och en för sig.}}',
  'rules.players.partners':
    '{players, plural, other {# spelare. Partner sitter mitt emot varandra och har gemensamma poäng.}}',
  'rules.hands.same':
    '{size, plural, one {# kort var i varje runda.} other {# kort var i varje runda.}}',
  'rules.hands.down-up':
    'Alla får {high} kort i första rundan, sedan ett färre varje runda ner till {low} och upp igen till {high}.',
  'rules.hands.up-down':
    'Alla får {low, plural, one {# kort} other {# kort}} i första rundan, sedan ett fler varje runda upp till {high} och ner igen till {low}.',
  'rules.hands.down':
    'Alla får {high} kort i första rundan, sedan ett färre varje runda ner till {low}.',
  'rules.hands.up':
    'Alla får {low, plural, one {# kort} other {# kort}} i första rundan, sedan ett fler varje runda upp till {high}.',
  'rules.hands.repeated': '{times, plural, other {Rundan med {size} kort spelas # gånger i rad.}}',
  'rules.hands.ends':
    '{times, plural, other {Rundan med {size} kort spelas # gånger i rad, i början och igen på slutet.}}',
  'rules.hands.perPlayer': 'Det blir en gång för varje spelare.',
  'rules.hands.capped':
    'Den största handen skulle ha {limit} kort, men med {players} spelare räcker leken bara till {high}.',
  'rules.hands.flip': 'Med {high} kort var finns det precis ett kort kvar att vända upp.',
  'rules.hands.rounds':
    '{rounds, plural, one {Partiet har # runda.} other {Partiet har # rundor.}}',
  'rules.hands.atMost':
    '{rounds, plural, one {Partiet har # runda.} other {Partiet har högst # rundor.}}',
  'rules.hands.again':
    '{rounds, plural, one {Rundan spelas om och om igen tills någon når målet.} other {Efter de # rundorna börjar det om från den första, tills någon når målet.}}',
  'rules.hands.sizes': 'Kort var, runda för runda',
  'rules.hands.deal': 'Given går ett steg åt vänster varje runda.',

  'rules.trump.flip':
    'Efter utdelningen vänds ett kort upp: dess färg är trumf i rundan. Det kortet är inte med i spelet.',
  'rules.trump.runsOut': 'När alla kort delas ut vänds inget upp, och då finns ingen trumf.',
  'rules.trump.all-dealt': 'Alla kort delas ut, så inget vänds upp: det finns ingen trumf.',
  'rules.trump.dealers-last':
    'När alla kort delas ut visar givaren det sista: dess färg är trumf. Kortet stannar på givarens hand, känt för alla tills det spelas.',
  'rules.trump.dealers-last.example':
    'Om det till exempel är spader ess är spader trumf, och alla vet vem som har esset.',
  'rules.trump.joker.low': 'Är kortet en låg joker blir det ingen trumf.',
  'rules.trump.joker.high':
    'Är kortet en hög joker väljer givaren en trumffärg före budgivningen: hjärter, till exempel, med många hjärter på hand.',
  'rules.trump.rotate': 'Trumfen följer den här ordningen, runda för runda:',
  'rules.trump.rotate.again': 'Sedan börjar ordningen om.',
  'rules.trump.rotate.example': 'Till exempel trumf i runda {round}: {trump}.',
  'rules.trump.without':
    '{count, plural, one {Runda {rounds} är utan trumf.} other {Rundorna {rounds} är utan trumf.}}',
  'rules.trump.without.flip': 'Då vänds inget kort upp.',
  'rules.trump.without.named': 'Då väljs ingen trumf.',
  'rules.trump.without.order': 'Ordningen väntar inte: den går vidare i varje runda.',
  'rules.trump.without.again': 'Samma rundor är utan trumf varje gång det börjar om.',
  'rules.trump.highest-bidder':
    'Efter budgivningen väljer den som bjöd högst trumf: en färg eller spel utan trumf. Vid lika bud är det den som kommer först, räknat från vänster om givaren.',
  'rules.trump.fixed':
    '{suit, select, C {Klöver är trumf.} D {Ruter är trumf.} H {Hjärter är trumf.} other {Spader är trumf.}}',
  'rules.trump.none': 'Det finns ingen trumf.',
  'rules.trump.all-but-led':
    'Varje kort som inte är i den utspelade färgen är trumf. Trumfen med högst valör vinner; vid lika valör avgör färgen, från låg till hög:',
  'rules.trump.broken':
    'Trumf får inte spelas ut förrän den är bruten: förrän en trumf har spelats, eller den som spelar ut bara har trumf kvar.',
  'rules.trump.last': 'Trumf får bara spelas ut av den som inte har något annat på hand.',
  'rules.trump.last.example':
    'Till exempel: med två trumf och ett annat kort på hand måste du spela ut det andra kortet.',

  'rules.bid.title': 'Budgivning',
  'rules.bid.in-turn':
    'Alla bjuder en gång, med början till vänster om givaren och med givaren sist. Ett bud är ett tal från 0 till antalet kort på hand.',
  'rules.bid.sealed':
    'Alla bjuder en gång, i hemlighet: ett tal från 0 till antalet kort på hand. Sedan visas alla bud samtidigt.',
  'rules.bid.nil': 'Ett bud på 0 är en nil: ett löfte att inte ta något stick alls.',
  'rules.bid.blindNil': 'Blind nil bjuder man innan man tittar på sina kort; det får alla.',
  'rules.bid.blindNil.behind':
    '{behind, plural, one {Blind nil bjuder man innan man tittar på sina kort, och bara om det egna laget ligger minst # poäng under.} other {Blind nil bjuder man innan man tittar på sina kort, och bara om det egna laget ligger minst # poäng under.}}',
  'rules.hook.title': 'Får inte gå jämnt upp',
  'rules.hook.rule': 'Sista budet får inte göra summan av buden lika med antalet stick.',
  'rules.hook.effect': 'Alltså plumpar alltid någon.',
  'rules.hook.from':
    '{from, plural, other {Det gäller bara i rundor med # kort eller fler; i mindre rundor är alla bud tillåtna.}}',
  'rules.hook.example':
    '{handSize, plural, one {Till exempel: med # stick att ta och {others} bjudna hittills får sista budet inte vara {forbidden}.} other {Till exempel: med # stick att ta och {others} bjudna hittills får sista budet inte vara {forbidden}.}}',
  'rules.zero.title': 'Bud på 0',
  'rules.zero.limit':
    '{limit, plural, one {Efter ett bud på 0 får man inte bjuda 0 i nästa runda.} other {Efter bud på 0 i # rundor i rad får man inte bjuda 0 i nästa.}}',
  'rules.zero.waived':
    'Om inget annat bud är möjligt utan att det går jämnt upp är 0 ändå tillåtet.',
  'rules.sight.title': 'Rundor med ett kort',
  'rules.sight.forehead':
    'Med ett kort var ser du allas kort utom ditt eget. Du bjuder utan att känna till det och spelar det osett.',

  'rules.play.title': 'Spelet',
  'rules.play.trick':
    'I varje stick spelar alla ett kort var, medsols, och det bästa kortet vinner.',
  'rules.play.sunk':
    'Ett bud som inte längre kan klaras är sprucket: för många stick är tagna, eller för få är kvar.',
  'rules.play.lead':
    'Spelaren till vänster om givaren spelar ut till första sticket; därefter den som tog det förra.',
  'rules.play.lead.highest':
    'Den som bjöd högst spelar ut till första sticket; vid lika bud den av dem som kommer först, räknat från vänster om givaren. Därefter den som tog det förra.',
  'rules.play.lead.example':
    'Till exempel: är buden {bids}, räknat från vänster om givaren, är det den första som bjöd {bid} som spelar ut.',
  'rules.play.follow':
    'Följ den utspelade färgen om du kan, annars spela vilket kort som helst. Ess är högst.',
  'rules.play.trump':
    'Högsta trumf vinner sticket; utan trumf högsta kortet i den utspelade färgen.',
  'rules.deck.ranks': 'Leken har {count} kort: från ess ner till {rank} i varje färg.',
  'rules.deck.without': 'Leken har {count} kort. Borttagna: {cards}.',
  'rules.deck.order':
    'Leken har {count} kort. Från högt till lågt i varje färg: {ranks}. Trean slår alltså kungen.',
  'rules.deck.jokers.both': 'Jokrar läggs till (höga: {high}; låga: {low}): {count} kort totalt.',
  'rules.deck.jokers.high': 'Höga jokrar läggs till ({high}): {count} kort totalt.',
  'rules.deck.jokers.low': 'Låga jokrar läggs till ({low}): {count} kort totalt.',
  'rules.play.followSuit': 'Följ den utspelade färgen om du kan. Ess är högst.',
  'rules.play.must-trump':
    'Kan du inte följa färg måste du spela en trumf om du har någon, hög eller låg.',
  'rules.play.must-trump.example':
    'Du kan inte följa färg men har en låg trumf: du måste spela den, även om det redan ligger en högre.',
  'rules.play.must-head':
    'Om du kan ta sticket som det ligger måste du göra det: med ett högre kort i den utspelade färgen eller, om du inte kan följa färg, med en trumf. Annars spelar du vilket kort som helst i färgen, eller vilket kort som helst om du är renons.',
  'rules.play.must-head.example': 'K♦ leder, och du har A♦ och J♦: du måste spela A♦.',
  'rules.jokers.title': 'Jokrar',
  'rules.jokers.play':
    'Jokrar har ingen färg och är aldrig trumf. Du får alltid spela en joker, även om du kan följa färg.',
  'rules.jokers.high':
    'Den första höga jokern i sticket vinner det. Har ingen färg spelats före den finns ingen färg att följa: alla spelar vad de vill.',
  'rules.jokers.low':
    'En låg joker vinner bara om hela sticket är låga jokrar: då vinner den första. Spelas den ut får man därefter spela vilket kort som helst, även trumf, och den första spelade färgen ska följas.',
  'rules.jokers.must-trump':
    'En hög joker befriar dig inte från att trumfa, utom när det inte finns någon färg att följa.',
  'rules.jokers.must-head':
    'Ligger en hög joker i sticket behöver ingen gå över den: följ färg, eller spela vilket kort som helst om du är renons.',
  'rules.jokers.lead':
    'En joker får alltid spelas ut. Den som bara har trumf och jokrar får också spela ut trumf.',
  'rules.play.led': 'Högsta kortet i den utspelade färgen vinner sticket.',
  'rules.play.all-but-led':
    'Ett kort i en annan färg är trumf och vinner sticket; om alla följer färg vinner högsta kortet i den utspelade färgen.',
  'rules.trick.winner': '{card}, vinner sticket',
  'rules.trick.led': 'Hjärter spelades ut, så högsta hjärter vinner; spader ess gör det inte.',
  'rules.trick.trump':
    '{suit, select, C {När klöver är trumf slår till och med det lägsta klöverkortet alla andra färger.} D {När ruter är trumf slår till och med det lägsta ruterkortet alla andra färger.} H {När hjärter är trumf slår till och med det lägsta hjärterkortet alla andra färger.} other {När spader är trumf slår till och med det lägsta spaderkortet alla andra färger.}}',
  'rules.trick.followed': 'Alla följer färg: högsta klöver vinner.',
  'rules.trick.one-off': 'Spaderkortet är det enda kortet i en annan färg, så det vinner.',
  'rules.trick.rank-off': 'Ruterkortet har högre valör än spaderkortet, så det vinner.',
  'rules.trick.suit-off': 'Lika valör: hjärter är högre än ruter.',
  'rules.trick.high-joker': 'Den höga jokern slår till och med esset.',
  'rules.trick.low-joker':
    'En låg joker spelades ut, sedan hjärter: hjärter ska följas, och den högsta vinner.',

  'rules.pay.made': 'Klarat bud',
  'rules.pay.missed': 'Plump',
  'rules.pay.over': 'Plump med för många stick',
  'rules.pay.under': 'Plump med för få stick',
  'rules.pay.some-made': 'Klarat bud på 1 eller mer',
  'rules.pay.some-missed': 'Plump på 1 eller mer',
  'rules.pay.some-over': 'Bud på 1 eller mer, för många stick',
  'rules.pay.some-under': 'Bud på 1 eller mer, för få stick',
  'rules.pay.zero-made': 'Klarat bud på 0',
  'rules.pay.zero-missed': 'Plump på 0',
  'rules.pay.nothing': 'inga poäng',
  'rules.gain.one': '{points, plural, one {# poäng} other {# poäng}}',
  'rules.gain.bid':
    '{points, plural, one {# poäng för varje bjudet stick} other {# poäng för varje bjudet stick}}',
  'rules.gain.tricks':
    '{points, plural, one {# poäng för varje taget stick} other {# poäng för varje taget stick}}',
  'rules.gain.off':
    '{points, plural, one {# poäng för varje stick över eller under} other {# poäng för varje stick över eller under}}',
  'rules.gain.bidSquared':
    '{points, plural, one {# poäng för varje bjudet stick, gånger budet} other {# poäng för varje bjudet stick, gånger budet}}',
  'rules.gain.offSquared':
    '{points, plural, one {# poäng för varje stick över eller under, gånger antalet} other {# poäng för varje stick över eller under, gånger antalet}}',
  'rules.gain.offTriangle':
    '{points, plural, one {# poäng för första sticket över eller under, {second} för det andra, {third} för det tredje och så vidare} other {# poäng för första sticket över eller under, {second} för det andra, {third} för det tredje och så vidare}}',
  'rules.gain.handSize':
    '{points, plural, one {# poäng för varje kort du fick} other {# poäng för varje kort du fick}}',
  'rules.loss.one': '{points, plural, one {# poängs avdrag} other {# poängs avdrag}}',
  'rules.loss.bid':
    '{points, plural, one {# poängs avdrag för varje bjudet stick} other {# poängs avdrag för varje bjudet stick}}',
  'rules.loss.tricks':
    '{points, plural, one {# poängs avdrag för varje taget stick} other {# poängs avdrag för varje taget stick}}',
  'rules.loss.off':
    '{points, plural, one {# poängs avdrag för varje stick över eller under} other {# poängs avdrag för varje stick över eller under}}',
  'rules.loss.bidSquared':
    '{points, plural, one {# poängs avdrag för varje bjudet stick, gånger budet} other {# poängs avdrag för varje bjudet stick, gånger budet}}',
  'rules.loss.offSquared':
    '{points, plural, one {# poängs avdrag för varje stick över eller under, gånger antalet} other {# poängs avdrag för varje stick över eller under, gånger antalet}}',
  'rules.loss.offTriangle':
    '{points, plural, one {# poängs avdrag för första sticket över eller under, {second} för det andra, {third} för det tredje och så vidare} other {# poängs avdrag för första sticket över eller under, {second} för det andra, {third} för det tredje och så vidare}}',
  'rules.loss.handSize':
    '{points, plural, one {# poängs avdrag för varje kort du fick} other {# poängs avdrag för varje kort du fick}}',
  'rules.letters': 'Bokstäverna betyder:',
  'rules.letter.b': 'bjudna stick',
  'rules.letter.t': 'tagna stick',
  'rules.letter.d': 'stick över eller under',
  'rules.letter.n': 'kort till varje spelare',
  'rules.example.caption':
    '{cards, plural, one {Exempel med # kort var} other {Exempel med # kort var}}',
  'rules.example.outcome': 'Utfall',
  'rules.example.over': '{count, plural, other {# över}}',
  'rules.example.under': '{count, plural, other {# under}}',
  'rules.streak.gain':
    '{from, plural, one {Varje klarat bud ger {points, plural, one {# extra poäng} other {# extra poäng}}.} other {Klarar du # bud i rad ger det sista av dem och varje följande {points, plural, one {# extra poäng} other {# extra poäng}}, tills du plumpar.}}',
  'rules.streak.loss':
    '{from, plural, one {Varje klarat bud kostar {points, plural, one {# poäng} other {# poäng}}.} other {Klarar du # bud i rad kostar det sista av dem och varje följande {points, plural, one {# poäng} other {# poäng}}, tills du plumpar.}}',
  'rules.streak.example': 'Ett klarat bud på {bid} ger då {points}.',
  'rules.streak.made':
    '{every, plural, one {Varje klarat bud ger {points} därutöver.} other {Varje gång du klarar # bud i rad ger det {points} därutöver.}}',
  'rules.streak.missed':
    '{every, plural, one {Varje plump ger {points} därutöver.} other {Varje gång du har # plumpar i rad ger det {points} därutöver.}}',
  'rules.streak.example.missed': 'Ett plumpat bud på {bid}, ett stick fel, ger då {points}.',

  'rules.side.contract':
    'Två partners bud läggs ihop till deras kontrakt. Stick utöver det är överstick.',
  'rules.side.nil':
    'En nil räknas för sig. Spricker den räknas den spelarens stick varken i kontraktet eller som överstick.',
  'rules.side.bagsKept':
    '{limit, plural, other {Överstick följer med från runda till runda; varje gång de blir # tas # bort och räknas enligt tabellen.}}',
  'rules.side.caption': 'Poäng för ett lag',
  'rules.side.what': 'För',
  'rules.side.trick.made': 'Kontraktet gick hem: varje bjudet stick',
  'rules.side.trick.set': 'Kontraktet gick bet: varje bjudet stick',
  'rules.side.bag': 'Varje överstick',
  'rules.side.bags': '{limit, plural, one {Varje överstick dessutom} other {Per # överstick}}',
  'rules.side.nil.made': 'Nil klarad',
  'rules.side.nil.failed': 'Nil sprucken',
  'rules.side.blind.made': 'Blind nil klarad',
  'rules.side.blind.failed': 'Blind nil sprucken',
  'rules.side.examples': 'Exempel',
  'rules.side.example.contract': 'Två partner bjuder {first} och {second} och tar {won}: {points}.',
  'rules.side.example.bags':
    '{before, plural, =0 {Två partner utan överstick} one {Två partner med # överstick} other {Två partner med # överstick}} bjuder {first} och {second} och tar {won}: {points}, {after, plural, =0 {och inga överstick är kvar} one {och # överstick är kvar} other {och # överstick är kvar}}.',
  'rules.side.example.nil':
    'Den ena bjuder nil och tar {own}, partnern bjuder {bid} och tar {won}: {points}.',

  'rules.end.title': 'Partiets slut',
  'rules.end.high':
    'Efter sista rundan vinner den högsta summan. Alla som delar förstaplatsen delar segern.',
  'rules.end.low':
    'Efter sista rundan vinner den lägsta summan. Alla som delar den lägsta delar segern.',
  'rules.end.target':
    'Partiet slutar efter en runda där ett lag leder med {target} {count, plural, one {poäng} other {poäng}} eller mer: det laget vinner.',
  'rules.end.target.late':
    '{rounds, plural, one {Annars slutar det efter # runda: den högre summan vinner, och vid lika summor delas segern.} other {Annars slutar det efter # rundor: den högre summan vinner, och vid lika summor delas segern.}}',
  'rules.end.solo.high':
    'Partiet slutar efter den första runda där någon har {target} {count, plural, one {poäng} other {poäng}} eller mer. Den högsta summan vinner, och alla som delar förstaplatsen delar segern.',
  'rules.end.solo.low':
    'Partiet slutar efter den första runda där någon har {target} {count, plural, one {poäng} other {poäng}} eller mer. Den lägsta summan vinner, och alla som delar den lägsta delar segern.',
  'rules.end.solo.example':
    'Till exempel: summorna {totals} avslutar partiet, och {winner} vinner.',
  'rules.end.solo.late': 'Det slutar senast efter runda {rounds}: även då vinner den bästa summan.',

  'rules.problem.players': 'Spelet kräver {min} till {max} spelare.',
  'rules.problem.eight-each-players': 'Med åtta kort var ur en lek kan {min} till {max} spela.',
  'rules.problem.jokers-out-of-range': 'Det kan finnas 0 till {max} jokrar av varje sort.',
  'rules.problem.partners-need-four': 'Med partner måste ni vara exakt fyra spelare.',
  'rules.problem.low-out-of-range':
    '{max, plural, one {Minsta handen måste ha # kort.} other {Minsta handen måste ha 1 till # kort.}}',
  'rules.problem.high-out-of-range':
    '{max, plural, one {Största handen måste ha # kort.} other {Största handen måste ha 1 till # kort: leken räcker inte till fler för så många spelare.}}',
  'rules.problem.low-above-high':
    '{high, plural, one {Minsta handen kan inte vara större än den största, som har # kort.} other {Minsta handen kan inte vara större än den största, som har # kort.}}',
  'rules.problem.turns-out-of-range': 'En runda kan spelas 1 till {max} gånger i rad.',
  'rules.problem.ends-out-of-range':
    'Första och sista rundan kan spelas 1 till {max} gånger i rad.',
  'rules.problem.zero-limit-out-of-range':
    'Gränsen för nollbud i rad måste vara 1 till {max} rundor.',
  'rules.problem.hook-from-out-of-range':
    '{max, select, 1 {”Får inte gå jämnt upp” kan bara gälla från 1 kort.} other {”Får inte gå jämnt upp” kan gälla från 1 till {max} kort.}}',
  'rules.problem.trump-list-length': 'En trumfordning har 1 till {max} steg.',
  'rules.problem.no-trump-round-out-of-range':
    'Rundor utan trumf räknas från 1 till {max}, från början eller från slutet.',
  'rules.problem.no-trump-rounds-need-suits':
    'Om alla färger utom den utspelade är trumf kan ingen runda vara utan trumf.',
  'rules.problem.duty-needs-suits':
    'Om alla färger utom den utspelade är trumf kan ingen tvingas att trumfa eller gå över.',
  'rules.problem.partnership-needs-partners': 'Den här poängräkningen är för partner.',
  'rules.problem.partners-need-partnership': 'Partner behöver poängräkningen för partner.',
  'rules.problem.partnership-hides-nothing':
    'Partner bjuder i tur och ordning och ser sina egna kort: dolda bud och osedda kort går inte med poängräkningen för partner.',
  'rules.problem.number-out-of-range':
    'Ett tal i poängräkningen går inte att använda. Poäng är heltal från −{max, number} till {max, number}; det som räknas (överstick, klarade bud i rad) börjar på 1, och poäng för stick eller för underläge börjar på 0.',
  'rules.problem.target-out-of-range':
    'Ett mål är ett heltal från −{max, number} till {max, number}.',

  'rules.refused.not-a-link': 'Länken innehåller inga regler.',
  'rules.refused.damaged':
    'Länken är skadad: något har försvunnit eller ändrats på vägen. Be om den igen.',
  'rules.refused.newer-version':
    'Reglerna kommer från en nyare version av spelet. Ladda om sidan för att uppdatera.',
  'rules.refused.unreadable': 'Filen går inte att öppna just nu. Välj den igen.',
  'rules.refused.not-a-rules-file': 'Ingen regelfil från Oh Hell!',
  'rules.refused.too-large': 'Filen är för stor: regler tar högst {max} kB.',
  'rules.refused.impossible': 'De här reglerna går inte att spela:',
};
