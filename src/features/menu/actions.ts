import BookOpen from 'lucide-react/icons/book-open';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Keyboard from 'lucide-react/icons/keyboard';
import CirclePlus from 'lucide-react/icons/circle-plus';
import History from 'lucide-react/icons/history';
import Settings from 'lucide-react/icons/settings';
import type { LucideIcon } from 'lucide-react/types';
import type { LabelKey } from '@/i18n/i18n.ts';
import type { Table, TableState } from '@/store/table/table.ts';
import type { DialogOrViewName } from '@/store/dialogs.ts';

/** A dialog or screen in menu and bar, with its shortcut. */
interface Action {
  readonly opens: DialogOrViewName;
  readonly label: LabelKey;
  /** The icon in the bar of a wide screen; null if it is in the menu only. */
  readonly icon: LucideIcon | null;
  /** null for none. */
  readonly key: string | null;
}

/** Listed for the player in `src/features/help/Keys.tsx` and in the README. */
export const ACTIONS: readonly Action[] = [
  { opens: 'sheet', label: 'menu.sheet', icon: ClipboardList, key: 's' },
  { opens: 'lastTrick', label: 'menu.lastTrick', icon: History, key: 'l' },
  { opens: 'log', label: 'menu.log', icon: null, key: 'g' },
  { opens: 'rules', label: 'menu.rules', icon: BookOpen, key: 'r' },
  { opens: 'newGame', label: 'menu.newGame', icon: CirclePlus, key: 'n' },
  { opens: 'daily', label: 'menu.daily', icon: null, key: 'd' },
  { opens: 'history', label: 'history.title', icon: null, key: 'j' },
  { opens: 'fairness', label: 'menu.fairness', icon: null, key: 'f' },
  { opens: 'settings', label: 'menu.settings', icon: Settings, key: ',' },
  { opens: 'help', label: 'menu.help', icon: Keyboard, key: '?' },
];

/** An action on the current round, with its shortcut. */
interface RoundAction {
  readonly name: keyof TableState['can'];
  readonly label: LabelKey;
  /** null if it is in the menu only. */
  readonly key: string | null;
  readonly act: (table: Table) => void;
}

export const ROUND_ACTIONS: readonly RoundAction[] = [
  { name: 'undo', label: 'menu.undo', key: 'u', act: (table) => table.undo() },
  { name: 'redo', label: 'menu.redo', key: 'y', act: (table) => table.redo() },
  {
    name: 'autoFinish',
    label: 'menu.autoFinish',
    key: 'p',
    act: (table) => table.autoFinish(),
  },
  {
    name: 'again',
    label: 'over.sameCards',
    key: null,
    act: (table) => table.again(),
  },
];
type Keys = Readonly<Record<string, () => void>>;

/** Shortcuts of the actions that open something. */
export const dialogKeys = (open: (name: DialogOrViewName) => void): Keys =>
  Object.fromEntries(
    ACTIONS.flatMap(({ key, opens }) => (key === null ? [] : [[key, () => open(opens)]])),
  );

/** Shortcuts of the round's actions. */
export const roundKeys = (table: Table): Keys =>
  Object.fromEntries(
    ROUND_ACTIONS.flatMap(({ key, act }) => (key === null ? [] : [[key, () => act(table)]])),
  );
