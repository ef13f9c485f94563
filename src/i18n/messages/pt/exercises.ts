import type { exercises as english } from '../en/exercises.ts';
import type { Words } from '../words.ts';

export const exercises: Words<typeof english> = {
  'exercise.title': 'Exercícios',
  'exercise.intro':
    'Posições curtas, cada uma com uma resposta claramente melhor. Escolha na mesa, quantas vezes quiser.',
  'exercise.subject.follow': 'Seguir o naipe',
  'exercise.subject.ruff': 'Cortar ou descartar',
  'exercise.subject.dodge': 'Escapar',
  'exercise.subject.count': 'Contar os trunfos',
  'exercise.subject.hook': 'A conta não fecha',
  'exercise.subject.zero': 'Quando apostar zero',
  'exercise.subject.own': 'Das suas próprias partidas',
  'exercise.about.follow': 'Que carta do naipe de saída?',
  'exercise.about.ruff': 'Você não pode seguir o naipe. Esta vaza vale um trunfo?',
  'exercise.about.dodge': 'Você não precisa de mais vazas. Como ficar de fora?',
  'exercise.about.count': 'Que trunfos ainda estão em jogo, e quanto valem então os seus?',
  'exercise.about.hook': 'Você aposta por último, e o melhor número fica fora.',
  'exercise.about.zero': 'Zero, ou melhor não?',
  'exercise.about.own': 'Erros caros que uma análise encontrou. Os que você resolve não voltam.',
  'exercise.own.none':
    'Nada espera aqui. Analise uma partida: os erros caros voltam como exercícios.',
  'exercise.solved': 'Resolvidos: {solved} de {count}',
  'exercise.waiting': '{count, plural, one {# erro espera} other {# erros esperam}}',
  'exercise.begin': 'Praticar',
  'exercise.begin.label': 'Praticar: {subject}',
  'exercise.place': '{subject}, {index} de {count}',
  'exercise.ask.bid': 'Quanto você aposta?',
  'exercise.ask.card': 'Que carta você joga?',
  'exercise.ask.trump': 'Que trunfo você escolhe?',
  'exercise.right': 'Certo!',
  'exercise.wrong': 'Não é a melhor escolha.',
  'exercise.cost':
    'Isso custa cerca de {count, plural, one {{points} ponto} other {{points} pontos}}.',
  'exercise.chance': 'Chance de acertar: {chance} em vez de {best}.',
  'exercise.again': 'Escolha de novo, ou veja a resposta.',
  'exercise.show': 'Mostrar a resposta',
  'exercise.next': 'Próximo',
  'exercise.back': 'Voltar aos exercícios',
  'exercise.close': 'Voltar à mesa',
  'exercise.notKept': 'O que você resolveu não pode ser guardado neste aparelho.',
  'exercise.failed': 'Os exercícios não puderam ser carregados. Volte e abra de novo.',
};
