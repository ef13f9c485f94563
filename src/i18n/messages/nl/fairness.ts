import type { Words } from '../words.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Words<typeof english> = {
  'fairness.intro':
    'Alle kaarten van een spel liggen vast vóór je eerste bod. Tegenstanders beslissen met wat er vanaf hun plaats te zien is, en met niets anders.',
  'fairness.sealed': 'Kaarten verzegeld vóór je bod · controleer',
  'fairness.commitment': 'De vingerafdruk van deze verdelingen (SHA-256)',
  'fairness.insecure':
    'Dit adres is niet beveiligd (https), dus kan de browser hier geen vingerafdruk berekenen.',
  'fairness.later':
    'Noteer hem als je wilt. Als het spel uit is, verschijnt hier de tekst waar hij van is gemaakt, met de startwaarde van elke schudbeurt. Wie ook maar één kaart zou verwisselen, verandert de vingerafdruk.',
  'fairness.text': 'Waar de vingerafdruk van is gemaakt',
  'fairness.check.title': 'Controleren',
  'fairness.check.text':
    'Schudt elke ronde opnieuw vanuit de startwaarde, geeft de kaarten en vergelijkt ze met elke kaart die is gespeeld of opengelegd.',
  'fairness.noted': 'De vingerafdruk die je vóór het spel noteerde, als je dat deed',
  'fairness.check': 'Controleer de kaarten',
  'fairness.dealt':
    'Alles klopt: {rounds, plural, one {# ronde} other {# rondes}} en {cards, plural, one {# kaart} other {# kaarten}} komen uit de startwaarde.',
  'fairness.notDealt': 'Het klopt niet: ronde {rounds} wijkt af van de startwaarde.',
  'fairness.same': 'De vingerafdruk is die van je notitie.',
  'fairness.notSame': 'De vingerafdruk is niet die van je notitie.',
  'fairness.yourself.title': 'Controleer het met andere middelen',
  'fairness.yourself.hash':
    'Elk programma voor SHA-256 maakt van dezelfde tekst dezelfde vingerafdruk. In een terminal:',
  'fairness.yourself.command': 'De vingerafdruk',
  'fairness.yourself.deal':
    'Het schudden komt uit een openbare generator, xoroshiro128+: de eerste sprong loot de gever, elke volgende schudt een ronde. Dit programma voor Node toont het spel kaarten van een ronde:',
  'fairness.yourself.program': 'De kaarten van ronde 1',
  'fairness.copy': 'Kopieer',
};
