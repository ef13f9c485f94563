import type { Translation } from '../translation.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Translation<typeof english> = {
  'fairness.intro':
    'Todas as cartas de uma partida são definidas antes da sua primeira aposta. Os adversários decidem só pelo que se vê do lugar deles.',
  'fairness.sealed': 'Jogo limpo: conferir o embaralhamento',
  'fairness.commitment': 'Impressão digital destas cartas (SHA‑256)',
  'fairness.insecure':
    'Este endereço não é seguro (https), por isso o navegador não pode calcular a impressão digital aqui.',
  'fairness.later':
    'Anote, se quiser. Depois da partida aparece aqui o texto de onde ela foi tirada, com a semente de cada embaralhamento. Trocar uma só carta mudaria a impressão digital.',
  'fairness.text': 'Texto de onde vem a impressão digital',
  'fairness.check.title': 'Conferir as cartas',
  'fairness.check.text':
    'Embaralha de novo cada rodada a partir da semente, dá as cartas e compara cada uma que foi jogada ou virada.',
  'fairness.noted': 'A impressão digital que você anotou antes da partida, se anotou',
  'fairness.check': 'Conferir',
  'fairness.dealt':
    'Tudo confere: {rounds, plural, one {# rodada} other {# rodadas}} e {cards, plural, one {# carta} other {# cartas}} vêm da semente.',
  'fairness.notDealt': 'Estas rodadas não conferem com a semente: {rounds}.',
  'fairness.same': 'A impressão digital confere com a que você anotou.',
  'fairness.notSame': 'A impressão digital não confere com a que você anotou.',
  'fairness.yourself.title': 'Conferir com outras ferramentas',
  'fairness.yourself.hash':
    'Qualquer ferramenta de SHA-256 tira a mesma impressão digital do mesmo texto. Em um terminal:',
  'fairness.yourself.command': 'Comando para a impressão digital',
  'fairness.yourself.deal':
    'O embaralhamento vem de um gerador público, xoroshiro128+: o primeiro salto sorteia o carteador, e cada um dos seguintes embaralha uma rodada. Este programa para Node mostra o baralho de uma rodada:',
  'fairness.yourself.program': 'Programa para o baralho da rodada 1',
  'fairness.copy': 'Copiar',
};
