import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

export const guide: Translation<typeof english> = {
  'guide.title': 'カードの価値',
  'guide.back': 'ガイドを閉じる',
  'guide.intro':
    '{game}を{deals}回配り、自分の手札だけを見る達人たちが最後まで進めた結果です。±は95%信頼区間です。平均では、手札1枚から10枚までを同じ重みで数えます。',
  'guide.handSize': '手札の枚数',
  'guide.rare': '例が少ない',
  'guide.cards': 'このカードでトリックを取れる？',
  'guide.suit': 'スート',
  'guide.side': '切り札以外',
  'guide.length': '同じスートの枚数',
  'guide.card': 'カード',
  'guide.takes': '取る割合',
  'guide.byLength': '{card}（{suit}）：同じスートの枚数別',
  'guide.cards.note': '配られたカードをすべて数えます。わざと取らせたカードも含みます。',
  'guide.say.cards':
    '手札10枚のとき、トリックを取る割合は、切り札以外のエースが{ace}、キングが{king}、2から6の切り札が{low}です。',
  'guide.say.alone':
    '手札10枚のとき、同じスートがほかにないキングがトリックを取る割合は{alone}、もう1枚あれば{two}です。',
  'guide.bids': 'ビッドはどれくらい成功する？',
  'guide.share': '全ビッド中',
  'guide.say.made':
    '成功の割合：全体{made}、0のビッド{zero}、1のビッド{one}、3以上のビッド{more}。',
  'guide.say.zeros': '0のビッドは全体の{zeros}です。',
  'guide.seats': 'フック、リード、席順',
  'guide.seat.first': '1（リード）',
  'guide.withHook': '成功（フックあり）',
  'guide.withoutHook': '成功（フックなし）',
  'guide.say.barred':
    'フックがなければ、{barred}のラウンドで、最後のビッドは、フックなら選べない数になります。',
  'guide.say.hook':
    'フック（合計をトリック数と同じにできない決まり）で、ディーラーは1ラウンドに{points}点を失います。',
  'guide.say.dealerFree':
    'フックがなければ、最後にビッドする人は1ラウンドにほかの人より{points}点多く取ります。',
  'guide.say.dealerHook':
    'フックがあっても、ディーラーは1ラウンドにほかの人より{points}点多く取ります。',
  'guide.say.dealerEven': 'フックがあると、ディーラーの点がほかの人より多いとは言えません。',
  'guide.say.leadTricks':
    '最初にリードする人は、1ラウンドにほかの人より{points}トリック多く取ります。',
  'guide.say.leadLess':
    '最初にビッドしてリードする人は、1ラウンドにほかの人より{points}点少なくなります。',
  'guide.say.leadMore':
    '最初にビッドしてリードする人は、1ラウンドにほかの人より{points}点多くなります。',
};
