import type { lesson as english } from '../en/lesson.ts';
import type { Translation } from '../translation.ts';

export const lesson: Translation<typeof english> = {
  'lesson.title': 'Sua primeira rodada',
  'lesson.close': 'Sair da lição',
  'lesson.welcome':
    'Cada um joga uma carta: isso é uma vaza, e a melhor carta a leva. Diga quantas vazas você vai fazer e faça exatamente essas. Uma rodada de três cartas mostra como.',
  'lesson.trump':
    'Carta virada: {card}. O trunfo é {suit}, e qualquer trunfo vence todas as cartas dos outros naipes.',
  'lesson.others': 'Os outros apostam primeiro. Você deu as cartas, então aposta por último.',
  'lesson.hook':
    '{tricks} vazas, {sum} apostadas até agora. A última aposta não pode levar o total a {tricks}, então você não pode apostar {forbidden}. A conta não fecha: alguém sempre erra.',
  'lesson.bid':
    'Sua aposta. Cada um dos seus dois trunfos pode fazer uma vaza; sua carta baixa, dificilmente.',
  'lesson.leading': '{name} está à esquerda do carteador e sai na primeira vaza.',
  'lesson.follow':
    'Se você pode seguir o naipe de saída, tem de seguir. Você tem uma carta dele: jogue-a.',
  'lesson.beaten':
    'A vaza fica com {name}: vence a carta mais alta do naipe de saída, a não ser que alguém jogue um trunfo. Quem leva a vaza sai na próxima.',
  'lesson.ruff':
    'Você não tem esse naipe, então pode jogar qualquer carta, e um trunfo leva a vaza. Qual?',
  'lesson.ruffed': 'A vaza é sua.',
  'lesson.lead': 'Falta uma, e a saída é sua. Nada vence o ás de trunfo.',
  'lesson.last': 'A vaza é sua: com ela você tem exatamente o que apostou.',
  'lesson.over':
    'Você acertou a aposta: 10 pontos, mais 1 por vaza. {name} errou por uma e não ganha nada. A partida de verdade continua assim, de dez cartas a uma e de volta.',
  'lesson.again': 'Jogar de novo',
  'lesson.done': 'Ir para a mesa',
  'lesson.slip.too-few': 'É pouco: seus dois trunfos fazem mais. Escolha de novo.',
  'lesson.slip.too-many': 'É demais: sua carta baixa dificilmente faz uma vaza. Escolha de novo.',
  'lesson.slip.wasteful':
    'Também levaria a vaza, mas o trunfo menor basta. Guarde o ás: ainda há um trunfo que vence o menor.',
};
