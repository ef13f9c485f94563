import type { advice as english } from '../en/advice.ts';
import type { Words } from '../words.ts';

export const advice: Words<typeof english> = {
  'hint.close': 'ヒントを閉じる',
  'hint.thinking': '考えています…',
  'hint.failed': 'ヒントを出せませんでした。閉じて、もう一度お試しください。',
  'hint.forced': 'ここでできることは一つだけです：{choice}。',
  'hint.nothing': 'この選択についてのヒントはありません。',
  'hint.noTrump': '切り札なし',
  'hint.table': '選択肢ごとの見込み',
  'hint.choice': '選択肢',
  'hint.make': '達成する確率',
  'hint.make.short': '確率（%）',
  'hint.points': '期待点',
  'hint.cost': '最善との差',
  'hint.isBest': '{choice}（最善）',
  'hint.under': '{percent}未満',
  'hint.over': '{percent}超',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '達成する確率{chance}、期待点{points}',
  'hint.mark.best': '最善、達成する確率{chance}、期待点{points}',

  'hint.say.bid':
    '{verdict, select, clear {{choice}をビッド。達成する確率は{chance}です。} probable {おそらく最善は{choice}。達成する確率は{chance}です。} close {どちらかといえば{choice}。達成する確率は{chance}ですが、僅差です。} only {どうビッドしても同じです。達成する確率は{chance}です。} tie {ほぼ互角です：{choices}。達成する確率は{chance}です。} other {どれもほぼ互角で、{choice}でもかまいません。達成する確率は{chance}です。}}',
  'hint.say.trump':
    '{verdict, select, clear {{choice}を指定。達成する確率は{chance}です。} probable {おそらく最善は{choice}。達成する確率は{chance}です。} close {どちらかといえば{choice}。達成する確率は{chance}ですが、僅差です。} only {どれを指定しても同じです。達成する確率は{chance}です。} tie {ほぼ互角です：{choices}。達成する確率は{chance}です。} other {どれもほぼ互角で、{choice}でもかまいません。達成する確率は{chance}です。}}',
  'hint.say.card':
    '{verdict, select, clear {{choice}をプレイ。達成する確率は{chance}です。} probable {おそらく最善は{choice}。達成する確率は{chance}です。} close {どちらかといえば{choice}。達成する確率は{chance}ですが、僅差です。} only {どれをプレイしても同じです。達成する確率は{chance}です。} tie {ほぼ互角です：{choices}。達成する確率は{chance}です。} other {どれもほぼ互角で、{choice}でもかまいません。達成する確率は{chance}です。}}',
  'hint.others': 'あなたよりも、ほかの人のほうが損をします。',
  'hint.hinders': 'ほかの人の得点が少なくなります。',

  'hint.needs':
    '{tricks, plural, =0 {ビッドした数は取りました。もう1トリックも取れません。} other {残り{of}トリックのうち、あと#トリック必要です。}}',
  'hint.needs.all': '{of, plural, other {残り#トリックをすべて取る必要があります。}}',
  'hint.needs.lost': 'ビッドはもう達成できません。ほかの人の邪魔をしましょう。',

  'hint.sure': '{count, plural, other {確実な#トリック：{cards}。}}',
  'hint.likely': 'ほぼ確実：{cards}。',
  'hint.probable': 'おそらく取れるカード：{cards}。',
  'hint.even': '五分五分：{cards}。',
  'hint.nothing-likely': 'トリックを取れそうなカードはありません。',
  'hint.danger': '最も危ないカード：{cards}。',
  'hint.void': '切り札で切れるスート：{suits}。',
  'hint.discards': 'ほかのカードを捨てられるスート：{suits}。',
  'hint.bids-for':
    'ほかの人にはあなたのカードが見えています。そのビッドからすると、強いカードのようです。',
  'hint.bids-against':
    'ほかの人にはあなたのカードが見えています。そのビッドからすると、弱いカードのようです。',
  'hint.forehead':
    '{wins, plural, =0 {あなたのカードとしてありうる{of}枚のうち、トリックを取るものはありません。} other {あなたのカードとしてありうる{of}枚のうち、#枚がトリックを取ります。}}',

  'hint.fact.wins': 'このトリックを必ず取ります。',
  'hint.fact.loses': 'このトリックは取りません。',
  'hint.fact.fulfils': '必要な最後のトリックを取ります。',
  'hint.fact.overshoots': '1トリック取りすぎます。',
  'hint.fact.falls-short': 'ビッドは達成できなくなります。',
  'hint.fact.ruff': '切り札で切ります。',
  'hint.fact.overruff': 'より強い切り札で切ります。',
  'hint.fact.underruff': 'より強い切り札の下に切り札を捨てます。',
  'hint.fact.discard': '捨て札にします。',
  'hint.fact.duck': '負けておきます。',
  'hint.fact.unload': '同じスートではもう負けないカードを手放します。',
  'hint.fact.cheapest': '勝てるうちで最も低いカードです。',
  'hint.fact.dearest': '負けるうちで最も高いカードです。',
  'hint.fact.busts': '{name}は1トリック取りすぎます。',
  'hint.fact.denies': '{name}はもう達成できません。',
  'hint.fact.beaten-by': 'まだ出ていない、より強いカード：{cards}。',
  'hint.fact.out':
    '同じスートでまだ出ていないカード：強いものは{above}枚、弱いものは{below, plural, =0 {なし} other {#枚}}。',
  'hint.fact.out.each':
    '{above, plural, other {どれに対しても、より強い同じスートのカードが少なくとも#枚残っています。}}',
  'hint.fact.either': '高いカードでも低いカードでも、ほとんど変わりません。',
  'hint.fact.keeps': '後のために残すカード：{cards}。',
  'hint.fact.voids': 'これでそのスートは手札からなくなります。',
  'hint.fact.only-ruff':
    'このスートにこれより強いカードは残っていません。切り札で切られないかぎり負けません。',
  'hint.fact.may-ruff':
    '{count, plural, other {フォローできず、切り札で切るかもしれない人：{names}。}}',

  'learn.tally': '最善の選択：{count}回中{found}回',
  'learn.ask.title': '本当によろしいですか？',
  'learn.ask.text': '{best}ではなく{choice}にすると、約{points, plural, other {#点}}の損です。',
  'learn.ask.anyway': 'このまま行う',
  'learn.ask.back': '考え直す',

  'settings.group.learning': '学習',
  'settings.learning': '学習モード',
  'settings.learning.hint':
    'あなたの番ごとにヒントを表示し、最善の選択をした回数を数えます。このゲームは統計に含まれません。',
  'settings.askBefore': '次の損になる選択の前に確認',
  'settings.askBefore.hint':
    '学習モードのときだけ、疑いのない場合に限ります。点は通常の得点計算（10点とビッド）で数えます。1ラウンドの得点が大きいルールでは、その分だけ大きくなります。',
  'askBefore.never': '確認しない',
  'askBefore.points': '{points, plural, other {#点以上}}',
};
