import type { advice as english } from '../en/advice.ts';
import type { Words } from '../words.ts';

export const advice: Words<typeof english> = {
  'hint.close': 'Tipp schließen',
  'hint.thinking': 'Wird durchdacht …',
  'hint.failed': 'Es kam kein Tipp. Schließ ihn und frag noch einmal.',
  'hint.forced': 'Hier ist nur eines erlaubt: {choice}.',
  'hint.nothing': 'Zu dieser Entscheidung gibt es keinen Tipp.',
  'hint.noTrump': 'ohne Trumpf',
  'hint.table': 'Was jede Wahl verspricht',
  'hint.choice': 'Wahl',
  'hint.make': 'Chance auf die Ansage',
  'hint.make.short': 'Chance in %',
  'hint.points': 'Erwartete Punkte',
  'hint.cost': 'Kostet gegenüber der besten',
  'hint.isBest': '{choice}, die beste',
  'hint.under': 'unter {percent}',
  'hint.over': 'über {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance}, deine Ansage zu erfüllen, {points} Punkte erwartet',
  'hint.mark.best': 'die beste: {chance}, deine Ansage zu erfüllen, {points} Punkte erwartet',

  'hint.say.bid':
    '{verdict, select, clear {Sag {choice} an: das schaffst du zu {chance}.} probable {Wohl am besten: {choice}, das schaffst du zu {chance}.} close {Eher {choice}: das schaffst du zu {chance}, aber es ist knapp.} only {Was du auch ansagst, es kommt aufs Gleiche hinaus: das schaffst du zu {chance}.} tie {Gleich gut: {choices}, das schaffst du zu {chance}.} other {Alles ist gleich gut, auch {choice}: das schaffst du zu {chance}.}}',
  'hint.say.trump':
    '{verdict, select, clear {Trumpf: {choice}. Zu {chance} erfüllst du deine Ansage.} probable {Wohl am besten: {choice}, zu {chance} erfüllst du deine Ansage.} close {Eher {choice}: zu {chance} erfüllst du deine Ansage, aber es ist knapp.} only {Was auch Trumpf ist, es kommt aufs Gleiche hinaus: zu {chance} erfüllst du deine Ansage.} tie {Gleich gut: {choices}, zu {chance} erfüllst du deine Ansage.} other {Alles ist gleich gut, auch {choice}: zu {chance} erfüllst du deine Ansage.}}',
  'hint.say.card':
    '{verdict, select, clear {Spiel {choice}: zu {chance} erfüllst du deine Ansage.} probable {Wohl am besten: {choice}, zu {chance} erfüllst du deine Ansage.} close {Eher {choice}: zu {chance} erfüllst du deine Ansage, aber es ist knapp.} only {Was du auch spielst, es kommt aufs Gleiche hinaus: zu {chance} erfüllst du deine Ansage.} tie {Gleich gut: {choices}, zu {chance} erfüllst du deine Ansage.} other {Alles ist gleich gut, auch {choice}: zu {chance} erfüllst du deine Ansage.}}',
  'hint.others': 'Das kostet die anderen mehr als dich.',
  'hint.hinders': 'Den anderen bleibt dabei weniger.',

  'hint.needs':
    '{tricks, plural, =0 {Du hast, was du angesagt hast: keinen Stich mehr.} one {Du brauchst noch # Stich von {of}.} other {Du brauchst noch # Stiche von {of}.}}',
  'hint.needs.all':
    '{of, plural, one {Du brauchst den letzten Stich.} other {Du brauchst alle # Stiche, die noch kommen.}}',
  'hint.needs.lost': 'Deine Ansage ist verloren: mach es den anderen schwer.',

  'hint.sure':
    '{count, plural, one {Ein sicherer Stich: {cards}.} other {# sichere Stiche: {cards}.}}',
  'hint.likely': 'So gut wie sicher: {cards}.',
  'hint.probable': 'Wahrscheinlich ein Stich: {cards}.',
  'hint.even': 'Halb und halb: {cards}.',
  'hint.nothing-likely': 'Keine deiner Karten macht wahrscheinlich einen Stich.',
  'hint.danger': 'Am gefährlichsten: {cards}.',
  'hint.void': 'Du kannst stechen: {suits}.',
  'hint.discards': 'Du kannst abwerfen auf: {suits}.',
  'hint.bids-for': 'Die anderen sehen deine Karte, und ihre Ansagen sprechen für sie.',
  'hint.bids-against': 'Die anderen sehen deine Karte, und ihre Ansagen sprechen gegen sie.',
  'hint.forehead':
    '{wins, plural, =0 {Keine der {of} Karten, die deine sein können, macht den Stich.} one {Von den {of} Karten, die deine sein können, macht eine den Stich.} other {Von den {of} Karten, die deine sein können, machen # den Stich.}}',

  'hint.fact.wins': 'Sie macht diesen Stich sicher.',
  'hint.fact.loses': 'Sie macht diesen Stich nicht.',
  'hint.fact.fulfils': 'Sie macht den letzten Stich, den du brauchst.',
  'hint.fact.overshoots': 'Sie macht einen Stich zu viel.',
  'hint.fact.falls-short': 'Deine Ansage ist damit verloren.',
  'hint.fact.ruff': 'Du stichst mit Trumpf.',
  'hint.fact.overruff': 'Du überstichst.',
  'hint.fact.underruff': 'Du wirst einen Trumpf unter einem höheren los.',
  'hint.fact.discard': 'Du wirfst sie ab.',
  'hint.fact.duck': 'Du bleibst darunter.',
  'hint.fact.unload': 'Du wirst eine Karte los, die in ihrer Farbe nicht mehr zu schlagen ist.',
  'hint.fact.cheapest': 'Es ist die niedrigste, die gewinnt.',
  'hint.fact.dearest': 'Es ist die höchste, die verliert.',
  'hint.fact.busts': 'Ein Stich zu viel für {name}.',
  'hint.fact.denies': 'Dann kann {name} es nicht mehr schaffen.',
  'hint.fact.beaten-by': 'Höher und noch im Spiel: {cards}.',
  'hint.fact.out':
    'In ihrer Farbe noch im Spiel: {above} höhere, {below, plural, =0 {keine niedrigere} one {# niedrigere} other {# niedrigere}}.',
  'hint.fact.out.each':
    '{above, plural, one {Gegen jede ist noch eine höhere ihrer Farbe im Spiel.} other {Gegen jede sind noch mindestens # höhere ihrer Farbe im Spiel.}}',
  'hint.fact.either': 'Ob hoch oder niedrig, macht kaum einen Unterschied.',
  'hint.fact.keeps': 'Für später behältst du: {cards}.',
  'hint.fact.voids': 'Danach hast du ihre Farbe nicht mehr.',
  'hint.fact.only-ruff':
    'In ihrer Farbe ist nichts Höheres mehr im Spiel: nur wer sticht, schlägt sie.',
  'hint.fact.may-ruff':
    '{count, plural, one {Kann nicht bedienen und vielleicht stechen: {names}.} other {Können nicht bedienen und vielleicht stechen: {names}.}}',

  'learn.tally': 'Beste Wahl gefunden: {found} von {count}',
  'learn.ask.title': 'Bist du sicher?',
  'learn.ask.text':
    '{choice} statt {best} kostet etwa {points, plural, one {# Punkt} other {# Punkte}}.',
  'learn.ask.anyway': 'Trotzdem',
  'learn.ask.back': 'Noch einmal überlegen',

  'settings.group.learning': 'Lernen',
  'settings.learning': 'Lernmodus',
  'settings.learning.hint':
    'Zeigt bei jeder deiner Entscheidungen den Tipp und zählt, wie oft du die beste Wahl findest. Solche Spiele zählen nicht in deiner Statistik.',
  'settings.askBefore': 'Nachfragen vor einer Wahl, die kostet',
  'settings.askBefore.hint':
    'Nur im Lernmodus und nur, wo es außer Zweifel steht. Punkte wie in der üblichen Wertung, 10 und die Ansage: Wo eine Runde mehr wert ist, braucht es entsprechend mehr.',
  'askBefore.never': 'Nie nachfragen',
  'askBefore.points': '{points, plural, one {# Punkt oder mehr} other {# Punkte oder mehr}}',
};
