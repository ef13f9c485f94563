import type { Translation } from '../translation.ts';
import type { help as english } from '../en/help.ts';

export const help: Translation<typeof english> = {
  'help.keys.key': 'Touche',
  'help.keys.action': 'Effet',
  'help.key.digits': 'Choisir une annonce ; taper vite deux chiffres à partir de 10',
  'help.key.enter': 'Faire l’annonce choisie',
  'help.key.trump':
    'Choisir l’atout : C trèfle, D carreau, H cœur, S pique, N sans atout ; H deux fois pour un conseil',
  'help.key.arrows': 'Parcourir ta main',
  'help.key.ends': 'Première ou dernière carte de ta main',
  'help.key.play': 'Jouer la carte',
  'help.key.skip': 'Accélérer, comme en cliquant sur la table',
  'help.key.hint': 'Afficher ou masquer le conseil',
  'help.key.undo': 'Annuler ta dernière décision de la manche',
  'help.key.redo': 'La rétablir',
  'help.key.log': 'Annonces et plis de cette manche',
  'help.key.sound': 'Couper ou remettre le son',
  'help.key.history': 'Tes parties terminées',
  'help.key.fairness': 'Fair-play : l’empreinte des cartes, et comment la vérifier',
  'help.key.daily': 'Donnes du jour',
  'help.key.help': 'Cette liste',
  'help.key.close': 'Fermer ce qui est ouvert',
  'key.comma': 'Virgule',
  'key.digits': '0 à 9',
  'key.enter': 'Entrée',
  'key.space': 'Espace',
  'key.home': 'Début',
  'key.end': 'Fin',
  'key.escape': 'Échap',
  'key.left': 'Flèche gauche',
  'key.right': 'Flèche droite',
};
