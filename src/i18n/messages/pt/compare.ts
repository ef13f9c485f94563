import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': 'Suas cartas jogadas por outros',
  'compare.title.theirs': 'Estas cartas jogadas por outros',
  'compare.open': 'Comparar',
  'compare.level': 'Quem joga suas cartas',
  'compare.level.theirs': 'Quem joga estas cartas',
  'compare.working': '{done} de {rounds, plural, one {# rodada} other {# rodadas}}',
  'compare.failed': 'Não foi possível jogar o resto agora.',
  'compare.more':
    '{by, plural, one {{who, select, you {Você tem} ours {Sua dupla tem} side {Essa dupla tem} other {{name} tem}} {points} ponto a mais.} other {{who, select, you {Você tem} ours {Sua dupla tem} side {Essa dupla tem} other {{name} tem}} {points} pontos a mais.}}',
  'compare.fewer':
    '{by, plural, one {{who, select, you {Você tem} ours {Sua dupla tem} side {Essa dupla tem} other {{name} tem}} {points} ponto a menos.} other {{who, select, you {Você tem} ours {Sua dupla tem} side {Essa dupla tem} other {{name} tem}} {points} pontos a menos.}}',
  'compare.even':
    '{who, select, you {Você tem} ours {Sua dupla tem} side {Essa dupla tem} other {{name} tem}} os mesmos pontos.',
  'compare.result': 'aposta {bid}, vazas {tricks}',
  'compare.place': '{place, selectordinal, other {#º}} lugar',
  'compare.watch': 'Assistir a esta partida',
  'compare.note':
    'As cartas dadas e os outros jogadores são os mesmos. Eles só veem as próprias cartas e o que foi jogado; depois de outra aposta ou outra carta, podem jogar de outro jeito. É uma única partida, e a sorte conta.',
};
