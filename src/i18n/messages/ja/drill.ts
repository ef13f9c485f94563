import type { drill as english } from '../en/drill.ts';
import type { Translation } from '../translation.ts';

export const drill: Translation<typeof english> = {
  'drill.title': 'ビッド練習',
  'drill.back': 'ビッド練習に戻る',
  'drill.intro':
    '手札を見てビッドし、成功しそうな確率を答えます。続いてヒントの確率が表示され、達人があなたのビッドで最後までプレイします。続けるほど、手札をどれだけ正しく読めているかが分かります。',
  'drill.sizes': '手札の枚数',
  'drill.anySize': '枚数はおまかせ',
  'drill.allSizes': 'すべての枚数',
  'drill.size': '{cards, plural, other {#枚}}',
  'drill.chance': '{bid}が成功する確率は？',
  'drill.change': 'ビッドを変える',
  'drill.playing': '達人がプレイ中…',
  'drill.failed': 'この手札は今プレイできませんでした。',
  'drill.made': 'ビッド{bid}、獲得{tricks}：成功。',
  'drill.missed': 'ビッド{bid}、獲得{tricks}：失敗。',
  'drill.youSaid': 'あなた：{own}。',
  'drill.bothSaid': 'あなた：{own}、ヒント：{hint}。',
  'drill.scores': 'あなたの見立て',
  'drill.answers': '回答数',
  'drill.brier': 'ブライアスコア',
  'drill.brier.hint': 'ヒント（同じビッド）',
  'drill.brier.note':
    'ブライアスコアは、答えた確率の誤差を2乗した平均です。0なら完璧で、いつも{half}と答えると{score}になります。',
  'drill.cost': '1ビッドあたりの損',
  'drill.bias.over': '成功するビッドは、予想よりはっきりと少なめです。',
  'drill.bias.under': '成功するビッドは、予想よりはっきりと多めです。',
  'drill.bias.even': '答えた確率は、はっきり高すぎることも低すぎることもありません。',
  'drill.few': '回答が少なく、まだ分かりません。{count}回必要です。',
  'drill.curve': '確率の正確さ',
  'drill.curve.note':
    '点線の上にある点は正確です。{chance}と答えたビッドが、その割合で成功しています。帯は95%の範囲で、大きい点ほど回答が多くなります。',
  'drill.said': '答えた確率',
  'drill.range': '95%の範囲',
  'drill.trend': 'ブライアスコアの推移',
  'drill.trend.note': '点は10回の回答、線は直近5つの点の平均です。完璧なスコアが一番上です。',
  'drill.mean': '平均',
  'drill.delete': 'すべての回答を削除',
};
