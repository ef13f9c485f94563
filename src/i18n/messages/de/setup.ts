import type { Translation } from '../translation.ts';
import type { setup as english } from '../en/setup.ts';

export const setup: Translation<typeof english> = {
  'setup.game': 'Spiel',
  'setup.players': 'Spieler',
  'setup.others': 'Alle anderen',
  'setup.character': '{name} ({style})',
  'setup.characters': 'Mitspieler haben einen Stil',
  'setup.characters.hint':
    'Vorsichtige sagen im Zweifel weniger an, Wagemutige mehr, und Störenfriede wollen fremde Ansagen platzen lassen. Jeder behält seinen Stil von Spiel zu Spiel.',
  'setup.scoring': 'Wertung',
  'setup.shape': 'Blätter',
  'setup.deck': 'Karten',
  'setup.wholeDeck': 'Alle Karten geben',
  'setup.wholeDeck.hint':
    'Das größte Blatt nutzt alle Karten, die sich gleichmäßig verteilen lassen.',
  'setup.handSizes': '{rounds, plural, one {# Runde} other {# Runden}} mit so vielen Karten:',
  'setup.handSizes.target':
    '{rounds, plural, one {Höchstens # Runde} other {Höchstens # Runden}} mit so vielen Karten:',
  'setup.handSizes.again': 'Runden mit so vielen Karten, immer wieder, bis {points}:',
  'setup.handSizes.same':
    '{rounds, plural, one {# Runde} other {# Runden}} mit je {size, plural, one {# Karte} other {# Karten}}',
  'setup.handSizes.sameTarget':
    'Höchstens {rounds, plural, one {# Runde} other {# Runden}} mit je {size, plural, one {# Karte} other {# Karten}}',
  'setup.handSizes.sameAgain':
    'Jede Runde je {size, plural, one {# Karte} other {# Karten}}, bis {points}',
  'setup.inProgress': 'Dein laufendes Spiel (Runde {round}) wartet dann unter „Deine Spiele“.',
  'setup.start': 'Spiel starten',
  'setup.startShort': 'Kurzes Spiel: {rounds, plural, one {# Runde} other {# Runden}}',
  'setup.startFull': 'Ganzes Spiel: {rounds, plural, one {# Runde} other {# Runden}}',
  'setup.import': 'Importieren',
  'setup.back': 'Zurück',
  'setup.unreadable':
    '{count, plural, one {# gespeicherter Regelsatz war nicht lesbar und wurde beiseitegelegt.} other {# gespeicherte Regelsätze waren nicht lesbar und wurden beiseitegelegt.}}',
  'setup.notLasting':
    'Auf diesem Gerät lässt sich nichts speichern: Deine Regeln gelten, bis du gehst.',

  'preset.bugger-your-neighbor.hint':
    'Das Grundspiel von „Oh Hell!“: Eine aufgedeckte Karte bestimmt Trumpf, und nie schaffen es alle.',
  'preset.nomination-whist.hint': 'Wer am höchsten ansagt, wählt Trumpf.',
  'preset.up-and-down-the-river.hint':
    'Erst kleine Blätter, dann so große, wie die Karten erlauben.',
  'preset.devils-bridge.hint':
    'Alle Farben außer der angespielten sind Trumpf; eine Karte wird ungesehen gespielt.',
  'preset.canadian.hint':
    'Der Klassiker, aber Verfehlen kostet Punkte, und eine Ansage von 0 bringt nur 5.',
  'preset.trump-rotation.hint': 'Trumpf wandert durch die Farben, dann ohne Trumpf.',
  'preset.spades.hint': 'Partner, Nil und Überstiche, bis 500.',

  'shape.down-up': 'Ab und auf',
  'shape.up-down': 'Auf und ab',
  'shape.down': 'Nur abwärts',
  'shape.up': 'Nur aufwärts',
  'shape.constant': 'Immer gleich',
  'shape.short': 'Kurzes Spiel',
  'bids.hook': 'Darf nicht aufgehen',
  'bids.no-hook': 'Darf aufgehen',
  'bids.sealed': 'Verdeckte Ansagen',
  'bids.hook.hint':
    'Es wird reihum angesagt. Die letzte Ansage darf die Summe nicht auf die Zahl der Stiche bringen, also schaffen es nie alle.',
  'bids.no-hook.hint':
    'Es wird reihum angesagt, und jede Zahl ist erlaubt: Alle können ihre Ansage schaffen.',
  'bids.sealed.hint': 'Alle sagen geheim an, dann werden die Ansagen zusammen aufgedeckt.',

  'game.facts': '{players} Spieler, {rounds, plural, one {# Runde} other {# Runden}}',
  'game.facts.target': '{players} Spieler, bis {points}',
  'own.hint': '{facts}, eigene Regeln',
  'own.unsaved': 'Vorläufige Regeln',
  'own.unsaved.hint': 'Nicht gespeichert: {facts}',
  'own.copy': '{name} (Kopie)',
  'own.edit': 'Bearbeiten',
  'own.duplicate': 'Duplizieren',
  'own.delete': 'Löschen',
  'own.deleted': '„{name}“ gelöscht.',
  'own.actions': 'Aktionen für {name}',

  'share.title': 'Regeln teilen',
  'share.link': 'Link',
  'share.hint': 'Wer ihn öffnet, sieht die Regeln und kann sie spielen oder speichern.',
  'share.send': 'Senden',

  'import.title': 'Geteilte Regeln öffnen',
  'import.link': 'Link einfügen',
  'import.open': 'Regeln zeigen',
  'import.file': 'Oder eine Datei wählen',
  'incoming.title': 'Regeln für dich',

  'level.easy': 'Leicht',
  'level.medium': 'Mittel',
  'level.hard': 'Schwer',
  'level.expert': 'Experte',
  'level.master': 'Meister',
  'level.adaptive': 'Adaptiv',
  'level.adaptive.hint':
    'Spielt stärker, je weiter du vorn liegst, und schwächer, wenn du zurückliegst, damit das Spiel spannend bleibt. Dafür zählt allein der Punktestand, deine Karten bleiben verdeckt.',

  'scoring.standard': 'Alles oder nichts',
  'scoring.partial': 'Jeder Stich zählt',
  'scoring.penalty': 'Verfehlen kostet',
  'scoring.canadian': 'Kanadisch',
  'scoring.trick-plus-ten': 'Nomination Whist',
  'scoring.five': 'Flussauf, flussab',
  'scoring.double': 'Doppelt',
  'scoring.british': 'Britisch',
  'scoring.devil': 'Teufelsbridge',
  'scoring.square': 'Quadrate, harte Strafen',
  'scoring.square-off': 'Quadrate in beide Richtungen',
  'scoring.ten-times': 'Zehnmal die Ansage',
  'scoring.wizard': 'Joker hoch und tief',
  'scoring.skull-king': 'Zwanzig je Stich',
  'scoring.romanian': 'Rumänischer Whist',
  'scoring.ascenseur': 'L’Ascenseur',
  'scoring.bid-plus-hand': 'Ansage und Blatt',
  'scoring.mirror': 'Spiegel',
  'scoring.golf': 'Golf',
  'scoring.standard.rule': 'Geschafft: 10 + deine Ansage. Verfehlt: nichts.',
  'scoring.partial.rule': 'Geschafft: 10 + deine Ansage. Verfehlt: 1 Punkt für jeden Stich.',
  'scoring.penalty.rule':
    'Geschafft: 10 + deine Ansage. Verfehlt: 1 Punkt weniger für jeden Stich zu viel oder zu wenig.',
  'scoring.five.rule':
    'Geschafft: 5 + deine Ansage. Verfehlt: 1 Punkt weniger für jeden Stich zu viel oder zu wenig.',
  'scoring.double.rule': 'Geschafft: 10 + 2 für jeden angesagten Stich. Verfehlt: nichts.',
  'scoring.british.rule':
    'Geschafft: 10 + 2 für jeden angesagten Stich. Verfehlt: 5 Punkte weniger.',
  'scoring.example':
    'Ansage {bid}: mit {bid, plural, one {# Stich} other {# Stichen}} {made}, mit {tricks, plural, one {# Stich} other {# Stichen}} {missed}.',
  'scoring.option': '{name}: {made} / {missed}',
};
