import type { player as english } from '../en/player.ts';
import type { Translation } from '../translation.ts';

export const player: Translation<typeof english> = {
  'player.level': 'Nivå: {level}',
  'player.cautious': 'Väljer det lägre av två jämngoda bud.',
  'player.bold': 'Väljer det högre av två jämngoda bud.',
  'player.spoiler': 'Spräcker gärna andras bud.',
  'player.even': 'Utan egenheter: spelar varje hand efter vad den är värd.',
  'player.together': 'Partier mot varandra',
  'player.ahead': 'Du före',
  'player.behind': '{name} före',
  'player.tied': 'Lika',
  'player.few': 'Än så länge få partier: turen avgör.',
  'player.none': 'Du har inte spelat klart något parti mot {name} än.',
};
