import type { lesson as english } from '../en/lesson.ts';
import type { Words } from '../words.ts';

export const lesson: Words<typeof english> = {
  'lesson.title': 'Deine erste Runde',
  'lesson.close': 'Lektion verlassen',
  'lesson.welcome':
    'Sag an, wie viele Stiche du machst, und mach genau so viele: Das ist das ganze Spiel. Eine Runde mit drei Karten zeigt dir, wie es geht.',
  'lesson.trump':
    '{card} wurde aufgedeckt, also ist {suit} Trumpf: Ein Trumpf schlägt jede Karte der anderen Farben.',
  'lesson.others': 'Die anderen sagen zuerst an. Du hast gegeben, also sagst du als Letztes an.',
  'lesson.hook':
    '{tricks} Stiche, und angesagt sind {sum}. Wer zuletzt ansagt, darf es nicht aufgehen lassen, also ist dir die {closed} verwehrt. So scheitert immer jemand.',
  'lesson.bid':
    'Deine Ansage. Jeder deiner beiden Trümpfe kann einen Stich machen, deine niedrige Karte kaum. Wie viele werden es?',
  'lesson.leading': '{name} sitzt links vom Geber und spielt zum ersten Stich aus.',
  'lesson.follow':
    'Wer kann, muss die ausgespielte Farbe bedienen. Du hast eine Karte davon: Spiel sie.',
  'lesson.beaten':
    'Der Stich geht an {name}: Die höchste Karte der ausgespielten Farbe gewinnt, außer jemand spielt Trumpf. Wer den Stich macht, spielt als Nächstes aus.',
  'lesson.ruff':
    'Du hast keine Karte dieser Farbe und darfst alles spielen, und ein Trumpf macht den Stich. Welcher?',
  'lesson.ruffed': 'Der Stich gehört dir.',
  'lesson.lead': 'Noch einer, und du spielst aus. Nichts schlägt das Trumpf-Ass.',
  'lesson.last': 'Das ist genau deine Ansage.',
  'lesson.over':
    'Du hast gemacht, was du angesagt hast: 10 Punkte und einen mehr für jeden Stich. {name} lag um einen daneben und bekommt nichts. So geht das richtige Spiel weiter, von zehn Karten bis zu einer und wieder hinauf.',
  'lesson.again': 'Noch einmal',
  'lesson.done': 'Zum Tisch',
  'lesson.slip.too-few': 'Das ist zu wenig: Deine beiden Trümpfe machen mehr. Wähl noch einmal.',
  'lesson.slip.too-many':
    'Das ist zu viel: Deine niedrige Karte macht kaum einen Stich. Wähl noch einmal.',
  'lesson.slip.wasteful':
    'Auch damit machst du den Stich, aber der niedrigere genügt. Behalte das Ass: Ein Trumpf, der deinen niedrigen schlägt, ist noch im Spiel.',
};
