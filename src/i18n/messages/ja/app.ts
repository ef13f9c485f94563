import type { Translation } from '../translation.ts';
import type { app as english } from '../en/app.ts';

export const app: Translation<typeof english> = {
  'button.continue': '続ける',
  'alert.opponent-failed': '{name}は決められませんでした。続けると、今回は簡単な手でプレイします。',
  'alert.opponent-replaced': '{name}は決められず、簡単な手でプレイしました。',
  'alert.opponents-unavailable': '対戦相手は今は思考できないため、簡単な手でプレイします。',
  'alert.not-saved': 'このゲームはこの端末に保存できません。プレイは続けられます。',
  'alert.storage-full':
    '保存領域がいっぱいで、このゲームを保存できません。空きを作れば、次の一手で保存されます。',
  'alert.settings-not-saved':
    'このブラウザーには設定を保存できません。設定はページを閉じるまで有効です。',
  'alert.data-deleted':
    'ブラウザーでこのサイトのデータが削除されました。このゲームと設定は保存し直しました。',
  'alert.data-restored':
    'ブラウザーが保存データを失っていました。控えから復元しました。最後のラウンドは含まれていないことがあります。',
  'alert.unreadable-save':
    '保存したゲームを読み込めず、別に保管しました。新しいゲームを始められます。',
  'alert.newer-save':
    '保存したゲームは、より新しいバージョンのものです。失われてはいません。ページを再読み込みして更新すると、「これまでのゲーム」にあります。',
  'alert.late-save':
    '保存したゲームが見つかる前に、新しいゲームが始まっていました。「これまでのゲーム」にあります。',
  'alert.not-found': 'そのゲームはもうここにないか、読み込めません。',
  'alert.rated': '記録になる一回です。ヒント、取り消し、自動プレイは使えません。',
  'alert.start-failed': 'ゲームを開始できませんでした。ページを再読み込みしてください。',
  'alert.reload': '再読み込み',
  'alert.lost.title': 'ゲームの一部を読み込めませんでした',
  'alert.lost.text': 'ページを再読み込みするか、テーブルで続けてください。',
  'alert.crash.title': '問題が起きました',
  'alert.crash.text': '最後に正常だったところから続けられます。',
};
