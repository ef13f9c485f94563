import type { partners as english } from '../en/partners.ts';
import type { Translation } from '../translation.ts';

export const partners: Translation<typeof english> = {
  'balance.side.you': '味方：{won}/{bid}、バッグ{bags}',
  'balance.side.they': '相手：{won}/{bid}、バッグ{bags}',
  'balance.side.you.open': '味方：ビッド{bid}、バッグ{bags}',
  'balance.side.they.open': '相手：ビッド{bid}、バッグ{bags}',
  'balance.side.you.bags': '味方：バッグ{bags}',
  'balance.side.they.bags': '相手：バッグ{bags}',
  'balance.side.you.nil': '味方：2人ともニル、バッグ{bags}',
  'balance.side.they.nil': '相手：2人ともニル、バッグ{bags}',

  'review.side.mean':
    '{who, select, you {自分のチームの席の期待値} other {このチームの席の期待値}}',
  'review.side.points': '{who, select, you {自分のチームの得点} other {このチームの得点}}',
  'review.side.breakdown.note':
    '期待値は、全員が上手にビッドしたときに、その席のチームが平均で取る点です。残りは、{who, select, you {パートナー} other {その人のパートナー}}と相手の選択、そしてカードの巡り合わせです。はっきりと点を損した選択だけを、一覧にある損で数えます。',
  'review.side.expected':
    '成功の確率{ownMake}、{who, select, you {自分の} other {この}}チームの期待点{ownPoints}。',
  'review.side.expected.better':
    '{same, select, none {成功の確率は{bestMake}ではなく{ownMake}、{who, select, you {自分の} other {この}}チームの期待点は{bestPoints}ではなく{ownPoints}。} chance {成功の確率はどちらも{ownMake}、{who, select, you {自分の} other {この}}チームの期待点は{bestPoints}ではなく{ownPoints}。} points {成功の確率は{bestMake}ではなく{ownMake}、{who, select, you {自分の} other {この}}チームの期待点はどちらも{ownPoints}。} other {成功の確率はどちらも{ownMake}、{who, select, you {自分の} other {この}}チームの期待点はどちらも{ownPoints}。}}',
  'review.side.expected.others': '相手チームの期待点は{best}ではなく{own}。',
  'review.side.expected.bags': '違いはバッグです。',
  'review.side.cost':
    '損：相手チームに対して{who, select, you {自分の} other {この}}チームが失う点。バッグで今後失う点も含みます。',
  'review.side.hindsight.same':
    '{who, select, you {自分の} other {この}}チームにこれ以上の選択はありませんでした：相手チームに対して{points}{count, plural, other {点}}。',
  'review.side.hindsight.better':
    '相手チームに対して、{who, select, you {自分の} other {この}}チームは{best}なら{bestPoints}{bestCount, plural, other {点}}、この選択では最大{points}でした。',
  'review.side.hindsight.note':
    'すべてのカードが見えていたら：全員の手札が見える人が、このラウンドで相手チームに対して得られた点です。バッグで今後失う点も含みます。ほかの3人は、自分の手札だけを見る達人が直感で選ぶように続けます。選択の良し悪しとは別です。',
  'review.side.try.over':
    'ここでは{who, select, you {自分のチーム} other {このチーム}}{here}{count, plural, other {点}}。',
  'review.place.declaration': 'ラウンド{round}、手札を見る前',
  'review.own.declaration':
    '{who, select, you {{own, select, blindNil {ブラインドニルをビッドしました。} other {先に見ました。}}} other {{own, select, blindNil {{name}がブラインドニルをビッドしました。} other {{name}が先に見ました。}}}}',
  'review.better.declaration':
    '{who, select, you {{own, select, blindNil {ブラインドニルをビッドしました。先に見るほうが良い選択でした。} other {先に見ました。ブラインドニルのほうが良い選択でした。}}} other {{own, select, blindNil {{name}がブラインドニルをビッドしました。先に見るほうが良い選択でした。} other {{name}が先に見ました。ブラインドニルのほうが良い選択でした。}}}}',
  'cost.side.parts':
    '{how, select, both {{who, select, you {自分の} other {この}}チームの点で{own}点、相手の得点とバッグで{others}点の損です。} less {{who, select, you {自分の} other {この}}チームの点で{own}点損しますが、相手の失点とバッグの減少で{others}点を取り戻します。} more {相手の得点とバッグで{others}点損しますが、{who, select, you {自分の} other {この}}チームは{own}点得します。} other {相手の得点とバッグによる損です。}}',
  'hint.side.say.bid':
    '{verdict, select, clear {{choice}をビッド：コントラクト成功の確率{chance}。} probable {おそらく{choice}：コントラクト成功の確率{chance}。} close {どちらかといえば{choice}：コントラクト成功の確率{chance}、僅差です。} only {どのビッドも同じ：コントラクト成功の確率{chance}。} tie {互角：{choices}、コントラクト成功の確率{chance}。} other {どれも互角、{choice}でも：コントラクト成功の確率{chance}。}}',
  'hint.side.say.card':
    '{verdict, select, clear {{choice}を出す：コントラクト成功の確率{chance}。} probable {おそらく{choice}：コントラクト成功の確率{chance}。} close {どちらかといえば{choice}：コントラクト成功の確率{chance}、僅差です。} only {どのカードも同じ：コントラクト成功の確率{chance}。} tie {互角：{choices}、コントラクト成功の確率{chance}。} other {どれも互角、{choice}でも：コントラクト成功の確率{chance}。}}',
  'hint.side.needs':
    '{tricks, plural, =0 {コントラクトは成功です。これ以上はバッグになります。} other {チームは残り{of}トリック中、あと#トリック必要です。}}',
  'hint.side.needs.all':
    '{of, plural, =1 {チームに最後のトリックが必要です。} other {チームに残り#トリックがすべて必要です。}}',
  'hint.side.needs.lost': 'コントラクトはもう成功しません。相手の邪魔をしましょう。',
  'hint.their-need':
    'コントラクトは成功です。相手は残り{of}トリック中、あと{tricks}トリック必要です。',
  'hint.their-need.all': 'コントラクトは成功です。相手は残りがすべて必要です。',
  'hint.fact.to-partner': '味方がこのトリックを取ります。',
  'hint.fact.partner-ahead': '今のところ味方が優勢です。',
  'hint.fact.partner-may-ruff': '味方はこのスートがなく、切り札で切るかもしれません。',
  'hint.side.points': 'チームの期待点',
  'hint.say.look':
    '{verdict, select, clear {先に手札を見る：ブラインドニル成功の確率{chance}。} probable {おそらく先に見るほうがよい：ブラインドニル成功の確率{chance}。} close {どちらかといえば先に見る：ブラインドニル成功の確率{chance}、僅差です。} other {互角：ブラインドニル成功の確率{chance}。}}',
  'hint.say.blindNil':
    '{verdict, select, clear {ブラインドニルをビッド：成功の確率{chance}。} probable {おそらくブラインドニル：成功の確率{chance}。} close {どちらかといえばブラインドニル：成功の確率{chance}、僅差です。} other {互角：ブラインドニル成功の確率{chance}。}}',
  'hint.blindNil.expected': 'チームの期待点：ブラインドニルで{blind}点、先に見れば{look}点。',
  'hint.game-at-stake': 'このほうがゲームに勝ちやすくなります。',
  'hint.below':
    '{how, select, left {ほかの人のビッドは合計で{of}トリック中{sum}です。} partner {味方の{partner}と合わせて、{of}トリック中{sum}トリック必要です。} other {ビッドは最低限の数です。それ以上取ってもバッグになるだけです。}}',
  'hint.contrast.contract':
    '{whose, select, theirs {{other}では相手がコントラクトに成功しやすくなります：{best}に対して{chance}。} other {{other}ではチームのコントラクトが成功しにくくなります：{best}に対して{chance}。}}',
  'hint.contrast.nil':
    '{how, select, more {{other}では{name}のニルが成功しやすくなります：{best}に対して{chance}。} other {{other}では{name}のニルが成功しにくくなります：{best}に対して{chance}。}}',
  'hint.claim.nil':
    '{how, select, more {{other}では{name}のニルが成功しやすくなります} other {{other}では{name}のニルが成功しにくくなります}}',
  'hint.why.taker': '{name}がこのトリックを取る確率は{best}ではなく{chance}',
  'hint.why.breaks': 'このあと{suit}のトリックで失敗する確率は{best}ではなく{chance}',
  'hint.contrast.bags':
    '{whose, select, theirs {{other}では相手の余分なトリック（バッグ）が減ります：平均{best}に対して{count}。} other {{other}ではチームの余分なトリック（バッグ）が増えます：平均{best}に対して{count}。}}',
  'hint.bags': '余分なトリック（バッグ）が減ります。',
  'hint.their-bags': '相手の余分なトリック（バッグ）が増えます。',
  'hint.nil-lost':
    '{tricks, plural, =0 {ニルは失敗し、あなたのトリックは数えません。} other {ニルは失敗し、あなたのトリックは数えません。味方は残り{of}トリック中、あと#トリック必要です。}}',
  'hint.nil-against':
    '{count, plural, other {{names}がニルをビッドしています。1トリック取らせれば失敗です。}}',
  'hint.contrast.broken':
    '{how, select, bid {ニルが失敗する確率は{chance}です。} alone {{other}でニルが失敗する確率は{chance}です。} other {{other}ではニルの失敗が増えます：{best}に対して{chance}。}}',
  'hint.nil.needs': 'ニルは続いています。1トリックも取らないようにしましょう。',
  'hint.nil.lost': 'ニルは必ず失敗します。ほかの人の邪魔をしましょう。',
  'hint.nil.sunk-by': '{cards}で必ず1トリック取ってしまいます。ニルは失敗します。',
  'hint.fact.breaks-own': 'あなたのニルは失敗します。',
  'hint.fact.breaks': '{name}のニルは失敗します。',
  'hint.nil-beside': '味方のニルは続いています。味方が取りそうなトリックを取りましょう。',
};
