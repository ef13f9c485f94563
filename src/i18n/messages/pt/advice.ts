import type { advice as english } from '../en/advice.ts';
import type { Translation } from '../translation.ts';

export const advice: Translation<typeof english> = {
  'hint.button': 'Dica',
  'hint.close': 'Fechar dica',
  'hint.thinking': 'Pensando…',
  'hint.why': 'Por quê?',
  'hint.failed': 'Desta vez não veio dica.',
  'hint.forced':
    '{kind, select, bid {Você só pode apostar {choice}.} trump {Você só pode escolher {choice}.} other {Você só pode jogar {choice}.}}',
  'hint.nothing': 'Não há dica para esta decisão.',
  'hint.noTrump': 'sem trunfo',
  'hint.table': 'Quanto vale cada escolha',
  'hint.choice': 'Escolha',
  'hint.make': 'Chance de acertar',
  'hint.few': 'Vazas a menos',
  'hint.many': 'Vazas a mais',
  'hint.misses': 'Se não: vazas a menos {few}, a mais {many}.',
  'hint.make.short': 'Chance em %',
  'hint.points': 'Pontos esperados',
  'hint.cost':
    '{scope, select, bags {Custo em relação à melhor, contando os pontos deles e as vazas extras (sobras)} points {Custo em relação à melhor, contando os pontos dos outros} other {Custo em relação à melhor}}',
  'hint.isBest': '{choice}, a melhor',
  'hint.isTied': '{choice}, entre as melhores',
  'hint.under': 'menos de {percent}',
  'hint.over': 'mais de {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} de acertar a aposta, pontos esperados: {points}',
  'hint.opponent': '{name} acerta a aposta',
  'hint.mark.opponent': '{name} acerta a aposta: {chance}',
  'hint.mark.best': 'a melhor: {chance} de acertar a aposta, pontos esperados: {points}',
  'hint.mark.tied': 'entre as melhores: {chance} de acertar a aposta, pontos esperados: {points}',

  'hint.say.bid':
    '{verdict, select, clear {Aposte {choice}: {chance} de acertar.} probable {Provavelmente {choice}: {chance} de acertar.} close {Melhor {choice}, por pouco: {chance} de acertar.} only {Qualquer aposta dá no mesmo: {chance} de acertar.} tie {Quase igual: {choices}, {chance} de acertar.} other {Quase igual: {choice} vale tanto quanto as outras, {chance} de acertar.}}',
  'hint.say.trump':
    '{verdict, select, clear {Escolha {choice}: {chance} de acertar.} probable {Provavelmente {choice}: {chance} de acertar.} close {Melhor {choice}, por pouco: {chance} de acertar.} only {Qualquer trunfo dá no mesmo: {chance} de acertar.} tie {Quase igual: {choices}, {chance} de acertar.} other {Quase igual: {choice} vale tanto quanto os outros, {chance} de acertar.}}',
  'hint.say.card':
    '{verdict, select, clear {Jogue {choice}: {chance} de acertar.} probable {Provavelmente {choice}: {chance} de acertar.} close {Melhor {choice}, por pouco: {chance} de acertar.} only {Qualquer carta dá no mesmo: {chance} de acertar.} tie {Quase igual: {choices}, {chance} de acertar.} other {Quase igual: {choice} vale tanto quanto as outras, {chance} de acertar.}}',
  'hint.say.lost':
    '{verdict, select, clear {Jogue {choice}.} probable {Provavelmente {choice}.} close {Melhor {choice}, por pouco.} only {Qualquer carta dá no mesmo.} tie {Quase igual: {choices}.} other {Quase igual: {choice} vale tanto quanto as outras.}}',
  'hint.nearly': 'Quase tão bem: {other}.',
  'hint.certain': 'É certo, como quer que estejam as cartas.',
  'hint.others': 'Custa mais aos outros do que a você.',
  'hint.hinders': 'Assim os outros fazem menos pontos.',
  'cost.parts':
    '{who, select, you {{how, select, both {Seus próprios pontos respondem por {own}; soma-se metade do que os outros ganham em média: {others}.} less {Seus próprios pontos respondem por {own}; desconta-se metade do que os outros perdem em média: {others}.} more {Metade do que os outros ganham em média responde por {others}; desconta-se o que você ganha: {own}.} other {É metade do que os outros ganham em média.}}} other {{how, select, both {Os pontos do jogador respondem por {own}; soma-se metade do que os outros ganham em média: {others}.} less {Os pontos do jogador respondem por {own}; desconta-se metade do que os outros perdem em média: {others}.} more {Metade do que os outros ganham em média responde por {others}; desconta-se o que o jogador ganha: {own}.} other {É metade do que os outros ganham em média.}}}}',
  'hint.net':
    '{scope, select, bags {Contando os pontos deles e as vazas extras (sobras)} other {Contando os pontos dos outros}}, {other} custa cerca de {count, plural, one {{points} ponto} other {{points} pontos}}.',
  'hint.hook':
    '{drawback, select, chance {Você não pode apostar {forbidden}, e {other} acerta menos: {chance}.} pay {Você não pode apostar {forbidden}, e {other} vale menos.} other {Você não pode apostar {forbidden}.}}',
  'hint.contrast.over':
    '{never, select, yes {Com {other}, a chance de fazer vazas a mais é de {chance}.} other {Com {other} você faz vazas a mais com mais frequência: {chance} em vez de {best}.}}',
  'hint.contrast.short':
    '{never, select, yes {Com {other}, a chance de faltarem vazas é de {chance}.} other {Com {other} faltam vazas mais vezes: {chance} em vez de {best}.}}',
  'hint.contrast.make': 'Com {other} você acerta menos vezes: {chance} em vez de {best}.',
  'hint.contrast.pay': 'Pontos esperados com {other}: {points} em vez de {best}.',
  'hint.contrast.naming': 'Com {other} você escolheria o trunfo menos vezes.',
  'hint.contrast.against':
    'Com {other}, {name} acerta a aposta mais vezes: {chance} em vez de {best}.',
  'hint.contrast.bid':
    '{how, select, less {{other} acerta menos: {chance} em vez de {best}.} other {{other} tem {chance} de chance, mas vale menos.}}',
  'hint.because': '{claim}: {why}.',
  'hint.claim':
    '{drawback, select, over {Com {other} você faz vazas a mais com mais frequência} nil {Com {other} seu nil quebra mais vezes} short {Com {other} faltam vazas mais vezes} theirs {Com {other}, os outros cumprem o contrato mais vezes} other {Com {other} você faz menos pontos}}',
  'hint.why.now': '{high} leva esta vaza mais vezes ({chance}) do que {low} ({less})',
  'hint.why.later': 'mais tarde, {high} leva uma vaza mais vezes ({chance}) do que {low} ({less})',
  'hint.why.own':
    '{odds, select, never {{card} não pode levar esta vaza, mas se ficar na mão leva uma mais tarde com chance de {later}} sure {{card} leva esta vaza com certeza; se ficar na mão, uma mais tarde com chance de {later}} other {{card} leva esta vaza com chance de {now}; se ficar na mão, uma mais tarde com {later}}}',
  'hint.why.rest': '{card} leva então uma vaza com chance de {chance} em vez de {best}',
  'hint.why.suits': 'em {suits} você faz então {count} vazas em média em vez de {best}',
  'hint.why.higher': 'mais tarde, uma carta mais alta leva uma vaza mais vezes',
  'hint.why.points': 'pontos esperados {points} em vez de {best}',

  'hint.needs':
    '{tricks, plural, =0 {Você já tem o que apostou: não leve mais nenhuma.} one {Ainda falta # das últimas {of} vazas.} other {Ainda faltam # das últimas {of} vazas.}}',
  'hint.needs.all':
    '{of, plural, one {Você precisa da última vaza.} other {Você precisa de todas as últimas # vazas.}}',
  'hint.needs.lost': 'Sua aposta já furou: atrapalhe os outros.',
  'hint.sunk-by':
    '{tricks, plural, one {Com {cards}, uma vaza é inevitável: sua aposta já furou.} other {Com {cards}, # vazas são inevitáveis: sua aposta já furou.}}',
  'hint.hopeless': 'Quase certamente perdida, faça o que fizer.',

  'hint.sure': '{count, plural, one {vaza certa: {cards}} other {# vazas certas: {cards}}}',
  'hint.likely': 'quase certo: {cards}',
  'hint.probable': '{count, plural, one {vaza provável: {cards}} other {vazas prováveis: {cards}}}',
  'hint.even': 'meio a meio: {cards}',
  'hint.join': '{first}; {second}',
  'hint.tricks': '{parts}.',
  'hint.toward': '{cards} {count, plural, one {aproxima} other {aproximam}} de {bid}',
  'hint.asTrump': '{card} como trunfo',
  'hint.nothing-likely': 'Dificilmente alguma das suas cartas faz vaza.',
  'hint.nothing-likely.one': 'Dificilmente sua carta leva a vaza.',
  'hint.danger': 'Risco de uma vaza a mais: {cards}.',
  'hint.only-if-led': 'Só ganha se sair uma menor do naipe dela.',
  'hint.void': 'Você pode cortar {suits}.',
  'hint.no-trumps': 'Você não tem trunfos.',
  'hint.discards': 'Você pode descartar em {suits}.',
  'hint.naming': 'escolhendo {trump}',
  'hint.bids-for': 'Os outros veem sua carta e, pelas apostas deles, ela parece boa.',
  'hint.bids-against': 'Os outros veem sua carta e, pelas apostas deles, ela parece ruim.',
  'hint.forehead':
    '{wins, plural, =0 {Nenhuma das {of} cartas que você pode ter leva a vaza.} one {# das {of} cartas que você pode ter leva a vaza.} other {# das {of} cartas que você pode ter levam a vaza.}}',

  'hint.fact.wins': 'Com certeza leva esta vaza.',
  'hint.fact.loses': 'Não tem como levar esta vaza.',
  'hint.fact.fulfills': 'Leva a última vaza de que você precisa.',
  'hint.fact.overshoots': 'Leva uma vaza a mais.',
  'hint.fact.one-too-many':
    '{tricks, plural, one {Com {cards} vem uma vaza de qualquer jeito: esta sobra.} other {Com {cards} vêm # vazas de qualquer jeito: esta sobra.}}',
  'hint.fact.falls-short': 'Fura sua aposta.',
  'hint.fact.ruff': 'Você corta.',
  'hint.fact.overruff': 'Você corta por cima.',
  'hint.fact.underruff': 'Você se livra de um trunfo por baixo de outro.',
  'hint.fact.discard': 'Você a descarta.',
  'hint.fact.duck': 'Você deixa passar.',
  'hint.fact.unload': 'Você se livra de uma carta que depois nada venceria no naipe dela.',
  'hint.dangerous-discard': 'Nenhuma outra carta corre mais risco de levar uma vaza a mais.',
  'hint.fact.lowest-winner': 'É a menor que ganha com certeza.',
  'hint.fact.highest-loser': 'É a maior que perde com certeza.',
  'hint.fact.lowest-loser': 'Nenhuma das suas tem como levar esta vaza; esta é a menor.',
  'hint.fact.puts-over': 'Isso faz {name} passar da aposta.',
  'hint.fact.denies': 'Isso fura a aposta de {name}.',
  'hint.fact.beaten-by': 'Mais altas e não vistas: {cards}.',
  'hint.fact.ahead': 'Por enquanto ganha; mais altas e não vistas: {cards}.',
  'hint.fact.ahead.out': 'Por enquanto ganha; {above} mais altas não foram vistas.',
  'hint.fact.ahead.lowest': 'Todas as suas vencem {leading}; a mais fácil de vencer é {lowest}.',
  'hint.fact.out':
    '{card}: não vistas do mesmo naipe, {above, plural, one {# mais alta} other {# mais altas}}, {below, plural, =0 {nenhuma mais baixa} one {# mais baixa} other {# mais baixas}}.',
  'hint.fact.out.each':
    '{above, plural, one {Cada uma tem uma mais alta não vista no naipe.} other {Cada uma tem pelo menos # mais altas não vistas no naipe.}}',
  'hint.fact.wins.each': 'Qualquer uma leva esta vaza com certeza.',
  'hint.fact.loses.each': 'Nenhuma tem como levar esta vaza.',
  'hint.fact.only-ruff.each': 'Só um corte pode vencer cada uma.',
  'hint.fact.alike': 'Dão mais ou menos no mesmo.',
  'hint.fact.either': 'Alta ou baixa, quase não faz diferença.',
  'hint.fact.keeps': 'Você guarda {cards} para depois.',
  'hint.fact.voids': 'Deixa você sem {suit}.',
  'hint.fact.only-ruff': 'Só um corte pode vencê-la.',
  'hint.fact.only-overruff': 'Só um corte mais alto pode vencê-la.',
  'hint.fact.only-joker': 'Só um curinga alto pode vencê-la.',
  'hint.fact.ruff-by':
    '{count, plural, one {Só um corte pode vencê-la; {names} não tem o naipe.} other {Só um corte pode vencê-la; {names} não têm o naipe.}}',
  'hint.fact.may-ruff':
    '{count, plural, one {{names} não tem o naipe e pode cortar.} other {{names} não têm o naipe e podem cortar.}}',

  'learn.tally': 'Melhor escolha: {found} de {count}',
  'learn.ask.title': 'Tem certeza?',
  'learn.ask.text':
    '{choice} custa cerca de {points, plural, one {# ponto} other {# pontos}}. Melhor: {best}.',
  'learn.ask.anyway': 'Fazer mesmo assim',
  'learn.ask.back': 'Pensar melhor',

  'settings.group.learning': 'Aprender',
  'settings.learning': 'Modo de aprendizado',
  'settings.learning.hint':
    'Mostra uma dica em cada decisão e conta quantas vezes você encontra a melhor escolha. Essas partidas não contam nas suas estatísticas.',
  'settings.askBefore': 'Perguntar antes de uma escolha cara',
  'settings.askBefore.hint':
    'Só no modo de aprendizado e só se uma escolha claramente custar pontos. Conta-se em pontos padrão (10 + aposta), e em proporção quando uma rodada vale mais.',
  'askBefore.never': 'Nunca',
  'askBefore.points': '{points, plural, one {# ponto ou mais} other {# pontos ou mais}}',
};
