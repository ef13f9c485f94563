import House from 'lucide-react/icons/house';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { ROUND_ACTIONS } from './actions.ts';
import styles from './MenuDialog.module.css';
import type { DialogOrViewName } from '@/store/dialogs.ts';
import { MENU_GROUPS, type MenuGroup, ROUND_ICONS } from './menu-entries.ts';
import { useMediaQuery } from '@/ui/use-media-query.ts';
import { SoundButton } from './SoundButton.tsx';

interface MenuDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onOpen: (name: DialogOrViewName) => void;
  /** Leaves a finished game for the start screen. */
  readonly onStartScreen: () => void;
}

const Sign = ({ icon: Icon }: { readonly icon: LucideIcon }) => <Icon aria-hidden="true" />;

/** No mouse and so, most likely, no keyboard: shortcuts are left out. */
const TOUCH_ONLY = '(any-hover: none)';

/** What can be done in the current round. */
function RoundActions({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslate();
  const { table } = useGame();
  const can = useTable((state) => state.can);
  return ROUND_ACTIONS.filter(({ name }) => can[name]).map(({ name, label, act }) => (
    <li key={name}>
      <Button
        onClick={() => {
          act(table);
          onDone();
        }}
      >
        <Sign icon={ROUND_ICONS[name]} />
        {t(label)}
      </Button>
    </li>
  ));
}

interface GroupProps {
  readonly group: MenuGroup;
  /** Entries before and after those that open something. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly onOpen: (name: DialogOrViewName) => void;
}

/** Whether an entry is offered now: one with nothing to show yet is not. */
function useIsOffered(): (opens: DialogOrViewName) => boolean {
  const isTouch = useMediaQuery(TOUCH_ONLY);
  const { past, round } = useTable(({ view }) => view);
  return (opens) => {
    switch (opens) {
      case 'help':
        return !isTouch;
      case 'compare':
        return past.length > 0;
      case 'log':
        return round.phase !== 'ready';
      case 'lastTrick':
        return round.phase !== 'ready' && round.taken.length > 0;
      default:
        return true;
    }
  };
}

/** A group of entries under its heading. */
function Group({ group: { name, entries }, before, after, onOpen }: GroupProps) {
  const t = useTranslate();
  const isOffered = useIsOffered();
  return (
    <section className={styles.group} aria-labelledby={`menu-${name}`}>
      <h3 id={`menu-${name}`} className={styles.heading}>
        {t(`menu.group.${name}`)}
      </h3>
      <ul className={styles.actions}>
        {before}
        {entries
          .filter(({ opens }) => isOffered(opens))
          .map(({ opens, label, icon }) => (
            <li key={opens}>
              <Button onClick={() => onOpen(opens)}>
                <Sign icon={icon} />
                {t(label)}
              </Button>
            </li>
          ))}
        {after}
      </ul>
    </section>
  );
}

/** The menu of all available actions. */
export default function MenuDialog({ open, onClose, onOpen, onStartScreen }: MenuDialogProps) {
  const t = useTranslate();
  const isOver = useTable(({ view }) => view.round.phase === 'over');
  const toStart = (
    <li>
      <Button onClick={onStartScreen}>
        <Sign icon={House} />
        {t('menu.start')}
      </Button>
    </li>
  );
  const sound = (
    <li>
      <SoundButton variant="quiet" />
    </li>
  );
  const { game, play, learn, app } = MENU_GROUPS;
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.label')} sheet compact>
      {/* Two columns of about the same height. */}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Group group={game} onOpen={onOpen} before={<RoundActions onDone={onClose} />} />
          <Group group={play} onOpen={onOpen} after={isOver ? toStart : null} />
        </div>
        <div className={styles.column}>
          <Group group={learn} onOpen={onOpen} />
          <Group group={app} onOpen={onOpen} after={sound} />
        </div>
      </div>
    </Dialog>
  );
}
