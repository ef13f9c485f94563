import type { declare as english } from '../en/declare.ts';
import type { Translation } from '../translation.ts';

export const declare: Translation<typeof english> = {
  'declare.heading': '手札を見る前に',
  'declare.why': 'チームは{behind}点負けているので、ブラインドニルをビッドできます',
  'declare.points': '手札を見ずに1トリックも取らなければ+{points}、取れば−{points}',
  'declare.look': '手札を見る',
  'declare.blindNil': 'ブラインドニル',
  'declare.blindNil.sure': 'ブラインドニルで確定？',
  'declare.blindNil.ask':
    'ブラインドニルは、手札を見ずに1トリックも取らないビッドです。成功で{points}点を得て、失敗で同じだけ失います。もう一度押すとブラインドニルをビッドします。',
};
