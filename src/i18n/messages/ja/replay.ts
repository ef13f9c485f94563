import type { Translation } from '../translation.ts';
import type { replay as english } from '../en/replay.ts';

export const replay: Translation<typeof english> = {
  'replay.title': 'リプレイ',
  'replay.close': 'リプレイを終える',
  'replay.watch': '{name}（{when}）を見る',
  'replay.place': 'ゲーム内の位置',
  'replay.step': '{step}/{steps}',
  'replay.said': 'ラウンド{round}。{caption}',
  'replay.play': '再生',
  'replay.decision.on': '次の決断',
  'replay.decision.back': '前の決断',
  'replay.trick.on': '次のトリック',
  'replay.trick.back': '前のトリック',
  'replay.round.back': '前のラウンド',
  'replay.times': '{times}倍',
  'replay.hands': '見える手札',
  'replay.hands.asPlayed': '見えたとおり',
  'replay.hands.asPlayedBy': '{name}に見えたとおり',
  'replay.hands.all': 'すべての手札',
  'replay.hands.of': '{name}の手札',
  'replay.holds': '{name}の手札は{cards}。',
};
