import type { lesson as english } from '../en/lesson.ts';
import type { Words } from '../words.ts';

export const lesson: Words<typeof english> = {
  'lesson.title': 'A sua primeira rodada',
  'lesson.close': 'Sair da lição',
  'lesson.welcome':
    'Diga quantas vazas você vai fazer e faça exatamente essas: o jogo é só isso. Uma rodada de três cartas mostra como.',
  'lesson.trump':
    'Carta virada: {card}. O trunfo é {suit}, e um trunfo vence qualquer carta dos outros naipes.',
  'lesson.others': 'Os outros apostam primeiro. Você deu as cartas, então aposta por último.',
  'lesson.hook':
    '{tricks} vazas, e {sum} apostadas. Quem aposta por último não pode fechar a conta, então o {closed} fica fora para você. A conta não fecha: alguém sempre erra.',
  'lesson.bid':
    'A sua aposta. Cada um dos seus dois trunfos pode fazer uma vaza; a sua carta baixa, dificilmente. Quantas vão ser?',
  'lesson.leading': '{name} fica à esquerda de quem deu as cartas e sai na primeira vaza.',
  'lesson.follow': 'Quem pode tem de seguir o naipe de saída. Você tem uma carta dele: jogue-a.',
  'lesson.beaten':
    'A vaza fica com {name}: ganha a carta mais alta do naipe de saída, a não ser que alguém jogue um trunfo. Quem leva a vaza sai na próxima.',
  'lesson.ruff':
    'Você não tem esse naipe, então pode jogar qualquer carta, e um trunfo leva a vaza. Qual?',
  'lesson.ruffed': 'A vaza é sua.',
  'lesson.lead': 'Mais uma, e você sai. Nada vence o ás de trunfo.',
  'lesson.last': 'É exatamente o que você apostou.',
  'lesson.over':
    'Você fez o que apostou: 10 pontos, e mais um por vaza. {name} errou por uma e não ganha nada. A partida de verdade continua assim, de dez cartas a uma e de volta.',
  'lesson.again': 'Mais uma vez',
  'lesson.done': 'Ir para a mesa',
  'lesson.slip.too-few': 'É pouco: os seus dois trunfos fazem mais. Escolha de novo.',
  'lesson.slip.too-many': 'É demais: a sua carta baixa dificilmente faz uma vaza. Escolha de novo.',
  'lesson.slip.wasteful':
    'Ele também levaria a vaza, mas o menor basta. Guarde o ás: ainda está em jogo um trunfo que vence o seu menor.',
};
