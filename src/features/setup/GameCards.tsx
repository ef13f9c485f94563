import { PRESET_IDS, type RuleSet, handSizes } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useSavedRules } from '@/store/hooks.ts';
import { UNSAVED_ID, type OwnRules } from '@/store/rule-repository.ts';
import { type GameChoice, presetGame } from '@/store/setup.ts';
import { Choice } from '@/ui/Choice.tsx';

const factsOf = (rules: RuleSet) => ({
  players: rules.players,
  rounds: handSizes(rules).length,
});

/**
 * A choice as the value of a radio button; ids of saved rules are prefixed to differ from presets.
 */
const keyOf = (game: GameChoice): string =>
  game.kind === 'preset' ? game.preset : `own:${game.id}`;

interface GameCardsProps {
  readonly game: GameChoice;
  readonly onChange: (game: GameChoice) => void;
}

/** All games to choose: presets, then the player's own rules. */
export function GameCards({ game, onChange }: GameCardsProps) {
  const t = useTranslate();
  const own = useSavedRules(({ sets }) => sets);
  const isUnsaved = ({ id }: OwnRules): boolean => id === UNSAVED_ID;
  const cards = [
    ...PRESET_IDS.map((id) => ({
      game: presetGame(id) as GameChoice,
      label: t(`preset.${id}`),
      hint: t(`preset.${id}.hint`),
    })),
    ...own.map((set) => ({
      game: { kind: 'own', id: set.id } as GameChoice,
      label: set.name || t(isUnsaved(set) ? 'own.unsaved' : 'game.houseRules'),
      hint: t(isUnsaved(set) ? 'own.unsaved.hint' : 'own.hint', factsOf(set.rules)),
    })),
  ];
  return (
    <Choice
      legend={t('setup.game')}
      layout="cards"
      value={keyOf(game)}
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
