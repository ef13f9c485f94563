import type { lesson as english } from '../en/lesson.ts';
import type { Translation } from '../translation.ts';

export const lesson: Translation<typeof english> = {
  'lesson.title': 'Deine erste Runde',
  'lesson.close': 'Lektion verlassen',
  'lesson.welcome':
    'Jeder spielt eine Karte: Das ist ein Stich, und die beste Karte macht ihn. Sag an, wie viele Stiche du machst, und mach dann genau so viele. Eine Runde mit drei Karten zeigt dir, wie es geht.',
  'lesson.trump':
    '{card} wurde aufgedeckt, also ist {suit} Trumpf: Ein Trumpf schlägt jede Karte der anderen Farben.',
  'lesson.others': 'Du hast gegeben, also sagen die anderen zuerst an und du zuletzt.',
  'lesson.hook':
    '{tricks} Stiche, bisher {sum} angesagt. Mit der letzten Ansage darf es nicht aufgehen, also ist die {forbidden} für dich verboten. So verfehlt immer jemand seine Ansage.',
  'lesson.bid':
    'Deine Ansage. Jeder deiner beiden Trümpfe kann einen Stich machen, deine niedrige Karte kaum.',
  'lesson.leading': '{name} sitzt links vom Geber und spielt zum ersten Stich aus.',
  'lesson.follow':
    'Wer kann, muss die angespielte Farbe bedienen. Du hast eine Karte davon: Spiel sie.',
  'lesson.beaten':
    'Der Stich geht an {name}: Die höchste Karte der angespielten Farbe gewinnt, außer jemand spielt Trumpf. Wer den Stich macht, spielt als Nächstes aus.',
  'lesson.ruff':
    'Du hast keine Karte dieser Farbe und darfst alles spielen. Ein Trumpf macht den Stich. Welcher?',
  'lesson.ruffed': 'Der Stich gehört dir.',
  'lesson.lead': 'Einer fehlt noch, und du spielst aus. Nichts schlägt das Trumpf-Ass.',
  'lesson.last': 'Der Stich geht an dich: Damit hast du genau deine Ansage.',
  'lesson.over':
    'Ansage geschafft: 10 Punkte, dazu 1 für jeden Stich. {name} lag um einen Stich daneben und bekommt nichts. So geht das richtige Spiel weiter, von zehn Karten bis zu einer und wieder hinauf.',
  'lesson.again': 'Noch einmal spielen',
  'lesson.done': 'Zum Tisch',
  'lesson.slip.too-few': 'Zu wenig: Deine beiden Trümpfe machen mehr. Wähl noch einmal.',
  'lesson.slip.too-many': 'Zu viel: Deine niedrige Karte macht kaum einen Stich. Wähl noch einmal.',
  'lesson.slip.wasteful':
    'Auch damit machst du den Stich, aber der niedrigere genügt. Behalte das Ass: Ein Trumpf, der deinen niedrigen schlägt, ist noch nicht gefallen.',
};
