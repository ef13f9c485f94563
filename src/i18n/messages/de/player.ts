import type { Translation } from '../translation.ts';
import type { player as english } from '../en/player.ts';

export const player: Translation<typeof english> = {
  'player.level': 'Stärke: {level}',
  'player.cautious': 'Wählt von zwei fast gleich guten Ansagen die niedrigere.',
  'player.bold': 'Wählt von zwei fast gleich guten Ansagen die höhere.',
  'player.spoiler': 'Lässt gern die Ansagen der anderen platzen.',
  'player.even': 'Ohne Vorlieben: spielt jedes Blatt nach seinem Wert.',
  'player.together': 'Spiele gegeneinander',
  'player.ahead': 'Du lagst vorn',
  'player.behind': '{name} lag vorn',
  'player.tied': 'Gleichstand',
  'player.few': 'Erst wenige Spiele: Noch entscheidet das Glück.',
  'player.none': 'Du hast noch kein Spiel gegen {name} beendet.',
};
