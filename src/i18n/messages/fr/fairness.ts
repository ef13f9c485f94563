import type { Translation } from '../translation.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Translation<typeof english> = {
  'fairness.intro':
    'Toutes les cartes d’une partie sont déterminées avant ta première annonce. Les adversaires ne décident que d’après ce qu’on voit de leur place.',
  'fairness.sealed': 'Fair-play : vérifier le mélange',
  'fairness.commitment': 'Empreinte de ces donnes (SHA‑256)',
  'fairness.insecure':
    'Cette adresse n’est pas sécurisée (https) : le navigateur ne peut pas calculer d’empreinte ici.',
  'fairness.later':
    'Note-la si tu veux. Après la partie, le texte dont elle est tirée s’affiche ici, avec la graine de chaque mélange. Changer une seule carte changerait l’empreinte.',
  'fairness.text': 'Le texte dont l’empreinte est tirée',
  'fairness.check.title': 'Vérifier les donnes',
  'fairness.check.text':
    'Mélange à nouveau chaque manche à partir de la graine, distribue, et compare chaque carte jouée ou retournée.',
  'fairness.noted': 'L’empreinte notée avant la partie, s’il y en a une',
  'fairness.check': 'Vérifier',
  'fairness.dealt':
    'Tout concorde : {rounds, plural, one {# manche} other {# manches}} et {cards, plural, one {# carte} other {# cartes}} viennent de la graine.',
  'fairness.notDealt': 'Ces manches ne correspondent pas à la graine : {rounds}.',
  'fairness.same': 'L’empreinte est bien celle que tu as notée.',
  'fairness.notSame': 'L’empreinte n’est pas celle que tu as notée.',
  'fairness.yourself.title': 'Vérifier avec d’autres outils',
  'fairness.yourself.hash':
    'Tout outil SHA-256 tire la même empreinte du même texte. Dans un terminal :',
  'fairness.yourself.command': 'Commande pour l’empreinte',
  'fairness.yourself.deal':
    'Les mélanges viennent d’un générateur publié, xoroshiro128+ : le premier saut tire le donneur, chacun des suivants mélange une manche. Ce programme Node affiche le paquet d’une manche :',
  'fairness.yourself.program': 'Programme pour le paquet de la manche 1',
  'fairness.copy': 'Copier',
};
