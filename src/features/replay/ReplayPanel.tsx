import NextDecision from 'lucide-react/icons/chevron-right';
import DecisionBefore from 'lucide-react/icons/chevron-left';
import NextTrick from 'lucide-react/icons/chevrons-right';
import TrickBefore from 'lucide-react/icons/chevrons-left';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RoundBefore from 'lucide-react/icons/skip-back';
import NextRound from 'lucide-react/icons/skip-forward';
import type { LucideIcon } from 'lucide-react/types';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { seenAndHeard } from '@/i18n/card-names.ts';
import { asSentence, formatNumber } from '@/i18n/format.ts';
import { nameInSentence } from '@/i18n/friend-name.ts';
import type { LabelKey } from '@/i18n/i18n.ts';
import { isYou, playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { REPLAY_SPEEDS, type Replay, type ReplaySpeed } from '@/store/table/replay.ts';
import type { StepUnit } from '@/store/table/timeline.ts';
import { Button } from '@/ui/Button.tsx';
import { useFocusOnMount } from '@/ui/use-focus-on-mount.ts';
import { Select } from '@/ui/Select.tsx';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import { type NarrateCue, captionOf } from './caption.ts';
import type { ShownHands } from './open-hands.ts';
import styles from './Replay.module.css';
import { Scrubber } from './Scrubber.tsx';

interface StepButton {
  readonly label: LabelKey;
  readonly icon: LucideIcon;
  readonly unit: StepUnit;
  readonly direction: 1 | -1;
  /** The key that does the same. */
  readonly key: string;
}

const BACK: readonly StepButton[] = [
  { label: 'replay.round.back', icon: RoundBefore, unit: 'round', direction: -1, key: 'PageUp' },
  {
    label: 'replay.trick.back',
    icon: TrickBefore,
    unit: 'trick',
    direction: -1,
    key: 'Shift+ArrowLeft',
  },
  {
    label: 'replay.decision.back',
    icon: DecisionBefore,
    unit: 'decision',
    direction: -1,
    key: 'ArrowLeft',
  },
];

const FORWARD: readonly StepButton[] = [
  {
    label: 'replay.decision.on',
    icon: NextDecision,
    unit: 'decision',
    direction: 1,
    key: 'ArrowRight',
  },
  {
    label: 'replay.trick.on',
    icon: NextTrick,
    unit: 'trick',
    direction: 1,
    key: 'Shift+ArrowRight',
  },
  { label: 'next.round', icon: NextRound, unit: 'round', direction: 1, key: 'PageDown' },
];

interface StepButtonsProps {
  readonly replay: Replay;
  readonly buttons: readonly StepButton[];
  readonly onStep: () => void;
}

function StepButtons({ replay, buttons, onStep }: StepButtonsProps) {
  const t = useTranslate();
  return buttons.map(({ label, icon: Icon, unit, direction, key }) => (
    <Button
      key={label}
      variant="icon"
      label={t(label)}
      aria-keyshortcuts={key}
      onClick={() => {
        onStep();
        replay.move(unit, direction);
      }}
    >
      <Icon aria-hidden="true" />
    </Button>
  ));
}

interface ShownHandsSelectProps {
  readonly value: ShownHands;
  readonly onChange: (value: ShownHands) => void;
}

/** Which hands are open. */
function ShownHandsSelect({ value, onChange }: ShownHandsSelectProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const { seats, seat: own } = view;
  const asPlayed = isYou(view, own)
    ? t('replay.hands.asPlayed')
    : asSentence(
        t('replay.hands.asPlayedBy', { name: nameInSentence(t, playerName(t, seats[own])) }),
      );
  return (
    <Select
      label={t('replay.hands')}
      hideLabel
      value={`${value}`}
      options={[
        { value: 'as-played', label: asPlayed },
        { value: 'all', label: t('replay.hands.all') },
        ...seats.flatMap((info, seat) =>
          seat === own
            ? []
            : [{ value: `${seat}`, label: t('replay.hands.of', { name: playerName(t, info) }) }],
        ),
      ]}
      onChange={(next) => onChange(next === 'as-played' || next === 'all' ? next : Number(next))}
    />
  );
}

const isSpeed = (value: number): value is ReplaySpeed =>
  REPLAY_SPEEDS.some((speed) => speed === value);

function SpeedSelect({ replay }: { readonly replay: Replay }) {
  const t = useTranslate();
  const speed = useStore(replay.store, (state) => state.speed);
  return (
    <Select
      label={t('settings.speed')}
      hideLabel
      value={`${speed}`}
      options={REPLAY_SPEEDS.map((each) => ({
        value: `${each}`,
        label: t('replay.times', { times: formatNumber(each) }),
      }))}
      onChange={(next) => {
        const chosen = Number(next);
        if (isSpeed(chosen)) replay.setSpeed(chosen);
      }}
    />
  );
}

interface ReplayPanelProps {
  readonly replay: Replay;
  readonly narrate: NarrateCue;
  readonly shownHands: ShownHands;
  readonly onShownHands: (value: ShownHands) => void;
  /** The list of open hands, if they are not at the seats. */
  readonly children?: ReactNode;
}

/** The controls of a replay and its caption. */
export function ReplayPanel({
  replay,
  narrate,
  shownHands,
  onShownHands,
  children,
}: ReplayPanelProps) {
  const t = useTranslate();
  const { at, playing } = useStore(replay.store);
  // The slider announces its own changes.
  const [isScrubbed, setScrubbed] = useState(false);
  const button = useFocusOnMount<HTMLButtonElement>(false);
  const caption = seenAndHeard((nameCard) => captionOf(replay.timeline, at, narrate, nameCard));
  const place = t('replay.step', { step: at + 1, steps: replay.timeline.stops.length });
  const onStep = (): void => setScrubbed(false);
  return (
    <section className={styles.panel} aria-label={t('replay.title')}>
      <p className={styles.caption} aria-live={isScrubbed ? 'off' : 'polite'}>
        <SeenAndHeard {...caption} />
      </p>
      {children}
      <div className={styles.row}>
        <Scrubber
          timeline={replay.timeline}
          at={at}
          text={t('replay.said', {
            round: (replay.timeline.stops[at]?.round ?? 0) + 1,
            caption: caption.heard,
          })}
          onChange={(stop) => {
            setScrubbed(true);
            replay.goTo(stop);
          }}
        />
        <span className={styles.progress}>{place}</span>
      </div>
      <div className={styles.controls}>
        <ShownHandsSelect value={shownHands} onChange={onShownHands} />
        <div className={styles.buttons} dir="ltr">
          <StepButtons replay={replay} buttons={BACK} onStep={onStep} />
          <Button
            ref={button}
            variant="icon"
            className={styles.play}
            label={t(playing ? 'button.pause' : 'replay.play')}
            onClick={() => {
              onStep();
              replay.toggle();
            }}
          >
            {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </Button>
          <StepButtons replay={replay} buttons={FORWARD} onStep={onStep} />
        </div>
        <SpeedSelect replay={replay} />
      </div>
    </section>
  );
}
