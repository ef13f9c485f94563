import type { Translation } from '../translation.ts';
import type { history as english } from '../en/history.ts';

export const history: Translation<typeof english> = {
  'history.title': 'これまでのゲーム',
  'history.none': '終えたゲームはすべてここに保存されます。',
  'history.finished': '終わったゲーム',
  'history.failed': 'この端末のゲームを今は読み込めません。',
  'history.statistics': '統計',
  'history.games': 'ゲーム',
  'history.wins': '勝ったゲーム',
  'history.averageFinish': '平均順位',
  'history.undated': '日付不明',
  'history.table': '{when}・{players}人・{levels}',
  'history.game': '{name}（{when}）',
  'history.place':
    '{place, selectordinal, other {#位}}/{sides}、{count, plural, other {{points}点}}',
  'history.made': '{rounds}ビッド中{made}成功',
  'history.review': '{name}（{when}）を振り返る',
  'history.share': '{name}（{when}）を共有',
  'history.older': '前のゲームを表示',
  'history.delete': '{name}（{when}）を削除',
  'history.deleted': 'ゲームを削除しました。',
  'history.unreadable':
    'ほかに{count}ゲームは、このバージョンでは読み込めません。保存はされています。',
  'history.save': 'ファイルに保存',
  'history.open': 'ファイルから追加',
  'history.opened': '{added, plural, other {#ゲームを追加しました。}}',
  'history.opened.none': '新しいものはありません。',
  'history.opened.known': '{known, plural, other {#件はすでにあります。}}',
  'history.opened.refused': '{refused, plural, other {#件は読み込めませんでした。}}',
  'history.refused.unreadable': 'このファイルは今は開けません。もう一度選択してください。',
  'history.refused.too-large':
    'ファイルが大きすぎて一度に読み込めません（32 MBを超えています）。古いバージョンで保存した場合は、その端末で更新してから、もう一度すべてを保存してください。',
  'history.refused.not-a-games-file': 'Oh Hell! のゲームのファイルではありません。',
  'history.refused.damaged':
    'ファイルが不完全か変更されているため、読み込めません。この端末のゲームは無事です。',
  'history.refused.newer-version':
    'より新しいバージョンのファイルです。ページを再読み込みして更新してください。',
};
