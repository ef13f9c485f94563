import type { fairness as english } from '../en/fairness.ts';
import type { Translation } from '../translation.ts';

export const fairness: Translation<typeof english> = {
  'fairness.intro':
    'Alla kort i ett parti är bestämda före ditt första bud. Motståndarna väljer bara efter det som syns från deras platser.',
  'fairness.sealed': 'Rent spel: kontrollera blandningen',
  'fairness.commitment': 'Kortens fingeravtryck (SHA‑256)',
  'fairness.insecure':
    'Adressen är inte säker (https), så webbläsaren kan inte beräkna något fingeravtryck här.',
  'fairness.later':
    'Anteckna det om du vill. Efter partiet visas här texten som det gjordes av, med fröet till varje blandning. Ändras ett enda kort ändras fingeravtrycket.',
  'fairness.text': 'Vad fingeravtrycket gjordes av',
  'fairness.check.title': 'Kontrollera korten',
  'fairness.check.text':
    'Blandar varje runda igen från fröet, delar ut och jämför varje kort som spelades eller vändes upp.',
  'fairness.noted': 'Fingeravtrycket du antecknade före partiet, om du gjorde det',
  'fairness.check': 'Kontrollera',
  'fairness.dealt':
    'Allt stämmer: {rounds, plural, one {# runda} other {# rundor}} och {cards, plural, one {# kort} other {# kort}} kom från fröet.',
  'fairness.notDealt': 'De här rundorna stämmer inte med fröet: {rounds}.',
  'fairness.same': 'Fingeravtrycket stämmer med det du antecknade.',
  'fairness.notSame': 'Fingeravtrycket stämmer inte med det du antecknade.',
  'fairness.yourself.title': 'Kontrollera med andra verktyg',
  'fairness.yourself.hash':
    'Alla verktyg för SHA-256 ger samma fingeravtryck av samma text. I en terminal:',
  'fairness.yourself.command': 'Kommando för fingeravtrycket',
  'fairness.yourself.deal':
    'Blandningarna kommer från en publicerad slumptalsgenerator, xoroshiro128+: dess första hopp lottar givaren, och varje hopp därefter blandar en runda. Det här Node-programmet skriver ut leken för en runda:',
  'fairness.yourself.program': 'Program för leken i runda 1',
  'fairness.copy': 'Kopiera',
};
