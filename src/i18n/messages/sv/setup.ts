import type { setup as english } from '../en/setup.ts';
import type { Translation } from '../translation.ts';

export const setup: Translation<typeof english> = {
  'setup.game': 'Spel',
  'setup.players': 'Spelare',
  'setup.others': 'Alla andra',
  'setup.character': '{name} ({style})',
  'setup.characters': 'Medspelare med egen stil',
  'setup.characters.hint':
    'I jämna lägen bjuder de försiktiga lågt och de djärva högt, och sabotörerna försöker spräcka andras bud. Var och en behåller sin stil från parti till parti.',
  'setup.scoring': 'Poängräkning',
  'setup.shape': 'Antal kort',
  'setup.deck': 'Kortlek',
  'setup.wholeDeck': 'Dela ut hela leken',
  'setup.wholeDeck.hint': 'Den största handen tar alla kort som går att dela lika.',
  'setup.handSizes': '{rounds, plural, one {# runda} other {# rundor}} med så här många kort:',
  'setup.handSizes.target':
    '{rounds, plural, one {Högst # runda} other {Högst # rundor}} med så här många kort:',
  'setup.handSizes.again': 'Rundor med så här många kort, om och om igen, till {points}:',
  'setup.handSizes.same':
    '{rounds, plural, one {# runda} other {# rundor}} med {size, plural, one {# kort} other {# kort}} var',
  'setup.handSizes.sameTarget':
    'Högst {rounds, plural, one {# runda} other {# rundor}} med {size, plural, one {# kort} other {# kort}} var',
  'setup.handSizes.sameAgain':
    '{size, plural, one {# kort} other {# kort}} var i varje runda, till {points}',
  'setup.inProgress': 'Ditt pågående parti (runda {round}) väntar under ”Dina partier”.',
  'setup.start': 'Starta partiet',
  'setup.startShort': 'Kort parti: {rounds, plural, one {# runda} other {# rundor}}',
  'setup.startFull': 'Helt parti: {rounds, plural, one {# runda} other {# rundor}}',
  'setup.import': 'Importera',
  'setup.back': 'Tillbaka',
  'setup.unreadable':
    '{count, plural, one {# sparad regeluppsättning gick inte att läsa och har lagts undan.} other {# sparade regeluppsättningar gick inte att läsa och har lagts undan.}}',
  'setup.notLasting':
    'Inget kan sparas på den här enheten: dina regler gäller tills du lämnar spelet.',

  'preset.bugger-your-neighbor.hint':
    'Grundformen av ”Oh Hell!”: ett uppvänt kort bestämmer trumfen, och någon plumpar alltid.',
  'preset.nomination-whist.hint': 'Den som bjuder högst väljer trumf.',
  'preset.up-and-down-the-river.hint':
    'Små händer först, sedan upp till så många som leken räcker till.',
  'preset.devils-bridge.hint':
    'Alla färger utom den utspelade är trumf, och ett kort spelas osett.',
  'preset.canadian.hint': 'Klassikern, men plumpar kostar poäng och ett bud på 0 ger bara 5.',
  'preset.trump-rotation.hint': 'Trumfen går genom färgerna, sedan en runda utan trumf.',
  'preset.spades.hint': 'Partner, nil och överstick, först till 500.',

  'shape.down-up': 'Ner och upp',
  'shape.up-down': 'Upp och ner',
  'shape.down': 'Bara ner',
  'shape.up': 'Bara upp',
  'shape.constant': 'Alltid lika många',
  'shape.short': 'Kort parti',
  'bids.hook': 'Får inte gå jämnt upp',
  'bids.no-hook': 'Får gå jämnt upp',
  'bids.sealed': 'Dolda bud',
  'bids.hook.hint':
    'Buden går runt bordet. Det sista får inte göra summan lika med antalet stick, så någon plumpar alltid.',
  'bids.no-hook.hint': 'Buden går runt bordet, och alla bud är tillåtna: alla kan klara sitt bud.',
  'bids.sealed.hint': 'Alla bjuder i hemlighet, och alla bud visas samtidigt.',

  'game.facts': '{players} spelare, {rounds, plural, one {# runda} other {# rundor}}',
  'game.facts.target': '{players} spelare, till {points}',
  'own.hint': '{facts}, egna regler',
  'own.unsaved': 'Tillfälliga regler',
  'own.unsaved.hint': 'Inte sparade: {facts}',
  'own.copy': '{name} (kopia)',
  'own.edit': 'Redigera',
  'own.duplicate': 'Duplicera',
  'own.delete': 'Radera',
  'own.deleted': '”{name}” är raderat.',
  'own.actions': 'Åtgärder för {name}',

  'share.title': 'Dela regler',
  'share.link': 'Länk',
  'share.hint': 'Den som öppnar länken ser reglerna och kan spela eller spara dem.',
  'share.send': 'Skicka',

  'import.title': 'Öppna delade regler',
  'import.link': 'Klistra in en länk',
  'import.open': 'Visa reglerna',
  'import.file': 'Eller välj en fil',
  'incoming.title': 'Regler till dig',

  'level.easy': 'Lätt',
  'level.medium': 'Medel',
  'level.hard': 'Svår',
  'level.expert': 'Expert',
  'level.master': 'Mästare',
  'level.adaptive': 'Adaptiv',
  'level.adaptive.hint':
    'Spelar starkare ju mer du leder och svagare när du ligger efter, så att spelet förblir jämnt. Bara ställningen räknas; dina kort förblir dolda.',

  'scoring.standard': 'Allt eller inget',
  'scoring.partial': 'Varje stick räknas',
  'scoring.penalty': 'Plumpar kostar',
  'scoring.canadian': 'Kanadensisk',
  'scoring.trick-plus-ten': 'Nomination Whist',
  'scoring.five': 'Uppför och nerför floden',
  'scoring.double': 'Dubbel',
  'scoring.british': 'Brittisk',
  'scoring.devil': 'Djävulsbridge',
  'scoring.square': 'Kvadrater, dyra plumpar',
  'scoring.square-off': 'Kvadrater åt båda håll',
  'scoring.ten-times': 'Tio gånger budet',
  'scoring.wizard': 'Höga och låga jokrar',
  'scoring.skull-king': 'Tjugo per stick',
  'scoring.romanian': 'Rumänsk whist',
  'scoring.ascenseur': 'L’Ascenseur',
  'scoring.bid-plus-hand': 'Bud plus hand',
  'scoring.mirror': 'Spegel',
  'scoring.golf': 'Golf',
  'scoring.standard.rule': 'Klarat: 10 + ditt bud. Plump: inget.',
  'scoring.partial.rule': 'Klarat: 10 + ditt bud. Plump: 1 poäng för varje taget stick.',
  'scoring.penalty.rule':
    'Klarat: 10 + ditt bud. Plump: 1 poängs avdrag för varje stick över eller under.',
  'scoring.five.rule':
    'Klarat: 5 + ditt bud. Plump: 1 poängs avdrag för varje stick över eller under.',
  'scoring.double.rule': 'Klarat: 10 + 2 för varje bjudet stick. Plump: inget.',
  'scoring.british.rule': 'Klarat: 10 + 2 för varje bjudet stick. Plump: 5 poängs avdrag.',
  'scoring.example': 'Bud {bid}: tar du {bid} får du {made}, tar du {tricks} får du {missed}.',
  'scoring.option': '{name}: {made} / {missed}',
};
