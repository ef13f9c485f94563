import { readFileSync } from 'node:fs';
import { type Tradition, nearestPlayers, rulesOf, traditionOf } from '@/catalogue/index.ts';
import {
  MAX_PLAYERS,
  type HeaderProblem,
  PRESETS,
  PRESET_IDS,
  type PresetId,
  RECORD_FORMAT,
  type Result,
  type RuleSet,
  canonicalRules,
  err,
  newGame,
  ok,
  presetRules,
} from '@/engine/index.ts';
import { parseRecord } from '@/storage/formats/record.ts';

type Parsed = Result<RuleSet, string>;

const isPreset = (text: string): text is PresetId =>
  (PRESET_IDS as readonly string[]).includes(text);

function presetFor(id: PresetId, players: number | null): Parsed {
  const tables: readonly number[] = PRESETS[id].players;
  if (players !== null && !tables.includes(players))
    return err(`${id} is played by ${tables.join(', ')}, not by ${players}`);
  return ok(presetRules(id, players ?? undefined));
}

/** The rules of a tradition of the catalogue; without a number of players, for four or as near as it allows. */
function traditionFor(tradition: Tradition, players: number | null): Parsed {
  if (players !== null && !tradition.players.includes(players))
    return err(`${tradition.id} is played by ${tradition.players.join(', ')}, not by ${players}`);
  return ok(canonicalRules(rulesOf(tradition, players ?? nearestPlayers(tradition, 4))));
}

const problemText = ({ kind, ...detail }: HeaderProblem): string =>
  [kind, ...Object.entries(detail).map(([key, value]) => `${key} ${String(value)}`)].join(' ');

function contentOf(file: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    return err(
      `--rules: ${file} is not a preset (${PRESET_IDS.join(', ')}), not a tradition of the catalogue, and ${reason}`,
    );
  }
}

/** A rule set from a file, checked like that of a saved game. */
function rulesFromFile(file: string): Parsed {
  const content = contentOf(file);
  if (!content.ok) return content;
  const seed = '0'.repeat(31);
  const count = (content.value as { players?: unknown } | null)?.players;
  const seats = typeof count === 'number' && count >= 0 && count <= MAX_PLAYERS ? count : 0;
  const parsed = parseRecord({
    header: {
      format: RECORD_FORMAT,
      rules: content.value,
      seats: Array.from({ length: seats }, () => ({ name: '', player: 'human' })),
      dealSeed: `${seed}1`,
      aiSeed: `${seed}1`,
      firstDealer: 0,
    },
    commands: [],
  });
  if (!parsed.ok) return err(`--rules: ${file} is not a complete rule set`);
  const { rules } = parsed.value.header;
  const opened = newGame(parsed.value.header);
  return opened.ok
    ? ok(rules)
    : err(`--rules: ${file} cannot be played: ${opened.error.map(problemText).join('; ')}`);
}

/** The rules for `--rules` and `--players`, or what is wrong with them. */
export function rulesFor(text: string, players: number | null): Parsed {
  if (isPreset(text)) return presetFor(text, players);
  const tradition = traditionOf(text);
  if (tradition !== undefined) return traditionFor(tradition, players);
  const parsed = rulesFromFile(text);
  if (parsed.ok && players !== null && players !== parsed.value.players)
    return err(`--players ${players}: the rules in ${text} are for ${parsed.value.players}`);
  return parsed;
}
