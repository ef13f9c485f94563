import type { Translation } from '../translation.ts';
import type { menu as english } from '../en/menu.ts';

export const menu: Translation<typeof english> = {
  'lastTrick.none': 'इस राउंड में अभी कोई हाथ नहीं हुआ।',
  'lastTrick.takenBy': 'हाथ {name} का',
  'lastTrick.youTook': 'हाथ आपका',
  'menu.log': 'यह राउंड',
  'menu.fairness': 'फ़ेयर प्ले',
  'menu.redo': 'फिर लागू करें',
  'menu.autoFinish': 'राउंड अपने-आप पूरा करें',
  'menu.about': 'परिचय',
  'menu.start': 'शुरुआती स्क्रीन',
  'menu.group.game': 'यह गेम',
  'menu.group.play': 'दूसरे गेम',
  'menu.group.learn': 'सीखें',
  'menu.group.app': 'ऐप',
};
