import type { advice as english } from '../en/advice.ts';
import type { Words } from '../words.ts';

export const advice: Words<typeof english> = {
  'hint.close': 'Fechar a dica',
  'hint.thinking': 'Analisando …',
  'hint.failed': 'A dica não veio. Feche e peça de novo.',
  'hint.forced': 'Aqui só se pode fazer uma coisa: {choice}.',
  'hint.nothing': 'Não há dica para esta decisão.',
  'hint.noTrump': 'sem trunfo',
  'hint.table': 'O que cada escolha promete',
  'hint.choice': 'Escolha',
  'hint.make': 'Chance de acertar',
  'hint.make.short': 'Chance em %',
  'hint.points': 'Pontos esperados',
  'hint.cost': 'Custa em relação à melhor',
  'hint.isBest': '{choice}, a melhor',
  'hint.under': 'menos de {percent}',
  'hint.over': 'mais de {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} de acertar a aposta, {points} esperados',
  'hint.mark.best': 'a melhor: {chance} de acertar a aposta, {points} esperados',

  'hint.say.bid':
    '{verdict, select, clear {Aposte {choice}: {chance} de acertar.} probable {Provavelmente o melhor: {choice}, {chance} de acertar.} close {De preferência {choice}: {chance} de acertar, mas por pouco.} only {Qualquer aposta dá no mesmo: {chance} de acertar.} tie {Tanto faz: {choices}, {chance} de acertar.} other {Tudo vale o mesmo, também {choice}: {chance} de acertar.}}',
  'hint.say.trump':
    '{verdict, select, clear {Escolha {choice}: {chance} de acertar a aposta.} probable {Provavelmente o melhor: {choice}, {chance} de acertar a aposta.} close {De preferência {choice}: {chance} de acertar a aposta, mas por pouco.} only {Qualquer trunfo dá no mesmo: {chance} de acertar a aposta.} tie {Tanto faz: {choices}, {chance} de acertar a aposta.} other {Tudo vale o mesmo, também {choice}: {chance} de acertar a aposta.}}',
  'hint.say.card':
    '{verdict, select, clear {Jogue {choice}: {chance} de acertar a aposta.} probable {Provavelmente o melhor: {choice}, {chance} de acertar a aposta.} close {De preferência {choice}: {chance} de acertar a aposta, mas por pouco.} only {Qualquer carta dá no mesmo: {chance} de acertar a aposta.} tie {Tanto faz: {choices}, {chance} de acertar a aposta.} other {Tudo vale o mesmo, também {choice}: {chance} de acertar a aposta.}}',
  'hint.others': 'Custa mais aos outros do que a você.',
  'hint.hinders': 'Sobra menos para os outros.',

  'hint.needs':
    '{tricks, plural, =0 {Você já fez o que apostou: nem uma vaza a mais.} one {Ainda falta # vaza em {of}.} other {Ainda faltam # vazas em {of}.}}',
  'hint.needs.all':
    '{of, plural, one {Você precisa da última vaza.} other {Você precisa das # vazas que restam.}}',
  'hint.needs.lost': 'A sua aposta está perdida: dificulte a dos outros.',

  'hint.sure': '{count, plural, one {Uma vaza certa: {cards}.} other {# vazas certas: {cards}.}}',
  'hint.likely': 'Quase certas: {cards}.',
  'hint.probable': 'Provavelmente uma vaza: {cards}.',
  'hint.even': 'Meio a meio: {cards}.',
  'hint.nothing-likely': 'Nenhuma das suas cartas deve fazer vaza.',
  'hint.danger': 'O maior perigo: {cards}.',
  'hint.void': 'Você pode cortar: {suits}.',
  'hint.discards': 'Você pode descartar em: {suits}.',
  'hint.bids-for': 'Os outros veem a sua carta, e o que apostaram fala a favor dela.',
  'hint.bids-against': 'Os outros veem a sua carta, e o que apostaram fala contra ela.',
  'hint.forehead':
    '{wins, plural, =0 {Nenhuma das {of} cartas que a sua pode ser leva a vaza.} one {# das {of} cartas que a sua pode ser leva a vaza.} other {# das {of} cartas que a sua pode ser levam a vaza.}}',

  'hint.fact.wins': 'Leva esta vaza com certeza.',
  'hint.fact.loses': 'Não leva esta vaza.',
  'hint.fact.fulfils': 'Leva a última vaza de que você precisa.',
  'hint.fact.overshoots': 'Leva uma vaza a mais.',
  'hint.fact.falls-short': 'Com ela a sua aposta está perdida.',
  'hint.fact.ruff': 'Você corta.',
  'hint.fact.overruff': 'Você corta por cima.',
  'hint.fact.underruff': 'Você se livra de um trunfo sob outro maior.',
  'hint.fact.discard': 'Você a descarta.',
  'hint.fact.duck': 'Você se abaixa.',
  'hint.fact.unload': 'Você se livra de uma carta que nada mais venceria no naipe dela.',
  'hint.fact.cheapest': 'É a menor que ganha.',
  'hint.fact.dearest': 'É a maior que perde.',
  'hint.fact.busts': 'Uma vaza a mais para {name}.',
  'hint.fact.denies': 'Assim {name} não acerta mais.',
  'hint.fact.beaten-by': 'Mais altas e ainda em jogo: {cards}.',
  'hint.fact.out':
    'Ainda em jogo no naipe dela: {above} mais altas, {below, plural, =0 {nenhuma mais baixa} one {# mais baixa} other {# mais baixas}}.',
  'hint.fact.out.each':
    '{above, plural, one {Contra cada uma resta uma mais alta do naipe dela.} other {Contra cada uma restam pelo menos # mais altas do naipe dela.}}',
  'hint.fact.either': 'Alta ou baixa, quase não faz diferença.',
  'hint.fact.keeps': 'Você guarda para depois: {cards}.',
  'hint.fact.voids': 'Depois você fica sem esse naipe.',
  'hint.fact.only-ruff': 'Nada mais alto no naipe dela: só um corte a bate.',
  'hint.fact.may-ruff':
    '{count, plural, one {Sem o naipe, pode cortar: {names}.} other {Sem o naipe, podem cortar: {names}.}}',

  'learn.tally': 'Melhor escolha encontrada: {found} de {count}',
  'learn.ask.title': 'Tem certeza?',
  'learn.ask.text':
    '{choice} em vez de {best} custa cerca de {points, plural, one {# ponto} other {# pontos}}.',
  'learn.ask.anyway': 'Fazer mesmo assim',
  'learn.ask.back': 'Pensar de novo',

  'settings.group.learning': 'Aprender',
  'settings.learning': 'Modo de aprendizado',
  'settings.learning.hint':
    'Mostra a dica em cada decisão sua e conta quantas vezes você encontra a melhor escolha. Essas partidas não contam nas suas estatísticas.',
  'settings.askBefore': 'Perguntar antes de uma escolha que custa',
  'settings.askBefore.hint':
    'Só no modo de aprendizado, e só quando não há dúvida. Pontos da pontuação usual, 10 e a aposta: onde uma rodada vale mais, são precisos proporcionalmente mais.',
  'askBefore.never': 'Nunca perguntar',
  'askBefore.points': '{points, plural, one {# ponto ou mais} other {# pontos ou mais}}',
};
