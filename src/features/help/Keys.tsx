import type { Command } from '@/engine/index.ts';
import type { LabelKey } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import styles from './HelpDialog.module.css';

/** The print on a key or its name; with both, the name is for screen readers. */
interface Key {
  readonly print?: string;
  readonly name?: LabelKey;
}

interface KeyUse {
  readonly keys: readonly Key[];
  readonly action: LabelKey;
}

const DIGITS: KeyUse = {
  keys: [{ print: '0–9', name: 'key.digits' }],
  action: 'help.key.digits',
};
const ENTER: KeyUse = { keys: [{ name: 'key.enter' }], action: 'help.key.enter' };
const TRUMP: KeyUse = {
  keys: [{ print: 'C' }, { print: 'D' }, { print: 'H' }, { print: 'S' }, { print: 'N' }],
  action: 'help.key.trump',
};
const MOVE: readonly KeyUse[] = [
  {
    keys: [
      { print: '←', name: 'key.left' },
      { print: '→', name: 'key.right' },
    ],
    action: 'help.key.arrows',
  },
  { keys: [{ name: 'key.home' }, { name: 'key.end' }], action: 'help.key.ends' },
];
const PLAY: KeyUse = {
  keys: [{ name: 'key.enter' }, { name: 'key.space' }],
  action: 'help.key.play',
};
const LAST_TRICK: KeyUse = { keys: [{ print: 'L' }], action: 'menu.lastTrick' };
const LOG: KeyUse = { keys: [{ print: 'G' }], action: 'help.key.log' };
const RULES: KeyUse = { keys: [{ print: 'R' }], action: 'menu.rules' };
const HELP: KeyUse = { keys: [{ print: '?' }], action: 'help.key.help' };

/** Every key that the game listens to. */
const GAME: readonly KeyUse[] = [
  DIGITS,
  ENTER,
  TRUMP,
  ...MOVE,
  PLAY,
  { keys: [{ name: 'key.space' }], action: 'help.key.skip' },
  { keys: [{ print: 'H' }], action: 'help.key.hint' },
  { keys: [{ print: 'U' }], action: 'help.key.undo' },
  { keys: [{ print: 'Y' }], action: 'help.key.redo' },
  { keys: [{ print: 'P' }], action: 'menu.autoFinish' },
  { keys: [{ print: 'S' }], action: 'menu.sheet' },
  LAST_TRICK,
  LOG,
  { keys: [{ print: 'N' }], action: 'menu.newGame' },
  RULES,
  { keys: [{ print: 'D' }], action: 'help.key.daily' },
  { keys: [{ print: 'J' }], action: 'help.key.history' },
  { keys: [{ print: 'F' }], action: 'help.key.fairness' },
  { keys: [{ print: ',', name: 'key.comma' }], action: 'menu.settings' },
  { keys: [{ print: 'M' }], action: 'help.key.sound' },
  HELP,
  { keys: [{ name: 'key.escape' }], action: 'help.key.close' },
];

/** The decision of an exercise, which has no hints. */
const EXERCISE: Readonly<Partial<Record<Command['type'], readonly KeyUse[]>>> = {
  bid: [DIGITS, ENTER, ...MOVE],
  nameTrump: [{ ...TRUMP, action: 'naming.heading' }, ...MOVE],
  play: [...MOVE, PLAY],
};

/** Every key that an exercise listens to. */
const usesInExercise = (asked: Command['type']): readonly KeyUse[] => [
  ...(EXERCISE[asked] ?? []),
  LAST_TRICK,
  LOG,
  RULES,
  HELP,
  { keys: [{ name: 'key.escape' }], action: 'exercise.back' },
];

function KeyCap({ print, name }: Key) {
  const t = useTranslate();
  const said = name === undefined ? undefined : t(name);
  if (print === undefined || said === undefined)
    return <kbd className={styles.key}>{print ?? said}</kbd>;
  return (
    <kbd className={styles.key}>
      <span aria-hidden="true">{print}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </kbd>
  );
}

export interface KeysProps {
  /** The decision of an exercise; null in a game. */
  readonly exercise: Command['type'] | null;
}

/** The whole game by keyboard, or an exercise. */
export function Keys({ exercise }: KeysProps) {
  const t = useTranslate();
  return (
    <table className={styles.keys} aria-label={t('menu.help')}>
      <thead>
        <tr>
          <th scope="col">{t('help.keys.key')}</th>
          <th scope="col">{t('help.keys.action')}</th>
        </tr>
      </thead>
      <tbody>
        {(exercise === null ? GAME : usesInExercise(exercise)).map(({ keys, action }) => (
          <tr key={action}>
            <th scope="row" className={styles.caps}>
              {keys.map((key) => (
                <KeyCap key={key.print ?? key.name} {...key} />
              ))}
            </th>
            <td>{t(action)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
