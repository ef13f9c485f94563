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
}

const Sign = ({ icon: Icon }: { readonly icon: LucideIcon }) => <Icon aria-hidden="true" />;

/** No mouse and so, most likely, no keyboard: shortcuts are left out. */
const TOUCH_ONLY = '(any-hover: none)';

/** The menu of all available actions. */
export default function MenuDialog({ open, onClose, onOpen }: MenuDialogProps) {
  const t = useTranslate();
  const { table } = useGame();
  const can = useTable((state) => state.can);
  const isTouch = useMediaQuery(TOUCH_ONLY);
  const hasRound = useTable(({ view }) => view.past.length > 0);
  const isOffered = (opens: DialogOrViewName): boolean =>
    opens === 'help' ? !isTouch : opens !== 'compare' || hasRound;
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.label')}>
      <ul className={styles.actions}>
        {ROUND_ACTIONS.filter(({ name }) => can[name]).map(({ name, label, act }) => (
          <li key={name}>
            <Button
              variant="quiet"
              onClick={() => {
                act(table);
                onClose();
              }}
            >
              <Sign icon={ROUND_ICONS[name]} />
              {t(label)}
            </Button>
          </li>
        ))}
      </ul>
      {MENU_GROUPS.map((group, index) => (
        <ul key={group[0]?.opens} className={styles.actions}>
          {group
            .filter(({ opens }) => isOffered(opens))
            .map(({ opens, label, icon }) => (
              <li key={opens}>
                <Button variant="quiet" onClick={() => onOpen(opens)}>
                  <Sign icon={icon} />
                  {t(label)}
                </Button>
              </li>
            ))}
          {index === MENU_GROUPS.length - 1 ? (
            <li>
              <SoundButton variant="quiet" />
            </li>
          ) : null}
        </ul>
      ))}
    </Dialog>
  );
}
