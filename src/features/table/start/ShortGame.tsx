import { handSizes } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { inOtherLength } from '@/store/game-length.ts';
import { useSetting } from '@/store/hooks.ts';
import { type GameSetup, SHORT, presetGameRules } from '@/store/setup.ts';
import { Button } from '@/ui/Button.tsx';

interface ShortGameProps {
  readonly onStart: (setup: GameSetup) => void;
}

/**
 * Starts one short game under the chosen rules, or a full one if short games are chosen; nothing for
 * games whose length is their own. The choice itself stays as it is.
 */
export function ShortGame({ onStart }: ShortGameProps) {
  const t = useTranslate();
  const setup = useSetting((state) => state.setup);
  const game = inOtherLength(setup.game);
  if (game === null) return null;
  return (
    <Button onClick={() => onStart({ ...setup, game })}>
      {t(game.shape === SHORT ? 'setup.startShort' : 'setup.startFull', {
        rounds: handSizes(presetGameRules(game)).length,
      })}
    </Button>
  );
}
