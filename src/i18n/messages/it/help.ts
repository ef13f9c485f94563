import type { Translation } from '../translation.ts';
import type { help as english } from '../en/help.ts';

export const help: Translation<typeof english> = {
  'help.keys.key': 'Tasto',
  'help.keys.action': 'Azione',
  'help.key.digits': 'Sceglie una dichiarazione; da 10 in su, batti in fretta le due cifre',
  'help.key.enter': 'Fa la dichiarazione scelta',
  'help.key.trump':
    'Sceglie la briscola: C fiori, D quadri, H cuori, S picche, N senza briscola; due volte H per un consiglio',
  'help.key.arrows': 'Scorre le tue carte',
  'help.key.ends': 'Prima e ultima delle tue carte',
  'help.key.play': 'Gioca la carta',
  'help.key.skip': 'Accelera, come con un clic sul tavolo',
  'help.key.hint': 'Mostra o nasconde il consiglio',
  'help.key.undo': 'Annulla la tua ultima decisione della mano',
  'help.key.redo': 'La ripete',
  'help.key.log': 'Dichiarazioni e prese di questa mano',
  'help.key.sound': 'Toglie o rimette l’audio',
  'help.key.history': 'Le tue partite finite',
  'help.key.fairness': 'Gioco leale: l’impronta delle carte e come verificarla',
  'help.key.daily': 'Partite del giorno',
  'help.key.help': 'Questo elenco',
  'help.key.close': 'Chiude ciò che è aperto',
  'key.comma': 'Virgola',
  'key.digits': 'Da 0 a 9',
  'key.enter': 'Invio',
  'key.space': 'Spazio',
  'key.home': 'Home',
  'key.end': 'Fine',
  'key.escape': 'Esc',
  'key.left': 'Freccia sinistra',
  'key.right': 'Freccia destra',
};
