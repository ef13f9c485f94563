import type { review as english } from '../en/review.ts';
import type { Translation } from '../translation.ts';

export const review: Translation<typeof english> = {
  'review.title': '振り返り',
  'review.back': '振り返りを終える',
  'review.whose':
    '{who, select, named {ほかのプレイヤー（{name}）のゲームです。} other {ほかのプレイヤーのゲームです。}}',
  'review.scope': '振り返る範囲',
  'review.scope.game': 'ゲーム全体',
  'review.scope.round': 'ラウンド{round}、{count, plural, other {#枚}}',
  'review.working': 'ラウンド{round}を振り返り中：{rounds}のうち{done}完了',
  'review.resting': '{rounds, plural, other {#ラウンド}}のうち{done}を振り返りました',
  'review.done': '{rounds, plural, other {#ラウンド}}を振り返りました',
  'review.failed': '振り返りが中断されました。',
  'button.pause': '一時停止',

  'review.accuracy': '正確さ',
  'review.accuracy.all': '全体',
  'review.accuracy.bids': 'ビッド',
  'review.accuracy.play': 'カードプレイ',
  'review.accuracy.none': '決めることなし',
  'review.mark.superb': '見事',
  'review.mark.strong': '優秀',
  'review.mark.solid': '堅実',
  'review.mark.fair': 'まずまず',
  'review.mark.learning': '要練習',

  'review.breakdown': '運と実力',
  'review.breakdown.mean': 'この席の期待値',
  'review.breakdown.luck': '手札と席',
  'review.breakdown.rest': '相手と運',
  'review.breakdown.points': '取った点',
  'review.breakdown.note':
    '期待値は、強いプレイヤーがこの席とこの枚数で、最初のカードの前に見込む平均の点です。はっきりと点を損した選択だけを、一覧にある損で数えます。',
  'review.breakdown.low': 'ここでは合計の低い人が勝ちます。',

  'review.decisions': '決断（損の大きい順）',
  'review.showAll': '良い決断も表示',
  'review.flawless': 'はっきりと点を損した選択はありません。',
  'review.none': '決めることはありませんでした。',
  'review.place.bid': 'ラウンド{round}、ビッド',
  'review.place.trump': 'ラウンド{round}、切り札',
  'review.place.card': 'ラウンド{round}、トリック{trick}',
  'review.grade.best': '最善',
  'review.grade.good': '良い',
  'review.grade.inaccuracy': '不正確',
  'review.grade.mistake': 'ミス',
  'review.grade.blunder': '大きなミス',
  'review.cost': '{grade}、{points}{count, plural, other {点}}',
  'review.cost.note':
    '{who, select, you {損：自分の点と、その選択でほかの人が平均して得る点の半分。} other {損：プレイヤーの点と、その選択でほかの人が平均して得る点の半分。}}',
  'review.own.bid':
    '{who, select, you {{own}をビッドしました。} other {{name}が{own}をビッドしました。}}',
  'review.own.trump':
    '{who, select, you {{own}を選びました。} other {{name}が{own}を選びました。}}',
  'review.own.card': '{who, select, you {{own}を出しました。} other {{name}が{own}を出しました。}}',
  'review.better.bid':
    '{who, select, you {{own}をビッドしました。{best}のほうが良い選択でした。} other {{name}が{own}をビッドしました。{best}のほうが良い選択でした。}}',
  'review.better.trump':
    '{who, select, you {{own}を選びました。{best}のほうが良い選択でした。} other {{name}が{own}を選びました。{best}のほうが良い選択でした。}}',
  'review.better.card':
    '{who, select, you {{own}を出しました。{best}のほうが良い選択でした。} other {{name}が{own}を出しました。{best}のほうが良い選択でした。}}',
  'review.choice.look': '先に見る',
  'review.expected': '成功の確率{ownMake}、期待点{ownPoints}。',
  'review.expected.better':
    '{same, select, none {成功の確率は{bestMake}ではなく{ownMake}、期待点は{bestPoints}ではなく{ownPoints}。} chance {成功の確率はどちらも{ownMake}、期待点は{bestPoints}ではなく{ownPoints}。} points {成功の確率は{bestMake}ではなく{ownMake}、期待点はどちらも{ownPoints}。} other {成功の確率はどちらも{ownMake}、期待点はどちらも{ownPoints}。}}',
  'review.expected.others': 'ほかの一人ひとりの期待点は{best}ではなく{own}。',
  'review.miss.over': '取りすぎが増えます：{best}ではなく{own}。',
  'review.miss.short': 'トリック不足が増えます：{best}ではなく{own}。',
  'review.reason.quoted': 'ヒントなら：「{reason}」',
  'review.hindsight': 'すべてのカードが見えていたら',
  'review.hindsight.same':
    'これより良い選択はありませんでした：{points}{count, plural, other {点}}。',
  'review.hindsight.better':
    '{best}なら{bestPoints}{bestCount, plural, other {点}}、この選択では最善でも{points}でした。',
  'review.hindsight.far': 'すべての手順を調べたわけではありません。',
  'review.hindsight.note':
    'すべてのカードが見えていたら：全員の手札が見える人が取れた点です。ほかの人は、自分の手札だけを見る達人が直感で選ぶように続けます。選択の良し悪しとは別です。',
  'review.open': '全選択肢をオープンで比較',
  'review.open.intro':
    'この配りのままなら、それぞれの選択で何点になったかです。席にいた誰にも分からないことなので、選択の良し悪しとは別です。',
  'review.open.known': '当時の情報',
  'review.open.chance': '確率',
  'review.open.experts': '達人',
  'review.open.most': '最善',
  'review.open.made': '実際の選択',
  'review.open.working': '最後まで進めています…',
  'review.open.failed': '最後まで進められませんでした。閉じてもう一度お試しください。',
  'review.open.none': 'ここには比べるものがありません。',
  'review.open.note':
    '達人：全員が、自分の手札だけを見る達人が直感で選ぶように続けます。最善：全員の手札が見えている場合です。',
  'review.open.side.note':
    '達人：全員が、自分の手札だけを見る達人が直感で選ぶように続けます。最善：全員の手札が見えている場合です。どちらも、チームが相手チームに対して得る点で、バッグで今後失う点も含みます。',
  'review.look': '局面を見る',
  'review.look.label': '局面を見る：{place}',

  'review.try.title': '決断',
  'review.try.back': '振り返りに戻る',
  'review.try.hint': '選び直して、ここから続けられます。本当のゲームはそのままです。',
  'review.try.again': 'もう一度試す',
  'review.try.over': 'ここでは{here}{count, plural, other {点}}。',
  'review.try.real': 'ゲームでは{real}。',
};
