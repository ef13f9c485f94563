import type { Translation } from '../translation.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Translation<typeof english> = {
  'rules.goal.solo':
    'Zeg hoeveel slagen je haalt en speel dan. Je haalt je bod als je er precies zoveel haalt.',
  'rules.goal.partners':
    'Zeg hoeveel slagen je haalt en speel dan. Partners tellen hun biedingen op en moeten er samen minstens zoveel halen.',

  'rules.table.title': 'Spelers en handen',
  'rules.players.solo': '{players, plural, other {# spelers, ieder voor zich.}}',
  'rules.players.partners':
    '{players, plural, other {# spelers. Partners zitten tegenover elkaar en hebben samen één score.}}',
  'rules.hands.same': 'Elke ronde krijgt ieder {size, plural, one {# kaart} other {# kaarten}}.',
  'rules.hands.down-up':
    'Ieder begint met {high} kaarten, elke ronde één minder tot {low}, en daarna weer één meer tot {high}.',
  'rules.hands.up-down':
    '{low, plural, one {Ieder begint met # kaart} other {Ieder begint met # kaarten}}, elke ronde één meer tot {high}, en daarna weer één minder tot {low}.',
  'rules.hands.down': 'Ieder begint met {high} kaarten, elke ronde één minder tot {low}.',
  'rules.hands.up':
    '{low, plural, one {Ieder begint met # kaart} other {Ieder begint met # kaarten}}, elke ronde één meer tot {high}.',
  'rules.hands.repeated':
    '{times, plural, other {De hand van {size} wordt # keer op rij gespeeld.}}',
  'rules.hands.ends':
    '{times, plural, other {De hand van {size} wordt # keer op rij gespeeld, aan het begin en nog eens aan het einde.}}',
  'rules.hands.perPlayer': 'Dat is één keer per speler.',
  'rules.hands.capped':
    'De grootste hand zou {limit} zijn, maar met {players} spelers zijn er slechts genoeg kaarten voor {high}.',
  'rules.hands.flip':
    'Een hand van {high} is de grootste waarbij nog een kaart overblijft om open te leggen.',
  'rules.hands.rounds':
    '{rounds, plural, one {Het spel heeft # ronde.} other {Het spel heeft # rondes.}}',
  'rules.hands.atMost':
    '{rounds, plural, one {Het spel heeft # ronde.} other {Het spel heeft hoogstens # rondes.}}',
  'rules.hands.again':
    '{rounds, plural, one {De ronde wordt telkens opnieuw gespeeld, tot iemand het puntendoel haalt.} other {Na deze # rondes begint het weer bij de eerste, tot iemand het puntendoel haalt.}}',
  'rules.hands.sizes': 'Kaarten per speler, ronde voor ronde',
  'rules.hands.deal': 'Het geven gaat elke ronde een plaats naar links.',

  'rules.trump.flip':
    'Na het geven wordt één kaart opengelegd: de kleur ervan is die ronde troef. Die kaart doet niet mee.',
  'rules.trump.runsOut':
    'Zijn alle kaarten gegeven, dan wordt er geen opengelegd en is er geen troef.',
  'rules.trump.all-dealt':
    'Alle kaarten worden gegeven, dus er wordt geen opengelegd: er is geen troef.',
  'rules.trump.dealers-last':
    'Zijn alle kaarten gegeven, dan toont de gever de laatste: die kleur is troef. De kaart blijft in de hand van de gever en is bij iedereen bekend tot die gespeeld is.',
  'rules.trump.dealers-last.example':
    'Bijvoorbeeld: is het schoppenaas, dan is schoppen troef en weet iedereen wie het aas heeft.',
  'rules.trump.joker.low': 'Is die kaart een lage joker, dan is er geen troef.',
  'rules.trump.joker.high':
    'Is die kaart een hoge joker, dan kiest de gever vóór het bieden een troefkleur: harten bijvoorbeeld, met veel harten in de hand.',
  'rules.trump.rotate': 'Troef volgt deze volgorde, ronde na ronde:',
  'rules.trump.rotate.again': 'Dan begint het opnieuw.',
  'rules.trump.rotate.example': 'Bijvoorbeeld troef in ronde {round}: {trump}.',
  'rules.trump.without':
    '{count, plural, one {Ronde {rounds} is zonder troef.} other {De rondes {rounds} zijn zonder troef.}}',
  'rules.trump.without.flip': 'Dan wordt er geen kaart opengelegd.',
  'rules.trump.without.named': 'Dan kiest niemand troef.',
  'rules.trump.without.order': 'De volgorde wacht niet: die schuift elke ronde op.',
  'rules.trump.without.again': 'Hetzelfde geldt telkens als het opnieuw begint.',
  'rules.trump.highest-bidder':
    'Na het bieden kiest de hoogste bieder troef: een kleur, of geen troef. Bij gelijke biedingen is dat wie links van de gever het eerst komt.',
  'rules.trump.fixed':
    '{suit, select, C {Klaveren is troef.} D {Ruiten is troef.} H {Harten is troef.} other {Schoppen is troef.}}',
  'rules.trump.none': 'Er is geen troef.',
  'rules.trump.all-but-led':
    'Elke kaart die niet van de gevraagde kleur is, is troef. De hoogste troef wint; bij gelijke hoogte beslist de kleur, van laag naar hoog:',
  'rules.trump.broken':
    'Met troef uitkomen mag pas als troef gebroken is: nadat er een troef is gespeeld, of als wie uitkomt alleen nog troeven heeft.',
  'rules.trump.last': 'Met troef uitkomen mag alleen wie niets anders dan troeven heeft.',
  'rules.trump.last.example':
    'Bijvoorbeeld: met twee troeven en één andere kaart moet je met die andere uitkomen.',

  'rules.bid.title': 'Bieden',
  'rules.bid.in-turn':
    'Ieder biedt één keer, te beginnen links van de gever; de gever biedt als laatste. Een bod is een getal van 0 tot en met het aantal kaarten in de hand.',
  'rules.bid.sealed':
    'Ieder biedt één keer, in het geheim: een getal van 0 tot en met het aantal kaarten in de hand. Dan gaan alle biedingen tegelijk open.',
  'rules.bid.nil': 'Een bod van 0 is een nil: de belofte om geen enkele slag te halen.',
  'rules.bid.blindNil': 'Een blinde nil bied je voordat je je kaarten bekijkt; iedereen mag het.',
  'rules.bid.blindNil.behind':
    '{behind, plural, one {Een blinde nil bied je voordat je je kaarten bekijkt, en alleen als je team minstens # punt achterstaat.} other {Een blinde nil bied je voordat je je kaarten bekijkt, en alleen als je team minstens # punten achterstaat.}}',
  'rules.hook.title': 'Mag niet kloppen',
  'rules.hook.rule': 'Het laatste bod mag het totaal niet op het aantal slagen brengen.',
  'rules.hook.effect': 'Zo mist er altijd iemand.',
  'rules.hook.from':
    '{from, plural, other {Dat geldt alleen in rondes van # kaarten of meer; met minder is elk bod toegestaan.}}',
  'rules.hook.example':
    '{handSize, plural, one {Bijvoorbeeld: met # slag te halen en al {others} geboden mag het laatste bod niet {forbidden} zijn.} other {Bijvoorbeeld: met # slagen te halen en al {others} geboden mag het laatste bod niet {forbidden} zijn.}}',
  'rules.zero.title': 'Biedingen van 0',
  'rules.zero.limit':
    '{limit, plural, one {Na een bod van 0 mag je de volgende ronde geen 0 bieden.} other {Na # rondes op rij met een bod van 0 mag je de volgende ronde geen 0 bieden.}}',
  'rules.zero.waived': 'Blijft er zo geen ander bod over, dan mag 0 toch.',
  'rules.sight.title': 'Rondes met één kaart',
  'rules.sight.forehead':
    'Met één kaart ieder zie je alle kaarten, behalve die van jezelf. Je biedt zonder je kaart te kennen en speelt die ongezien.',

  'rules.play.title': 'Spelen',
  'rules.play.trick':
    'In elke slag speelt iedereen met de klok mee één kaart; de beste wint de slag.',
  'rules.play.sunk':
    'Een bod is niet te halen als er te veel slagen zijn gewonnen of te weinig over zijn.',
  'rules.play.lead':
    'De speler links van de gever komt uit in de eerste slag; daarna wie de vorige slag won.',
  'rules.play.lead.highest':
    'De hoogste bieder komt uit in de eerste slag; bij gelijke biedingen is dat wie links van de gever het eerst komt. Daarna wie de vorige slag won.',
  'rules.play.lead.example':
    'Bijvoorbeeld: zijn de biedingen vanaf links van de gever {bids}, dan komt uit wie als eerste {bid} bood.',
  'rules.play.follow':
    'Beken de gevraagde kleur als je kunt; speel anders een kaart naar keuze. Het aas is de hoogste.',
  'rules.play.trump':
    'De hoogste troef wint de slag; zonder troef de hoogste kaart van de gevraagde kleur.',
  'rules.deck.ranks': 'Er wordt met {count} kaarten gespeeld: in elke kleur van aas tot {rank}.',
  'rules.deck.without': 'Er wordt met {count} kaarten gespeeld. Niet in het spel: {cards}.',
  'rules.deck.order':
    'Er wordt met {count} kaarten gespeeld. In elke kleur van hoog naar laag: {ranks}. De drie wint dus van de heer.',
  'rules.deck.jokers.both':
    'Er komen jokers bij (hoge: {high}; lage: {low}): samen {count} kaarten.',
  'rules.deck.jokers.high': 'Er komen hoge jokers bij ({high}): samen {count} kaarten.',
  'rules.deck.jokers.low': 'Er komen lage jokers bij ({low}): samen {count} kaarten.',
  'rules.play.followSuit': 'Beken de gevraagde kleur als je kunt. Het aas is de hoogste kaart.',
  'rules.play.must-trump': 'Wie niet kan bekennen, moet troeven als dat kan, hoog of laag.',
  'rules.play.must-trump.example':
    'Je kunt niet bekennen, maar hebt wel een lage troef: die moet je spelen, ook als er al een hogere ligt.',
  'rules.play.must-head':
    'Wie de slag op dat moment kan winnen, moet dat doen: met een hogere kaart van de kleur of, wie niet kan bekennen, met een troef. Anders speel je een willekeurige kaart van de kleur, of een willekeurige kaart als je die niet hebt.',
  'rules.play.must-head.example': 'K♦ ligt hoog en je hebt A♦ en J♦: je moet A♦ spelen.',
  'rules.jokers.title': 'Jokers',
  'rules.jokers.play':
    'Jokers hebben geen kleur en zijn nooit troef. Je mag ze altijd spelen, ook als je kunt bekennen.',
  'rules.jokers.high':
    'De eerste hoge joker wint de slag. Is er daarvoor nog geen kleur gespeeld, dan hoeft niemand te bekennen: alles mag.',
  'rules.jokers.low':
    'Een lage joker wint alleen als de hele slag uit lage jokers bestaat: dan wint de eerste. Wordt ermee uitgekomen, dan mag daarna elke kaart, ook een troef, en is de eerste kleur die valt de gevraagde kleur.',
  'rules.jokers.must-trump':
    'Ook als er een hoge joker ligt, moet je troeven, tenzij er geen kleur gevraagd is.',
  'rules.jokers.must-head':
    'Ligt er een hoge joker in de slag, dan hoeft niemand die te verslaan: je bekent of speelt, als je niet kunt bekennen, een willekeurige kaart.',
  'rules.jokers.lead':
    'Met een joker uitkomen mag altijd. Wie alleen troeven en jokers heeft, mag ook met troef uitkomen.',
  'rules.play.led': 'De hoogste kaart van de gevraagde kleur wint de slag.',
  'rules.play.all-but-led':
    'Een kaart van een andere kleur is troef en wint de slag; bekent iedereen, dan wint de hoogste kaart van de gevraagde kleur.',
  'rules.trick.winner': '{card}, wint de slag',
  'rules.trick.led': 'Harten is gevraagd, dus de hoogste harten wint; het schoppenaas niet.',
  'rules.trick.trump':
    '{suit, select, C {Als klaveren troef is, slaat zelfs de laagste klaverenkaart elke andere kleur.} D {Als ruiten troef is, slaat zelfs de laagste ruitenkaart elke andere kleur.} H {Als harten troef is, slaat zelfs de laagste hartenkaart elke andere kleur.} other {Als schoppen troef is, slaat zelfs de laagste schoppenkaart elke andere kleur.}}',
  'rules.trick.followed': 'Iedereen bekent: de hoogste klaveren wint.',
  'rules.trick.one-off': 'De schoppenkaart is de enige kaart van een andere kleur en wint dus.',
  'rules.trick.rank-off': 'De ruitenkaart is hoger dan de schoppenkaart en wint dus.',
  'rules.trick.suit-off': 'Gelijke hoogte: harten staat boven ruiten.',
  'rules.trick.high-joker': 'De hoge joker verslaat zelfs het aas.',
  'rules.trick.low-joker':
    'Er werd met een lage joker uitgekomen, daarna viel harten: harten is gevraagd, en de hoogste wint.',

  'rules.pay.made': 'Bod gehaald',
  'rules.pay.missed': 'Bod gemist',
  'rules.pay.over': 'Gemist met te veel slagen',
  'rules.pay.under': 'Gemist met te weinig slagen',
  'rules.pay.some-made': 'Bod van 1 of meer gehaald',
  'rules.pay.some-missed': 'Bod van 1 of meer gemist',
  'rules.pay.some-over': 'Bod van 1 of meer, te veel slagen',
  'rules.pay.some-under': 'Bod van 1 of meer, te weinig slagen',
  'rules.pay.zero-made': 'Bod van 0 gehaald',
  'rules.pay.zero-missed': 'Bod van 0 gemist',
  'rules.pay.nothing': 'geen punten',
  'rules.gain.one': '{points, plural, one {# punt} other {# punten}}',
  'rules.gain.bid':
    '{points, plural, one {# punt per geboden slag} other {# punten per geboden slag}}',
  'rules.gain.tricks':
    '{points, plural, one {# punt per gehaalde slag} other {# punten per gehaalde slag}}',
  'rules.gain.off':
    '{points, plural, one {# punt per slag te veel of te weinig} other {# punten per slag te veel of te weinig}}',
  'rules.gain.bidSquared':
    '{points, plural, one {# punt per geboden slag, maal het bod} other {# punten per geboden slag, maal het bod}}',
  'rules.gain.offSquared':
    '{points, plural, one {# punt per slag te veel of te weinig, maal het aantal daarvan} other {# punten per slag te veel of te weinig, maal het aantal daarvan}}',
  'rules.gain.offTriangle':
    '{points, plural, one {# punt voor de eerste slag te veel of te weinig, {second} voor de tweede, {third} voor de derde, enzovoort} other {# punten voor de eerste slag te veel of te weinig, {second} voor de tweede, {third} voor de derde, enzovoort}}',
  'rules.gain.handSize':
    '{points, plural, one {# punt per kaart die je krijgt} other {# punten per kaart die je krijgt}}',
  'rules.loss.one': '{points, plural, one {# punt eraf} other {# punten eraf}}',
  'rules.loss.bid':
    '{points, plural, one {# punt eraf per geboden slag} other {# punten eraf per geboden slag}}',
  'rules.loss.tricks':
    '{points, plural, one {# punt eraf per gehaalde slag} other {# punten eraf per gehaalde slag}}',
  'rules.loss.off':
    '{points, plural, one {# punt eraf per slag te veel of te weinig} other {# punten eraf per slag te veel of te weinig}}',
  'rules.loss.bidSquared':
    '{points, plural, one {# punt eraf per geboden slag, maal het bod} other {# punten eraf per geboden slag, maal het bod}}',
  'rules.loss.offSquared':
    '{points, plural, one {# punt eraf per slag te veel of te weinig, maal het aantal daarvan} other {# punten eraf per slag te veel of te weinig, maal het aantal daarvan}}',
  'rules.loss.offTriangle':
    '{points, plural, one {# punt eraf voor de eerste slag te veel of te weinig, {second} voor de tweede, {third} voor de derde, enzovoort} other {# punten eraf voor de eerste slag te veel of te weinig, {second} voor de tweede, {third} voor de derde, enzovoort}}',
  'rules.loss.handSize':
    '{points, plural, one {# punt eraf per kaart die je krijgt} other {# punten eraf per kaart die je krijgt}}',
  'rules.letters': 'De letters betekenen:',
  'rules.letter.b': 'geboden slagen',
  'rules.letter.t': 'gehaalde slagen',
  'rules.letter.d': 'slagen te veel of te weinig',
  'rules.letter.n': 'kaarten per speler',
  'rules.example.caption':
    '{cards, plural, one {Voorbeelden met # kaart per speler} other {Voorbeelden met # kaarten per speler}}',
  'rules.example.outcome': 'Uitkomst',
  'rules.example.over': '{count, plural, other {# te veel}}',
  'rules.example.under': '{count, plural, other {# te weinig}}',
  'rules.streak.gain':
    '{from, plural, one {Elk gehaald bod levert {points, plural, one {# punt} other {# punten}} extra op.} other {Haal je # biedingen op rij, dan leveren de laatste daarvan en elk volgend gehaald bod ieder {points, plural, one {# punt} other {# punten}} extra op, tot je mist.}}',
  'rules.streak.loss':
    '{from, plural, one {Elk gehaald bod kost {points, plural, one {# punt} other {# punten}}.} other {Haal je # biedingen op rij, dan kosten de laatste daarvan en elk volgend gehaald bod ieder {points, plural, one {# punt} other {# punten}}, tot je mist.}}',
  'rules.streak.example': 'Een gehaald bod van {bid} telt dan {points}.',
  'rules.streak.made':
    '{every, plural, one {Elk gehaald bod telt nog eens {points}.} other {Elke # gehaalde biedingen op rij tellen nog eens {points}.}}',
  'rules.streak.missed':
    '{every, plural, one {Elk gemist bod telt nog eens {points}.} other {Elke # gemiste biedingen op rij tellen nog eens {points}.}}',
  'rules.streak.example.missed': 'Een bod van {bid} dat met één slag is gemist, telt dan {points}.',

  'rules.side.contract':
    'De biedingen van twee partners samen zijn hun contract. Slagen daarboven zijn overslagen.',
  'rules.side.nil':
    'Een nil telt apart. Mislukt hij, dan tellen de slagen van die speler niet voor het contract en niet als overslag.',
  'rules.side.bagsKept':
    '{limit, plural, other {Overslagen gaan mee naar de volgende ronde; elke # gaan eraf en tellen zoals in de tabel.}}',
  'rules.side.caption': 'Punten voor een team',
  'rules.side.what': 'Waarvoor',
  'rules.side.trick.made': 'Contract gehaald: per geboden slag',
  'rules.side.trick.set': 'Contract gemist: per geboden slag',
  'rules.side.bag': 'Per overslag',
  'rules.side.bags': '{limit, plural, one {Bovendien per overslag} other {Per # overslagen}}',
  'rules.side.nil.made': 'Nil gehaald',
  'rules.side.nil.failed': 'Nil mislukt',
  'rules.side.blind.made': 'Blinde nil gehaald',
  'rules.side.blind.failed': 'Blinde nil mislukt',
  'rules.side.examples': 'Voorbeelden',
  'rules.side.example.contract': 'Partners bieden {first} en {second} en halen er {won}: {points}.',
  'rules.side.example.bags':
    '{before, plural, =0 {Partners zonder overslag} one {Partners met # overslag} other {Partners met # overslagen}} bieden {first} en {second} en halen er {won}: {points}, {after, plural, =0 {en er blijft geen overslag staan} one {en er blijft # overslag staan} other {en er blijven # overslagen staan}}.',
  'rules.side.example.nil':
    'De een biedt nil en haalt er {own}, de ander biedt {bid} en haalt er {won}: {points}.',

  'rules.end.title': 'Einde van het spel',
  'rules.end.high':
    'Na de laatste ronde wint het hoogste totaal. Bij een gelijke stand bovenaan wordt de winst gedeeld.',
  'rules.end.low':
    'Na de laatste ronde wint het laagste totaal. Bij een gelijke stand bovenaan wordt de winst gedeeld.',
  'rules.end.target':
    'Het spel eindigt na een ronde waarin één team voorstaat met {target} {count, plural, one {punt} other {punten}} of meer: dat team wint.',
  'rules.end.target.late':
    '{rounds, plural, one {Anders eindigt het na # ronde: het hoogste totaal wint, en bij gelijke totalen wordt de winst gedeeld.} other {Anders eindigt het na # rondes: het hoogste totaal wint, en bij gelijke totalen wordt de winst gedeeld.}}',
  'rules.end.solo.high':
    'Het spel eindigt na de eerste ronde waarna iemand {target} {count, plural, one {punt} other {punten}} of meer heeft. Het hoogste totaal wint; bij een gelijke stand bovenaan wordt de winst gedeeld.',
  'rules.end.solo.low':
    'Het spel eindigt na de eerste ronde waarna iemand {target} {count, plural, one {punt} other {punten}} of meer heeft. Het laagste totaal wint; bij een gelijke stand bovenaan wordt de winst gedeeld.',
  'rules.end.solo.example':
    'Bijvoorbeeld: de totalen {totals} beëindigen het spel, en {winner} wint.',
  'rules.end.solo.late': 'Het eindigt uiterlijk na ronde {rounds}: ook dan wint het beste totaal.',

  'rules.problem.players': 'Het spel vraagt {min} tot {max} spelers.',
  'rules.problem.eight-each-players':
    'Met acht kaarten ieder uit één spel kunnen er {min} tot {max} meedoen.',
  'rules.problem.jokers-out-of-range': 'Kies 0 tot {max} jokers van elke soort.',
  'rules.problem.partners-need-four': 'Met partners zijn er precies vier spelers nodig.',
  'rules.problem.low-out-of-range':
    '{max, plural, one {De kleinste hand moet # kaart hebben.} other {De kleinste hand moet 1 tot # kaarten hebben.}}',
  'rules.problem.high-out-of-range':
    '{max, plural, one {De grootste hand moet # kaart hebben.} other {De grootste hand moet 1 tot # kaarten hebben: meer zijn er niet voor zoveel spelers.}}',
  'rules.problem.low-above-high':
    '{high, plural, one {De kleinste hand kan niet groter zijn dan de grootste, met # kaart.} other {De kleinste hand kan niet groter zijn dan de grootste, met # kaarten.}}',
  'rules.problem.turns-out-of-range': 'Een ronde kan 1 tot {max} keer op rij worden gespeeld.',
  'rules.problem.ends-out-of-range':
    'De eerste en de laatste hand kunnen 1 tot {max} keer op rij worden gespeeld.',
  'rules.problem.zero-limit-out-of-range':
    'De grens voor biedingen van 0 op rij moet 1 tot {max} rondes zijn.',
  'rules.problem.hook-from-out-of-range':
    '{max, select, 1 {‘Mag niet kloppen’ kan alleen gelden vanaf 1 kaart.} other {‘Mag niet kloppen’ kan gelden vanaf 1 tot {max} kaarten.}}',
  'rules.problem.trump-list-length': 'Een troefvolgorde heeft 1 tot {max} onderdelen.',
  'rules.problem.no-trump-round-out-of-range':
    'Rondes zonder troef worden geteld van 1 tot {max}, vanaf het begin of vanaf het einde.',
  'rules.problem.no-trump-rounds-need-suits':
    'Als elke kleur behalve de gevraagde kleur troef is, kan geen ronde zonder troef zijn.',
  'rules.problem.duty-needs-suits':
    'Als elke kleur behalve de gevraagde kleur troef is, kan er geen plicht zijn om te troeven of over te nemen.',
  'rules.problem.partnership-needs-partners': 'Deze telling is voor partners.',
  'rules.problem.partners-need-partnership': 'Partners hebben de partnertelling nodig.',
  'rules.problem.partnership-hides-nothing':
    'Partners bieden om de beurt en zien hun eigen kaarten: bij de partnertelling kan gesloten bieden of ongezien spelen niet.',
  'rules.problem.number-out-of-range':
    'Een getal in de telling is niet bruikbaar. Punten zijn hele getallen van −{max, number} tot {max, number}; wat geteld wordt (overslagen, gehaalde biedingen op rij) begint bij 1, en punten per slag en voor achterstand beginnen bij 0.',
  'rules.problem.target-out-of-range':
    'Het doel is een heel getal van −{max, number} tot {max, number}.',

  'rules.refused.not-a-link': 'Deze link bevat geen regels.',
  'rules.refused.damaged':
    'Deze link is beschadigd: er is onderweg iets verloren of veranderd. Vraag er nog eens om.',
  'rules.refused.newer-version':
    'Deze regels komen uit een nieuwere versie van het spel. Laad de pagina opnieuw om bij te werken.',
  'rules.refused.unreadable': 'Dit bestand kan nu niet worden geopend. Kies het opnieuw.',
  'rules.refused.not-a-rules-file': 'Geen bestand met regels van Oh Hell!',
  'rules.refused.too-large': 'Dit bestand is te groot: regels zijn hoogstens {max} kB.',
  'rules.refused.impossible': 'Deze regels kunnen niet worden gespeeld:',
};
