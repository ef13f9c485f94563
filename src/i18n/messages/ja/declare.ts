import type { declare as english } from '../en/declare.ts';
import type { Words } from '../words.ts';

export const declare: Words<typeof english> = {
  'declare.heading': '手札を見る前に',
  'declare.why': 'あなたのチームは{behind}点負けているので、ブラインドニルをビッドできます',
  'declare.worth': '手札を見ずに1トリックも取らない：+{points}点。1つでも取れば−{points}点',
  'declare.look': '手札を見る',
  'declare.blindNil': 'ブラインドニル',
  'declare.blindNil.sure': 'ブラインドニルで確定？',
  'declare.blindNil.ask':
    'ブラインドニルは、手札を見ないまま、1トリックも取らないという約束です。守れば{points}点を得て、破れば同じだけ失います。もう一度押すとブラインドニルをビッドします。',
};
