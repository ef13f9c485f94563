import type { Translation } from '../translation.ts';
import type { share as english } from '../en/share.ts';

export const share: Translation<typeof english> = {
  'result.title': 'このゲームを共有',
  'result.name': '名前（任意）',
  'result.form': '結果',
  'result.form.symbols': '記号で',
  'result.form.words': '文章で',
  'result.places': '下は各ラウンド後の順位',
  'result.made': '成功',
  'result.over': '超過',
  'result.under': '不足',
  'result.head.game': 'Oh Hell! {game}のゲーム',
  'result.head.daily': 'Oh Hell! 日替わりゲーム、{date}',
  'result.score':
    '{place, selectordinal, other {#位}}/{sides}、{count, plural, other {{points}点}}、{rounds}ビッド中{made}成功',
  'result.expert': '達人：{count, plural, other {{points}点}}',
  'result.round.made':
    'ラウンド{round}、{cards, plural, other {#枚}}：ビッド{bid}、獲得{tricks}、成功。{place, selectordinal, other {#位}}、{total}点。',
  'result.round.over':
    'ラウンド{round}、{cards, plural, other {#枚}}：ビッド{bid}、獲得{tricks}、超過。{place, selectordinal, other {#位}}、{total}点。',
  'result.round.under':
    'ラウンド{round}、{cards, plural, other {#枚}}：ビッド{bid}、獲得{tricks}、不足。{place, selectordinal, other {#位}}、{total}点。',
  'result.caption': 'ラウンドごと',
  'result.copy': '結果をコピー',
  'result.send': '結果を送る',
  'result.watch.title': 'ゲーム全体',
  'result.watch.text': 'このリンクを開いた人は、ゲームを一枚ずつ見られます。',
  'result.deal.title': '同じカード',
  'result.deal.text':
    'このリンクを開いた人は、あなたの席で同じカードを同じ相手とプレイし、あなたの得点に挑みます。あなたの手札は見えません。',
  'result.link.copy': 'リンクをコピー',
  'result.link.send': 'リンクを送る',
  'copy.done': 'コピーしました。',
  'copy.failed': 'コピーできませんでした。選択してコピーしてください。',
  'guest.friend': '友だち',
  'guest.title.game': '{name}さんがゲームを共有しました',
  'guest.title.deal': '{name}さんからの挑戦です',
  'guest.deal':
    '{name}さんはこのカードで{place, selectordinal, other {#位}}/{sides}、{count, plural, other {{points}点}}でした。上回れますか？',
  'guest.aided': '補助あり：ヒント、取り消し、または自動プレイ。',
  'guest.play': 'このカードでプレイ',
  'guest.watch': 'ゲームを見る',
  'guest.reading': 'リンクを読み込んでいます…',
  'guest.refused.not-a-link': 'Oh Hell! のゲームへのリンクではありません。',
  'guest.refused.damaged':
    'リンクが不完全か変更されているため、ゲームを読み込めません。もう一度送ってもらってください。あなたのゲームは無事です。',
  'guest.refused.newer-version':
    'より新しいバージョンのリンクです。ページを再読み込みして更新してから、もう一度開いてください。',
  'challenge.better': '{name}さんに{own}対{theirs}で勝ちました。',
  'challenge.level': '{name}さんと{own}点で並びました。',
  'challenge.worse': '{name}さんに{theirs}対{own}で負けました。',
  'challenge.watch': '{name}さんのプレイを見る',
  'over.share': '共有',
};
