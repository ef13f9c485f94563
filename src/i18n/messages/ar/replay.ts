import type { Translation } from '../translation.ts';
import type { replay as english } from '../en/replay.ts';

export const replay: Translation<typeof english> = {
  'replay.title': 'إعادة العرض',
  'replay.close': 'مغادرة الإعادة',
  'replay.watch': 'مشاهدة {name}، {when}',
  'replay.place': 'الموضع في اللعبة',
  'replay.step': '{step} من {steps}',
  'replay.said': 'الجولة {round}. {caption}',
  'replay.play': 'تشغيل',
  'replay.decision.on': 'القرار التالي',
  'replay.decision.back': 'القرار السابق',
  'replay.trick.on': 'اللمّة التالية',
  'replay.trick.back': 'اللمّة السابقة',
  'replay.round.back': 'الجولة السابقة',
  'replay.times': '{times}×',
  'replay.hands': 'الأوراق الظاهرة',
  'replay.hands.asPlayed': 'كما رأيتها',
  'replay.hands.asPlayedBy': 'كما رآها {name}',
  'replay.hands.all': 'كل الأيدي',
  'replay.hands.of': 'يد {name}',
  'replay.holds': 'لدى {name}: {cards}.',
};
