import type { menu as english } from '../en/menu.ts';
import type { Translation } from '../translation.ts';

export const menu: Translation<typeof english> = {
  'lastTrick.none': 'لا لمّات في هذه الجولة بعد.',
  'lastTrick.takenBy': 'أخذها {name}',
  'lastTrick.youTook': 'أخذتَها أنت',
  'menu.log': 'هذه الجولة',
  'menu.fairness': 'لعب نزيه',
  'menu.redo': 'إعادة',
  'menu.autoFinish': 'إكمال الجولة تلقائيًا',
  'menu.about': 'حول اللعبة',
  'menu.start': 'شاشة البداية',
  'menu.group.game': 'هذه اللعبة',
  'menu.group.play': 'ألعاب أخرى',
  'menu.group.learn': 'التعلّم',
  'menu.group.app': 'التطبيق',
};
