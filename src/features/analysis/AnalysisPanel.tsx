import { isRoundOver } from '@/engine/index.ts';
import Back from 'lucide-react/icons/chevron-left';
import Forward from 'lucide-react/icons/chevron-right';
import Lines from 'lucide-react/icons/git-branch';
import PlayOn from 'lucide-react/icons/fast-forward';
import ToEnd from 'lucide-react/icons/chevrons-right';
import ToStart from 'lucide-react/icons/chevrons-left';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { LabelKey } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Analysis } from '@/store/analysis/analysis.ts';
import { branchesAt } from '@/store/analysis/analysis-tree.ts';
import { Button } from '@/ui/Button.tsx';
import { useShortcuts } from '@/ui/use-shortcuts.ts';
import styles from './Analysis.module.css';

interface Step {
  readonly label: LabelKey;
  readonly icon: LucideIcon;
  /** The key that does the same; null for none. */
  readonly key: string | null;
  readonly isEnabled: boolean;
  readonly go: () => void;
}

/** The buttons that move through the tree. */
function useSteps(analysis: Analysis): readonly Step[] {
  const { tree, at } = useStore(analysis.store);
  const hasBefore = tree[at]?.parent !== null;
  const hasNext = branchesAt(tree, at).length > 0;
  return [
    {
      label: 'analysis.toStart',
      icon: ToStart,
      key: null,
      isEnabled: hasBefore,
      go: analysis.toStart,
    },
    { label: 'analysis.back', icon: Back, key: 'PageUp', isEnabled: hasBefore, go: analysis.back },
    {
      label: 'analysis.forward',
      icon: Forward,
      key: 'PageDown',
      isEnabled: hasNext,
      go: analysis.forward,
    },
    { label: 'analysis.toEnd', icon: ToEnd, key: null, isEnabled: hasNext, go: analysis.toEnd },
  ];
}

/** Plays the round to its end, or stops. */
function PlayOnButton({ analysis }: { readonly analysis: Analysis }) {
  const t = useTranslate();
  const playsOn = useStore(analysis.store, (state) => state.playsOn);
  const isPlaying = playsOn === 'yes';
  return (
    <Button
      variant="icon"
      label={t(isPlaying ? 'analysis.playOn.stop' : 'analysis.playOn')}
      onClick={() => (isPlaying ? analysis.stop() : void analysis.playOn())}
    >
      <PlayOn aria-hidden="true" />
    </Button>
  );
}

interface AnalysisPanelProps {
  readonly analysis: Analysis;
  readonly onLines: () => void;
  /** Open hands, if they are not at the seats. */
  readonly children?: ReactNode;
}

/** The controls of an analysis: moving through the tree, playing on, comparing lines. */
export function AnalysisPanel({ analysis, onLines, children }: AnalysisPanelProps) {
  const t = useTranslate();
  const { tree, at, playsOn } = useStore(analysis.store);
  const steps = useSteps(analysis);
  const { phase } = analysis.current(at).state.round;
  const hasRoundEnded = isRoundOver(phase);
  const isSampled = tree[at]?.isSampled === true;
  // The arrow keys belong to the hand and the bids.
  useShortcuts({ pageup: analysis.back, pagedown: analysis.forward });
  return (
    <section
      className={styles.panel}
      aria-label={t('analysis.title')}
      data-slim={children === null || undefined}
    >
      <output className={styles.note}>
        {playsOn === 'yes'
          ? t('analysis.playOn.busy')
          : playsOn === 'failed'
            ? t('analysis.playOn.failed')
            : isSampled
              ? t('analysis.sampled')
              : ''}
      </output>
      {children}
      <div className={styles.steps} dir="ltr">
        {steps.map(({ label, icon: Icon, key, isEnabled, go }) => (
          <Button
            key={label}
            variant="icon"
            label={t(label)}
            aria-keyshortcuts={key ?? undefined}
            aria-disabled={!isEnabled}
            onClick={go}
          >
            <Icon aria-hidden="true" />
          </Button>
        ))}
      </div>
      {hasRoundEnded ? null : <PlayOnButton analysis={analysis} />}
      <Button variant="icon" label={t('analysis.lines')} onClick={onLines}>
        <Lines aria-hidden="true" />
      </Button>
    </section>
  );
}
