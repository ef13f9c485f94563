import { handSizes } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { inOtherLength } from '@/store/game-length.ts';
import { useSetting } from '@/store/hooks.ts';
import { type GameSetup, SHORT, presetGameRules } from '@/store/setup.ts';
import { Button } from '@/ui/Button.tsx';

interface ShortGameProps {
  readonly onStart: (setup: GameSetup) => void;
  readonly onRules: () => void;
}

/**
 * Starts one short game under the chosen rules, or a full one if short games are chosen. The choice
 * itself stays as it is. For games whose length is their own, it shows their rules instead.
 */
export function ShortGame({ onStart, onRules }: ShortGameProps) {
  const t = useTranslate();
  const setup = useSetting((state) => state.setup);
  const game = inOtherLength(setup.game);
  if (game === null) return <Button onClick={onRules}>{t('menu.rules')}</Button>;
  return (
    <Button onClick={() => onStart({ ...setup, game })}>
      {t(game.shape === SHORT ? 'setup.startShort' : 'setup.startFull', {
        rounds: handSizes(presetGameRules(game)).length,
      })}
    </Button>
  );
}
