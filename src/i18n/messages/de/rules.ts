import type { Words } from '../words.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Words<typeof english> = {
  'rules.goal.solo':
    'Sag, wie viele Stiche du machen wirst, und spiel. Deine Ansage ist geschafft, wenn du genau so viele machst.',
  'rules.goal.partners':
    'Sag, wie viele Stiche du machen wirst, und spiel. Partner zählen ihre Ansagen zusammen und müssen gemeinsam mindestens so viele machen.',

  'rules.table.title': 'Spieler und Blätter',
  'rules.players.solo': '{players, plural, other {# Spieler, jeder für sich.}}',
  'rules.players.partners':
    '{players, plural, other {# Spieler. Partner sitzen einander gegenüber und haben einen gemeinsamen Punktestand.}}',
  'rules.hands.same':
    'In jeder Runde bekommt jeder {size, plural, one {# Karte} other {# Karten}}.',
  'rules.hands.down-up':
    'Die Blätter beginnen mit {high} Karten, schrumpfen von Runde zu Runde um eine bis auf {low} und wachsen dann wieder bis {high}.',
  'rules.hands.up-down':
    '{low, plural, one {Die Blätter beginnen mit # Karte} other {Die Blätter beginnen mit # Karten}}, wachsen von Runde zu Runde um eine bis auf {high} und schrumpfen dann wieder bis {low}.',
  'rules.hands.down':
    'Die Blätter beginnen mit {high} Karten und schrumpfen von Runde zu Runde um eine bis auf {low}.',
  'rules.hands.up':
    '{low, plural, one {Die Blätter beginnen mit # Karte} other {Die Blätter beginnen mit # Karten}} und wachsen von Runde zu Runde um eine bis auf {high}.',
  'rules.hands.repeated':
    '{times, plural, other {Das Blatt mit {size} wird # Mal in Folge gespielt.}}',
  'rules.hands.rounds':
    '{rounds, plural, one {Das Spiel hat # Runde.} other {Das Spiel hat # Runden.}}',
  'rules.hands.atMost':
    '{rounds, plural, one {Das Spiel hat # Runde.} other {Das Spiel hat höchstens # Runden.}}',
  'rules.hands.sizes': 'Karten für jeden, Runde um Runde',
  'rules.hands.deal': 'Das Geben geht von Runde zu Runde nach links weiter.',

  'rules.trump.flip':
    'Nach dem Geben wird eine Karte aufgedeckt: Ihre Farbe ist in dieser Runde Trumpf. Die Karte selbst spielt nicht mit.',
  'rules.trump.runsOut':
    'Wo alle Karten ausgeteilt sind, wird keine aufgedeckt, und es gibt keinen Trumpf.',
  'rules.trump.all-dealt':
    'Alle Karten werden ausgeteilt, also bleibt keine zum Aufdecken: Es gibt keinen Trumpf.',
  'rules.trump.rotate': 'Trumpf wechselt von Runde zu Runde in dieser Reihenfolge:',
  'rules.trump.rotate.again': 'Danach beginnt die Reihenfolge von vorn.',
  'rules.trump.highest-bidder':
    'Nach dem Ansagen bestimmt, wer am höchsten angesagt hat, Trumpf: eine Farbe oder keinen. Bei gleichen Ansagen ist es, wer links vom Geber zuerst kommt.',
  'rules.trump.fixed':
    '{suit, select, C {In jeder Runde ist Kreuz Trumpf.} D {In jeder Runde ist Karo Trumpf.} H {In jeder Runde ist Herz Trumpf.} other {In jeder Runde ist Pik Trumpf.}}',
  'rules.trump.none': 'Es gibt keinen Trumpf.',
  'rules.trump.all-but-led':
    'Jede Karte, die nicht von der angespielten Farbe ist, ist ein Trumpf. Der Trumpf mit dem höchsten Wert gewinnt; bei gleichem Wert entscheidet die Farbe, in dieser Reihenfolge von niedrig zu hoch:',
  'rules.trump.broken':
    'Trumpf darf erst ausgespielt werden, wenn er gefallen ist: nachdem ein Trumpf in einen Stich gespielt wurde, den eine andere Farbe eröffnet hat, oder wenn man nichts als Trümpfe hat.',

  'rules.bid.title': 'Ansagen',
  'rules.bid.in-turn':
    'Alle sagen einmal an, links vom Geber beginnend, der Geber zuletzt. Angesagt werden kann jede Zahl von 0 bis zur Zahl der Karten im Blatt.',
  'rules.bid.sealed':
    'Alle sagen einmal geheim an: jede Zahl von 0 bis zur Zahl der Karten im Blatt. Dann werden alle Ansagen zusammen gezeigt.',
  'rules.bid.nil': 'Eine Ansage von 0 ist ein Nil: das Versprechen, gar keinen Stich zu machen.',
  'rules.bid.blindNil':
    'Ein Blind-Nil wird angesagt, bevor man seine Karten ansieht; das dürfen alle.',
  'rules.bid.blindNil.behind':
    '{behind, plural, one {Ein Blind-Nil wird angesagt, bevor man seine Karten ansieht, und nur, wenn die eigene Seite mindestens # Punkt zurückliegt.} other {Ein Blind-Nil wird angesagt, bevor man seine Karten ansieht, und nur, wenn die eigene Seite mindestens # Punkte zurückliegt.}}',
  'rules.hook.title': 'Der Haken',
  'rules.hook.rule':
    'Wer als Letzter ansagt, darf die Summe der Ansagen nicht auf die Zahl der Stiche bringen.',
  'rules.hook.effect': 'So verfehlt immer jemand.',
  'rules.hook.example':
    '{handSize, plural, one {Ein Beispiel: Bei # Stich und bisher {others} angesagten darf die letzte Ansage nicht {forbidden} sein.} other {Ein Beispiel: Bei # Stichen und bisher {others} angesagten darf die letzte Ansage nicht {forbidden} sein.}}',
  'rules.zero.title': 'Ansagen von 0',
  'rules.zero.limit':
    '{limit, plural, one {Nach einer Ansage von 0 darf man in der nächsten Runde nicht 0 ansagen.} other {Nach Ansagen von 0 in # Runden nacheinander darf man in der nächsten nicht 0 ansagen.}}',
  'rules.zero.waived': 'Wo der Haken keine andere Ansage lässt, ist 0 trotzdem erlaubt.',
  'rules.sight.title': 'Runden mit einer Karte',
  'rules.sight.forehead':
    'Mit einer Karte für jeden siehst du die aller anderen, nur deine nicht. Du sagst an, ohne sie zu kennen, und spielst sie ungesehen.',

  'rules.play.title': 'Spielen',
  'rules.play.trick':
    'In jedem Stich spielt jeder reihum im Uhrzeigersinn eine Karte; die beste davon gewinnt ihn.',
  'rules.play.lead':
    'Zum ersten Stich spielt aus, wer links vom Geber sitzt; danach, wer den letzten gemacht hat.',
  'rules.play.follow':
    'Bediene die angespielte Farbe, wenn du kannst; sonst spiel irgendeine Karte. Das Ass ist hoch.',
  'rules.play.trump':
    'Der höchste Trumpf gewinnt den Stich; ohne Trumpf die höchste Karte der angespielten Farbe.',
  'rules.play.led': 'Die höchste Karte der angespielten Farbe gewinnt den Stich.',
  'rules.play.all-but-led':
    'Eine Karte jeder anderen Farbe ist ein Trumpf und gewinnt den Stich; bedienen alle, gewinnt die höchste Karte der angespielten Farbe.',
  'rules.lesson.winner': '{card}, gewinnt den Stich',
  'rules.lesson.led':
    'Herz wurde angespielt, also gewinnt das höchste Herz; das Pik-Ass gewinnt nicht.',
  'rules.lesson.trump':
    '{suit, select, C {Ist Kreuz Trumpf, sticht sogar die Kreuz-Zwei jede andere Farbe.} D {Ist Karo Trumpf, sticht sogar die Karo-Zwei jede andere Farbe.} H {Ist Herz Trumpf, sticht sogar die Herz-Zwei jede andere Farbe.} other {Ist Pik Trumpf, sticht sogar die Pik-Zwei jede andere Farbe.}}',
  'rules.lesson.followed': 'Alle bedienen: Das höchste Kreuz gewinnt.',
  'rules.lesson.one-off':
    'Die Pik-Zwei ist die einzige Karte einer anderen Farbe, also gewinnt sie.',
  'rules.lesson.rank-off': 'Die Karo-Drei ist höher als die Pik-Zwei.',
  'rules.lesson.suit-off': 'Zwei Dreien: Herz steht über Karo.',

  'rules.pay.made': 'Ansage geschafft',
  'rules.pay.missed': 'Ansage verfehlt',
  'rules.pay.some-made': 'Ansage von 1 oder mehr geschafft',
  'rules.pay.some-missed': 'Ansage von 1 oder mehr verfehlt',
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
    '{from, plural, one {Jede geschaffte Ansage bringt {points, plural, one {# Punkt} other {# Punkte}} mehr.} other {Wenn du # Ansagen in Folge schaffst, bringen die letzte davon und jede weitere {points, plural, one {# Punkt} other {# Punkte}} mehr, bis du verfehlst.}}',
  'rules.streak.loss':
    '{from, plural, one {Jede geschaffte Ansage kostet {points, plural, one {# Punkt} other {# Punkte}}.} other {Wenn du # Ansagen in Folge schaffst, kosten die letzte davon und jede weitere {points, plural, one {# Punkt} other {# Punkte}}, bis du verfehlst.}}',
  'rules.streak.example': 'Eine geschaffte Ansage von {bid} zählt dann {points}.',

  'rules.side.contract':
    'Die Ansagen zweier Partner zusammen sind ihr Kontrakt. Stiche darüber hinaus heißen Überstiche.',
  'rules.side.nil':
    'Ein Nil zählt für sich. Platzt es, zählen die Stiche dieses Spielers nicht für den Kontrakt und sind keine Überstiche.',
  'rules.side.bagsKept':
    '{limit, plural, other {Überstiche bleiben von Runde zu Runde stehen; sobald es # sind, werden sie abgezogen und zählen wie in der Tabelle.}}',
  'rules.side.caption': 'Punkte für eine Seite',
  'rules.side.what': 'Was',
  'rules.side.trick.made': 'Kontrakt erfüllt: jeder angesagte Stich',
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

  'rules.end.title': 'Das Ende',
  'rules.end.high':
    'Nach der letzten Runde gewinnt der höchste Gesamtstand. Bei Gleichstand gewinnen alle gemeinsam, die ihn haben.',
  'rules.end.low':
    'Nach der letzten Runde gewinnt der niedrigste Gesamtstand. Bei Gleichstand gewinnen alle gemeinsam, die ihn haben.',
  'rules.end.target':
    'Das Spiel endet nach einer Runde, in der eine Seite allein mit {target} {count, plural, one {Punkt} other {Punkten}} oder mehr vorn liegt: Diese Seite gewinnt.',
  'rules.end.target.late':
    '{rounds, plural, one {Sonst endet es nach # Runde: Der höhere Gesamtstand gewinnt, gleiche teilen sich den Sieg.} other {Sonst endet es nach # Runden: Der höhere Gesamtstand gewinnt, gleiche teilen sich den Sieg.}}',

  'rules.problem.players': 'Es müssen {min} bis {max} Spieler sein.',
  'rules.problem.partners-need-four': 'Für Partner braucht es vier Spieler.',
  'rules.problem.low-out-of-range':
    '{max, plural, one {Das kleinste Blatt muss # Karte haben.} other {Das kleinste Blatt muss 1 bis # Karten haben.}}',
  'rules.problem.high-out-of-range':
    '{max, plural, one {Das größte Blatt muss # Karte haben.} other {Das größte Blatt muss 1 bis # Karten haben: Für so viele Spieler hat das Kartenspiel nicht mehr.}}',
  'rules.problem.low-above-high':
    '{high, plural, one {Das kleinste Blatt kann nicht mehr Karten haben als das größte, das # hat.} other {Das kleinste Blatt kann nicht mehr Karten haben als das größte, das # hat.}}',
  'rules.problem.turns-out-of-range':
    'Eine Runde kann so wiederholt werden, dass sie 1 bis {max} Mal in Folge gespielt wird.',
  'rules.problem.zero-limit-out-of-range':
    'Die Grenze für Ansagen von 0 muss bei 1 bis {max} Runden liegen.',
  'rules.problem.hook-needs-turns':
    'Der Haken braucht Ansagen der Reihe nach: Bei verdeckten Ansagen sagt niemand zuletzt an.',
  'rules.problem.no-trump-to-break': 'Trumpf kann nicht fallen, wo es keine Trumpffarbe gibt.',
  'rules.problem.partnership-needs-partners': 'Diese Wertung ist für Partner.',
  'rules.problem.partners-need-partnership': 'Partner brauchen die Wertung für Partner.',
  'rules.problem.partnership-hides-nothing':
    'Partner sagen der Reihe nach an und sehen ihre eigenen Karten: Verdeckte Ansagen und ungesehene Karten passen nicht dazu.',
  'rules.problem.target-needs-partnership':
    'Nur ein Spiel mit Partnern kann bei einer Punktzahl enden.',
  'rules.problem.number-out-of-range':
    'Eine Zahl in der Wertung ist nicht brauchbar. Punkte sind ganze Zahlen von −{max, number} bis {max, number}; was gezählt wird (Überstiche, geschaffte Ansagen in Folge), beginnt bei 1, und Punkte für Stiche und für Rückstand beginnen bei 0.',

  'rules.refused.not-a-link': 'In diesem Link stehen keine Regeln.',
  'rules.refused.damaged':
    'Dieser Link ist beschädigt: Unterwegs ging etwas verloren oder wurde verändert. Bitte noch einmal darum.',
  'rules.refused.newer-version':
    'Diese Regeln stammen von einer neueren Version des Spiels. Aktualisiere dieses, um sie zu spielen.',
  'rules.refused.not-a-rules-file': 'Diese Datei enthält keine Regeln dieses Spiels.',
  'rules.refused.too-large': 'Diese Datei ist zu groß: Regeln brauchen höchstens {max} kB.',
  'rules.refused.impossible': 'Diese Regeln lassen sich nicht spielen:',
};
