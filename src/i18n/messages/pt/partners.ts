import type { partners as english } from '../en/partners.ts';
import type { Translation } from '../translation.ts';

export const partners: Translation<typeof english> = {
  'balance.side.you': 'Nós: {won} de {bid}, {bags, plural, one {# sobra} other {# sobras}}',
  'balance.side.they': 'Eles: {won} de {bid}, {bags, plural, one {# sobra} other {# sobras}}',
  'balance.side.you.open': 'Nós: aposta {bid}, {bags, plural, one {# sobra} other {# sobras}}',
  'balance.side.they.open': 'Eles: aposta {bid}, {bags, plural, one {# sobra} other {# sobras}}',
  'balance.side.you.bags': 'Nós: {bags, plural, one {# sobra} other {# sobras}}',
  'balance.side.they.bags': 'Eles: {bags, plural, one {# sobra} other {# sobras}}',
  'balance.side.you.nil': 'Nós: dois nils, {bags, plural, one {# sobra} other {# sobras}}',
  'balance.side.they.nil': 'Eles: dois nils, {bags, plural, one {# sobra} other {# sobras}}',

  'review.side.mean':
    'Esperado {who, select, you {nos lugares da sua dupla} other {nos lugares da dupla}}',
  'review.side.points': 'Pontos {who, select, you {da sua dupla} other {da dupla}}',
  'review.side.breakdown.note':
    'O esperado é o que uma dupla faz ali, em média, quando todos apostam bem. O resto é {who, select, you {seu parceiro} other {o parceiro}}, os adversários e como estavam as cartas. Só contam as escolhas que claramente custam pontos, pelo custo da lista.',
  'review.side.expected':
    'Chance de acertar: {ownMake}; pontos esperados {who, select, you {para sua dupla} other {para a dupla}}: {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Chance de acertar: {ownMake} em vez de {bestMake}; pontos esperados {who, select, you {para sua dupla} other {para a dupla}}: {ownPoints} em vez de {bestPoints}.} chance {Chance de acertar: {ownMake} nos dois casos; pontos esperados {who, select, you {para sua dupla} other {para a dupla}}: {ownPoints} em vez de {bestPoints}.} points {Chance de acertar: {ownMake} em vez de {bestMake}; pontos esperados {who, select, you {para sua dupla} other {para a dupla}}: {ownPoints} nos dois casos.} other {Chance de acertar: {ownMake} nos dois casos; pontos esperados {who, select, you {para sua dupla} other {para a dupla}}: {ownPoints} nos dois casos.}}',
  'review.side.expected.others': 'Pontos esperados para a outra dupla: {own} em vez de {best}.',
  'review.side.expected.bags': 'A diferença está nas sobras.',
  'review.side.cost':
    'Custo: pontos que {who, select, you {sua dupla} other {a dupla}} perde para a outra, com o que as sobras vão custar.',
  'review.side.hindsight.same':
    'Nenhuma escolha seria melhor {who, select, you {para sua dupla} other {para a dupla}}: {points} {count, plural, one {ponto} other {pontos}} sobre a outra.',
  'review.side.hindsight.better':
    'Melhor: {best}, que podia render {who, select, you {à sua dupla} other {à dupla}} {bestPoints} {bestCount, plural, one {ponto} other {pontos}} sobre a outra; esta escolha, no máximo {points}.',
  'review.side.hindsight.note':
    'Com todas as cartas abertas: quantos pontos poderia ganhar sobre a outra dupla nesta rodada quem visse todas as mãos, com o que as sobras vão custar, enquanto os outros continuam jogando como fariam por instinto especialistas que só veem a própria. Não diz nada sobre quão boa foi a escolha.',
  'review.side.try.over':
    '{who, select, you {Sua dupla} other {A dupla}} aqui: {here} {count, plural, one {ponto} other {pontos}}.',
  'review.place.declaration': 'Rodada {round}, antes de olhar',
  'review.own.declaration':
    '{who, select, you {{own, select, blindNil {Você apostou nil às cegas.} other {Você olhou antes.}}} other {{own, select, blindNil {{name} apostou nil às cegas.} other {{name} olhou antes.}}}}',
  'review.better.declaration':
    '{who, select, you {{own, select, blindNil {Você apostou nil às cegas; melhor era olhar antes.} other {Você olhou antes; melhor era nil às cegas.}}} other {{own, select, blindNil {{name} apostou nil às cegas; melhor era olhar antes.} other {{name} olhou antes; melhor era nil às cegas.}}}}',
  'cost.side.parts':
    '{how, select, both {Os pontos {who, select, you {da sua dupla} other {da dupla}} respondem por {own}; soma-se o que eles ganham e as sobras custam: {others}.} less {Os pontos {who, select, you {da sua dupla} other {da dupla}} respondem por {own}; desconta-se o que eles perdem e o que se poupa em sobras: {others}.} more {O que eles ganham e as sobras custam responde por {others}; desconta-se o que {who, select, you {sua dupla} other {a dupla}} ganha: {own}.} other {É o que eles ganham e as sobras custam.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Aposte {choice}: {chance} de cumprir o contrato.} probable {Provavelmente {choice}: {chance} de cumprir o contrato.} close {Melhor {choice}, por pouco: {chance} de cumprir o contrato.} only {Qualquer aposta dá no mesmo: {chance} de cumprir o contrato.} tie {Quase igual: {choices}, {chance} de cumprir o contrato.} other {Quase igual: {choice} vale tanto quanto as outras, {chance} de cumprir o contrato.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Jogue {choice}: {chance} de cumprir o contrato.} probable {Provavelmente {choice}: {chance} de cumprir o contrato.} close {Melhor {choice}, por pouco: {chance} de cumprir o contrato.} only {Qualquer carta dá no mesmo: {chance} de cumprir o contrato.} tie {Quase igual: {choices}, {chance} de cumprir o contrato.} other {Quase igual: {choice} vale tanto quanto as outras, {chance} de cumprir o contrato.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {Sua dupla já tem o contrato: cada vaza a mais é uma sobra.} one {Para sua dupla ainda falta # das últimas {of} vazas.} other {Para sua dupla ainda faltam # das últimas {of} vazas.}}',
  'hint.side.needs.all':
    '{of, plural, one {Sua dupla precisa da última vaza.} other {Sua dupla precisa de todas as últimas # vazas.}}',
  'hint.side.needs.lost': 'O contrato da sua dupla já furou: atrapalhe os outros.',
  'hint.their-need':
    'Seu contrato está garantido; os outros ainda precisam de {tricks} das últimas {of} vazas.',
  'hint.their-need.all':
    'Seu contrato está garantido; os outros precisam de todas as vazas que restam.',
  'hint.fact.to-partner': 'Seu parceiro leva esta vaza.',
  'hint.fact.partner-ahead': 'Por enquanto, seu parceiro está ganhando.',
  'hint.fact.partner-may-ruff': 'Seu parceiro não tem o naipe e pode cortar.',
  'hint.side.points': 'Pontos esperados para sua dupla',
  'hint.say.look':
    '{verdict, select, clear {Olhe as cartas antes: {chance} de cumprir um nil às cegas.} probable {Provavelmente melhor olhar antes: {chance} de cumprir um nil às cegas.} close {Melhor olhar antes, por pouco: {chance} de cumprir um nil às cegas.} other {Quase igual: {chance} de cumprir um nil às cegas.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Aposte nil às cegas: {chance} de cumprir.} probable {Provavelmente nil às cegas: {chance} de cumprir.} close {Melhor nil às cegas, por pouco: {chance} de cumprir.} other {Quase igual: nil às cegas, {chance} de cumprir.}}',
  'hint.blindNil.expected':
    'Pontos esperados para sua dupla: {blind} com nil às cegas, {look} se você olhar antes.',
  'hint.game-at-stake': 'Dá mais chance de vencer a partida.',
  'hint.below':
    '{how, select, left {As outras apostas somam {sum} de {of} vazas.} partner {Com as {partner} do seu parceiro, sua dupla precisa de {sum} de {of} vazas.} other {A aposta é um mínimo: as vazas a mais são só sobras.}}',
  'hint.contrast.contract':
    '{whose, select, theirs {Com {other}, os outros cumprem o contrato mais vezes: {chance} em vez de {best}.} other {Com {other}, sua dupla cumpre o contrato menos vezes: {chance} em vez de {best}.}}',
  'hint.contrast.nil':
    '{how, select, more {Com {other}, o nil de {name} dá certo mais vezes: {chance} em vez de {best}.} other {Com {other}, o nil de {name} dá certo menos vezes: {chance} em vez de {best}.}}',
  'hint.claim.nil':
    '{how, select, more {Com {other}, o nil de {name} dá certo mais vezes} other {Com {other}, o nil de {name} dá certo menos vezes}}',
  'hint.why.taker': '{name} leva esta vaza com chance de {chance} em vez de {best}',
  'hint.why.breaks': 'mais tarde, ele quebra em {suit} com chance de {chance} em vez de {best}',
  'hint.contrast.bags':
    '{whose, select, theirs {Com {other}, os outros fazem menos vazas extras (sobras): {count} em média em vez de {best}.} other {Com {other}, sua dupla faz mais vazas extras (sobras): {count} em média em vez de {best}.}}',
  'hint.bags': 'Traz menos vazas extras (sobras).',
  'hint.their-bags': 'Deixa mais vazas extras (sobras) para os outros.',
  'hint.nil-lost':
    '{tricks, plural, =0 {Seu nil quebrou, e suas vazas não contam.} one {Seu nil quebrou, e suas vazas não contam: para seu parceiro ainda falta # das últimas {of}.} other {Seu nil quebrou, e suas vazas não contam: para seu parceiro ainda faltam # das últimas {of}.}}',
  'hint.nil-against':
    '{count, plural, one {{names} apostou nil: uma só vaza o quebra.} other {{names} apostaram nil: uma só vaza quebra cada um.}}',
  'hint.contrast.broken':
    '{how, select, bid {A chance de um nil quebrar é de {chance}.} alone {Com {other}, a chance de seu nil quebrar é de {chance}.} other {Com {other} seu nil quebra mais vezes: {chance} em vez de {best}.}}',
  'hint.nil.needs': 'Seu nil continua de pé: não leve nenhuma vaza.',
  'hint.nil.lost': 'Seu nil vai quebrar de qualquer jeito: atrapalhe os outros.',
  'hint.nil.sunk-by': 'Com {cards}, uma vaza é inevitável: seu nil vai quebrar.',
  'hint.fact.breaks-own': 'Quebra o seu nil.',
  'hint.fact.breaks': 'Quebra o nil de {name}.',
  'hint.nil-beside':
    'O nil do seu parceiro continua de pé: fique com as vazas que cairiam para ele.',
};
