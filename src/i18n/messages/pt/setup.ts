import type { Translation } from '../translation.ts';
import type { setup as english } from '../en/setup.ts';

export const setup: Translation<typeof english> = {
  'setup.game': 'Jogo',
  'setup.players': 'Jogadores',
  'setup.opponents': 'Todos os adversários',
  'setup.character': '{name} ({style})',
  'setup.characters': 'Adversários com estilo próprio',
  'setup.characters.hint':
    'Na dúvida, os prudentes apostam baixo e os audazes, alto; os desmancha-prazeres tentam furar as apostas alheias. Cada adversário mantém seu estilo de uma partida para outra.',
  'setup.scoring': 'Pontuação',
  'setup.shape': 'Mãos',
  'setup.deck': 'Baralho',
  'setup.wholeDeck': 'Dar o baralho inteiro',
  'setup.wholeDeck.hint': 'A maior mão usa todas as cartas que podem ser divididas por igual.',
  'setup.handSizes': '{rounds, plural, one {# rodada} other {# rodadas}}, com estas cartas:',
  'setup.handSizes.target':
    '{rounds, plural, one {No máximo # rodada} other {No máximo # rodadas}}, com estas cartas:',
  'setup.handSizes.again': 'Rodadas com estas cartas, sempre de novo, até {points}:',
  'setup.handSizes.same':
    '{rounds, plural, one {# rodada} other {# rodadas}}, {size, plural, one {# carta} other {# cartas}} para cada um',
  'setup.handSizes.sameTarget':
    'No máximo {rounds, plural, one {# rodada} other {# rodadas}}, {size, plural, one {# carta} other {# cartas}} para cada um',
  'setup.handSizes.sameAgain':
    '{size, plural, one {# carta} other {# cartas}} para cada um em toda rodada, até {points}',
  'setup.inProgress': 'A partida em andamento (rodada {round}) espera em “Suas partidas”.',
  'setup.start': 'Começar a partida',
  'setup.import': 'Importar',
  'setup.back': 'Voltar',
  'setup.unreadable':
    '{count, plural, one {# regulamento salvo não pôde ser lido e foi posto de lado.} other {# regulamentos salvos não puderam ser lidos e foram postos de lado.}}',
  'setup.notLasting': 'Nada pode ser salvo neste aparelho: suas regras duram até você sair.',

  'preset.bugger-your-neighbor.hint':
    'O clássico: uma carta virada dá o trunfo, e alguém sempre erra.',
  'preset.nomination-whist.hint': 'Quem aposta mais alto escolhe o trunfo.',
  'preset.up-and-down-the-river.hint':
    'Primeiro mãos pequenas, depois até a maior que o baralho permite.',
  'preset.devils-bridge.hint':
    'Todo naipe, menos o de saída, é trunfo, e uma carta se joga sem ver.',
  'preset.canadian.hint': 'O clássico, mas errar tira pontos e uma aposta de 0 rende só 5.',
  'preset.trump-rotation.hint': 'O trunfo passa por todos os naipes, depois sem trunfo.',
  'preset.spades.hint': 'Duplas, nil e sobras, até 500 pontos.',

  'shape.down-up': 'Desce e sobe',
  'shape.up-down': 'Sobe e desce',
  'shape.down': 'Só desce',
  'shape.up': 'Só sobe',
  'shape.constant': 'Sempre igual',
  'bids.hook': 'Não fecha',
  'bids.no-hook': 'Pode fechar',
  'bids.sealed': 'Apostas secretas',
  'bids.hook.hint':
    'Aposta-se por ordem. A última aposta não pode levar o total ao número de vazas: alguém sempre erra.',
  'bids.no-hook.hint': 'Aposta-se por ordem, e qualquer número é permitido: todos podem acertar.',
  'bids.sealed.hint': 'Todos apostam em segredo, e as apostas são reveladas juntas.',

  'game.facts': '{players} jogadores, {rounds, plural, one {# rodada} other {# rodadas}}',
  'game.facts.target': '{players} jogadores, até {points}',
  'own.hint': '{facts}, com suas regras',
  'own.unsaved': 'Regras provisórias',
  'own.unsaved.hint': 'Não salvas: {facts}',
  'own.copy': '{name} (cópia)',
  'own.edit': 'Editar',
  'own.duplicate': 'Duplicar',
  'own.delete': 'Apagar',
  'own.deleted': '“{name}”: regras apagadas.',
  'own.actions': 'Ações para {name}',

  'share.title': 'Compartilhar regras',
  'share.link': 'Link',
  'share.hint': 'Quem abrir vê as regras e pode jogar com elas ou salvá-las.',
  'share.send': 'Enviar',

  'import.title': 'Abrir regras compartilhadas',
  'import.link': 'Cole um link',
  'import.open': 'Mostrar regras',
  'import.file': 'Ou escolha um arquivo',
  'incoming.title': 'Regras para você',

  'level.easy': 'Fácil',
  'level.medium': 'Médio',
  'level.hard': 'Difícil',
  'level.expert': 'Especialista',
  'level.master': 'Mestre',
  'level.adaptive': 'Adaptável',
  'level.adaptive.hint':
    'Joga melhor quanto maior for sua vantagem e pior quando você está atrás, para o jogo continuar equilibrado. Só conta o placar; nunca vê suas cartas.',

  'scoring.standard': 'Tudo ou nada',
  'scoring.partial': 'Toda vaza conta',
  'scoring.penalty': 'Errar tira pontos',
  'scoring.canadian': 'Canadense',
  'scoring.trick-plus-ten': 'Nomination Whist',
  'scoring.five': 'Up and Down the River',
  'scoring.double': 'Dobro',
  'scoring.british': 'Britânica',
  'scoring.devil': 'Bridge do Diabo',
  'scoring.square': 'Quadrados, erros caros',
  'scoring.square-off': 'Quadrados dos dois lados',
  'scoring.ten-times': 'Dez vezes a aposta',
  'scoring.wizard': 'Curingas altos e baixos',
  'scoring.skull-king': 'Vinte por vaza',
  'scoring.romanian': 'Whist romeno',
  'scoring.ascenseur': 'L’Ascenseur',
  'scoring.bid-plus-hand': 'Aposta mais mão',
  'scoring.mirror': 'Espelho',
  'scoring.golf': 'Golfe',
  'scoring.standard.rule': 'Certa: 10 + a aposta. Errada: nada.',
  'scoring.partial.rule': 'Certa: 10 + a aposta. Errada: 1 ponto por vaza feita.',
  'scoring.penalty.rule': 'Certa: 10 + a aposta. Errada: menos 1 ponto por vaza a mais ou a menos.',
  'scoring.five.rule': 'Certa: 5 + a aposta. Errada: menos 1 ponto por vaza a mais ou a menos.',
  'scoring.double.rule': 'Certa: 10 + 2 por vaza apostada. Errada: nada.',
  'scoring.british.rule': 'Certa: 10 + 2 por vaza apostada. Errada: menos 5 pontos.',
  'scoring.example': 'Aposte {bid}: {made} se fizer {bid}, {missed} se fizer {tricks}.',
  'scoring.option': '{name}: {made} / {missed}',
};
