import type { advice as english } from '../en/advice.ts';
import type { Translation } from '../translation.ts';

export const advice: Translation<typeof english> = {
  'hint.button': 'ヒント',
  'hint.close': 'ヒントを閉じる',
  'hint.thinking': '考えています…',
  'hint.why': '理由',
  'hint.failed': '今回はヒントがありません。',
  'hint.forced':
    '{kind, select, bid {ビッドできるのは{choice}だけです。} trump {選べるのは{choice}だけです。} other {出せるのは{choice}だけです。}}',
  'hint.nothing': 'この決断にヒントはありません。',
  'hint.noTrump': '切り札なし',
  'hint.table': '選択肢ごとの価値',
  'hint.choice': '選択肢',
  'hint.make': '成功の確率',
  'hint.few': 'トリック不足',
  'hint.many': '取りすぎ',
  'hint.misses': '外れる場合：不足{few}、取りすぎ{many}。',
  'hint.make.short': '確率（%）',
  'hint.points': '期待点',
  'hint.cost':
    '{scope, select, bags {最善との差（相手の得点とバッグまで含む）} points {最善との差（ほかの人の得点まで含む）} other {最善との差}}',
  'hint.isBest': '{choice}（最善）',
  'hint.isTied': '{choice}（最善の一つ）',
  'hint.under': '{percent}未満',
  'hint.over': '{percent}超',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '成功の確率{chance}、期待点{points}',
  'hint.opponent': '{name}の成功の確率',
  'hint.mark.opponent': '{name}の成功の確率：{chance}',
  'hint.mark.best': '最善、成功の確率{chance}、期待点{points}',
  'hint.mark.tied': '最善の一つ、成功の確率{chance}、期待点{points}',

  'hint.say.bid':
    '{verdict, select, clear {{choice}をビッド：成功の確率{chance}。} probable {おそらく{choice}：成功の確率{chance}。} close {どちらかといえば{choice}：成功の確率{chance}、僅差です。} only {どのビッドも同じ：成功の確率{chance}。} tie {互角：{choices}、成功の確率{chance}。} other {どれも互角、{choice}でも：成功の確率{chance}。}}',
  'hint.say.trump':
    '{verdict, select, clear {{choice}を選ぶ：成功の確率{chance}。} probable {おそらく{choice}：成功の確率{chance}。} close {どちらかといえば{choice}：成功の確率{chance}、僅差です。} only {どの切り札も同じ：成功の確率{chance}。} tie {互角：{choices}、成功の確率{chance}。} other {どれも互角、{choice}でも：成功の確率{chance}。}}',
  'hint.say.card':
    '{verdict, select, clear {{choice}を出す：成功の確率{chance}。} probable {おそらく{choice}：成功の確率{chance}。} close {どちらかといえば{choice}：成功の確率{chance}、僅差です。} only {どのカードも同じ：成功の確率{chance}。} tie {互角：{choices}、成功の確率{chance}。} other {どれも互角、{choice}でも：成功の確率{chance}。}}',
  'hint.say.lost':
    '{verdict, select, clear {{choice}を出す。} probable {おそらく{choice}。} close {どちらかといえば{choice}、僅差です。} only {どのカードも同じ。} tie {互角：{choices}。} other {どれも互角、{choice}でも。}}',
  'hint.nearly': '{other}もほぼ互角です。',
  'hint.certain': 'ほかの人の手札がどうであっても確実です。',
  'hint.others': 'あなたより、ほかの人の損が大きくなります。',
  'hint.hinders': 'ほかの人の得点が少なくなります。',
  'cost.parts':
    '{who, select, you {{how, select, both {自分の点で{own}点、ほかの人が平均して得る点の半分で{others}点の損です。} less {自分の点で{own}点損しますが、ほかの人が平均して失う点の半分、{others}点を取り戻します。} more {ほかの人が平均して得る点の半分で{others}点損しますが、自分は{own}点得します。} other {ほかの人が平均して得る点の半分です。}}} other {{how, select, both {プレイヤーの点で{own}点、ほかの人が平均して得る点の半分で{others}点の損です。} less {プレイヤーの点で{own}点損しますが、ほかの人が平均して失う点の半分、{others}点を取り戻します。} more {ほかの人が平均して得る点の半分で{others}点損しますが、プレイヤーは{own}点得します。} other {ほかの人が平均して得る点の半分です。}}}}',
  'hint.net':
    '{scope, select, bags {相手の得点と余分なトリック（バッグ）} other {ほかの人の得点}}まで数えると、{other}は約{count, plural, other {{points}点}}の損です。',
  'hint.hook':
    '{drawback, select, chance {{forbidden}は選べず、{other}は成功しにくくなります：{chance}。} pay {{forbidden}は選べず、{other}は得点で劣ります。} other {{forbidden}は選べません。}}',
  'hint.contrast.over':
    '{never, select, yes {{other}で取りすぎる確率は{chance}です。} other {{other}では取りすぎが増えます：{best}に対して{chance}。}}',
  'hint.contrast.short':
    '{never, select, yes {{other}で不足する確率は{chance}です。} other {{other}では不足が増えます：{best}に対して{chance}。}}',
  'hint.contrast.make': '{other}では成功が減ります：{best}に対して{chance}。',
  'hint.contrast.pay': '{other}の期待点は{best}ではなく{points}です。',
  'hint.contrast.naming': '{other}では切り札を選べることが減ります。',
  'hint.contrast.against': '{other}では{name}が成功しやすくなります：{best}に対して{chance}。',
  'hint.contrast.bid':
    '{how, select, less {{other}の成功の確率は{best}ではなく{chance}です。} other {{other}の成功の確率は{chance}ですが、得点で劣ります。}}',
  'hint.because': '{claim}：{why}。',
  'hint.claim':
    '{drawback, select, over {{other}では取りすぎが増えます} nil {{other}ではニルの失敗が増えます} short {{other}では不足が増えます} theirs {{other}では相手がコントラクトに成功しやすくなります} other {{other}では得点が下がります}}',
  'hint.why.now': 'このトリックを取る確率は{high}が{chance}、{low}が{less}',
  'hint.why.later': '残した場合にトリックを取る確率は{high}が{chance}、{low}が{less}',
  'hint.why.own':
    '{odds, select, never {{card}はこのトリックを取れないが、残した場合に後で取る確率は{later}} sure {{card}はこのトリックを必ず取り、残した場合に後で取る確率は{later}} other {{card}がこのトリックを取る確率は{now}、残した場合に後で取る確率は{later}}}',
  'hint.why.rest': '{card}がトリックを取る確率は{best}ではなく{chance}',
  'hint.why.suits': 'その場合に{suits}で取れるトリックは平均{best}ではなく{count}',
  'hint.why.higher': '残した場合、高いカードのほうがトリックを取りやすい',
  'hint.why.points': '期待点は{best}ではなく{points}',

  'hint.needs':
    '{tricks, plural, =0 {ちょうどです。これ以上取らないようにしましょう。} other {残り{of}トリック中、あと#トリック必要です。}}',
  'hint.needs.all':
    '{of, plural, =1 {最後のトリックが必要です。} other {残り#トリックがすべて必要です。}}',
  'hint.needs.lost': 'ビッドはもう成功しません。ほかの人の邪魔をしましょう。',
  'hint.sunk-by':
    '{tricks, plural, other {{cards}で必ず#トリック取ってしまいます。ビッドはもう成功しません。}}',
  'hint.hopeless': 'どれを選んでも、まず成功しません。',

  'hint.sure': '{count, plural, other {確実な#トリック：{cards}}}',
  'hint.likely': 'ほぼ確実：{cards}',
  'hint.probable': '{count, plural, other {おそらく取れる：{cards}}}',
  'hint.even': '五分五分：{cards}',
  'hint.join': '{first}、{second}',
  'hint.tricks': '{parts}。',
  'hint.toward': '{count, plural, other {{cards}で{bid}に近づく}}',
  'hint.asTrump': '切り札の{card}',
  'hint.nothing-likely': 'トリックを取れそうなカードはありません。',
  'hint.nothing-likely.one': 'あなたのカードがトリックを取る見込みは薄いです。',
  'hint.danger': '余計なトリックを取るおそれ：{cards}。',
  'hint.only-if-led': '同じスートのより弱いカードがリードされたときだけ勝ちます。',
  'hint.void': '{suits}は切り札で切れます。',
  'hint.no-trumps': '切り札を持っていません。',
  'hint.discards': '{suits}では捨て札ができます。',
  'hint.naming': '{trump}を選ぶ前提',
  'hint.bids-for':
    'ほかの人にはあなたのカードが見えています。そのビッドからすると、強いカードのようです。',
  'hint.bids-against':
    'ほかの人にはあなたのカードが見えています。そのビッドからすると、弱いカードのようです。',
  'hint.forehead':
    '{wins, plural, =0 {自分のカードかもしれない{of}枚のうち、トリックを取るものはありません。} other {自分のカードかもしれない{of}枚のうち、#枚がトリックを取ります。}}',

  'hint.fact.wins': 'このトリックを必ず取ります。',
  'hint.fact.loses': 'このトリックは取れません。',
  'hint.fact.fulfills': '必要な最後のトリックを取ります。',
  'hint.fact.overshoots': '1トリック取りすぎます。',
  'hint.fact.one-too-many':
    '{tricks, plural, other {{cards}で必ず#トリック取るので、このトリックは余計です。}}',
  'hint.fact.falls-short': 'ビッドが成功しなくなります。',
  'hint.fact.ruff': '切り札で切ります。',
  'hint.fact.overruff': 'より強い切り札で上から切ります。',
  'hint.fact.underruff': 'より強い切り札の下に切り札を捨てます。',
  'hint.fact.discard': '捨てます。',
  'hint.fact.duck': 'わざと負けます。',
  'hint.fact.unload': '同じスートではもう負けないカードを手放します。',
  'hint.dangerous-discard': '余計なトリックを最も取りそうなカードです。',
  'hint.fact.lowest-winner': '必ず勝てるうちで最も弱いカードです。',
  'hint.fact.highest-loser': '必ず負けるうちで最も強いカードです。',
  'hint.fact.lowest-loser':
    '出せるカードはどれもこのトリックを取れません。その中で最も弱いカードです。',
  'hint.fact.puts-over': '{name}は1トリック取りすぎます。',
  'hint.fact.denies': '{name}のビッドが成功しなくなります。',
  'hint.fact.beaten-by': 'より強く、まだ出ていない：{cards}。',
  'hint.fact.ahead': '今は優勢です。より強く、まだ出ていない：{cards}。',
  'hint.fact.ahead.out': '今は優勢ですが、より強いカードが{above}枚まだ出ていません。',
  'hint.fact.ahead.lowest': 'どの手札も{leading}に勝ちます。最も負けやすいのは{lowest}です。',
  'hint.fact.out':
    '{card}と同じスートでまだ出ていない：強いもの{above}枚、弱いもの{below, plural, =0 {なし} other {#枚}}。',
  'hint.fact.out.each':
    '{above, plural, other {どれにも、より強い同じスートのカードが少なくとも#枚、まだ出ていません。}}',
  'hint.fact.wins.each': 'どれもこのトリックを必ず取ります。',
  'hint.fact.loses.each': 'どれもこのトリックは取れません。',
  'hint.fact.only-ruff.each': 'どれも、負けるのは切り札で切られたときだけです。',
  'hint.fact.alike': 'どれを出しても、ほぼ同じです。',
  'hint.fact.either': '強いカードでも弱いカードでも、ほとんど変わりません。',
  'hint.fact.keeps': '{cards}を後に残せます。',
  'hint.fact.voids': '{suit}が手札からなくなります。',
  'hint.fact.only-ruff': '負けるのは切り札で切られたときだけです。',
  'hint.fact.only-overruff': '負けるのはより強い切り札で切られたときだけです。',
  'hint.fact.only-joker': '負けるのはハイジョーカーが出たときだけです。',
  'hint.fact.ruff-by':
    '{count, plural, other {負けるのは切り札で切られたときだけです。{names}はこのスートがありません。}}',
  'hint.fact.may-ruff':
    '{count, plural, other {{names}はこのスートがなく、切り札で切るかもしれません。}}',

  'learn.tally': '最善の選択：{count}回中{found}回',
  'learn.ask.title': '本当によろしいですか？',
  'learn.ask.text': '{best}ではなく{choice}だと、約{points, plural, other {#点}}の損です。',
  'learn.ask.anyway': 'このまま進む',
  'learn.ask.back': '考え直す',

  'settings.group.learning': '学習',
  'settings.learning': '学習モード',
  'settings.learning.hint':
    '毎回の決断でヒントを表示し、最善を選んだ回数を数えます。これらのゲームは統計に入りません。',
  'settings.askBefore': '損の大きい選択の前に確認',
  'settings.askBefore.hint':
    '学習モードで、はっきりと点を損する選択のときだけ。標準の得点（10＋ビッド）で数え、得点の大きいルールではその分大きくなります。',
  'askBefore.never': '確認しない',
  'askBefore.points': '{points, plural, other {#点以上}}',
};
