import type { Words } from '../words.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Words<typeof english> = {
  'fairness.intro':
    'Toutes les cartes d’une partie sont fixées avant ta première annonce. Les adversaires décident d’après ce qu’on voit de leur place, et de rien d’autre.',
  'fairness.sealed': 'Cartes scellées avant ton annonce · vérifier',
  'fairness.commitment': 'L’empreinte de ces donnes (SHA-256)',
  'fairness.insecure':
    'Cette adresse n’est pas sécurisée (https) : le navigateur ne peut pas calculer d’empreinte ici.',
  'fairness.later':
    'Note-la si tu veux. Une fois la partie finie, le texte dont elle est tirée s’affichera ici, avec la graine de chaque mélange. Changer une seule carte changerait l’empreinte.',
  'fairness.text': 'Le texte dont l’empreinte est tirée',
  'fairness.check.title': 'Vérifier',
  'fairness.check.text':
    'Mélange de nouveau chaque manche à partir de la graine, distribue, et compare avec toutes les cartes jouées ou retournées.',
  'fairness.noted': 'L’empreinte notée avant la partie, si tu l’as fait',
  'fairness.check': 'Vérifier les donnes',
  'fairness.dealt':
    'Tout concorde : {rounds, plural, one {# manche} other {# manches}} et {cards, plural, one {# carte} other {# cartes}} correspondent à la graine.',
  'fairness.notDealt': 'Les donnes ne concordent pas : manches {rounds} différentes de la graine.',
  'fairness.same': 'L’empreinte est bien celle que tu as notée.',
  'fairness.notSame': 'L’empreinte n’est pas celle que tu as notée.',
  'fairness.yourself.title': 'Vérifier avec d’autres outils',
  'fairness.yourself.hash':
    'Tout programme SHA-256 tire la même empreinte du même texte. Dans un terminal :',
  'fairness.yourself.command': 'L’empreinte',
  'fairness.yourself.deal':
    'Les mélanges viennent d’un générateur publié, xoroshiro128+ : le premier saut tire le donneur, chacun des suivants mélange une manche. Ce programme pour Node affiche le paquet d’une manche :',
  'fairness.yourself.program': 'Le paquet de la manche 1',
  'fairness.copy': 'Copier',
};
