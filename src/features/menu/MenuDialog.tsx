import House from 'lucide-react/icons/house';
import type { LucideIcon } from 'lucide-react/types';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { ROUND_ACTIONS } from './actions.ts';
import styles from './MenuDialog.module.css';
import type { DialogOrViewName } from '@/store/dialogs.ts';
import { MENU_GROUPS, ROUND_ICONS } from './menu-entries.ts';
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

/** The menu of all available actions. */
export default function MenuDialog({ open, onClose, onOpen, onStartScreen }: MenuDialogProps) {
  const t = useTranslate();
  const isTouch = useMediaQuery(TOUCH_ONLY);
  const isOver = useTable(({ view }) => view.round.phase === 'over');
  const hasRound = useTable(({ view }) => view.past.length > 0);
  const isOffered = (opens: DialogOrViewName): boolean =>
    opens === 'help' ? !isTouch : opens !== 'compare' || hasRound;
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.label')}>
      {MENU_GROUPS.map(({ name: group, entries }) => (
        <section key={group} className={styles.group} aria-labelledby={`menu-${group}`}>
          <h3 id={`menu-${group}`} className={styles.heading}>
            {t(`menu.group.${group}`)}
          </h3>
          <ul className={styles.actions}>
            {group === 'game' && <RoundActions onDone={onClose} />}
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
            {group === 'play' && isOver && (
              <li>
                <Button onClick={onStartScreen}>
                  <Sign icon={House} />
                  {t('menu.start')}
                </Button>
              </li>
            )}
            {group === 'app' && (
              <li>
                <SoundButton variant="quiet" />
              </li>
            )}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
