import type { Words } from '../words.ts';
import type { share as english } from '../en/share.ts';

export const share: Words<typeof english> = {
  'result.title': 'Compartilhar esta partida',
  'result.name': 'O seu nome, se quiser dizê-lo',
  'result.form': 'O resultado',
  'result.form.symbols': 'Em símbolos',
  'result.form.words': 'Em palavras',
  'result.places': 'embaixo: o lugar depois da rodada',
  'result.made': 'aposta certa',
  'result.over': 'vazas demais',
  'result.under': 'vazas de menos',
  'result.head.game': 'Oh Hell! O jogo: {game}',
  'result.head.daily': 'Oh Hell! Partida do dia, {date}',
  'result.score':
    '{place, selectordinal, other {#º}} de {sides}, {count, plural, one {{points} ponto} other {{points} pontos}}, {made} de {rounds, plural, one {# aposta certa} other {# apostas certas}}',
  'result.expert': 'O perito: {count, plural, one {{points} ponto} other {{points} pontos}}',
  'result.round.made':
    'Rodada {round}, {cards, plural, one {# carta} other {# cartas}}: apostou {bid} e fez {tricks}. {place, selectordinal, other {#º}} com {total}.',
  'result.round.over':
    'Rodada {round}, {cards, plural, one {# carta} other {# cartas}}: apostou {bid}, fez {tricks}, demais. {place, selectordinal, other {#º}} com {total}.',
  'result.round.under':
    'Rodada {round}, {cards, plural, one {# carta} other {# cartas}}: apostou {bid}, fez {tricks}, de menos. {place, selectordinal, other {#º}} com {total}.',
  'result.caption': 'Rodada por rodada',
  'result.copy': 'Copiar o resultado',
  'result.send': 'Enviar o resultado',
  'result.watch.title': 'A partida inteira',
  'result.watch.text': 'Quem abrir este link vê a partida carta por carta.',
  'result.deal.title': 'As mesmas cartas',
  'result.deal.text':
    'Quem abrir este link joga as suas cartas, no seu lugar, contra os mesmos adversários, e tenta superar os seus pontos. As suas mãos não são mostradas.',
  'result.link.copy': 'Copiar o link',
  'result.link.send': 'Enviar o link',
  'copy.done': 'Copiado.',
  'copy.failed': 'Não foi possível copiar. Selecione e copie você mesmo.',
  'guest.friend': 'Alguém',
  'guest.title.game': '{name} mostra uma partida a você',
  'guest.title.deal': '{name} desafia você',
  'guest.deal':
    '{name} ficou em {place, selectordinal, other {#º}} de {sides} com {count, plural, one {{points} ponto} other {{points} pontos}} com estas cartas. Você consegue superar isso?',
  'guest.aided': 'Não sem ajuda: houve dicas, ou algo foi desfeito ou jogado até o fim.',
  'guest.play': 'Jogar estas cartas',
  'guest.watch': 'Ver a partida',
  'guest.reading': 'Lendo o link…',
  'guest.refused.not-a-link': 'Este não é um link para uma partida do Oh Hell!',
  'guest.refused.damaged':
    'Este link está incompleto ou foi alterado, por isso a partida não pode ser lida. Peça-o de novo. Nada do que é seu se perdeu.',
  'guest.refused.newer-version':
    'Este link é de uma versão mais nova do jogo. Recarregue a página e abra-o de novo.',
  'rival.better': 'Você superou {name}: {own} a {theirs}.',
  'rival.level': 'Você e {name} empataram com {own}.',
  'rival.worse': '{name} continua na frente: {theirs} a {own}.',
  'rival.watch': 'Ver como {name} jogou',
  'over.share': 'Compartilhar',
};
