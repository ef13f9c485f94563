import type { Translation } from '../translation.ts';
import type { scoreboard as english } from '../en/scoreboard.ts';

export const scoreboard: Translation<typeof english> = {
  'score.player': 'Jogador',
  'score.place': 'Pos.',
  'score.bid': 'Aposta',
  'score.took': 'Fez',
  'score.points': 'Pontos',
  'score.total': 'Total',
  'score.missed': 'errou',
  'score.leads': 'na frente',
  'score.wins': 'vence',
  'score.up': 'subiu {count, plural, one {# posição} other {# posições}}',
  'score.down': 'desceu {count, plural, one {# posição} other {# posições}}',

  'summary.made': 'Aposta certa: {points} {count, plural, one {ponto} other {pontos}}',
  'summary.missed': 'Aposta errada por {by}: {points} {count, plural, one {ponto} other {pontos}}',
  'summary.side.made':
    'Sua dupla cumpriu o contrato de {bid}{nil, select, made { e o nil} failed {, mas não o nil} other {}}{bags, plural, =0 {} one {, com penalidade por # sobra} other {, com penalidade por # sobras}}: {points} {count, plural, one {ponto} other {pontos}}',
  'summary.side.set':
    'Sua dupla não cumpriu o contrato de {bid} por {by}{nil, select, made {, mas cumpriu o nil} failed { nem o nil} other {}}: {points} {count, plural, one {ponto} other {pontos}}',
  'summary.side.none':
    'Dois nils na sua dupla, {made, plural, =0 {nenhum cumprido} one {um cumprido} other {os dois cumpridos}}: {points} {count, plural, one {ponto} other {pontos}}',
  'summary.tied': 'Empate em {points}: o jogo segue até uma dupla ficar na frente',
  'summary.bags':
    '{bags, plural, =0 {Nenhuma sobra até agora} one {# sobra até agora} other {# sobras até agora}}',
  'summary.next.you':
    'A seguir: {count, plural, one {# carta, dada por você} other {# cartas, dadas por você}}',
  'summary.next.other':
    'A seguir: {count, plural, one {# carta, dada por {name}} other {# cartas, dadas por {name}}}',
  'next.round': 'Próxima rodada',

  'ledger.made': '{name}: aposta certa',
  'ledger.missed': '{name}: aposta errada',
  'ledger.streak': '{name}: sequência',
  'ledger.contract-made': 'Contrato de {bid} cumprido',
  'ledger.contract-set': 'Contrato de {bid} não cumprido',
  'ledger.bags': '{over, plural, one {# sobra} other {# sobras}}',
  'ledger.bag-penalty':
    '{bags, plural, one {Penalidade por # sobra} other {Penalidade por # sobras}}',
  'ledger.nil-made': '{name}: nil cumprido',
  'ledger.nil-failed': '{name}: nil não cumprido',
  'ledger.blind-nil-made': '{name}: nil às cegas cumprido',
  'ledger.blind-nil-failed': '{name}: nil às cegas não cumprido',

  'over.win.you': 'Você venceu!',
  'over.win.one': '{name} vence',
  'over.win.side': '{names} vencem',
  'over.win.shared': '{names} dividem a vitória',
  'over.caption': 'Placar final após {rounds, plural, one {# rodada} other {# rodadas}}',
  'bids.made': 'Apostas certas',
  'over.madeOf': '{made} de {of}',
  'over.last': 'Última rodada:',
  'over.place': 'Lugar {place}: {name}, {points} {count, plural, one {ponto} other {pontos}}',
  'over.turn': 'A virada:',
  'over.turn.round':
    '{who, select, you {você assume a liderança de vez na rodada {round}} ours {sua dupla assume a liderança de vez na rodada {round}} theirs {a outra dupla assume a liderança de vez na rodada {round}} other {{name} assume a liderança de vez na rodada {round}}}',
  'over.turn.start':
    '{who, select, you {Você lidera do começo ao fim} ours {Sua dupla lidera do começo ao fim} theirs {A outra dupla lidera do começo ao fim} other {{name} lidera do começo ao fim}}',
  'over.bestBid': 'Sua melhor aposta:',
  'over.bestBid.round': '{bid} na rodada {round}, {points}',
  'over.luck': 'Sorte e habilidade:',
  'over.luck.points':
    'o esperado era {mean}. Suas cartas e seu lugar renderam {luck}, suas escolhas {skill}, adversários e sorte {rest}.',
  'over.reviewing': 'analisando a rodada {done} de {of}',
  'over.playAgain': 'Jogar de novo',
  'over.sameCards': 'Mesmas cartas',

  'sheet.caption': 'Vazas/aposta, pontos e total de cada rodada. C: carteador',
  'sheet.captionTarget': 'Vazas/contrato, pontos e total, até {points}',
  'sheet.captionTo': 'Vazas/aposta, pontos e total de cada rodada, até {points}. C: carteador',
  'sheet.bags': '{bags, plural, one {# sobra} other {# sobras}}',
  'sheet.round': 'Rodada',
  'sheet.roundLabel': 'Rodada {round}, {count, plural, one {# carta} other {# cartas}}, {trump}',
  'sheet.running': 'em andamento',
  'sheet.tookBid': '{tricks}/{bid}',
  'sheet.result': 'apostou {bid}, fez {tricks}, {made, select, yes {acertou} other {errou}}',
  'sheet.runningTricks': 'apostou {bid}, fez {tricks} até agora',
  'sheet.noBid': 'sem aposta ainda',
  'sheet.dealer': 'dá as cartas',
  'sheet.points': '{points} {count, plural, one {ponto} other {pontos}}, total {total}',
  'sheet.streak': 'dos quais {points} pela sequência',
  'sheet.run.made': '{count, plural, one {# certa seguida} other {# certas seguidas}}',
  'sheet.run.missed': '{count, plural, one {# errada seguida} other {# erradas seguidas}}',
  'sheet.empty': 'Ainda não há nada: a primeira rodada preenche a primeira linha.',

  'chart.after': 'Totais após a rodada {round} de {rounds}',
  'chart.afterTarget': 'Totais após a rodada {round}, até {points}',
  'chart.empty': 'O gráfico começa depois da primeira rodada.',
};
