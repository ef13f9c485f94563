import type { Translation } from '../translation.ts';
import type { setup as english } from '../en/setup.ts';

export const setup: Translation<typeof english> = {
  'setup.game': 'Gioco',
  'setup.players': 'Giocatori',
  'setup.others': 'Tutti gli altri',
  'setup.character': '{name} ({style})',
  'setup.characters': 'Gli altri hanno uno stile',
  'setup.characters.hint':
    'Nel dubbio i prudenti dichiarano basso e gli audaci alto; i guastafeste cercano di far saltare le dichiarazioni altrui. Ognuno mantiene il suo stile di partita in partita.',
  'setup.scoring': 'Punteggio',
  'setup.shape': 'Carte per mano',
  'setup.deck': 'Mazzo',
  'setup.wholeDeck': 'Distribuisci tutto il mazzo',
  'setup.wholeDeck.hint': 'La mano più grande usa tutte le carte divisibili in parti uguali.',
  'setup.handSizes': '{rounds, plural, one {# mano} other {# mani}}, con queste carte:',
  'setup.handSizes.target':
    '{rounds, plural, one {Al massimo # mano} other {Al massimo # mani}}, con queste carte:',
  'setup.handSizes.again': 'Mani con queste carte, sempre da capo, fino a {points}:',
  'setup.handSizes.same':
    '{rounds, plural, one {# mano} other {# mani}}, {size, plural, one {# carta} other {# carte}} a testa',
  'setup.handSizes.sameTarget':
    'Al massimo {rounds, plural, one {# mano} other {# mani}}, {size, plural, one {# carta} other {# carte}} a testa',
  'setup.handSizes.sameAgain':
    '{size, plural, one {# carta} other {# carte}} a testa in ogni mano, fino a {points}',
  'setup.inProgress': 'La partita in corso (mano {round}) ti aspetterà in «Le tue partite».',
  'setup.start': 'Inizia la partita',
  'setup.startShort': 'Partita breve: {rounds, plural, one {# mano} other {# mani}}',
  'setup.startFull': 'Partita intera: {rounds, plural, one {# mano} other {# mani}}',
  'setup.import': 'Importa',
  'setup.back': 'Indietro',
  'setup.unreadable':
    '{count, plural, one {# regolamento salvato non era leggibile ed è stato messo da parte.} other {# regolamenti salvati non erano leggibili e sono stati messi da parte.}}',
  'setup.notLasting':
    'Su questo dispositivo non si può salvare nulla: le tue regole durano finché non esci.',

  'preset.bugger-your-neighbor.hint':
    'L’«Oh Hell!» di base: una carta scoperta dà la briscola, e qualcuno sbaglia sempre.',
  'preset.nomination-whist.hint': 'Chi dichiara di più sceglie la briscola.',
  'preset.up-and-down-the-river.hint':
    'Prima poche carte, poi su fino a quante il mazzo ne permette.',
  'preset.devils-bridge.hint':
    'È briscola ogni seme tranne quello d’uscita, e una carta si gioca senza vederla.',
  'preset.canadian.hint':
    'Il classico, ma sbagliare toglie punti e una dichiarazione di 0 vale solo 5.',
  'preset.trump-rotation.hint': 'La briscola passa per tutti i semi, poi senza briscola.',
  'preset.spades.hint': 'A coppie, con nil e sacchi, fino a 500 punti.',

  'shape.down-up': 'Giù e su',
  'shape.up-down': 'Su e giù',
  'shape.down': 'Solo giù',
  'shape.up': 'Solo su',
  'shape.constant': 'Sempre uguali',
  'shape.short': 'Partita breve',
  'bids.hook': 'Totale vietato',
  'bids.no-hook': 'Totale libero',
  'bids.sealed': 'Dichiarazioni segrete',
  'bids.hook.hint':
    'Si dichiara a turno. L’ultima dichiarazione non può portare il totale al numero delle prese: qualcuno sbaglia sempre.',
  'bids.no-hook.hint':
    'Si dichiara a turno, e ogni numero è permesso: tutti possono centrare la dichiarazione.',
  'bids.sealed.hint': 'Tutti dichiarano in segreto, e le dichiarazioni si scoprono insieme.',

  'game.facts': '{players} giocatori, {rounds, plural, one {# mano} other {# mani}}',
  'game.facts.target': '{players} giocatori, fino a {points}',
  'own.hint': '{facts}, con regole tue',
  'own.unsaved': 'Regole provvisorie',
  'own.unsaved.hint': 'Non salvate: {facts}',
  'own.copy': '{name} (copia)',
  'own.edit': 'Modifica',
  'own.duplicate': 'Duplica',
  'own.delete': 'Elimina',
  'own.deleted': 'Regole «{name}» eliminate.',
  'own.actions': 'Azioni per {name}',

  'share.title': 'Condividi regole',
  'share.link': 'Link',
  'share.hint': 'Chi lo apre vede le regole e può giocarle o salvarle.',
  'share.send': 'Invia',

  'import.title': 'Apri regole condivise',
  'import.link': 'Incolla un link',
  'import.open': 'Mostra le regole',
  'import.file': 'Oppure scegli un file',
  'incoming.title': 'Regole per te',

  'level.easy': 'Facile',
  'level.medium': 'Medio',
  'level.hard': 'Difficile',
  'level.expert': 'Esperto',
  'level.master': 'Maestro',
  'level.adaptive': 'Adattivo',
  'level.adaptive.hint':
    'Gioca tanto meglio quanto più sei in vantaggio e peggio quando sei indietro, così la partita resta equilibrata. Guarda solo il punteggio e non vede mai le tue carte.',

  'scoring.standard': 'Tutto o niente',
  'scoring.partial': 'Ogni presa conta',
  'scoring.penalty': 'Chi sbaglia paga',
  'scoring.canadian': 'Canadese',
  'scoring.trick-plus-ten': 'Nomination Whist',
  'scoring.five': 'Up and Down the River',
  'scoring.double': 'Doppio',
  'scoring.british': 'Britannico',
  'scoring.devil': 'Bridge del Diavolo',
  'scoring.square': 'Quadrati, errori salati',
  'scoring.square-off': 'Quadrati nei due sensi',
  'scoring.ten-times': 'Dieci volte la dichiarazione',
  'scoring.wizard': 'Jolly alti e bassi',
  'scoring.skull-king': 'Venti per presa',
  'scoring.romanian': 'Whist rumeno',
  'scoring.ascenseur': 'L’Ascenseur',
  'scoring.bid-plus-hand': 'Dichiarazione più carte',
  'scoring.mirror': 'Specchio',
  'scoring.golf': 'Golf',
  'scoring.standard.rule': 'Centrata: 10 + la dichiarazione. Mancata: niente.',
  'scoring.partial.rule': 'Centrata: 10 + la dichiarazione. Mancata: 1 punto per ogni presa fatta.',
  'scoring.penalty.rule':
    'Centrata: 10 + la dichiarazione. Mancata: 1 punto in meno per ogni presa in più o in meno.',
  'scoring.five.rule':
    'Centrata: 5 + la dichiarazione. Mancata: 1 punto in meno per ogni presa in più o in meno.',
  'scoring.double.rule': 'Centrata: 10 + 2 per ogni presa dichiarata. Mancata: niente.',
  'scoring.british.rule': 'Centrata: 10 + 2 per ogni presa dichiarata. Mancata: 5 punti in meno.',
  'scoring.example': 'Dichiari {bid}: {made} se ne fai {bid}, {missed} se ne fai {tricks}.',
  'scoring.option': '{name}: {made} / {missed}',
};
