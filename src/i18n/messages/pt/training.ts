import type { training as english } from '../en/training.ts';
import type { Translation } from '../translation.ts';

export const training: Translation<typeof english> = {
  'training.title': 'Treino',
  'training.intro':
    'Posições sempre novas, criadas neste aparelho, cada uma com uma resposta claramente melhor. Só conta sua primeira escolha.',
  'training.subject': 'Tema',
  'training.subject.any': 'Todos os temas',
  'training.game.any': 'Qualquer jogo',
  'training.grade': 'Dificuldade',
  'training.grade.fitting': 'No meu nível',
  'training.start': 'Treinar cinco minutos',
  'training.due':
    '{count, plural, one {# posição não resolvida no treino vem primeiro.} other {# posições não resolvidas no treino vêm primeiro.}}',
  'training.rating': 'Pontuação de treino',
  'training.rating.hint': 'Para comparar: {levels}.',
  'training.rating.level': '{level} {rating}',
  'training.answered': 'Acertos de primeira',
  'training.answered.value': '{right} de {count}',
  'training.puzzle': 'Problema do dia',
  'training.puzzle.about': 'Uma posição por dia, a mesma para todos.',
  'training.puzzle.open': 'Resolver o problema de hoje',
  'training.puzzle.again': 'Ver de novo o problema de hoje',
  'training.puzzle.right': 'Resolvido hoje',
  'training.puzzle.wrong': 'Não resolvido hoje',
  'training.making': 'Procurando uma posição…',
  'training.failed':
    'Não foi possível criar uma posição. Verifique a conexão ou escolha outro tema ou outro jogo.',
  'training.left': 'Faltam {time}',
  'training.over': 'O tempo acabou',
  'training.tally': 'Acertos: {right} de {count}',
  'training.rated': 'Pontuação {rating} ({change})',
  'training.finish': 'Ver o resultado',
  'training.end.none': 'Você não respondeu a nenhuma posição.',
  'training.end.about': 'Acertos de primeira: {right} de {count}.',
  'training.end.missed':
    '{count, plural, one {# posição não resolvida vai voltar.} other {# posições não resolvidas vão voltar.}}',
  'training.end.subjects': 'Por tema',
  'training.again': 'Mais cinco minutos',
  'training.weakness': 'É aqui que você mais perde: {what}',
  'training.weakness.about':
    '{points} pontos a mais que um especialista em {count, plural, one {# decisão} other {# decisões}}.',
  'training.weakness.train': 'Treinar: {subject}',
};
