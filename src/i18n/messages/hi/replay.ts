import type { Translation } from '../translation.ts';
import type { replay as english } from '../en/replay.ts';

export const replay: Translation<typeof english> = {
  'replay.title': 'रीप्ले',
  'replay.close': 'रीप्ले से बाहर',
  'replay.watch': 'देखें: {name}, {when}',
  'replay.place': 'गेम में कहाँ तक',
  'replay.step': '{steps} में {step}',
  'replay.said': 'राउंड {round}। {caption}',
  'replay.play': 'चलाएँ',
  'replay.decision.on': 'अगला फ़ैसला',
  'replay.decision.back': 'पिछला फ़ैसला',
  'replay.trick.on': 'अगला हाथ',
  'replay.trick.back': 'पिछला हाथ',
  'replay.round.back': 'पिछला राउंड',
  'replay.times': '{times}×',
  'replay.hands': 'किसके पत्ते दिखें',
  'replay.hands.asPlayed': 'जैसे आपने देखे',
  'replay.hands.asPlayedBy': 'जैसे {name} ने देखे',
  'replay.hands.all': 'सबके पत्ते',
  'replay.hands.of': '{name} के पत्ते',
  'replay.holds': '{name} के पास: {cards}।',
};
