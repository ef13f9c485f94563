import type { Translation } from '../translation.ts';
import type { about as english } from '../en/about.ts';

export const about: Translation<typeof english> = {
  'about.title': 'Oh Hell! について',
  'about.text':
    '取るトリック数をぴったり当てるカードゲーム。テーブルを囲む相手との勝負です。アカウントもサーバーも広告もありません。端末の中だけで動き、ゲームは端末に残ります。',
  'about.version': 'バージョン{version}',
  'about.license': 'MITライセンスのフリーソフトウェアです。',
  'about.credits': '謝辞',
  'about.credit.courts': '絵札（色を変更）',
  'about.credit.type': '見出しの書体',
  'about.credit.icons': 'アイコン',
  'about.credit.sound': '効果音の合成',
  'about.drawn': 'スート、カードの裏面、似顔絵など、すべてこのゲームのために描きました。',
  'brokenLink.title': 'このリンクは使えません',
  'brokenLink.text':
    '途中で切れたか、別のバージョンのリンクかもしれません。プレイ中のゲームは、そのままテーブルに残っています。',
  'table.back': 'テーブルに戻る',
  'update.ready': '新しいバージョンがあります。',
  'update.later': 'あとで',
};
