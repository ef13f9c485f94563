import type { advice as english } from '../en/advice.ts';
import type { Translation } from '../translation.ts';

export const advice: Translation<typeof english> = {
  'hint.button': 'Tipp',
  'hint.close': 'Tipp schließen',
  'hint.thinking': 'Einen Moment …',
  'hint.why': 'Warum?',
  'hint.failed': 'Diesmal kein Tipp.',
  'hint.forced':
    '{kind, select, bid {Du kannst nur {choice} ansagen.} trump {Du kannst nur {choice} wählen.} other {Du kannst nur {choice} spielen.}}',
  'hint.nothing': 'Zu dieser Entscheidung gibt es keinen Tipp.',
  'hint.noTrump': 'ohne Trumpf',
  'hint.table': 'Was jede Wahl wert ist',
  'hint.choice': 'Wahl',
  'hint.make': 'Chance, es zu schaffen',
  'hint.few': 'Zu wenige Stiche',
  'hint.many': 'Zu viele Stiche',
  'hint.misses': 'Sonst: zu wenige Stiche {few}, zu viele {many}.',
  'hint.make.short': 'Chance in %',
  'hint.points': 'Erwartete Punkte',
  'hint.cost':
    '{scope, select, bags {Verlust gegenüber der besten Wahl, mit den Punkten der Gegner und den Überstichen gerechnet} points {Verlust gegenüber der besten Wahl, mit den Punkten der anderen gerechnet} other {Verlust gegenüber der besten Wahl}}',
  'hint.isBest': '{choice}, beste Wahl',
  'hint.isTied': '{choice}, unter den besten',
  'hint.under': 'unter {percent}',
  'hint.over': 'über {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} Chance, die Ansage zu schaffen, erwartete Punkte: {points}',
  'hint.opponent': '{name} schafft die Ansage',
  'hint.mark.opponent': '{name} schafft die Ansage: {chance}',
  'hint.mark.best':
    'beste Wahl: {chance} Chance, die Ansage zu schaffen, erwartete Punkte: {points}',
  'hint.mark.tied':
    'unter den besten: {chance} Chance, die Ansage zu schaffen, erwartete Punkte: {points}',

  'hint.say.bid':
    '{verdict, select, clear {Sag {choice} an: {chance} Chance, das zu schaffen.} probable {Wohl {choice}: {chance} Chance, das zu schaffen.} close {Eher {choice}: {chance} Chance, das zu schaffen, aber knapp.} only {Jede Ansage ist gleich gut: {chance} Chance, sie zu schaffen.} tie {Gleich gut: {choices}, {chance} Chance, das zu schaffen.} other {Alles gleich gut, auch {choice}: {chance} Chance, das zu schaffen.}}',
  'hint.say.trump':
    '{verdict, select, clear {Wähl {choice}: {chance} Chance, die Ansage zu schaffen.} probable {Wohl {choice}: {chance} Chance, die Ansage zu schaffen.} close {Eher {choice}: {chance} Chance, die Ansage zu schaffen, aber knapp.} only {Jeder Trumpf ist gleich gut: {chance} Chance, die Ansage zu schaffen.} tie {Gleich gut: {choices}, {chance} Chance, die Ansage zu schaffen.} other {Alles gleich gut, auch {choice}: {chance} Chance, die Ansage zu schaffen.}}',
  'hint.say.card':
    '{verdict, select, clear {Spiel {choice}: {chance} Chance, die Ansage zu schaffen.} probable {Wohl {choice}: {chance} Chance, die Ansage zu schaffen.} close {Eher {choice}: {chance} Chance, die Ansage zu schaffen, aber knapp.} only {Jede Karte ist gleich gut: {chance} Chance, die Ansage zu schaffen.} tie {Gleich gut: {choices}, {chance} Chance, die Ansage zu schaffen.} other {Alles gleich gut, auch {choice}: {chance} Chance, die Ansage zu schaffen.}}',
  'hint.say.lost':
    '{verdict, select, clear {Spiel {choice}.} probable {Wohl {choice}.} close {Eher {choice}, aber knapp.} only {Jede Karte ist gleich gut.} tie {Gleich gut: {choices}.} other {Alles gleich gut, auch {choice}.}}',
  'hint.nearly': '{other} ist fast ebenso gut.',
  'hint.certain': 'Das ist sicher, egal wie die Karten liegen.',
  'hint.others': 'Das kostet die anderen mehr als dich.',
  'hint.hinders': 'Die anderen bekommen dabei weniger.',
  'cost.parts':
    '{who, select, you {{how, select, both {Deine eigenen Punkte machen {own} aus; dazu kommt die Hälfte dessen, was die anderen im Schnitt gewinnen: {others}.} less {Deine eigenen Punkte machen {own} aus; davon geht die Hälfte dessen ab, was die anderen im Schnitt verlieren: {others}.} more {Die Hälfte dessen, was die anderen im Schnitt gewinnen, macht {others} aus; davon geht ab, was du selbst gewinnst: {own}.} other {Das ist die Hälfte dessen, was die anderen im Schnitt gewinnen.}}} other {{how, select, both {Die eigenen Punkte machen {own} aus; dazu kommt die Hälfte dessen, was die anderen im Schnitt gewinnen: {others}.} less {Die eigenen Punkte machen {own} aus; davon geht die Hälfte dessen ab, was die anderen im Schnitt verlieren: {others}.} more {Die Hälfte dessen, was die anderen im Schnitt gewinnen, macht {others} aus; davon geht der eigene Gewinn ab: {own}.} other {Das ist die Hälfte dessen, was die anderen im Schnitt gewinnen.}}}}',
  'hint.net':
    '{scope, select, bags {Mit den Punkten der Gegner und den Überstichen gerechnet} other {Mit den Punkten der anderen gerechnet}} kostet {other} etwa {count, plural, one {{points} Punkt} other {{points} Punkte}}.',
  'hint.hook':
    '{drawback, select, chance {{forbidden} geht nicht, und {other} klappt seltener: {chance}.} pay {{forbidden} geht nicht, und {other} bringt weniger.} other {{forbidden} geht nicht.}}',
  'hint.contrast.over':
    '{never, select, yes {Mit {other} machst du in {chance} der Fälle zu viele Stiche.} other {Mit {other} machst du öfter zu viele Stiche: {chance} statt {best}.}}',
  'hint.contrast.short':
    '{never, select, yes {Mit {other} fehlen dir in {chance} der Fälle Stiche.} other {Mit {other} fehlen dir öfter Stiche: {chance} statt {best}.}}',
  'hint.contrast.make': 'Mit {other} schaffst du die Ansage seltener: {chance} statt {best}.',
  'hint.contrast.pay': 'Erwartete Punkte mit {other}: {points} statt {best}.',
  'hint.contrast.naming': 'Mit {other} darfst du seltener Trumpf wählen.',
  'hint.contrast.against': 'Mit {other} schafft {name} die Ansage öfter: {chance} statt {best}.',
  'hint.contrast.bid':
    '{how, select, less {{other} klappt seltener: {chance} statt {best}.} other {{other} klappt in {chance} der Fälle, bringt aber weniger.}}',
  'hint.because': '{claim}: {why}.',
  'hint.claim':
    '{drawback, select, over {Mit {other} machst du öfter zu viele Stiche} nil {Mit {other} platzt dein Nil öfter} short {Mit {other} fehlen dir öfter Stiche} theirs {Mit {other} schaffen die Gegner ihren Kontrakt öfter} other {Mit {other} bekommst du weniger Punkte}}',
  'hint.why.now': '{high} macht diesen Stich in {chance} der Fälle, {low} in {less}',
  'hint.why.later': 'aufgehoben macht {high} in {chance} der Fälle einen Stich, {low} in {less}',
  'hint.why.own':
    '{odds, select, never {{card} kann diesen Stich nicht machen, macht aufgehoben aber in {later} der Fälle einen späteren} sure {{card} macht diesen Stich sicher, aufgehoben einen späteren in {later} der Fälle} other {{card} macht diesen Stich in {now} der Fälle, aufgehoben einen späteren in {later}}}',
  'hint.why.rest': '{card} macht dann in {chance} der Fälle einen Stich statt in {best}',
  'hint.why.suits': 'mit {suits} machst du dann im Schnitt {count} Stiche statt {best}',
  'hint.why.higher': 'aufgehoben macht eine höhere Karte eher einen Stich',
  'hint.why.points': 'erwartete Punkte {points} statt {best}',

  'hint.needs':
    '{tricks, plural, =0 {Deine Ansage passt: Mach keinen Stich mehr.} one {Du brauchst noch # der restlichen {of} Stiche.} other {Du brauchst noch # der restlichen {of} Stiche.}}',
  'hint.needs.all':
    '{of, plural, one {Du brauchst den letzten Stich.} other {Du brauchst alle restlichen # Stiche.}}',
  'hint.needs.lost': 'Deine Ansage ist geplatzt: Mach es den anderen schwer.',
  'hint.sunk-by':
    '{tricks, plural, one {Mit {cards} ist ein Stich unvermeidlich: Deine Ansage ist geplatzt.} other {Mit {cards} sind # Stiche unvermeidlich: Deine Ansage ist geplatzt.}}',
  'hint.hopeless': 'Fast sicher verloren, egal was du tust.',

  'hint.sure': '{count, plural, one {sicherer Stich: {cards}} other {# sichere Stiche: {cards}}}',
  'hint.likely': 'fast sicher: {cards}',
  'hint.probable':
    '{count, plural, one {wahrscheinlich ein Stich: {cards}} other {wahrscheinlich je ein Stich: {cards}}}',
  'hint.even': 'fifty-fifty: {cards}',
  'hint.join': '{first}; {second}',
  'hint.tricks': '{parts}.',
  'hint.toward': '{cards} {count, plural, one {bringt} other {bringen}} dich näher an {bid}',
  'hint.asTrump': '{card} als Trumpf',
  'hint.nothing-likely': 'Keine deiner Karten macht wahrscheinlich einen Stich.',
  'hint.nothing-likely.one': 'Deine Karte macht den Stich wahrscheinlich nicht.',
  'hint.danger': 'Gefahr eines ungewollten Stichs: {cards}.',
  'hint.only-if-led': 'Deine Karte gewinnt nur, wenn eine niedrigere ihrer Farbe ausgespielt wird.',
  'hint.void': 'Du kannst {suits} stechen.',
  'hint.no-trumps': 'Du hast keinen Trumpf.',
  'hint.discards': 'Auf {suits} kannst du abwerfen.',
  'hint.naming': 'mit der Wahl {trump}',
  'hint.bids-for': 'Die anderen sehen deine Karte, und ihre Ansagen sprechen für sie.',
  'hint.bids-against': 'Die anderen sehen deine Karte, und ihre Ansagen sprechen gegen sie.',
  'hint.forehead':
    '{wins, plural, =0 {Keine der {of} Karten, die du haben kannst, macht den Stich.} one {# der {of} Karten, die du haben kannst, macht den Stich.} other {# der {of} Karten, die du haben kannst, machen den Stich.}}',

  'hint.fact.wins': 'Sie macht diesen Stich sicher.',
  'hint.fact.loses': 'Sie kann diesen Stich nicht machen.',
  'hint.fact.fulfills': 'Sie macht den letzten Stich, den du brauchst.',
  'hint.fact.overshoots': 'Sie macht einen Stich zu viel.',
  'hint.fact.one-too-many':
    '{tricks, plural, one {Mit {cards} kommt ohnehin ein Stich: Dieser ist einer zu viel.} other {Mit {cards} kommen ohnehin # Stiche: Dieser ist einer zu viel.}}',
  'hint.fact.falls-short': 'Damit platzt deine Ansage.',
  'hint.fact.ruff': 'Du stichst.',
  'hint.fact.overruff': 'Du überstichst.',
  'hint.fact.underruff': 'Du wirst einen Trumpf unter einem höheren los.',
  'hint.fact.discard': 'Du wirfst sie ab.',
  'hint.fact.duck': 'Du bleibst darunter.',
  'hint.fact.unload': 'Du wirst eine Karte los, die in ihrer Farbe nicht mehr zu schlagen ist.',
  'hint.dangerous-discard': 'Keine andere Karte bekäme eher einen ungewollten Stich.',
  'hint.fact.lowest-winner': 'Es ist die niedrigste, die sicher gewinnt.',
  'hint.fact.highest-loser': 'Es ist die höchste, die sicher verliert.',
  'hint.fact.lowest-loser': 'Keine von deinen kann diesen Stich machen; das ist die niedrigste.',
  'hint.fact.puts-over': '{name} hat dann einen Stich zu viel.',
  'hint.fact.denies': 'Damit platzt die Ansage von {name}.',
  'hint.fact.beaten-by': 'Höher und noch nicht gefallen: {cards}.',
  'hint.fact.ahead': 'Bisher liegt sie vorn; höher und noch nicht gefallen: {cards}.',
  'hint.fact.ahead.out': 'Bisher liegt sie vorn; {above} höhere sind noch nicht gefallen.',
  'hint.fact.ahead.lowest':
    'Alle deine Karten schlagen {leading}; am ehesten wird {lowest} geschlagen.',
  'hint.fact.out':
    'Noch nicht gefallen in der Farbe von {card}: {above} höhere, {below, plural, =0 {keine niedrigere} one {# niedrigere} other {# niedrigere}}.',
  'hint.fact.out.each':
    '{above, plural, one {Über jeder ist in ihrer Farbe noch eine Karte nicht gefallen.} other {Über jeder sind in ihrer Farbe noch mindestens # Karten nicht gefallen.}}',
  'hint.fact.wins.each': 'Jede macht diesen Stich sicher.',
  'hint.fact.loses.each': 'Keine davon kann diesen Stich machen.',
  'hint.fact.only-ruff.each': 'Nur wer sticht, kann eine davon noch schlagen.',
  'hint.fact.alike': 'Sie laufen etwa auf dasselbe hinaus.',
  'hint.fact.either': 'Ob hoch oder niedrig, macht kaum einen Unterschied.',
  'hint.fact.keeps': 'Du behältst {cards} für später.',
  'hint.fact.voids': 'Danach hast du kein {suit} mehr.',
  'hint.fact.only-ruff': 'Nur wer sticht, kann sie noch schlagen.',
  'hint.fact.only-overruff': 'Nur wer übersticht, kann sie noch schlagen.',
  'hint.fact.only-joker': 'Nur ein Hochjoker kann sie noch schlagen.',
  'hint.fact.ruff-by':
    '{count, plural, one {Nur wer sticht, kann sie noch schlagen; {names} hat die Farbe nicht.} other {Nur wer sticht, kann sie noch schlagen; {names} haben die Farbe nicht.}}',
  'hint.fact.may-ruff':
    '{count, plural, one {{names} hat die Farbe nicht und kann stechen.} other {{names} haben die Farbe nicht und können stechen.}}',

  'learn.tally': 'Beste Wahl: {found} von {count}',
  'learn.ask.title': 'Bist du sicher?',
  'learn.ask.text':
    '{choice} statt {best} kostet etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'learn.ask.anyway': 'Trotzdem',
  'learn.ask.back': 'Noch einmal überlegen',

  'settings.group.learning': 'Lernen',
  'settings.learning': 'Lernmodus',
  'settings.learning.hint':
    'Zeigt bei jeder Entscheidung den Tipp und zählt, wie oft du die beste Wahl findest. Diese Spiele zählen nicht in deiner Statistik.',
  'settings.askBefore': 'Vor teuren Fehlern nachfragen',
  'settings.askBefore.hint':
    'Nur im Lernmodus und nur, wenn eine Wahl eindeutig Punkte kostet. In Punkten der Standardwertung (10 + Ansage); zählt eine Runde mehr, entsprechend höher.',
  'askBefore.never': 'Nie',
  'askBefore.points': '{points, plural, one {# Punkt oder mehr} other {# Punkte oder mehr}}',
};
