import type { review as english } from '../en/review.ts';
import type { Translation } from '../translation.ts';

export const review: Translation<typeof english> = {
  'review.title': 'Análise',
  'review.back': 'Sair da análise',
  'review.whose':
    '{who, select, named {Partida de outra pessoa: {name}.} other {Partida de outra pessoa.}}',
  'review.scope': 'O que analisar',
  'review.scope.game': 'A partida toda',
  'review.scope.round': 'Rodada {round}, {count, plural, one {# carta} other {# cartas}}',
  'review.working': 'Analisando a rodada {round}: {done} de {rounds}',
  'review.resting':
    '{done} de {rounds, plural, one {# rodada analisada} other {# rodadas analisadas}}',
  'review.done': '{rounds, plural, one {# rodada analisada} other {# rodadas analisadas}}',
  'review.failed': 'A análise foi interrompida.',
  'button.pause': 'Pausar',

  'review.accuracy': 'Precisão',
  'review.accuracy.all': 'No total',
  'review.accuracy.bids': 'Apostas',
  'review.accuracy.play': 'Jogo',
  'review.accuracy.none': 'nada a decidir',
  'review.mark.superb': 'excelente',
  'review.mark.strong': 'forte',
  'review.mark.solid': 'sólido',
  'review.mark.fair': 'razoável',
  'review.mark.learning': 'a melhorar',

  'review.breakdown': 'Sorte e habilidade',
  'review.breakdown.mean': 'Esperado neste lugar',
  'review.breakdown.luck': 'Cartas e lugar',
  'review.breakdown.rest': 'Adversários e sorte',
  'review.breakdown.points': 'Pontos feitos',
  'review.breakdown.note':
    'O esperado é o que um bom jogador faz, em média, neste lugar e com esse número de cartas, antes da primeira carta. Só contam as escolhas que claramente custam pontos, pelo custo da lista.',
  'review.breakdown.low': 'Aqui ganha o total mais baixo.',

  'review.decisions': 'Decisões, as mais caras primeiro',
  'review.showAll': 'Mostrar também as boas',
  'review.flawless': 'Nenhuma escolha aqui custou pontos claramente.',
  'review.none': 'Não havia nada a decidir.',
  'review.place.bid': 'Rodada {round}, aposta',
  'review.place.trump': 'Rodada {round}, trunfo',
  'review.place.card': 'Rodada {round}, vaza {trick}',
  'review.grade.best': 'a melhor',
  'review.grade.good': 'boa',
  'review.grade.inaccuracy': 'imprecisão',
  'review.grade.mistake': 'erro',
  'review.grade.blunder': 'erro grave',
  'review.cost': '{grade}, {points} {count, plural, one {ponto} other {pontos}}',
  'review.cost.note':
    '{who, select, you {Custo: seus próprios pontos, mais metade do que a escolha rende em média aos outros.} other {Custo: os pontos do jogador, mais metade do que a escolha rende em média aos outros.}}',
  'review.own.bid': '{who, select, you {Você apostou {own}.} other {{name} apostou {own}.}}',
  'review.own.trump': '{who, select, you {Você escolheu {own}.} other {{name} escolheu {own}.}}',
  'review.own.card': '{who, select, you {Você jogou {own}.} other {{name} jogou {own}.}}',
  'review.better.bid':
    '{who, select, you {Você apostou {own}; melhor era {best}.} other {{name} apostou {own}; melhor era {best}.}}',
  'review.better.trump':
    '{who, select, you {Você escolheu {own}; melhor era {best}.} other {{name} escolheu {own}; melhor era {best}.}}',
  'review.better.card':
    '{who, select, you {Você jogou {own}; melhor era {best}.} other {{name} jogou {own}; melhor era {best}.}}',
  'review.choice.look': 'olhar antes',
  'review.expected': 'Chance de acertar: {ownMake}; pontos esperados: {ownPoints}.',
  'review.expected.better':
    '{same, select, none {Chance de acertar: {ownMake} em vez de {bestMake}; pontos esperados: {ownPoints} em vez de {bestPoints}.} chance {Chance de acertar: {ownMake} nos dois casos; pontos esperados: {ownPoints} em vez de {bestPoints}.} points {Chance de acertar: {ownMake} em vez de {bestMake}; pontos esperados: {ownPoints} nos dois casos.} other {Chance de acertar: {ownMake} nos dois casos; pontos esperados: {ownPoints} nos dois casos.}}',
  'review.expected.others': 'Pontos esperados para cada um dos outros: {own} em vez de {best}.',
  'review.miss.over': 'Assim você faz vazas a mais com mais frequência: {own} em vez de {best}.',
  'review.miss.short': 'Assim faltam vazas mais vezes: {own} em vez de {best}.',
  'review.reason.quoted': 'Uma dica teria dito: “{reason}”',
  'review.hindsight': 'Com todas as cartas abertas',
  'review.hindsight.same':
    'Nenhuma escolha podia dar um resultado melhor: {points} {count, plural, one {ponto} other {pontos}}.',
  'review.hindsight.better':
    'Melhor: {best}, que podia render {bestPoints} {bestCount, plural, one {ponto} other {pontos}}; esta escolha, na melhor das hipóteses {points}.',
  'review.hindsight.far': 'Nem todas as continuações foram analisadas.',
  'review.hindsight.note':
    'Com todas as cartas abertas: o que poderia conseguir quem visse todas as mãos, enquanto os outros continuam jogando como fariam por instinto especialistas que só veem a própria. Não diz nada sobre quão boa foi a escolha.',
  'review.open': 'Todas as escolhas, cartas abertas',
  'review.open.intro':
    'O que cada escolha teria rendido com as cartas como estavam. Ninguém na mesa podia saber: isso não diz nada sobre quão boa foi a escolha.',
  'review.open.known': 'Já se sabia',
  'review.open.chance': 'Chance',
  'review.open.experts': 'Espec.',
  'review.open.most': 'Ideal',
  'review.open.made': 'escolhida',
  'review.open.working': 'Jogando até o fim…',
  'review.open.failed': 'Não foi possível jogar até o fim. Feche e tente de novo.',
  'review.open.none': 'Não há nada para comparar aqui.',
  'review.open.note':
    'Espec.: todos continuam como fariam por instinto especialistas que só veem a própria mão. Ideal: vendo todas as mãos.',
  'review.open.side.note':
    'Espec.: todos continuam como fariam por instinto especialistas que só veem a própria mão. Ideal: vendo todas as mãos. Ambos contam os pontos que sua dupla ganha sobre a outra, com o que as sobras vão custar.',
  'review.look': 'Ver posição',
  'review.look.label': 'Ver posição: {place}',

  'review.try.title': 'Decisão',
  'review.try.back': 'Voltar à análise',
  'review.try.hint': 'Escolha de novo e continue daqui. A partida de verdade fica como está.',
  'review.try.again': 'Tentar de novo',
  'review.try.over': 'Aqui: {here} {count, plural, one {ponto} other {pontos}}.',
  'review.try.real': 'Na partida: {real}.',
};
