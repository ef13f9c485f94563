import type { Words } from '../words.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Words<typeof english> = {
  'fairness.intro':
    'Todas as cartas de uma partida ficam definidas antes da sua primeira aposta. Os adversários decidem pelo que se vê do lugar deles, e por mais nada.',
  'fairness.sealed': 'Baralho lacrado antes da sua aposta · conferir',
  'fairness.commitment': 'A impressão digital destas cartas (SHA-256)',
  'fairness.insecure':
    'Este endereço não é seguro (https), por isso o navegador não pode calcular uma impressão digital aqui.',
  'fairness.later':
    'Anote-a, se quiser. Quando a partida acabar, aparece aqui o texto de onde ela foi tirada, com a semente de cada embaralhamento. Quem trocasse uma só carta mudaria a impressão digital.',
  'fairness.text': 'De onde vem a impressão digital',
  'fairness.check.title': 'Conferir',
  'fairness.check.text':
    'Embaralha de novo cada rodada a partir da semente, distribui e compara com todas as cartas jogadas ou viradas.',
  'fairness.noted': 'A impressão digital que você anotou antes da partida, se anotou',
  'fairness.check': 'Conferir as cartas',
  'fairness.dealt':
    'Tudo confere: {rounds, plural, one {# rodada} other {# rodadas}} e {cards, plural, one {# carta} other {# cartas}} vêm da semente.',
  'fairness.notDealt': 'Não confere: estas rodadas não vêm da semente: {rounds}.',
  'fairness.same': 'A impressão digital é a que você anotou.',
  'fairness.notSame': 'A impressão digital não é a que você anotou.',
  'fairness.yourself.title': 'Confira com outras ferramentas',
  'fairness.yourself.hash':
    'Qualquer programa de SHA-256 tira do mesmo texto a mesma impressão digital. Em um terminal:',
  'fairness.yourself.command': 'A impressão digital',
  'fairness.yourself.deal':
    'O embaralhamento vem de um gerador público, xoroshiro128+: o primeiro salto sorteia o carteador, cada um dos seguintes embaralha uma rodada. Este programa para Node mostra o baralho de uma rodada:',
  'fairness.yourself.program': 'O baralho da rodada 1',
  'fairness.copy': 'Copiar',
};
