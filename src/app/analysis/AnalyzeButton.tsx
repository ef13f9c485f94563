import Flask from 'lucide-react/icons/flask-conical';
import type { Position } from '@/engine/position/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useStage } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import { useAnalyze } from './analyze.ts';

interface AnalyzeButtonProps {
  /** The position on the table; null if there is none. */
  readonly position: () => Position | null;
}

/** Opens the table's position on the analysis table. */
export function AnalyzeButton({ position }: AnalyzeButtonProps) {
  const t = useTranslate();
  const analyze = useAnalyze();
  const stage = useStage();
  if (analyze === null) return null;
  return (
    <Button
      variant="icon"
      label={t('analysis.open')}
      onClick={() =>
        analyze({ position: position(), link: null, title: stage.store.getState().title })
      }
    >
      <Flask aria-hidden="true" />
    </Button>
  );
}
