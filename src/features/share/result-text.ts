import type { Translate } from '@/i18n/i18n.ts';
import type { GameStory, RoundStory } from '@/store/games/story.ts';
import { namesakeOf } from '@/store/namesake.ts';
import { formatNumber } from '@/i18n/format.ts';
import { gameName } from '@/i18n/game-name.ts';
import { symbolGrid } from './symbols.ts';

/** The format of a result: symbols, or sentences. */
export const RESULT_FORMATS = ['symbols', 'words'] as const;
export type ResultFormat = (typeof RESULT_FORMATS)[number];

/** The context of a result. */
export interface ResultContext {
  /** The date of a daily deal, in words; null for any other game. */
  readonly day: string | null;
  /** The game's own name; null if its rules tell it. */
  readonly name: string | null;
  /** The expert's total with the same cards; null if unknown. */
  readonly expert: number | null;
  /** The address to play at. */
  readonly address: string;
}

const points = (total: number) => ({ count: total, points: formatNumber(total) });

/** The name of the game: its own or its preset's; other rules have none. */
function headLine(t: Translate, { rules }: GameStory, name: string | null): string {
  const namesake = namesakeOf(rules);
  const title = name === null ? null : { kind: 'named', name };
  if ((title ?? namesake.preset) === null) return t('app.title');
  return t('result.head.game', { game: gameName(t, title, namesake) });
}

/** Place, points and bids made, in one line. */
export const scoreLine = (t: Translate, story: GameStory): string =>
  t('result.score', {
    place: story.place,
    sides: story.sides,
    ...points(story.total),
    made: story.made,
    rounds: story.rounds.length,
  });

/** A round in a sentence. */
export const roundLine = (t: Translate, round: RoundStory): string => {
  const { outcome, total, ...values } = round;
  return t(`result.round.${outcome}`, { ...values, total: formatNumber(total) });
};

/** A result as text to share. */
export function resultText(
  t: Translate,
  story: GameStory,
  { day, name, expert, address }: ResultContext,
  format: ResultFormat,
): string {
  const grid =
    format === 'symbols'
      ? [symbolGrid(story.rounds)]
      : story.rounds.map((round) => roundLine(t, round));
  return [
    day === null ? headLine(t, story, name) : t('result.head.daily', { date: day }),
    scoreLine(t, story),
    ...grid,
    ...(expert === null ? [] : [t('result.expert', points(expert))]),
    address,
  ].join('\n');
}
