import type { Words } from '../words.ts';
import type { setup as english } from '../en/setup.ts';

export const setup: Words<typeof english> = {
  'setup.game': 'Gioco',
  'setup.players': 'Giocatori',
  'setup.opponents': 'Tutti gli avversari',
  'setup.character': '{name} ({style})',
  'setup.characters': 'Avversari con uno stile',
  'setup.characters.hint':
    'Nel dubbio il prudente dichiara meno e l’audace di più; al guastafeste importa che gli altri sbaglino. Ognuno mantiene il suo stile di partita in partita.',
  'setup.scoring': 'Punteggio',
  'setup.shape': 'Carte per mano',
  'setup.wholeDeck': 'Distribuisci tutto il mazzo',
  'setup.wholeDeck.hint': 'La mano più grande prende tutte le carte divisibili in parti uguali.',
  'setup.handSizes': '{rounds, plural, one {# mano} other {# mani}}, con queste carte:',
  'setup.handSizes.target':
    '{rounds, plural, one {Al massimo # mano} other {Al massimo # mani}}, con queste carte:',
  'setup.handSizes.same':
    '{rounds, plural, one {# mano} other {# mani}}, {size, plural, one {# carta} other {# carte}} a testa',
  'setup.handSizes.sameTarget':
    'Al massimo {rounds, plural, one {# mano} other {# mani}}, {size, plural, one {# carta} other {# carte}} a testa',
  'setup.inProgress': 'La partita in corso (mano {round}) ti aspetterà in «Le tue partite».',
  'setup.start': 'Inizia la partita',
  'setup.import': 'Importa',
  'setup.back': 'Indietro',
  'setup.damaged':
    '{count, plural, one {# serie di regole salvata era danneggiata ed è stata messa da parte.} other {# serie di regole salvate erano danneggiate e sono state messe da parte.}}',
  'setup.notLasting':
    'Su questo dispositivo non si può salvare nulla: le tue regole durano finché non esci.',

  'preset.bugger-your-neighbor.hint':
    'Il classico: una carta scoperta dà la briscola, e qualcuno sbaglia sempre.',
  'preset.nomination-whist.hint': 'La dichiarazione più alta sceglie la briscola.',
  'preset.up-and-down-the-river.hint': 'Prima poche carte, poi quante il mazzo ne permette.',
  'preset.devils-bridge.hint':
    'È briscola tutto ciò che non è seme d’uscita; una carta si gioca senza vederla.',
  'preset.canadian.hint':
    'Il classico, ma gli errori costano e una dichiarazione di 0 vale solo 5.',
  'preset.trump-rotation.hint': 'La briscola passa di seme in seme, poi nessuna.',
  'preset.spades.hint': 'A coppie, con nil e sacchi, a 500 punti.',

  'shape.down-up': 'Giù e su',
  'shape.up-down': 'Su e giù',
  'shape.down': 'Solo giù',
  'shape.up': 'Solo su',
  'shape.constant': 'Sempre uguali',
  'bids.hook': 'Totale vietato',
  'bids.no-hook': 'Totale libero',
  'bids.sealed': 'Dichiarazioni segrete',
  'bids.hook.hint':
    'Si dichiara a turno. L’ultima dichiarazione non può portare il totale al numero delle prese: qualcuno sbaglia sempre.',
  'bids.no-hook.hint': 'Si dichiara a turno, e ogni numero è permesso: tutti possono riuscire.',
  'bids.sealed.hint': 'Tutti dichiarano in segreto, e le dichiarazioni si scoprono insieme.',

  'own.hint': '{players} giocatori, {rounds, plural, one {# mano} other {# mani}} con regole tue',
  'own.loose': 'Regole di passaggio',
  'own.loose.hint':
    'Non salvate: {players} giocatori, {rounds, plural, one {# mano} other {# mani}}',
  'own.copy': '{name} (copia)',
  'own.edit': 'Modifica',
  'own.duplicate': 'Duplica',
  'own.delete': 'Elimina',
  'own.deleted': 'Regole «{name}» eliminate.',
  'own.actions': 'Azioni per {name}',

  'share.title': 'Condividi le regole',
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

  'scoring.standard': 'Tutto o niente',
  'scoring.partial': 'Ogni presa conta',
  'scoring.penalty': 'Gli errori costano',
  'scoring.canadian': 'Canadese',
  'scoring.trick-plus-ten': 'Nomination Whist',
  'scoring.five': 'Up and Down the River',
  'scoring.double': 'Doppio',
  'scoring.british': 'Britannico',
  'scoring.devil': 'Ponte del Diavolo',
  'scoring.square': 'Quadrati, errori cari',
  'scoring.square-off': 'Quadrati nei due sensi',
  'scoring.ten-times': 'Dieci volte la dichiarazione',
  'scoring.wizard': 'Wizard',
  'scoring.skull-king': 'Skull King',
  'scoring.romanian': 'Whist rumeno',
  'scoring.ascenseur': 'L’Ascenseur',
  'scoring.bid-plus-hand': 'Dichiarazione e carte',
  'scoring.mirror': 'Specchio',
  'scoring.golf': 'Golf',
  'scoring.standard.rule': 'Centrata: 10 + la dichiarazione. Mancata: niente.',
  'scoring.partial.rule': 'Centrata: 10 + la dichiarazione. Mancata: 1 punto per ogni presa fatta.',
  'scoring.penalty.rule':
    'Centrata: 10 + la dichiarazione. Mancata: 1 punto perso per ogni presa in più o in meno.',
  'scoring.five.rule':
    'Centrata: 5 + la dichiarazione. Mancata: 1 punto perso per ogni presa in più o in meno.',
  'scoring.double.rule': 'Centrata: 10 + 2 per ogni presa dichiarata. Mancata: niente.',
  'scoring.british.rule': 'Centrata: 10 + 2 per ogni presa dichiarata. Mancata: 5 punti persi.',
  'scoring.example': 'Dichiari {bid}: {made} con {bid} prese, {missed} con {tricks}.',
  'scoring.option': '{name}: {made} / {missed}',
};
