import type { Translation } from '../translation.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Translation<typeof english> = {
  'rules.goal.solo':
    'Sag an, wie viele Stiche du machst, dann wird gespielt. Deine Ansage ist geschafft, wenn du genau so viele machst.',
  'rules.goal.partners':
    'Sag an, wie viele Stiche du machst, dann wird gespielt. Partner zählen ihre Ansagen zusammen und müssen gemeinsam mindestens so viele machen.',

  'rules.table.title': 'Spieler und Blätter',
  'rules.players.solo': '{players, plural, other {# Spieler, jeder für sich.}}',
  'rules.players.partners':
    '{players, plural, other {# Spieler. Partner sitzen einander gegenüber und sammeln gemeinsam Punkte.}}',
  'rules.hands.same':
    'In jeder Runde bekommt jeder {size, plural, one {# Karte} other {# Karten}}.',
  'rules.hands.down-up':
    'Los geht es mit {high} Karten für jeden, dann jede Runde eine weniger bis {low} und wieder hinauf bis {high}.',
  'rules.hands.up-down':
    '{low, plural, one {Los geht es mit # Karte für jeden} other {Los geht es mit # Karten für jeden}}, dann jede Runde eine mehr bis {high} und wieder hinunter bis {low}.',
  'rules.hands.down':
    'Los geht es mit {high} Karten für jeden, dann jede Runde eine weniger bis {low}.',
  'rules.hands.up':
    '{low, plural, one {Los geht es mit # Karte für jeden} other {Los geht es mit # Karten für jeden}}, dann jede Runde eine mehr bis {high}.',
  'rules.hands.repeated':
    '{times, plural, other {Das Blatt mit {size} wird # Mal in Folge gespielt.}}',
  'rules.hands.ends':
    '{times, plural, other {Das Blatt mit {size} wird # Mal in Folge gespielt, am Anfang und noch einmal am Ende.}}',
  'rules.hands.perPlayer': 'Das ist einmal für jeden Spieler.',
  'rules.hands.capped':
    'Das größte Blatt hätte {limit} Karten, aber bei {players} Spielern reicht es nur für je {high}.',
  'rules.hands.flip': 'Bei {high} Karten bleibt gerade noch eine zum Aufdecken übrig.',
  'rules.hands.rounds':
    '{rounds, plural, one {Das Spiel hat # Runde.} other {Das Spiel hat # Runden.}}',
  'rules.hands.atMost':
    '{rounds, plural, one {Das Spiel hat # Runde.} other {Das Spiel hat höchstens # Runden.}}',
  'rules.hands.again':
    '{rounds, plural, one {Die Runde wird immer wieder gespielt, bis jemand die Zielpunktzahl erreicht.} other {Nach diesen # Runden beginnt es wieder mit der ersten, bis jemand die Zielpunktzahl erreicht.}}',
  'rules.hands.sizes': 'Karten für jeden, Runde für Runde',
  'rules.hands.deal': 'Das Geben wandert jede Runde nach links.',

  'rules.trump.flip':
    'Nach dem Geben wird eine Karte aufgedeckt: Ihre Farbe ist in dieser Runde Trumpf. Diese Karte spielt nicht mit.',
  'rules.trump.runsOut':
    'Sind alle Karten gegeben, wird keine aufgedeckt, und es gibt keinen Trumpf.',
  'rules.trump.all-dealt':
    'Alle Karten werden gegeben, also wird keine aufgedeckt: Es gibt keinen Trumpf.',
  'rules.trump.dealers-last':
    'Sind alle Karten gegeben, zeigt der Geber die letzte: Ihre Farbe ist Trumpf. Sie bleibt in seiner Hand, und alle kennen sie, bis sie gespielt wird.',
  'rules.trump.dealers-last.example':
    'Zum Beispiel: Ist es das Pik-Ass, so ist Pik Trumpf, und alle wissen, wer das Ass hat.',
  'rules.trump.joker.low': 'Ist diese Karte ein Tiefjoker, gibt es keinen Trumpf.',
  'rules.trump.joker.high':
    'Ist diese Karte ein Hochjoker, wählt der Geber vor den Ansagen eine Trumpffarbe: mit vielen Herzkarten zum Beispiel Herz.',
  'rules.trump.rotate': 'Trumpf ist Runde für Runde, in dieser Reihenfolge:',
  'rules.trump.rotate.again': 'Dann geht es von vorn los.',
  'rules.trump.rotate.example': 'Zum Beispiel Trumpf in Runde {round}: {trump}.',
  'rules.trump.without':
    '{count, plural, one {Runde {rounds} ist ohne Trumpf.} other {Die Runden {rounds} sind ohne Trumpf.}}',
  'rules.trump.without.flip': 'Dann wird keine Karte aufgedeckt.',
  'rules.trump.without.named': 'Dann wählt niemand Trumpf.',
  'rules.trump.without.order': 'Die Reihenfolge wartet nicht: Sie rückt in jeder Runde weiter.',
  'rules.trump.without.again': 'Das gilt bei jedem neuen Durchgang für dieselben Runden.',
  'rules.trump.highest-bidder':
    'Wer am höchsten angesagt hat, wählt danach Trumpf: eine Farbe oder ohne Trumpf. Bei gleichen Ansagen ist es, wer links vom Geber zuerst kommt.',
  'rules.trump.fixed':
    '{suit, select, C {Kreuz ist Trumpf.} D {Karo ist Trumpf.} H {Herz ist Trumpf.} other {Pik ist Trumpf.}}',
  'rules.trump.none': 'Es gibt keinen Trumpf.',
  'rules.trump.all-but-led':
    'Jede Karte, die nicht von der angespielten Farbe ist, ist Trumpf. Der Trumpf mit dem höchsten Wert gewinnt; bei gleichem Wert entscheidet die Farbe, von niedrig bis hoch:',
  'rules.trump.broken':
    'Trumpf darf erst ausgespielt werden, wenn er gefallen ist: wenn ein Trumpf gespielt wurde oder man nur noch Trümpfe hat.',
  'rules.trump.last': 'Trumpf darf nur ausspielen, wer nichts als Trümpfe hat.',
  'rules.trump.last.example':
    'Zum Beispiel: Mit zwei Trümpfen und einer anderen Karte musst du die andere ausspielen.',

  'rules.bid.title': 'Ansagen',
  'rules.bid.in-turn':
    'Alle sagen einmal an, links vom Geber beginnend, der Geber zuletzt. Erlaubt ist jede Zahl von 0 bis zur Zahl der Karten im Blatt.',
  'rules.bid.sealed':
    'Alle sagen einmal geheim an: jede Zahl von 0 bis zur Zahl der Karten im Blatt. Dann werden alle Ansagen zusammen aufgedeckt.',
  'rules.bid.nil': 'Eine Ansage von 0 ist ein Nil: das Versprechen, gar keinen Stich zu machen.',
  'rules.bid.blindNil': 'Blind-Nil wird angesagt, bevor man seine Karten ansieht; das dürfen alle.',
  'rules.bid.blindNil.behind':
    '{behind, plural, one {Blind-Nil wird angesagt, bevor man seine Karten ansieht, und nur, wenn das eigene Team mindestens # Punkt zurückliegt.} other {Blind-Nil wird angesagt, bevor man seine Karten ansieht, und nur, wenn das eigene Team mindestens # Punkte zurückliegt.}}',
  'rules.hook.title': 'Darf nicht aufgehen',
  'rules.hook.rule': 'Die letzte Ansage darf die Summe nicht auf die Zahl der Stiche bringen.',
  'rules.hook.effect': 'So verfehlt immer jemand seine Ansage.',
  'rules.hook.from':
    '{from, plural, other {Das gilt nur in Runden mit # Karten oder mehr; mit weniger ist jede Ansage erlaubt.}}',
  'rules.hook.example':
    '{handSize, plural, one {Zum Beispiel: Bei # Stich und bisher {others} angesagt darf die letzte Ansage nicht {forbidden} sein.} other {Zum Beispiel: Bei # Stichen und bisher {others} angesagt darf die letzte Ansage nicht {forbidden} sein.}}',
  'rules.zero.title': 'Ansagen von 0',
  'rules.zero.limit':
    '{limit, plural, one {Nach einer Ansage von 0 darf man in der nächsten Runde nicht 0 ansagen.} other {Nach Ansagen von 0 in # Runden in Folge darf man in der nächsten nicht 0 ansagen.}}',
  'rules.zero.waived': 'Geht wegen der Summe keine andere Ansage, ist 0 doch erlaubt.',
  'rules.sight.title': 'Runden mit einer Karte',
  'rules.sight.forehead':
    'Mit einer Karte für jeden siehst du die aller anderen, nur deine nicht. Du sagst an, ohne sie zu kennen, und spielst sie ungesehen.',

  'rules.play.title': 'Spielen',
  'rules.play.trick':
    'In jedem Stich spielt jeder im Uhrzeigersinn eine Karte; die beste gewinnt ihn.',
  'rules.play.sunk':
    'Eine Ansage, die nicht mehr zu schaffen ist, ist geplatzt: Es sind zu viele Stiche gemacht oder zu wenige übrig.',
  'rules.play.lead':
    'Zum ersten Stich spielt aus, wer links vom Geber sitzt; danach, wer den letzten gemacht hat.',
  'rules.play.lead.highest':
    'Zum ersten Stich spielt aus, wer am höchsten angesagt hat; bei gleichen Ansagen, wer links vom Geber zuerst kommt. Danach, wer den letzten gemacht hat.',
  'rules.play.lead.example':
    'Zum Beispiel: Sind die Ansagen, links vom Geber beginnend, {bids}, spielt aus, wer zuerst {bid} angesagt hat.',
  'rules.play.follow':
    'Bediene die angespielte Farbe, wenn du kannst; sonst spiel irgendeine Karte. Das Ass ist die höchste.',
  'rules.play.trump':
    'Der höchste Trumpf gewinnt den Stich; ohne Trumpf die höchste Karte der angespielten Farbe.',
  'rules.deck.ranks': 'Gespielt wird mit {count} Karten: in jeder Farbe vom Ass bis zur {rank}.',
  'rules.deck.without': 'Gespielt wird mit {count} Karten. Es fehlen: {cards}.',
  'rules.deck.order':
    'Gespielt wird mit {count} Karten. In jeder Farbe von hoch nach niedrig: {ranks}. Die Drei schlägt also den König.',
  'rules.deck.jokers.both':
    'Dazu kommen Joker: {high} Hoch- und {low} Tiefjoker, zusammen {count} Karten.',
  'rules.deck.jokers.high': 'Dazu kommen Joker: {high} Hochjoker, zusammen {count} Karten.',
  'rules.deck.jokers.low': 'Dazu kommen Joker: {low} Tiefjoker, zusammen {count} Karten.',
  'rules.play.followSuit':
    'Bediene die angespielte Farbe, wenn du kannst. Das Ass ist die höchste Karte.',
  'rules.play.must-trump':
    'Wer nicht bedienen kann, muss wenn möglich Trumpf spielen, hoch oder niedrig.',
  'rules.play.must-trump.example':
    'Du kannst nicht bedienen, hast aber einen niedrigen Trumpf: Du musst ihn spielen, auch wenn schon ein höherer liegt.',
  'rules.play.must-head':
    'Wer den Stich im Augenblick gewinnen kann, muss es tun: mit einer höheren Karte der Farbe oder, wer nicht bedienen kann, mit einem Trumpf. Sonst spielst du irgendeine Karte der Farbe, und wenn du keine hast, irgendeine Karte.',
  'rules.play.must-head.example': 'K♦ liegt vorn, und du hast A♦ und J♦: Du musst A♦ spielen.',
  'rules.jokers.title': 'Joker',
  'rules.jokers.play':
    'Joker gehören zu keiner Farbe und sind nie Trumpf. Du darfst sie immer spielen, auch wenn du bedienen könntest.',
  'rules.jokers.high':
    'Der erste Hochjoker gewinnt den Stich. Liegt vor ihm noch keine Farbe, muss niemand bedienen: Alle spielen, was sie wollen.',
  'rules.jokers.low':
    'Ein Tiefjoker gewinnt nur, wenn der ganze Stich aus Tiefjokern besteht: dann der erste. Wird er ausgespielt, darf man danach jede Karte spielen, auch Trumpf; die erste gespielte Farbe ist zu bedienen.',
  'rules.jokers.must-trump':
    'Auch wenn ein Hochjoker liegt, musst du Trumpf spielen, außer wenn keine Farbe zu bedienen ist.',
  'rules.jokers.must-head':
    'Liegt ein Hochjoker im Stich, muss ihn niemand schlagen: Du bedienst oder spielst, wenn du nicht kannst, irgendeine Karte.',
  'rules.jokers.lead':
    'Ein Joker darf immer ausgespielt werden. Wer nur Trümpfe und Joker hat, darf auch Trumpf ausspielen.',
  'rules.play.led': 'Die höchste Karte der angespielten Farbe gewinnt den Stich.',
  'rules.play.all-but-led':
    'Eine Karte jeder anderen Farbe ist ein Trumpf und gewinnt den Stich; bedienen alle, gewinnt die höchste Karte der angespielten Farbe.',
  'rules.trick.winner': '{card}, gewinnt den Stich',
  'rules.trick.led':
    'Herz wurde angespielt, also gewinnt das höchste Herz; das Pik-Ass gewinnt nicht.',
  'rules.trick.trump':
    '{suit, select, C {Ist Kreuz Trumpf, sticht sogar die niedrigste Kreuz-Karte jede andere Farbe.} D {Ist Karo Trumpf, sticht sogar die niedrigste Karo-Karte jede andere Farbe.} H {Ist Herz Trumpf, sticht sogar die niedrigste Herz-Karte jede andere Farbe.} other {Ist Pik Trumpf, sticht sogar die niedrigste Pik-Karte jede andere Farbe.}}',
  'rules.trick.followed': 'Alle bedienen: Das höchste Kreuz gewinnt.',
  'rules.trick.one-off':
    'Die Pik-Karte ist die einzige Karte einer anderen Farbe, also gewinnt sie.',
  'rules.trick.rank-off':
    'Die Karo-Karte hat einen höheren Wert als die Pik-Karte, also gewinnt sie.',
  'rules.trick.suit-off': 'Gleicher Wert: Herz steht über Karo.',
  'rules.trick.high-joker': 'Der Hochjoker schlägt sogar das Ass.',
  'rules.trick.low-joker':
    'Ausgespielt wurde ein Tiefjoker, dann kam Herz: Herz ist zu bedienen, und das höchste Herz gewinnt.',

  'rules.pay.made': 'Ansage geschafft',
  'rules.pay.missed': 'Ansage verfehlt',
  'rules.pay.over': 'Verfehlt mit zu vielen Stichen',
  'rules.pay.under': 'Verfehlt mit zu wenigen Stichen',
  'rules.pay.some-made': 'Ansage von 1 oder mehr geschafft',
  'rules.pay.some-missed': 'Ansage von 1 oder mehr verfehlt',
  'rules.pay.some-over': 'Ansage von 1 oder mehr, zu viele Stiche',
  'rules.pay.some-under': 'Ansage von 1 oder mehr, zu wenige Stiche',
  'rules.pay.zero-made': 'Ansage von 0 geschafft',
  'rules.pay.zero-missed': 'Ansage von 0 verfehlt',
  'rules.pay.nothing': 'keine Punkte',
  'rules.gain.one': '{points, plural, one {# Punkt} other {# Punkte}}',
  'rules.gain.bid':
    '{points, plural, one {# Punkt für jeden angesagten Stich} other {# Punkte für jeden angesagten Stich}}',
  'rules.gain.tricks':
    '{points, plural, one {# Punkt für jeden gemachten Stich} other {# Punkte für jeden gemachten Stich}}',
  'rules.gain.off':
    '{points, plural, one {# Punkt für jeden Stich zu viel oder zu wenig} other {# Punkte für jeden Stich zu viel oder zu wenig}}',
  'rules.gain.bidSquared':
    '{points, plural, one {# Punkt für jeden angesagten Stich, mal die Ansage} other {# Punkte für jeden angesagten Stich, mal die Ansage}}',
  'rules.gain.offSquared':
    '{points, plural, one {# Punkt für jeden Stich zu viel oder zu wenig, mal deren Zahl} other {# Punkte für jeden Stich zu viel oder zu wenig, mal deren Zahl}}',
  'rules.gain.offTriangle':
    '{points, plural, one {# Punkt für den ersten Stich zu viel oder zu wenig, {second} für den zweiten, {third} für den dritten und so weiter} other {# Punkte für den ersten Stich zu viel oder zu wenig, {second} für den zweiten, {third} für den dritten und so weiter}}',
  'rules.gain.handSize':
    '{points, plural, one {# Punkt für jede Karte in deinem Blatt} other {# Punkte für jede Karte in deinem Blatt}}',
  'rules.loss.one': '{points, plural, one {# Punkt weniger} other {# Punkte weniger}}',
  'rules.loss.bid':
    '{points, plural, one {# Punkt weniger für jeden angesagten Stich} other {# Punkte weniger für jeden angesagten Stich}}',
  'rules.loss.tricks':
    '{points, plural, one {# Punkt weniger für jeden gemachten Stich} other {# Punkte weniger für jeden gemachten Stich}}',
  'rules.loss.off':
    '{points, plural, one {# Punkt weniger für jeden Stich zu viel oder zu wenig} other {# Punkte weniger für jeden Stich zu viel oder zu wenig}}',
  'rules.loss.bidSquared':
    '{points, plural, one {# Punkt weniger für jeden angesagten Stich, mal die Ansage} other {# Punkte weniger für jeden angesagten Stich, mal die Ansage}}',
  'rules.loss.offSquared':
    '{points, plural, one {# Punkt weniger für jeden Stich zu viel oder zu wenig, mal deren Zahl} other {# Punkte weniger für jeden Stich zu viel oder zu wenig, mal deren Zahl}}',
  'rules.loss.offTriangle':
    '{points, plural, one {# Punkt weniger für den ersten Stich zu viel oder zu wenig, {second} für den zweiten, {third} für den dritten und so weiter} other {# Punkte weniger für den ersten Stich zu viel oder zu wenig, {second} für den zweiten, {third} für den dritten und so weiter}}',
  'rules.loss.handSize':
    '{points, plural, one {# Punkt weniger für jede Karte in deinem Blatt} other {# Punkte weniger für jede Karte in deinem Blatt}}',
  'rules.letters': 'Die Buchstaben bedeuten:',
  'rules.letter.b': 'angesagte Stiche',
  'rules.letter.t': 'gemachte Stiche',
  'rules.letter.d': 'Stiche zu viel oder zu wenig',
  'rules.letter.n': 'Karten für jeden Spieler',
  'rules.example.caption':
    '{cards, plural, one {Beispiele mit # Karte für jeden} other {Beispiele mit # Karten für jeden}}',
  'rules.example.outcome': 'Ergebnis',
  'rules.example.over': '{count, plural, other {# zu viel}}',
  'rules.example.under': '{count, plural, other {# zu wenig}}',
  'rules.streak.gain':
    '{from, plural, one {Jede geschaffte Ansage bringt {points, plural, one {# Punkt} other {# Punkte}} mehr.} other {Schaffst du # Ansagen in Folge, bringen die letzte davon und jede weitere je {points, plural, one {# Punkt} other {# Punkte}} mehr, bis du eine verfehlst.}}',
  'rules.streak.loss':
    '{from, plural, one {Jede geschaffte Ansage kostet {points, plural, one {# Punkt} other {# Punkte}}.} other {Schaffst du # Ansagen in Folge, kosten die letzte davon und jede weitere je {points, plural, one {# Punkt} other {# Punkte}}, bis du eine verfehlst.}}',
  'rules.streak.example': 'Eine geschaffte Ansage von {bid} zählt dann {points}.',
  'rules.streak.made':
    '{every, plural, one {Jede geschaffte Ansage zählt zusätzlich {points}.} other {Je # geschaffte Ansagen in Folge zählen zusätzlich {points}.}}',
  'rules.streak.missed':
    '{every, plural, one {Jede verfehlte Ansage zählt zusätzlich {points}.} other {Je # verfehlte Ansagen in Folge zählen zusätzlich {points}.}}',
  'rules.streak.example.missed': 'Eine um eins verfehlte Ansage von {bid} zählt dann {points}.',

  'rules.side.contract':
    'Die Ansagen zweier Partner zusammen sind ihr Kontrakt. Stiche darüber hinaus heißen Überstiche.',
  'rules.side.nil':
    'Ein Nil zählt für sich. Platzt es, zählen die Stiche dieses Spielers nicht für den Kontrakt und auch nicht als Überstiche.',
  'rules.side.bagsKept':
    '{limit, plural, other {Überstiche werden in die nächste Runde mitgenommen; je # werden abgezogen und zählen wie in der Tabelle.}}',
  'rules.side.caption': 'Punkte für ein Team',
  'rules.side.what': 'Wofür',
  'rules.side.trick.made': 'Kontrakt geschafft: jeder angesagte Stich',
  'rules.side.trick.set': 'Kontrakt verfehlt: jeder angesagte Stich',
  'rules.side.bag': 'Jeder Überstich',
  'rules.side.bags': '{limit, plural, one {Jeder Überstich zusätzlich} other {Je # Überstiche}}',
  'rules.side.nil.made': 'Nil geschafft',
  'rules.side.nil.failed': 'Nil geplatzt',
  'rules.side.blind.made': 'Blind-Nil geschafft',
  'rules.side.blind.failed': 'Blind-Nil geplatzt',
  'rules.side.examples': 'Beispiele',
  'rules.side.example.contract':
    'Partner sagen {first} und {second} an und machen {won}: {points}.',
  'rules.side.example.bags':
    '{before, plural, =0 {Partner ohne Überstich} one {Partner mit # Überstich} other {Partner mit # Überstichen}} sagen {first} und {second} an und machen {won}: {points}, {after, plural, =0 {und kein Überstich bleibt} one {und # Überstich bleibt} other {und # Überstiche bleiben}}.',
  'rules.side.example.nil':
    'Einer sagt Nil an und macht {own}, sein Partner sagt {bid} an und macht {won}: {points}.',

  'rules.end.title': 'Spielende',
  'rules.end.high':
    'Nach der letzten Runde gewinnt der höchste Gesamtstand. Bei Gleichstand an der Spitze wird der Sieg geteilt.',
  'rules.end.low':
    'Nach der letzten Runde gewinnt der niedrigste Gesamtstand. Bei Gleichstand an der Spitze wird der Sieg geteilt.',
  'rules.end.target':
    'Das Spiel endet nach einer Runde, in der ein Team mit {target} {count, plural, one {Punkt} other {Punkten}} oder mehr führt: Dieses Team gewinnt.',
  'rules.end.target.late':
    '{rounds, plural, one {Sonst endet es nach # Runde: Der höhere Gesamtstand gewinnt, gleiche teilen sich den Sieg.} other {Sonst endet es nach # Runden: Der höhere Gesamtstand gewinnt, gleiche teilen sich den Sieg.}}',
  'rules.end.solo.high':
    'Das Spiel endet nach der ersten Runde, nach der jemand {target} {count, plural, one {Punkt} other {Punkte}} oder mehr hat. Der höchste Gesamtstand gewinnt; bei Gleichstand an der Spitze wird der Sieg geteilt.',
  'rules.end.solo.low':
    'Das Spiel endet nach der ersten Runde, nach der jemand {target} {count, plural, one {Punkt} other {Punkte}} oder mehr hat. Der niedrigste Gesamtstand gewinnt; bei Gleichstand an der Spitze wird der Sieg geteilt.',
  'rules.end.solo.example': 'Zum Beispiel beenden die Stände {totals} das Spiel: {winner} gewinnt.',
  'rules.end.solo.late':
    'Spätestens nach Runde {rounds} ist Schluss: Auch dann gewinnt der beste Gesamtstand.',

  'rules.problem.players': 'Das Spiel braucht {min} bis {max} Spieler.',
  'rules.problem.eight-each-players':
    'Mit acht Karten für jeden aus einem Kartenspiel können {min} bis {max} spielen.',
  'rules.problem.jokers-out-of-range': 'Es gibt 0 bis {max} Joker jeder Art.',
  'rules.problem.partners-need-four': 'Mit Partnern braucht es genau vier Spieler.',
  'rules.problem.low-out-of-range':
    '{max, plural, one {Das kleinste Blatt muss # Karte haben.} other {Das kleinste Blatt muss 1 bis # Karten haben.}}',
  'rules.problem.high-out-of-range':
    '{max, plural, one {Das größte Blatt muss # Karte haben.} other {Das größte Blatt muss 1 bis # Karten haben: Mehr Karten gibt es für so viele Spieler nicht.}}',
  'rules.problem.low-above-high':
    '{high, plural, one {Das kleinste Blatt kann nicht größer sein als das größte mit # Karte.} other {Das kleinste Blatt kann nicht größer sein als das größte mit # Karten.}}',
  'rules.problem.turns-out-of-range': 'Eine Runde kann 1 bis {max} Mal in Folge gespielt werden.',
  'rules.problem.ends-out-of-range':
    'Das erste und das letzte Blatt können 1 bis {max} Mal in Folge gespielt werden.',
  'rules.problem.zero-limit-out-of-range':
    'Die Grenze für Ansagen von 0 in Folge muss bei 1 bis {max} Runden liegen.',
  'rules.problem.hook-from-out-of-range':
    '{max, select, 1 {„Darf nicht aufgehen“ kann nur ab 1 Karte gelten.} other {„Darf nicht aufgehen“ kann ab 1 bis {max} Karten gelten.}}',
  'rules.problem.trump-list-length': 'Eine Trumpffolge hat 1 bis {max} Einträge.',
  'rules.problem.no-trump-round-out-of-range':
    'Runden ohne Trumpf werden von 1 bis {max} gezählt, vom Anfang oder vom Ende an.',
  'rules.problem.no-trump-rounds-need-suits':
    'Wenn jede Farbe außer der angespielten Trumpf ist, kann keine Runde ohne Trumpf sein.',
  'rules.problem.duty-needs-suits':
    'Wenn jede Farbe außer der angespielten Trumpf ist, gibt es weder Trumpf- noch Stichzwang.',
  'rules.problem.partnership-needs-partners': 'Diese Wertung ist für Partner.',
  'rules.problem.partners-need-partnership': 'Partner brauchen die Partnerwertung.',
  'rules.problem.partnership-hides-nothing':
    'Partner sagen der Reihe nach an und sehen ihre eigenen Karten: Verdeckte Ansagen und ungesehene Karten gehen mit der Partnerwertung nicht.',
  'rules.problem.number-out-of-range':
    'Eine Zahl in der Wertung ist nicht brauchbar. Punkte sind ganze Zahlen von −{max, number} bis {max, number}; was gezählt wird (Überstiche, geschaffte Ansagen in Folge), beginnt bei 1, und Punkte für Stiche und für Rückstand beginnen bei 0.',
  'rules.problem.target-out-of-range':
    'Eine Zielpunktzahl ist eine ganze Zahl von −{max, number} bis {max, number}.',

  'rules.refused.not-a-link': 'Dieser Link enthält keine Regeln.',
  'rules.refused.damaged':
    'Dieser Link ist beschädigt: Unterwegs ging etwas verloren oder wurde verändert. Lass ihn dir noch einmal schicken.',
  'rules.refused.newer-version':
    'Diese Regeln stammen aus einer neueren Version des Spiels. Lade die Seite neu, um zu aktualisieren.',
  'rules.refused.unreadable':
    'Diese Datei lässt sich gerade nicht öffnen. Wähle sie noch einmal aus.',
  'rules.refused.not-a-rules-file': 'Keine Regeldatei von Oh Hell!',
  'rules.refused.too-large': 'Diese Datei ist zu groß: Regeln brauchen höchstens {max} kB.',
  'rules.refused.impossible': 'Diese Regeln lassen sich nicht spielen:',
};
