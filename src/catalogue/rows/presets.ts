import { PRESETS, type Preset, type PresetId } from '@/engine/index.ts';
import { SOURCES } from '../sources.ts';
import type { Names, Tradition } from '../tradition.ts';

function preset(
  id: PresetId,
  names: Names,
  row: Pick<Tradition, 'spellings' | 'oneSource' | 'fromRulebook' | 'sources'>,
): Tradition {
  const { players, rules }: Preset = PRESETS[id];
  const { players: _, ...table } = rules;
  return { id, names, players, rules: table, ...row };
}

/** The games that every *New game* dialog offers. */
export const PRESET_ROWS: readonly Tradition[] = [
  preset(
    'bugger-your-neighbor',
    { 'en-US': ['Bugger Your Neighbor'] },
    {
      spellings: ['Bugger Your Neighbour', 'Bugger Thy Neighbour'],
      sources: [SOURCES.pagat, SOURCES.wikipedia],
    },
  ),
  preset(
    'nomination-whist',
    { 'en-GB': ['Nomination Whist'] },
    {
      oneSource: ['hands', 'trump', 'bids', 'score'],
      sources: [SOURCES.nommie, SOURCES.rulebook],
    },
  ),
  preset(
    'up-and-down-the-river',
    { 'en-US': ['Up and Down the River'] },
    {
      spellings: ['Up the River, Down the River'],
      fromRulebook: true,
      sources: [SOURCES.rulebook, SOURCES.wikipedia],
    },
  ),
  preset(
    'devils-bridge',
    { en: ['Devil’s Bridge'] },
    { fromRulebook: true, sources: [SOURCES.rulebook, SOURCES.wikipedia] },
  ),
  preset(
    'canadian',
    { 'en-CA': ['Canadian'] },
    { spellings: ['Canadian Oh Hell'], oneSource: ['zero'], sources: [SOURCES.wikipedia] },
  ),
  preset(
    'trump-rotation',
    { en: ['Trump Rotation'] },
    { fromRulebook: true, sources: [SOURCES.rulebook] },
  ),
  preset(
    'spades',
    { 'en-US': ['Spades'] },
    { spellings: ['Partnership Spades'], fromRulebook: true, sources: [SOURCES.rulebook] },
  ),
];
