import type { partners as english } from '../en/partners.ts';
import type { Words } from '../words.ts';

export const partners: Words<typeof english> = {
  'review.side.mean': 'その席のチームの標準',
  'review.side.points': 'チームの得点',
  'review.side.split.note':
    '標準とは、全員が上手にビッドしたときに、その席のチームが平均して見込む点です。その他とは、パートナーと相手の選択、そしてカードの巡り合わせです。あなたのビッドとカードは、明らかに誤りだったものだけを、チームの点だけで数えます。',
  'review.side.expected': '成功の見込み{ownMake}、チームに見込まれる得点{ownPoints}点。',
  'review.side.expected.better':
    '{same, select, none {成功の見込みは{bestMake}でなく{ownMake}、チームに見込まれる得点は{bestPoints}でなく{ownPoints}点。} chance {成功の見込みはどちらでも{ownMake}、チームに見込まれる得点は{bestPoints}でなく{ownPoints}点。} points {成功の見込みは{bestMake}でなく{ownMake}、チームに見込まれる得点はどちらでも{ownPoints}点。} other {成功の見込みはどちらでも{ownMake}、チームに見込まれる得点はどちらでも{ownPoints}点。}}',
  'review.side.expected.others': '相手チームに見込まれる得点は{best}でなく{own}点。',
  'review.side.expected.bags': '違いはバッグにあります。',
  'review.side.cost':
    '選択の損：チームが相手チームに対して得る点で数え、バッグの今後の損も含みます。',
  'review.side.hindsight.same':
    'チームがこれより多く得られる選択はありませんでした：相手チームに対して{points}{count, plural, other {点}}。',
  'review.side.hindsight.better':
    '{best}なら相手チームに対して{bestPoints}{bestCount, plural, other {点}}まで、この選択では{points}までした。',
  'review.side.hindsight.note':
    'すべてのカードが見えていたら：全員の手札が見える人が、このラウンドで相手チームに対して得られたはずの点です。バッグの今後の損も含みます。ほかの3人は、自分の手札だけを見る上級者のように続けます。あなたの選択の良し悪しを言うものではありません。',
  'review.side.try.over': 'ここではチーム{here}{count, plural, other {点}}。',
  'review.place.declaration': 'ラウンド{round}、手札を見る前',
  'review.own.declaration':
    '{own, select, blindNil {ブラインドニルをビッドしました。} other {先に手札を見ました。}}',
  'review.better.declaration':
    '{own, select, blindNil {ブラインドニルをビッドしました。先に見るほうが良い選択です。} other {先に手札を見ました。ブラインドニルのほうが良い選択です。}}',
  'hint.side.say.bid':
    '{verdict, select, clear {{choice}をビッド。チームがコントラクトを達成する確率は{chance}です。} probable {おそらく最善は{choice}。チームがコントラクトを達成する確率は{chance}です。} close {どちらかといえば{choice}。チームがコントラクトを達成する確率は{chance}ですが、僅差です。} only {どうビッドしても同じです。チームがコントラクトを達成する確率は{chance}です。} tie {ほぼ互角です：{choices}。チームがコントラクトを達成する確率は{chance}です。} other {どれもほぼ互角で、{choice}でもかまいません。チームがコントラクトを達成する確率は{chance}です。}}',
  'hint.side.say.card':
    '{verdict, select, clear {{choice}をプレイ。チームがコントラクトを達成する確率は{chance}です。} probable {おそらく最善は{choice}。チームがコントラクトを達成する確率は{chance}です。} close {どちらかといえば{choice}。チームがコントラクトを達成する確率は{chance}ですが、僅差です。} only {どれをプレイしても同じです。チームがコントラクトを達成する確率は{chance}です。} tie {ほぼ互角です：{choices}。チームがコントラクトを達成する確率は{chance}です。} other {どれもほぼ互角で、{choice}でもかまいません。チームがコントラクトを達成する確率は{chance}です。}}',
  'hint.side.needs':
    '{tricks, plural, =0 {チームのコントラクトは達成済みです。これ以上取るとバッグになります。} other {残り{of}トリックのうち、チームであと#トリック必要です。}}',
  'hint.side.needs.all': '{of, plural, other {チームで残り#トリックをすべて取る必要があります。}}',
  'hint.side.needs.lost': 'チームのコントラクトはもう達成できません。相手の邪魔をしましょう。',
  'hint.fact.to-partner': '味方がこのトリックを取ります。',
  'hint.fact.partner-ahead': '今のところ味方が勝っています。',
  'hint.fact.partner-may-ruff': '味方はフォローできず、切り札で切るかもしれません。',
  'hint.side.points': 'チームの期待点',
  'hint.say.look':
    '{verdict, select, clear {先に手札を見ましょう。ブラインドニルが成功する確率は{chance}です。} probable {おそらく先に手札を見るほうがよいでしょう。ブラインドニルが成功する確率は{chance}です。} close {どちらかといえば先に手札を見ましょう。僅差で、ブラインドニルが成功する確率は{chance}です。} other {五分五分です。ブラインドニルが成功する確率は{chance}です。}}',
  'hint.say.blindNil':
    '{verdict, select, clear {ブラインドニルをビッド。成功する確率は{chance}です。} probable {おそらくブラインドニルのほうがよいでしょう。成功する確率は{chance}です。} close {どちらかといえばブラインドニル。僅差で、成功する確率は{chance}です。} other {五分五分です。ブラインドニルが成功する確率は{chance}です。}}',
  'hint.blindNil.expected': 'チームの期待点：ブラインドニルで{blind}点、先に見れば{look}点。',
  'hint.game-at-stake': 'このほうがゲームに勝ちやすくなります。',
  'hint.bags': 'バッグが少なくて済みます。',
  'hint.their-bags': '相手のバッグが増えます。',
  'hint.nil-lost':
    '{tricks, plural, =0 {ニルは失敗し、あなたのトリックはもう数えません。} other {ニルは失敗し、あなたのトリックはもう数えません。残り{of}トリックのうち、味方はあと#トリック必要です。}}',
  'hint.nil-against':
    '{count, plural, other {{names}がニルを宣言しています。1トリック取らせれば失敗です。}}',
  'hint.nil-beside':
    'パートナーのニルはまだ続いています。パートナーが取りそうなトリックはあなたが取りましょう。',
};
