import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': '続ける',
  'alert.start-failed': 'ゲームを開始できませんでした。ページを再読み込みしてください。',
  'alert.reload': '再読み込み',
  'alert.lost.title': 'ゲームの一部を読み込めませんでした',
  'alert.lost.text': 'ゲームは無事です。ページを再読み込みするか、テーブルで続けてください。',
  'update.ready': '新しいバージョンがあります。',
  'update.later': 'あとで',
  'alert.crash.title': '問題が起きました',
  'alert.crash.text': 'ゲームは無事です。最後に正常だったところから続けられます。',
};
