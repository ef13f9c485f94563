import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { SpeedUp } from './SpeedUp.tsx';
import { turnLine } from './turn-line.ts';

export interface TurnWordsProps {
  /** Whether the decision on the table has been answered: nobody's turn is shown any more. */
  readonly isAnswered: boolean;
}

/** Whose turn it is, or what a tap does. */
export function TurnWords({ isAnswered }: TurnWordsProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const waitsForTap = useTable((state) => state.waitsForTap);
  const thinking = useTable((state) => state.thinking !== null);
  if (waitsForTap) return t('turn.tap');
  return (
    <>
      {isAnswered ? '' : turnLine(t, view)}
      {thinking ? <SpeedUp /> : null}
    </>
  );
}
