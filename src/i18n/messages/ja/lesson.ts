import type { lesson as english } from '../en/lesson.ts';
import type { Translation } from '../translation.ts';

export const lesson: Translation<typeof english> = {
  'lesson.title': 'はじめてのラウンド',
  'lesson.close': 'レッスンを終える',
  'lesson.welcome':
    '全員が1枚ずつ出すのが1トリックで、最も強いカードが取ります。取るトリック数を宣言し、ちょうどその数だけ取りましょう。3枚のラウンドで遊び方を見てみます。',
  'lesson.trump':
    '{card}がめくられたので、{suit}が切り札です。切り札は、ほかのスートのどのカードにも勝ちます。',
  'lesson.others': 'あなたはディーラーなので、ほかの人が先にビッドし、あなたが最後です。',
  'lesson.hook':
    '{tricks}トリックに、ここまでのビッドは{sum}です。最後のビッドで合計を{tricks}にはできないので、{forbidden}は選べません。これがフックで、必ず誰かが失敗します。',
  'lesson.bid':
    'あなたのビッドです。2枚の切り札は1トリックずつ取れそうですが、弱いカードではまず取れません。',
  'lesson.leading': 'ディーラーの左の{name}が最初のトリックをリードします。',
  'lesson.follow':
    'リードされたスートがあれば、必ずフォローします。1枚あるので、それを出してください。',
  'lesson.beaten':
    '{name}が取ります。切り札が出なければ、リードされたスートで最も強いカードが勝ちます。取った人が次をリードします。',
  'lesson.ruff':
    'このスートはないので、どのカードも出せます。切り札ならトリックが取れます。どちらを出しますか？',
  'lesson.ruffed': 'トリックはあなたのものです。',
  'lesson.lead': 'あと1つ必要で、リードはあなたです。切り札のエースに勝つカードはありません。',
  'lesson.last': 'このトリックで、ちょうどビッドどおりになります。',
  'lesson.over':
    'ビッド成功：10点と、1トリックごとに1点です。{name}は1トリック差で失敗し、0点です。実際のゲームは、10枚から1枚まで減り、また増えていきます。',
  'lesson.again': 'もう一度プレイ',
  'lesson.done': 'テーブルへ',
  'lesson.slip.too-few': '少なすぎます。2枚の切り札でもっと取れます。もう一度選んでください。',
  'lesson.slip.too-many': '多すぎます。弱いカードではまず取れません。もう一度選んでください。',
  'lesson.slip.wasteful':
    'それでも取れますが、弱いほうの切り札で足ります。エースは残しましょう。弱い切り札に勝つ切り札がまだ出ていません。',
};
