import type { Translation } from '../translation.ts';
import type { setup as english } from '../en/setup.ts';

export const setup: Translation<typeof english> = {
  'setup.game': 'Spel',
  'setup.players': 'Spelers',
  'setup.others': 'Alle anderen',
  'setup.character': '{name} ({style})',
  'setup.characters': 'Medespelers hebben een stijl',
  'setup.characters.hint':
    'Wie voorzichtig is, biedt bij twijfel laag, wie gedurfd is hoog, en dwarsliggers proberen andermans bod te laten mislukken. Iedereen houdt van spel tot spel dezelfde stijl.',
  'setup.scoring': 'Telling',
  'setup.shape': 'Handen',
  'setup.deck': 'Kaartspel',
  'setup.wholeDeck': 'Geef alle kaarten',
  'setup.wholeDeck.hint': 'De grootste hand gebruikt alle kaarten die zich gelijk laten verdelen.',
  'setup.handSizes': '{rounds, plural, one {# ronde} other {# rondes}}, met zoveel kaarten:',
  'setup.handSizes.target':
    '{rounds, plural, one {Hoogstens # ronde} other {Hoogstens # rondes}}, met zoveel kaarten:',
  'setup.handSizes.again': 'Rondes met zoveel kaarten, telkens opnieuw, tot {points}:',
  'setup.handSizes.same':
    '{rounds, plural, one {# ronde} other {# rondes}}, ieder {size, plural, one {# kaart} other {# kaarten}}',
  'setup.handSizes.sameTarget':
    'Hoogstens {rounds, plural, one {# ronde} other {# rondes}}, ieder {size, plural, one {# kaart} other {# kaarten}}',
  'setup.handSizes.sameAgain':
    'Elke ronde ieder {size, plural, one {# kaart} other {# kaarten}}, tot {points}',
  'setup.inProgress': 'Je huidige spel (ronde {round}) wacht dan onder ‘Je spellen’.',
  'setup.start': 'Begin het spel',
  'setup.startShort': 'Kort spel: {rounds, plural, one {# ronde} other {# rondes}}',
  'setup.startFull': 'Heel spel: {rounds, plural, one {# ronde} other {# rondes}}',
  'setup.import': 'Importeer',
  'setup.back': 'Terug',
  'setup.unreadable':
    '{count, plural, one {# bewaarde regelset was onleesbaar en is apart gezet.} other {# bewaarde regelsets waren onleesbaar en zijn apart gezet.}}',
  'setup.notLasting': 'Op dit apparaat kan niets worden bewaard: je regels blijven tot je weggaat.',

  'preset.bugger-your-neighbor.hint':
    'De basisvorm van ‘Oh Hell!’: een opengelegde kaart bepaalt troef, en er mist altijd iemand.',
  'preset.nomination-whist.hint': 'De hoogste bieder kiest troef.',
  'preset.up-and-down-the-river.hint': 'Eerst kleine handen, dan zo groot als de kaarten toelaten.',
  'preset.devils-bridge.hint':
    'Elke kleur behalve de gevraagde is troef; één kaart speel je ongezien.',
  'preset.canadian.hint':
    'De klassieker, maar missen kost punten en een bod van 0 levert maar 5 op.',
  'preset.trump-rotation.hint': 'Troef gaat langs de kleuren, dan geen troef.',
  'preset.spades.hint': 'Partners, nil en overslagen, tot 500.',

  'shape.down-up': 'Omlaag en omhoog',
  'shape.up-down': 'Omhoog en omlaag',
  'shape.down': 'Alleen omlaag',
  'shape.up': 'Alleen omhoog',
  'shape.constant': 'Altijd gelijk',
  'shape.short': 'Kort spel',
  'bids.hook': 'Mag niet kloppen',
  'bids.no-hook': 'Mag kloppen',
  'bids.sealed': 'Gesloten bieden',
  'bids.hook.hint':
    'Er wordt om de beurt geboden. Het laatste bod mag het totaal niet op het aantal slagen brengen, dus er mist altijd iemand.',
  'bids.no-hook.hint':
    'Er wordt om de beurt geboden en elk aantal mag: iedereen kan zijn bod halen.',
  'bids.sealed.hint': 'Iedereen biedt in het geheim, en alle biedingen gaan tegelijk open.',

  'game.facts': '{players} spelers, {rounds, plural, one {# ronde} other {# rondes}}',
  'game.facts.target': '{players} spelers, tot {points}',
  'own.hint': '{facts}, eigen regels',
  'own.unsaved': 'Tijdelijke regels',
  'own.unsaved.hint': 'Niet bewaard: {facts}',
  'own.copy': '{name} (kopie)',
  'own.edit': 'Bewerk',
  'own.duplicate': 'Dupliceer',
  'own.delete': 'Wis',
  'own.deleted': '‘{name}’ gewist.',
  'own.actions': 'Acties voor {name}',

  'share.title': 'Deel de regels',
  'share.link': 'Link',
  'share.hint': 'Wie hem opent, ziet de regels en kan ze spelen of bewaren.',
  'share.send': 'Verstuur',

  'import.title': 'Open gedeelde regels',
  'import.link': 'Plak een link',
  'import.open': 'Toon de regels',
  'import.file': 'Of kies een bestand',
  'incoming.title': 'Regels voor jou',

  'level.easy': 'Makkelijk',
  'level.medium': 'Gemiddeld',
  'level.hard': 'Moeilijk',
  'level.expert': 'Expert',
  'level.master': 'Meester',
  'level.adaptive': 'Adaptief',
  'level.adaptive.hint':
    'Speelt sterker naarmate je verder voorstaat en zwakker als je achterstaat, zodat het spel spannend blijft. Alleen de stand telt; je kaarten blijven verborgen.',

  'scoring.standard': 'Alles of niets',
  'scoring.partial': 'Elke slag telt',
  'scoring.penalty': 'Missen kost punten',
  'scoring.canadian': 'Canadees',
  'scoring.trick-plus-ten': 'Nomination Whist',
  'scoring.five': 'Up and Down the River',
  'scoring.double': 'Dubbel',
  'scoring.british': 'Brits',
  'scoring.devil': 'Duivelsbridge',
  'scoring.square': 'Kwadraten, missen wordt duur',
  'scoring.square-off': 'Kwadraten beide kanten op',
  'scoring.ten-times': 'Tien maal het bod',
  'scoring.wizard': 'Hoge en lage jokers',
  'scoring.skull-king': 'Twintig per slag',
  'scoring.romanian': 'Roemeense whist',
  'scoring.ascenseur': 'L’Ascenseur',
  'scoring.bid-plus-hand': 'Bod en hand',
  'scoring.mirror': 'Spiegel',
  'scoring.golf': 'Golf',
  'scoring.standard.rule': 'Gehaald: 10 + je bod. Gemist: niets.',
  'scoring.partial.rule': 'Gehaald: 10 + je bod. Gemist: 1 punt per gehaalde slag.',
  'scoring.penalty.rule':
    'Gehaald: 10 + je bod. Gemist: 1 punt eraf per slag te veel of te weinig.',
  'scoring.five.rule': 'Gehaald: 5 + je bod. Gemist: 1 punt eraf per slag te veel of te weinig.',
  'scoring.double.rule': 'Gehaald: 10 + 2 per geboden slag. Gemist: niets.',
  'scoring.british.rule': 'Gehaald: 10 + 2 per geboden slag. Gemist: 5 punten eraf.',
  'scoring.example':
    'Bied {bid}: {bid, plural, one {# slag} other {# slagen}} geeft {made}, {tricks} geeft {missed}.',
  'scoring.option': '{name}: {made} / {missed}',
};
