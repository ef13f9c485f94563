import type { Translation } from '../translation.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Translation<typeof english> = {
  'fairness.intro':
    'Alle kaarten van een spel liggen vast vóór je eerste bod. Tegenstanders beslissen alleen met wat er vanaf hun plaats te zien is.',
  'fairness.sealed': 'Eerlijk spel: controleer het schudden',
  'fairness.commitment': 'Vingerafdruk van de kaarten (SHA‑256)',
  'fairness.insecure':
    'Dit adres is niet beveiligd (https), dus kan de browser hier geen vingerafdruk berekenen.',
  'fairness.later':
    'Noteer hem als je wilt. Na het spel staat hier de tekst waar hij van is gemaakt, met de startwaarde van elke schudbeurt. Eén andere kaart zou al een andere vingerafdruk geven.',
  'fairness.text': 'Waar de vingerafdruk van is gemaakt',
  'fairness.check.title': 'Controleer de kaarten',
  'fairness.check.text':
    'Schudt elke ronde opnieuw vanuit de startwaarde, geeft, en vergelijkt elke kaart die is gespeeld of opengelegd.',
  'fairness.noted': 'De vingerafdruk die je vóór het spel noteerde, als je die hebt',
  'fairness.check': 'Controleer',
  'fairness.dealt':
    'Alles klopt: {rounds, plural, one {# ronde} other {# rondes}} en {cards, plural, one {# kaart} other {# kaarten}} komen uit de startwaarde.',
  'fairness.notDealt': 'Deze rondes passen niet bij de startwaarde: {rounds}.',
  'fairness.same': 'De vingerafdruk is dezelfde als die je noteerde.',
  'fairness.notSame': 'De vingerafdruk is niet dezelfde als die je noteerde.',
  'fairness.yourself.title': 'Controleer het met andere middelen',
  'fairness.yourself.hash':
    'Elk SHA-256-programma maakt van dezelfde tekst dezelfde vingerafdruk. In een terminal:',
  'fairness.yourself.command': 'Opdracht voor de vingerafdruk',
  'fairness.yourself.deal':
    'Het schudden komt uit een openbare generator, xoroshiro128+: de eerste sprong loot de gever, elke volgende schudt een ronde. Dit Node-programma toont de geschudde kaarten van een ronde:',
  'fairness.yourself.program': 'Programma voor de kaarten van ronde 1',
  'fairness.copy': 'Kopieer',
};
