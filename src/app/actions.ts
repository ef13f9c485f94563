import BookOpen from 'lucide-react/icons/book-open';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Keyboard from 'lucide-react/icons/keyboard';
import CirclePlus from 'lucide-react/icons/circle-plus';
import History from 'lucide-react/icons/history';
import Settings from 'lucide-react/icons/settings';
import type { LucideIcon } from 'lucide-react/types';
import type { MessageKey } from '@/i18n/i18n.ts';
import type { DialogName } from './dialog-name.ts';

/** What can be opened from the bar and from the menu: its name, sign and key. */
interface Action {
  readonly dialog: Exclude<DialogName, 'menu'>;
  readonly label: MessageKey;
  readonly icon: LucideIcon;
  readonly key: string;
}

export const ACTIONS: readonly Action[] = [
  { dialog: 'sheet', label: 'menu.sheet', icon: ClipboardList, key: 's' },
  { dialog: 'lastTrick', label: 'menu.lastTrick', icon: History, key: 'l' },
  { dialog: 'rules', label: 'menu.rules', icon: BookOpen, key: 'r' },
  { dialog: 'newGame', label: 'menu.newGame', icon: CirclePlus, key: 'n' },
  { dialog: 'settings', label: 'menu.settings', icon: Settings, key: ',' },
  { dialog: 'help', label: 'menu.help', icon: Keyboard, key: '?' },
];
