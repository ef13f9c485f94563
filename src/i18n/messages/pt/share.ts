import type { Translation } from '../translation.ts';
import type { share as english } from '../en/share.ts';

export const share: Translation<typeof english> = {
  'result.title': 'Compartilhar esta partida',
  'result.name': 'Seu nome (opcional)',
  'result.form': 'Resultado',
  'result.form.symbols': 'Em símbolos',
  'result.form.words': 'Em palavras',
  'result.places': 'embaixo: posição após a rodada',
  'result.made': 'certa',
  'result.over': 'a mais',
  'result.under': 'a menos',
  'result.head.game': 'Oh Hell! Uma partida de {game}',
  'result.head.daily': 'Oh Hell! Partida do dia, {date}',
  'result.score':
    '{place, selectordinal, other {#º}} de {sides}, {count, plural, one {{points} ponto} other {{points} pontos}}, {made} de {rounds, plural, one {# aposta certa} other {# apostas certas}}',
  'result.expert': 'O especialista: {count, plural, one {{points} ponto} other {{points} pontos}}',
  'result.round.made':
    'Rodada {round}, {cards, plural, one {# carta} other {# cartas}}: apostou {bid}, fez {tricks}, certa. {place, selectordinal, other {#º}} com {total}.',
  'result.round.over':
    'Rodada {round}, {cards, plural, one {# carta} other {# cartas}}: apostou {bid}, fez {tricks}, a mais. {place, selectordinal, other {#º}} com {total}.',
  'result.round.under':
    'Rodada {round}, {cards, plural, one {# carta} other {# cartas}}: apostou {bid}, fez {tricks}, a menos. {place, selectordinal, other {#º}} com {total}.',
  'result.caption': 'Rodada a rodada',
  'result.copy': 'Copiar resultado',
  'result.send': 'Enviar resultado',
  'result.watch.title': 'A partida inteira',
  'result.watch.text': 'Quem abrir este link pode ver a partida carta por carta.',
  'result.deal.title': 'As mesmas cartas',
  'result.deal.text':
    'Quem abrir este link joga suas cartas, no seu lugar, contra os mesmos adversários, e tenta superar seus pontos. Suas mãos não são mostradas.',
  'result.link.copy': 'Copiar link',
  'result.link.send': 'Enviar link',
  'copy.done': 'Copiado.',
  'copy.failed': 'Não foi possível copiar. Selecione e copie à mão.',
  'guest.friend': 'alguém',
  'guest.title.game': '{name} compartilhou uma partida com você',
  'guest.title.deal': '{name} desafia você',
  'guest.deal':
    'Com estas cartas, {name} ficou em {place, selectordinal, other {#º}} de {sides}, com {count, plural, one {{points} ponto} other {{points} pontos}}. Você consegue mais?',
  'guest.aided': 'Com ajuda: dicas, desfazer ou autocompletar.',
  'guest.play': 'Jogar estas cartas',
  'guest.watch': 'Ver partida',
  'guest.reading': 'Lendo o link…',
  'guest.refused.not-a-link': 'Não é um link para uma partida do Oh Hell!',
  'guest.refused.damaged':
    'Este link está incompleto ou foi alterado, por isso a partida não pode ser lida. Peça de novo. Suas partidas estão seguras.',
  'guest.refused.newer-version':
    'Este link é de uma versão mais nova do jogo. Recarregue a página para atualizá-lo e abra o link de novo.',
  'challenge.better': 'Você venceu {name}: {own} a {theirs}.',
  'challenge.level': 'Você e {name} empataram com {own}.',
  'challenge.worse': '{name} venceu você: {theirs} a {own}.',
  'challenge.watch': 'Ver como {name} jogou',
  'over.share': 'Compartilhar',
};
