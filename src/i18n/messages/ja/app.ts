import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': '続ける',
  'alert.opponent-failed':
    '{name}の思考中に問題が起きました。続けると、今回は簡単な手が打たれます。',
  'alert.opponent-replaced': '{name}が決められなかったため、簡単な手が打たれました。',
  'alert.opponents-unavailable':
    'このブラウザーでは対戦相手がバックグラウンドで思考できないため、簡単な手を打ちます。',
  'alert.not-saved': 'このゲームはこの端末に保存できません。プレイは続けられます。',
  'alert.settings-not-saved':
    'このブラウザーには設定を保存できません。設定はページを閉じるまで有効です。',
  'alert.data-deleted':
    'ブラウザーでこのサイトのデータが削除されました。このゲームと設定は保存し直しました。',
  'alert.damaged-save':
    '保存されたゲームを読み込めなかったため、別に保管しました。新しいゲームを始められます。',
  'alert.late-save':
    '保存されたゲームが見つかる前に、別のゲームが始まっていました。「これまでのゲーム」から続けられます。',
  'alert.not-found': 'そのゲームはもうここにないか、読み込めません。',
  'alert.rated':
    '記録に残る一回なので、助けなしで遊びます。ヒント、取り消し、おまかせは使えません。',
  'alert.start-failed': 'ゲームを開始できませんでした。ページを再読み込みしてください。',
  'alert.reload': '再読み込み',
  'alert.lost.title': 'ゲームの一部を読み込めませんでした',
  'alert.lost.text': 'ゲームは無事です。ページを再読み込みするか、テーブルに戻ってください。',
  'update.ready': 'ゲームの新しいバージョンがあります。',
  'update.later': 'あとで',
  'alert.crash.title': '画面の表示に問題が起きました',
  'alert.crash.text': 'ゲームは無事です。最後に正常だったところから続けられます。',
};
