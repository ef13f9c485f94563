import type { Translation } from '../translation.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Translation<typeof english> = {
  'rules.goal.solo':
    '取るトリック数を宣言してからプレイします。ちょうどその数を取れば、ビッド成功です。',
  'rules.goal.partners':
    '取るトリック数を宣言してからプレイします。パートナー同士のビッドを足し、2人でその数以上を取ります。',

  'rules.table.title': 'プレイヤーと手札',
  'rules.players.solo': '{players}人で、それぞれが競います。',
  'rules.players.partners': '{players}人。向かい合う2人がパートナーで、得点を共有します。',
  'rules.hands.same': '毎ラウンド、手札は{size}枚ずつです。',
  'rules.hands.down-up':
    '手札は{high}枚ずつから始まり、1ラウンドごとに1枚減って{low}枚になり、また{high}枚まで増えます。',
  'rules.hands.up-down':
    '手札は{low}枚ずつから始まり、1ラウンドごとに1枚増えて{high}枚になり、また{low}枚まで減ります。',
  'rules.hands.down': '手札は{high}枚ずつから始まり、1ラウンドごとに1枚減って{low}枚になります。',
  'rules.hands.up': '手札は{low}枚ずつから始まり、1ラウンドごとに1枚増えて{high}枚になります。',
  'rules.hands.repeated': '{size}枚の手札は{times}回続けてプレイします。',
  'rules.hands.ends': '{size}枚の手札は、最初と最後に{times}回ずつ続けてプレイします。',
  'rules.hands.perPlayer': 'プレイヤー1人につき1回です。',
  'rules.hands.capped': '最大の手札は{limit}枚ですが、{players}人では{high}枚までしか配れません。',
  'rules.hands.flip': '{high}枚は、めくるカードが1枚残る最大の枚数です。',
  'rules.hands.rounds': '全{rounds}ラウンドです。',
  'rules.hands.atMost': '最大{rounds}ラウンドです。',
  'rules.hands.again':
    '{rounds}ラウンドが終わると最初のラウンドに戻り、誰かが目標点に達するまで続きます。',
  'rules.hands.sizes': 'ラウンドごとの手札の枚数',
  'rules.hands.deal': 'ディーラーはラウンドごとに左隣へ移ります。',

  'rules.trump.flip':
    '配り終えたら1枚をめくり、そのスートがラウンドの切り札になります。めくったカードは使いません。',
  'rules.trump.runsOut': 'すべて配るラウンドでは、めくるカードがなく、切り札もありません。',
  'rules.trump.all-dealt': 'カードをすべて配るので、めくるカードがなく、切り札もありません。',
  'rules.trump.dealers-last':
    'カードをすべて配ると、ディーラーは最後の1枚を全員に見せ、そのスートが切り札になります。そのカードはディーラーの手札に残り、出されるまで全員が知っています。',
  'rules.trump.dealers-last.example':
    '例：それがスペードのエースなら、切り札はスペードで、誰がエースを持っているか全員が知っています。',
  'rules.trump.joker.low': 'そのカードがロージョーカーなら、切り札はありません。',
  'rules.trump.joker.high':
    'そのカードがハイジョーカーなら、ディーラーがビッドの前に切り札のスートを選びます（たとえば、ハートが多ければハート）。',
  'rules.trump.rotate': '切り札は、ラウンドごとに次の順です：',
  'rules.trump.rotate.again': 'そのあとは最初に戻ります。',
  'rules.trump.rotate.example': '例：ラウンド{round}の切り札：{trump}。',
  'rules.trump.without': '{count, plural, other {ラウンド{rounds}は切り札なしです。}}',
  'rules.trump.without.flip': 'そのときはカードをめくりません。',
  'rules.trump.without.named': 'そのときは誰も切り札を選びません。',
  'rules.trump.without.order': '順番は待たず、毎ラウンド進みます。',
  'rules.trump.without.again': '最初に戻るたびに、同じラウンドが切り札なしになります。',
  'rules.trump.highest-bidder':
    'ビッドのあと、最高のビッドをした人が、スートまたは切り札なしを選びます。同じビッドなら、ディーラーの左から数えて先の人です。',
  'rules.trump.fixed':
    '{suit, select, C {クラブが切り札です。} D {ダイヤが切り札です。} H {ハートが切り札です。} other {スペードが切り札です。}}',
  'rules.trump.none': '切り札はありません。',
  'rules.trump.all-but-led':
    'リードされたスート以外のカードは、すべて切り札です。最もランクの高い切り札が勝ち、同じランクならスートで決まります。弱い順に：',
  'rules.trump.broken':
    '切り札は、ブレイクされるまでリードできません。切り札が1枚出されるか、リードする人の手札が切り札だけになると、ブレイクです。',
  'rules.trump.last': '切り札をリードできるのは、手札が切り札だけの人です。',
  'rules.trump.last.example':
    '例：切り札2枚とほかのカード1枚を持っているなら、ほかのカードをリードします。',

  'rules.bid.title': 'ビッド',
  'rules.bid.in-turn':
    'ディーラーの左隣から順に1回ずつビッドし、ディーラーが最後です。0から手札の枚数までの数を選びます。',
  'rules.bid.sealed':
    '全員が秘密に1回ずつ、0から手札の枚数までの数をビッドします。そのあと同時に公開します。',
  'rules.bid.nil': '0のビッドはニルといい、1トリックも取らないという約束です。',
  'rules.bid.blindNil': 'ブラインドニルは、手札を見る前に宣言します。誰でもできます。',
  'rules.bid.blindNil.behind':
    'ブラインドニルは、手札を見る前に宣言します。チームが{behind}点以上負けているときだけできます。',
  'rules.hook.title': 'フック',
  'rules.hook.rule': '最後のビッドで、合計をトリック数と同じにはできません。',
  'rules.hook.effect': 'そのため、必ず誰かが失敗します。',
  'rules.hook.from':
    'これは{from}枚以上のラウンドだけのルールで、それより少ないラウンドでは自由にビッドできます。',
  'rules.hook.example':
    '例：全{handSize}トリックで、それまでのビッドが合計{others}なら、最後のビッドに{forbidden}は選べません。',
  'rules.zero.title': '0のビッド',
  'rules.zero.limit':
    '{limit, plural, =1 {0をビッドしたら、次のラウンドでは0をビッドできません。} other {#ラウンド続けて0をビッドしたら、次のラウンドでは0をビッドできません。}}',
  'rules.zero.waived': 'フックでほかに選べるビッドがないときは、0も認められます。',
  'rules.sight.title': '1枚のラウンド',
  'rules.sight.forehead':
    '手札が1枚のときは、自分以外の全員のカードが見えます。自分のカードを知らないままビッドし、見ないまま出します。',

  'rules.play.title': 'プレイ',
  'rules.play.trick':
    '各トリックでは、時計回りに1人1枚ずつカードを出し、最も強いカードがトリックを取ります。',
  'rules.play.sunk': 'トリックを取りすぎたり、残りが足りなくなったりしたビッドは「失敗確定」です。',
  'rules.play.lead':
    '最初のトリックはディーラーの左隣がリードし、その後は直前のトリックを取った人がリードします。',
  'rules.play.lead.highest':
    '最初のトリックは最高のビッドをした人がリードします。同じビッドなら、ディーラーの左から数えて先の人です。その後は直前のトリックを取った人がリードします。',
  'rules.play.lead.example':
    '例：ディーラーの左から順にビッドが{bids}なら、先に{bid}をビッドした人がリードします。',
  'rules.play.follow':
    'リードされたスートがあれば、必ずフォローします。なければ何を出してもかまいません。エースが最も強いカードです。',
  'rules.play.trump':
    '最も強い切り札がトリックを取ります。切り札がなければ、リードされたスートで最も強いカードが取ります。',
  'rules.deck.ranks': '{count}枚で遊びます。各スートはAから{rank}までです。',
  'rules.deck.without': '{count}枚で遊びます。使わないカード：{cards}。',
  'rules.deck.order': '{count}枚で遊びます。各スートは強い順に{ranks}です。3はKに勝ちます。',
  'rules.deck.jokers.both':
    'ジョーカーを加えます（ハイ{high}枚、ロー{low}枚）。全部で{count}枚です。',
  'rules.deck.jokers.high': 'ハイジョーカーを{high}枚加えます。全部で{count}枚です。',
  'rules.deck.jokers.low': 'ロージョーカーを{low}枚加えます。全部で{count}枚です。',
  'rules.play.followSuit':
    'リードされたスートがあれば、必ずフォローします。エースが最も強いカードです。',
  'rules.play.must-trump':
    'フォローできないときは、切り札があれば（強弱を問わず）出さなければなりません。',
  'rules.play.must-trump.example':
    'フォローできず、弱い切り札が1枚あるなら、すでに強い切り札が出ていてもそれを出します。',
  'rules.play.must-head':
    'その時点で勝てるなら勝たなければなりません。フォローできるときはより強いカードで、できないときは切り札で勝ちます。勝てないときは、リードされたスートならどれでも、なければどのカードでも出せます。',
  'rules.play.must-head.example':
    'K♦が優勢で、A♦とJ♦を持っているなら、A♦を出さなければなりません。',
  'rules.jokers.title': 'ジョーカー',
  'rules.jokers.play':
    'ジョーカーにはスートがなく、切り札にもなりません。フォローできるときでも、いつでも出せます。',
  'rules.jokers.high':
    '最初のハイジョーカーがトリックを取ります。その前にスートのあるカードが出ていなければ、フォローの義務はなく、何を出してもかまいません。',
  'rules.jokers.low':
    'ロージョーカーが勝つのは、トリック全部がロージョーカーのときだけで、最初の1枚が勝ちます。リードされたときは、次に切り札も含めてどのカードを出してもよく、最初に出たスートをフォローします。',
  'rules.jokers.must-trump':
    'ハイジョーカーが出ていても、切り札を出す義務は残ります。フォローすべきスートがないときだけ自由です。',
  'rules.jokers.must-head':
    'ハイジョーカーが出たら、それに勝つ義務はありません。フォローするか、できなければどのカードでも出せます。',
  'rules.jokers.lead':
    'ジョーカーはいつでもリードできます。手札が切り札とジョーカーだけなら、切り札もリードできます。',
  'rules.play.led': 'リードされたスートで最も強いカードがトリックを取ります。',
  'rules.play.all-but-led':
    'ほかのスートのカードは切り札となり、トリックを取ります。全員がフォローすれば、リードされたスートで最も強いカードが取ります。',
  'rules.trick.winner': '{card}、トリックを取る',
  'rules.trick.led':
    'リードはハートなので、最も強いハートが勝ちます。スペードのエースは勝てません。',
  'rules.trick.trump':
    '{suit, select, C {クラブが切り札なら、最も弱いクラブでもほかのスートに勝ちます。} D {ダイヤが切り札なら、最も弱いダイヤでもほかのスートに勝ちます。} H {ハートが切り札なら、最も弱いハートでもほかのスートに勝ちます。} other {スペードが切り札なら、最も弱いスペードでもほかのスートに勝ちます。}}',
  'rules.trick.followed': '全員がフォローしたので、最も強いクラブが勝ちます。',
  'rules.trick.one-off': 'ほかのスートはスペード1枚だけなので、これが勝ちます。',
  'rules.trick.rank-off': 'ダイヤのほうがスペードよりランクが高いので、これが勝ちます。',
  'rules.trick.suit-off': '同じランクなら、ハートはダイヤより強いスートです。',
  'rules.trick.high-joker': 'ハイジョーカーはAにも勝ちます。',
  'rules.trick.low-joker':
    'ロージョーカーがリードされ、次にハートが出ました。ハートをフォローし、最も強いハートが勝ちます。',

  'rules.pay.made': 'ビッド成功',
  'rules.pay.missed': 'ビッド失敗',
  'rules.pay.over': '超過で失敗',
  'rules.pay.under': '不足で失敗',
  'rules.pay.some-made': '1以上のビッド成功',
  'rules.pay.some-missed': '1以上のビッド失敗',
  'rules.pay.some-over': '1以上のビッドで超過',
  'rules.pay.some-under': '1以上のビッドで不足',
  'rules.pay.zero-made': '0のビッド成功',
  'rules.pay.zero-missed': '0のビッド失敗',
  'rules.pay.nothing': '得点なし',
  'rules.gain.one': '{points}点',
  'rules.gain.bid': 'ビッドした1トリックごとに{points}点',
  'rules.gain.tricks': '取った1トリックごとに{points}点',
  'rules.gain.off': '過不足1トリックごとに{points}点',
  'rules.gain.bidSquared': 'ビッドした1トリックごとに{points}点、さらにビッドの数を掛ける',
  'rules.gain.offSquared': '過不足1トリックごとに{points}点、さらにその数を掛ける',
  'rules.gain.offTriangle':
    '過不足の1トリック目に{points}点、2トリック目に{second}点、3トリック目に{third}点、以下同様',
  'rules.gain.handSize': '配られた1枚ごとに{points}点',
  'rules.loss.one': '{points}点を失う',
  'rules.loss.bid': 'ビッドした1トリックごとに{points}点を失う',
  'rules.loss.tricks': '取った1トリックごとに{points}点を失う',
  'rules.loss.off': '過不足1トリックごとに{points}点を失う',
  'rules.loss.bidSquared': 'ビッドした1トリックごとに、{points}点にビッドの数を掛けた点を失う',
  'rules.loss.offSquared': '過不足1トリックごとに、{points}点にその数を掛けた点を失う',
  'rules.loss.offTriangle':
    '過不足の1トリック目に{points}点、2トリック目に{second}点、3トリック目に{third}点、以下同様に失う',
  'rules.loss.handSize': '配られた1枚ごとに{points}点を失う',
  'rules.letters': '文字の意味：',
  'rules.letter.b': 'ビッドしたトリック',
  'rules.letter.t': '取ったトリック',
  'rules.letter.d': '過不足のトリック',
  'rules.letter.n': '配られた枚数',
  'rules.example.caption': '手札{cards}枚の例',
  'rules.example.outcome': '結果',
  'rules.example.over': '{count}多い',
  'rules.example.under': '{count}少ない',
  'rules.streak.gain':
    '{from, plural, =1 {ビッドに成功するたびに、さらに{points}点を得ます。} other {ビッドに#回続けて成功すると、その#回目から失敗するまで、成功するたびにさらに{points}点を得ます。}}',
  'rules.streak.loss':
    '{from, plural, =1 {ビッドに成功するたびに、{points}点を失います。} other {ビッドに#回続けて成功すると、その#回目から失敗するまで、成功するたびに{points}点を失います。}}',
  'rules.streak.example': 'このとき、{bid}のビッド成功は{points}点です。',
  'rules.streak.made':
    '{every, plural, =1 {ビッドに成功するたびに、さらに{points}点です。} other {ビッドに#回続けて成功するたびに、さらに{points}点です。}}',
  'rules.streak.missed':
    '{every, plural, =1 {ビッドに失敗するたびに、さらに{points}点です。} other {ビッドに#回続けて失敗するたびに、さらに{points}点です。}}',
  'rules.streak.example.missed': 'このとき、1トリック差で失敗した{bid}のビッドは{points}点です。',

  'rules.side.contract':
    'パートナー2人のビッドの合計がコントラクトです。それを超えたトリックをバッグといいます。',
  'rules.side.nil':
    'ニルは別に数えます。失敗したとき、その人のトリックはコントラクトにもバッグにも入りません。',
  'rules.side.bagsKept':
    'バッグは次のラウンドに持ち越します。{limit}個ごとに取り除き、表のとおりに数えます。',
  'rules.side.caption': 'チームの得点',
  'rules.side.what': '内容',
  'rules.side.trick.made': 'コントラクト成功：ビッドした1トリックごと',
  'rules.side.trick.set': 'コントラクト失敗：ビッドした1トリックごと',
  'rules.side.bag': 'バッグ1個ごと',
  'rules.side.bags': '{limit, plural, =1 {さらにバッグ1個ごと} other {バッグ#個ごと}}',
  'rules.side.nil.made': 'ニル成功',
  'rules.side.nil.failed': 'ニル失敗',
  'rules.side.blind.made': 'ブラインドニル成功',
  'rules.side.blind.failed': 'ブラインドニル失敗',
  'rules.side.examples': '例',
  'rules.side.example.contract':
    'パートナーが{first}と{second}をビッドし、合わせて{won}トリック取る：{points}。',
  'rules.side.example.bags':
    '{before, plural, =0 {バッグなしの} other {バッグ#個の}}パートナーが{first}と{second}をビッドし、合わせて{won}トリック取る：{points}、{after, plural, =0 {バッグは残らない} other {バッグは#個残る}}。',
  'rules.side.example.nil':
    '1人がニルで{own}トリック、パートナーが{bid}のビッドで{won}トリック取る：{points}。',

  'rules.end.title': 'ゲームの終わり',
  'rules.end.high':
    '最終ラウンドのあと、合計が最も高い人の勝ちです。首位が同点なら、全員の勝ちです。',
  'rules.end.low':
    '最終ラウンドのあと、合計が最も低い人の勝ちです。首位が同点なら、全員の勝ちです。',
  'rules.end.target':
    'ラウンドの終わりに、1チームが{target}{count, plural, other {点}}以上で上回っていれば終了で、そのチームの勝ちです。',
  'rules.end.target.late':
    'そうならなければ{rounds}ラウンドで終わります。合計の高いチームの勝ちで、同点なら両チームの勝ちです。',
  'rules.end.solo.high':
    'ラウンドの終わりに誰かが{target}{count, plural, other {点}}以上になれば終了です。合計が最も高い人の勝ちで、首位が同点なら全員の勝ちです。',
  'rules.end.solo.low':
    'ラウンドの終わりに誰かが{target}{count, plural, other {点}}以上になれば終了です。合計が最も低い人の勝ちで、首位が同点なら全員の勝ちです。',
  'rules.end.solo.example': '例：合計が{totals}になれば終了で、{winner}点の人の勝ちです。',
  'rules.end.solo.late': '遅くともラウンド{rounds}で終わり、そのときも最もよい合計の人の勝ちです。',

  'rules.problem.players': 'プレイヤーは{min}～{max}人です。',
  'rules.problem.eight-each-players': '1組から8枚ずつ配る場合、{min}人から{max}人までです。',
  'rules.problem.jokers-out-of-range': 'ジョーカーは種類ごとに0～{max}枚です。',
  'rules.problem.partners-need-four': 'パートナー戦はちょうど4人で行います。',
  'rules.problem.low-out-of-range':
    '{max, plural, =1 {最小の手札は1枚です。} other {最小の手札は1～#枚です。}}',
  'rules.problem.high-out-of-range':
    '{max, plural, =1 {最大の手札は1枚です。} other {最大の手札は1～#枚です。この人数ではそれ以上配れません。}}',
  'rules.problem.low-above-high': '最小の手札は、最大の手札（{high}枚）より多くできません。',
  'rules.problem.turns-out-of-range': '続けてプレイできるのは1～{max}回です。',
  'rules.problem.ends-out-of-range': '最初と最後の枚数を続けてプレイできるのは1～{max}回です。',
  'rules.problem.zero-limit-out-of-range': '0の連続ビッドの制限は1～{max}ラウンドです。',
  'rules.problem.hook-from-out-of-range':
    '{max, select, 1 {フックを始める枚数は1枚だけです。} other {フックを始める枚数は1～{max}枚です。}}',
  'rules.problem.trump-list-length': '切り札の順番は1～{max}個です。',
  'rules.problem.no-trump-round-out-of-range':
    '切り札なしのラウンドは、最初または最後から数えて1～{max}です。',
  'rules.problem.no-trump-rounds-need-suits':
    'リードされたスート以外がすべて切り札のルールでは、切り札なしのラウンドは作れません。',
  'rules.problem.duty-needs-suits':
    'リードされたスート以外がすべて切り札のルールでは、切ることや勝つことを義務にできません。',
  'rules.problem.partnership-needs-partners': 'この得点はパートナー戦用です。',
  'rules.problem.partners-need-partnership': 'パートナー戦にはパートナー戦用の得点が必要です。',
  'rules.problem.partnership-hides-nothing':
    'パートナー戦では順番にビッドし、自分の手札を見ます。伏せビッドと見えないカードは使えません。',
  'rules.problem.number-out-of-range':
    '得点に使えない数があります。点は−{max, number}から{max, number}までの整数、数えるもの（バッグ、連続成功）は1以上、トリックの点と点差は0以上です。',
  'rules.problem.target-out-of-range': '目標点は−{max, number}から{max, number}までの整数です。',

  'rules.refused.not-a-link': 'このリンクにはルールがありません。',
  'rules.refused.damaged':
    'このリンクは壊れています。途中で一部が失われたか、変わったようです。もう一度送ってもらってください。',
  'rules.refused.newer-version':
    'より新しいバージョンのルールです。ページを再読み込みして更新してください。',
  'rules.refused.unreadable': 'このファイルは今は開けません。もう一度選択してください。',
  'rules.refused.not-a-rules-file': 'Oh Hell! のルールのファイルではありません。',
  'rules.refused.too-large': 'ファイルが大きすぎます。ルールは最大{max} kBです。',
  'rules.refused.impossible': 'このルールではプレイできません：',
};
