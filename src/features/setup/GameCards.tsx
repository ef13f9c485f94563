import { useState } from 'react';
import { lengthOf, rulesOf, traditionOf } from '@/catalogue/index.ts';
import { PRESET_IDS, type RuleSet, targetOf } from '@/engine/index.ts';
import { formatNumber } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useSavedRules } from '@/store/hooks.ts';
import { UNSAVED_ID } from '@/store/rule-repository.ts';
import { type GameChoice, presetGame } from '@/store/setup.ts';
import { Choice } from '@/ui/Choice.tsx';
import { shownName } from './catalogue/tradition-words.ts';
import { ownName } from './own-name.ts';

/** The number of players, and how long the game lasts. */
function factsText(t: Translate, rules: RuleSet): string {
  const { players } = rules;
  const points = targetOf(rules);
  return points === null
    ? t('game.facts', { players, rounds: lengthOf(rules).rounds })
    : t('game.facts.target', { players, points: formatNumber(points) });
}

/**
 * A choice as the value of a radio button; ids of saved rules are prefixed to differ from presets.
 */
const keyOf = (game: GameChoice): string =>
  game.kind === 'preset' ? game.preset : `${game.kind}:${game.id}`;

interface GameOption {
  readonly game: GameChoice;
  readonly label: string;
  readonly hint: string;
}

/** The card of a tradition; none for other games. */
function traditionCards(t: Translate, game: GameChoice): readonly GameOption[] {
  const tradition = game.kind === 'tradition' ? traditionOf(game.id) : undefined;
  if (game.kind !== 'tradition' || tradition === undefined) return [];
  const hint = factsText(t, rulesOf(tradition, game.players));
  return [{ game, label: shownName(t, tradition), hint }];
}

/** The tradition that was chosen last: it stays in the list when another game is chosen. */
function useLastTradition(game: GameChoice): GameChoice {
  const [last, setLast] = useState(game);
  if (game.kind === 'tradition' && game !== last) setLast(game);
  return game.kind === 'tradition' ? game : last;
}

interface GameCardsProps {
  readonly game: GameChoice;
  readonly onChange: (game: GameChoice) => void;
}

/** All games to choose: the chosen tradition, presets, then the player's own rules. */
export function GameCards({ game, onChange }: GameCardsProps) {
  const t = useTranslate();
  const own = useSavedRules(({ sets }) => sets);
  const tradition = useLastTradition(game);
  const cards: readonly GameOption[] = [
    ...traditionCards(t, tradition),
    ...PRESET_IDS.map((id) => ({
      game: presetGame(id),
      label: t(`preset.${id}`),
      hint: t(`preset.${id}.hint`),
    })),
    ...own.map((set) => ({
      game: { kind: 'own' as const, id: set.id },
      label: ownName(t, set),
      hint: t(set.id === UNSAVED_ID ? 'own.unsaved.hint' : 'own.hint', {
        facts: factsText(t, set.rules),
      }),
    })),
  ];
  return (
    <Choice
      legend={t('setup.game')}
      layout="cards"
      value={keyOf(game)}
      note={cards.find((card) => keyOf(card.game) === keyOf(game))?.hint}
      options={cards.map((card) => ({
        value: keyOf(card.game),
        label: card.label,
        hint: card.hint,
      }))}
      onChange={(key) => {
        const card = cards.find((each) => keyOf(each.game) === key);
        if (card !== undefined) onChange(card.game);
      }}
    />
  );
}
