import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': '同じ手札をほかの強さで',
  'compare.title.theirs': '同じ手札をほかの強さで',
  'compare.open': '比べる',
  'compare.level': 'あなたの代わりにプレイする強さ',
  'compare.level.theirs': '代わりにプレイする強さ',
  'compare.working': '{rounds, plural, other {#ラウンド}}のうち{done}終了',
  'compare.failed': '残りは今プレイできませんでした。',
  'compare.more':
    '{by, plural, other {{who, select, you {あなた} ours {自分のチーム} side {このチーム} other {{name}}}のほうが{points}点多く取りました。}}',
  'compare.fewer':
    '{by, plural, other {{who, select, you {あなた} ours {自分のチーム} side {このチーム} other {{name}}}のほうが{points}点少ない結果でした。}}',
  'compare.even':
    '{who, select, you {同じ点数です。} ours {自分のチームは同じ点数です。} side {このチームは同じ点数です。} other {{name}は同じ点数です。}}',
  'compare.result': 'ビッド{bid}、獲得{tricks}',
  'compare.place': '{place}位',
  'compare.watch': 'このゲームを見る',
  'compare.note':
    '配られたカードもほかのプレイヤーも同じです。ほかのプレイヤーに見えるのは自分の手札と出されたカードだけなので、ビッドやカードが変わればプレイも変わることがあります。1回のゲームの結果で、運にも左右されます。',
};
