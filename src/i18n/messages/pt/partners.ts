import type { partners as english } from '../en/partners.ts';
import type { Words } from '../words.ts';

export const partners: Words<typeof english> = {
  'review.side.mean': 'O normal para a sua dupla nesse lugar',
  'review.side.points': 'Pontos da sua dupla',
  'review.side.split.note':
    'O normal é o que uma dupla espera ali, em média, quando todos apostam bem. O resto é o que fizeram os outros três e como estavam as cartas. Das suas apostas e cartas conta o que estava errado sem dúvida, e só pelos pontos da sua dupla.',
  'review.side.expected':
    'Chance de acertar: {ownMake}; pontos esperados para a sua dupla: {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Chance de acertar: {ownMake} em vez de {bestMake}; pontos esperados para a sua dupla: {ownPoints} em vez de {bestPoints}.} chance {Chance de acertar: {ownMake} nos dois casos; pontos esperados para a sua dupla: {ownPoints} em vez de {bestPoints}.} points {Chance de acertar: {ownMake} em vez de {bestMake}; pontos esperados para a sua dupla: {ownPoints} nos dois casos.} other {Chance de acertar: {ownMake} nos dois casos; pontos esperados para a sua dupla: {ownPoints} nos dois casos.}}',
  'review.side.expected.others': 'Pontos esperados da outra dupla: {own} em vez de {best}.',
  'review.side.expected.bags': 'A diferença está nas sobras.',
  'review.side.cost':
    'O que custa uma escolha: pontos que a sua dupla ganha sobre a outra, com o que as sobras vão custar.',
  'review.side.hindsight.same':
    'Nenhuma escolha podia render mais à sua dupla que esta: {points} {count, plural, one {ponto} other {pontos}} sobre a outra.',
  'review.side.hindsight.better':
    'Melhor: {best}, que podia render à sua dupla {bestPoints} {bestCount, plural, one {ponto} other {pontos}} sobre a outra; esta escolha, no máximo {points}.',
  'review.side.hindsight.note':
    'Com todas as cartas abertas: quantos pontos poderia ganhar sobre a outra dupla nesta rodada quem vê todas as mãos, com o que as sobras vão custar, enquanto os outros jogam como especialistas, que só veem a própria mão. Não diz nada sobre quão boa foi a sua escolha.',
  'review.side.try.over': 'A sua dupla aqui: {here} {count, plural, one {ponto} other {pontos}}.',
  'review.place.declaration': 'Rodada {round}, antes de olhar',
  'review.own.declaration':
    '{own, select, blindNil {Você apostou nil às cegas.} other {Você olhou as cartas antes.}}',
  'review.better.declaration':
    '{own, select, blindNil {Você apostou nil às cegas; melhor era olhar antes.} other {Você olhou as cartas antes; melhor era nil às cegas.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Aposte {choice}: {chance} de a sua dupla cumprir o contrato.} probable {Provavelmente o melhor: {choice}, {chance} de a sua dupla cumprir o contrato.} close {De preferência {choice}: {chance} de a sua dupla cumprir o contrato, mas por pouco.} only {Qualquer aposta dá no mesmo: {chance} de a sua dupla cumprir o contrato.} tie {Tanto faz: {choices}, {chance} de a sua dupla cumprir o contrato.} other {Tudo vale o mesmo, também {choice}: {chance} de a sua dupla cumprir o contrato.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Jogue {choice}: {chance} de a sua dupla cumprir o contrato.} probable {Provavelmente o melhor: {choice}, {chance} de a sua dupla cumprir o contrato.} close {De preferência {choice}: {chance} de a sua dupla cumprir o contrato, mas por pouco.} only {Qualquer carta dá no mesmo: {chance} de a sua dupla cumprir o contrato.} tie {Tanto faz: {choices}, {chance} de a sua dupla cumprir o contrato.} other {Tudo vale o mesmo, também {choice}: {chance} de a sua dupla cumprir o contrato.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {A sua dupla já tem o contrato: cada vaza a mais é uma sobra.} one {Ainda falta # vaza em {of} para a sua dupla.} other {Ainda faltam # vazas em {of} para a sua dupla.}}',
  'hint.side.needs.all':
    '{of, plural, one {A sua dupla precisa da última vaza.} other {A sua dupla precisa das # vazas que restam.}}',
  'hint.side.needs.lost': 'O contrato da sua dupla está perdido: dificulte o dos outros.',
  'hint.fact.to-partner': 'O seu parceiro leva esta vaza.',
  'hint.fact.partner-ahead': 'Por enquanto, o seu parceiro está na frente.',
  'hint.fact.partner-may-ruff': 'O seu parceiro está sem o naipe e pode cortar.',
  'hint.side.points': 'Pontos esperados para a sua dupla',
  'hint.say.look':
    '{verdict, select, clear {Olhe as cartas antes: chance de um nil às cegas dar certo, {chance}.} probable {Provavelmente melhor: olhe as cartas antes; chance de um nil às cegas dar certo, {chance}.} close {De preferência olhe as cartas antes, mas por pouco: chance de um nil às cegas dar certo, {chance}.} other {Tanto faz: chance de um nil às cegas dar certo, {chance}.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Aposte nil às cegas: chance de dar certo, {chance}.} probable {Provavelmente melhor: nil às cegas; chance de dar certo, {chance}.} close {De preferência nil às cegas, mas por pouco: chance de dar certo, {chance}.} other {Tanto faz: chance de um nil às cegas dar certo, {chance}.}}',
  'hint.blindNil.expected':
    'Pontos esperados para a sua dupla: {blind} com ele, {look} se você olhar antes.',
  'hint.game-at-stake': 'Assim a partida fica mais vezes a seu favor.',
  'hint.bags': 'Traz menos sobras.',
  'hint.their-bags': 'Deixa mais sobras para os outros.',
  'hint.nil-lost':
    '{tricks, plural, =0 {O seu nil falhou e as suas vazas não contam.} one {O seu nil falhou e as suas vazas não contam: ainda falta # vaza em {of} para o seu parceiro.} other {O seu nil falhou e as suas vazas não contam: ainda faltam # vazas em {of} para o seu parceiro.}}',
  'hint.nil-against':
    '{count, plural, one {{names} apostou nil: uma só vaza o faz falhar.} other {{names} apostaram nil: uma só vaza faz falhar cada um.}}',
  'hint.nil-beside':
    'O nil do seu parceiro continua de pé: fique com as vazas que cairiam para ele.',
};
