import type { cards as english } from '../en/cards.ts';
import type { Words } from '../words.ts';

export const cards: Words<typeof english> = {
  'suit.C': 'klöver',
  'suit.D': 'ruter',
  'suit.H': 'hjärter',
  'suit.S': 'spader',
  'rank.2': 'två',
  'rank.3': 'tre',
  'rank.4': 'fyra',
  'rank.5': 'fem',
  'rank.6': 'sex',
  'rank.7': 'sju',
  'rank.8': 'åtta',
  'rank.9': 'nio',
  'rank.T': 'tio',
  'rank.J': 'knekt',
  'rank.Q': 'dam',
  'rank.K': 'kung',
  'rank.A': 'ess',
  'card.name': '{suit} {rank}',
  'card.the': '{suit} {rank}',
  'card.unseen': 'ditt dolda kort',
  'card.playable': '{card}, spelbart',
  'card.refused': '{card}, {reason}',
  'hand.lifted': 'Välj kortet igen för att spela det',
  'hand.label': 'Din hand, {count, plural, one {# kort} other {# kort}}',
};
