import type { Translation } from '../translation.ts';
import type { turn as english } from '../en/turn.ts';

export const turn: Translation<typeof english> = {
  'turn.you.call': 'القرار لك',
  'turn.other.declare': '{name} يقرّر بشأن الصفر الأعمى',
  'turn.other.trump': '{name} يختار الطرنيب',
  'turn.you.bid': 'دورك في الطلب',
  'turn.you.play': 'دورك',
  'turn.you.lead': 'لك الافتتاح',
  'turn.all.bid': 'الجميع يطلبون',
  'turn.other.bid': '{name} يطلب',
  'turn.other.play': '{name} يلعب',
  'turn.speedUp': 'تسريع',
  'turn.tap': 'اضغط للمتابعة',
};
