import { useTranslate } from '@/i18n/use-translate.ts';
import type { PresetGame } from '@/store/setup.ts';
import { Choice } from '@/ui/Choice.tsx';
import { Switch } from '@/ui/Switch.tsx';
import { type Bids, presetOptions } from './preset-options.ts';
import { ScoringChoice } from './ScoringChoice.tsx';

interface PresetChoicesProps {
  readonly game: PresetGame;
  readonly onChange: (game: PresetGame) => void;
}

/** The options of a preset. */
export function PresetChoices({ game, onChange }: PresetChoicesProps) {
  const t = useTranslate();
  const { scorings, shapes, bids, wholeDeck } = presetOptions(game);
  return (
    <>
      {shapes !== null && (
        <Choice
          legend={t('setup.shape')}
          value={shapes.chosen}
          options={shapes.options.map((value) => ({ value, label: t(`shape.${value}`) }))}
          onChange={(shape) => onChange({ ...game, shape: shapes.setTo(shape) })}
        />
      )}
      {wholeDeck && (
        <Switch
          label={t('setup.wholeDeck')}
          hint={t('setup.wholeDeck.hint')}
          checked={game.wholeDeck}
          onChange={(checked) => onChange({ ...game, wholeDeck: checked })}
        />
      )}
      {bids.length > 0 && (
        <Choice<Bids>
          legend={t('rules.bid.title')}
          value={game.bids ?? 'hook'}
          options={bids.map((value) => ({ value, label: t(`bids.${value}`) }))}
          note={t(`bids.${game.bids ?? 'hook'}.hint`)}
          onChange={(value) => onChange({ ...game, bids: value === 'hook' ? null : value })}
        />
      )}
      {scorings !== null && (
        <ScoringChoice
          value={scorings.chosen}
          options={scorings.options}
          onChange={(scoring) => onChange({ ...game, scoring: scorings.setTo(scoring) })}
        />
      )}
    </>
  );
}
