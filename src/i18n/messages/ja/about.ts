import type { Words } from '../words.ts';
import type { about as english } from '../en/about.ts';

export const about: Words<typeof english> = {
  'about.title': 'Oh Hell! について',
  'about.text':
    '取るトリック数をぴったり当てるカードゲーム。ひとりで、コンピューターの相手たちとテーブルを囲みます。アカウントもサーバーも広告もありません。お使いの端末の中だけで動きます。',
  'about.version': 'バージョン {version}',
  'about.license': 'MITライセンスのフリーソフトウェアです。',
  'about.credits': '謝辞',
  'about.credit.courts': '絵札の人物（色を変更）',
  'about.credit.type': '見出しの書体',
  'about.credit.icons': 'アイコン',
  'about.credit.sound': '効果音の合成',
  'about.drawn': 'スート、カードの裏面、似顔絵などは、このゲームのために描かれたものです。',
  'lostLink.title': 'このリンクの行き先がありません',
  'lostLink.text':
    'リンクが途中で切れたか、別のバージョンのものかもしれません。プレイ中のゲームは、そのままテーブルに残っています。',
  'table.back': 'テーブルへ',
};
