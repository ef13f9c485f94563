import BookOpen from 'lucide-react/icons/book-open';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Keyboard from 'lucide-react/icons/keyboard';
import CirclePlus from 'lucide-react/icons/circle-plus';
import History from 'lucide-react/icons/history';
import FastForward from 'lucide-react/icons/fast-forward';
import Repeat from 'lucide-react/icons/repeat';
import Redo from 'lucide-react/icons/redo-2';
import Info from 'lucide-react/icons/info';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trophy from 'lucide-react/icons/trophy';
import Undo from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react/types';
import type { MessageKey } from '@/i18n/i18n.ts';
import type { Table, TableState } from '@/store/table.ts';
import type { DialogName } from './dialog-name.ts';

/** What can be opened from the bar and from the menu: its name, sign and key. */
interface Action {
  readonly dialog: Exclude<DialogName, 'menu'>;
  readonly label: MessageKey;
  readonly icon: LucideIcon;
  /** null: it has none. */
  readonly key: string | null;
  /** Whether a wide screen shows it in the bar; all are in the menu. */
  readonly inBar: boolean;
}

export const ACTIONS: readonly Action[] = [
  { dialog: 'sheet', label: 'menu.sheet', icon: ClipboardList, key: 's', inBar: true },
  { dialog: 'lastTrick', label: 'menu.lastTrick', icon: History, key: 'l', inBar: true },
  { dialog: 'log', label: 'menu.log', icon: ListOrdered, key: 'g', inBar: false },
  { dialog: 'rules', label: 'menu.rules', icon: BookOpen, key: 'r', inBar: true },
  { dialog: 'newGame', label: 'menu.newGame', icon: CirclePlus, key: 'n', inBar: true },
  { dialog: 'history', label: 'history.title', icon: Trophy, key: 'j', inBar: false },
  { dialog: 'fairness', label: 'menu.fairness', icon: ShieldCheck, key: 'f', inBar: false },
  { dialog: 'settings', label: 'menu.settings', icon: Settings, key: ',', inBar: true },
  { dialog: 'help', label: 'menu.help', icon: Keyboard, key: '?', inBar: true },
  { dialog: 'about', label: 'menu.about', icon: Info, key: null, inBar: false },
];

/** What can be done with the round in progress: its name, sign and key. */
interface RoundAction {
  readonly name: keyof TableState['can'];
  readonly label: MessageKey;
  readonly icon: LucideIcon;
  /** null: it is in the menu only. */
  readonly key: string | null;
  readonly act: (table: Table) => void;
}

export const ROUND_ACTIONS: readonly RoundAction[] = [
  { name: 'undo', label: 'menu.undo', icon: Undo, key: 'u', act: (table) => table.undo() },
  { name: 'redo', label: 'menu.redo', icon: Redo, key: 'y', act: (table) => table.redo() },
  {
    name: 'playOut',
    label: 'menu.playOut',
    icon: FastForward,
    key: 'p',
    act: (table) => table.playOut(),
  },
  {
    name: 'again',
    label: 'over.sameCards',
    icon: Repeat,
    key: null,
    act: (table) => table.start(table.record().header),
  },
];
type Keys = Readonly<Record<string, () => void>>;

/** What the keys of the actions do that open something. */
export const dialogKeys = (open: (name: DialogName) => void): Keys =>
  Object.fromEntries(
    ACTIONS.flatMap(({ key, dialog }) => (key === null ? [] : [[key, () => open(dialog)]])),
  );

/** What the keys of the round's actions do. */
export const roundKeys = (table: Table): Keys =>
  Object.fromEntries(
    ROUND_ACTIONS.flatMap(({ key, act }) => (key === null ? [] : [[key, () => act(table)]])),
  );
