import { handSizes } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting } from '@/store/hooks.ts';
import { PRESET_OPTIONS, type PresetGame, SHORT, presetGameRules } from '@/store/setup.ts';
import { Button } from '@/ui/Button.tsx';

/**
 * Starts a short game under the chosen rules, or a full one if the last was short; nothing for games
 * whose length is their own.
 */
export function ShortGame({ onStart }: { readonly onStart: () => void }) {
  const t = useTranslate();
  const { settings } = useGame();
  const setup = useSetting((state) => state.setup);
  const { game } = setup;
  if (game.kind !== 'preset' || PRESET_OPTIONS[game.preset].shapes.length === 0) return null;
  const other: PresetGame = { ...game, shape: game.shape === SHORT ? null : SHORT };
  return (
    <Button
      onClick={() => {
        settings.setState({ setup: { ...setup, game: other } });
        onStart();
      }}
    >
      {t(other.shape === SHORT ? 'setup.startShort' : 'setup.startFull', {
        rounds: handSizes(presetGameRules(other)).length,
      })}
    </Button>
  );
}
