import type { Translation } from '../translation.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Translation<typeof english> = {
  'bidding.heading': '何トリック取りますか？',
  'bidding.bid': '{bid}をビッド',
  'bidding.unseen': '自分のカードだけ見えません',
  'bidding.first': '最初にビッドします',
  'bidding.together': '全員のビッドを同時に公開',
  'bidding.unclaimed': '{left, plural, =0 {残りトリックなし} other {残り#トリック}}',
  'bidding.nil': 'ニル',
  'bidding.nil.sure': 'ニルで確定？',
  'bidding.nil.points': '±{points}',
  'bidding.nil.ask':
    'ニルは1トリックも取らないビッドです。成功で{points}点を得て、失敗で同じだけ失います。もう一度押すとニルをビッドします。',
  'bidding.pay': '{when}：{pays}。',
  'bidding.refused.hook': '{bid}は選べません：合計を{handSize}にはできません。',
  'bidding.refused.zero-limit':
    '0は選べません：{limit, plural, =1 {前のラウンドで} other {直前の#ラウンドで続けて}}0をビッドしました。',
  'bidding.refused.bid-out-of-range':
    '{bid}は選べません：{max, plural, other {全部で#トリックです}}。',
  'bidding.refused.bid-not-whole': 'ビッドは整数です。',

  'naming.heading': '切り札を選ぶ',
  'naming.other': '{name}が切り札を選択中',
  'naming.done': '{name}が選んだ切り札',
  'naming.doneYou': 'あなたが選んだ切り札',
  'trump.why.you.highest': 'あなたのビッド{bid}が最高です',
  'trump.why.you.first': 'あなたが最高の{bid}を最初にビッドしました',
  'trump.why.you.nearest': 'あなたのビッド{bid}が最高で、ディーラーの左に最も近い席です',
  'trump.why.you.zero': '全員が0をビッドし、あなたがディーラーの左隣です',
  'trump.why.you.joker': '切り札を決めるカードがハイジョーカーで、あなたがディーラーです',
  'trump.why.other.highest': '{name}のビッド{bid}が最高です',
  'trump.why.other.first': '{name}が最高の{bid}を最初にビッドしました',
  'trump.why.other.nearest': '{name}のビッド{bid}が最高で、ディーラーの左に最も近い席です',
  'trump.why.other.zero': '全員が0をビッドし、{name}がディーラーの左隣です',
  'trump.why.other.joker': '切り札を決めるカードがハイジョーカーで、{name}がディーラーです',
  'trump.coming': '次は{trumps}',
  'lead.other': '{name}のリード',
  'trick.heading': 'トリック',
  'trick.led': 'リード：{suit}',
  'trick.winning': '{name}が優勢',
  'trick.youWinning': 'あなたが優勢',
  'trick.card': '{name}：{card}',
  'trick.cardWinning': '{name}：{card}、優勢',
  'trick.order': 'リードされたスート以外はすべて切り札',
  'trick.orderLed': 'ほかのスートはすべて切り札',
  'trick.orderSaid':
    '切り札はランク、次にスートで比べます。弱い順にクラブ、ダイヤ、ハート、スペードです',
};
