import ChartLine from 'lucide-react/icons/chart-line';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Flask from 'lucide-react/icons/flask-conical';
import FastForward from 'lucide-react/icons/fast-forward';
import Dumbbell from 'lucide-react/icons/dumbbell';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Info from 'lucide-react/icons/info';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo from 'lucide-react/icons/redo-2';
import Repeat from 'lucide-react/icons/repeat';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Scale from 'lucide-react/icons/scale';
import Spade from 'lucide-react/icons/spade';
import Target from 'lucide-react/icons/target';
import Trophy from 'lucide-react/icons/trophy';
import Undo from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react/types';
import type { LabelKey } from '@/i18n/i18n.ts';
import type { TableState } from '@/store/table/table.ts';
import { ACTIONS } from './actions.ts';
import type { DialogOrViewName } from '@/store/dialogs.ts';

/** Icons of the round's actions. */
export const ROUND_ICONS: Readonly<Record<keyof TableState['can'], LucideIcon>> = {
  undo: Undo,
  redo: Redo,
  autoFinish: FastForward,
  again: Repeat,
};

/** Icons that only the menu shows: they load with it, not with the first screen. */
const MENU_ICONS: Readonly<Record<string, LucideIcon>> = {
  log: ListOrdered,
  daily: CalendarDays,
  history: Trophy,
  fairness: ShieldCheck,
};

const iconOf = (opens: string): LucideIcon =>
  ACTIONS.find((action) => action.opens === opens)?.icon ?? MENU_ICONS[opens] ?? Info;

interface MenuEntry {
  readonly opens: DialogOrViewName;
  readonly label: LabelKey;
  readonly icon: LucideIcon;
}

/** All entries of the menu that open something. */
const ENTRIES: readonly MenuEntry[] = [
  ...ACTIONS.map(({ opens, label }) => ({ opens, label, icon: iconOf(opens) })),
  { opens: 'compare', label: 'compare.title', icon: Scale },
  { opens: 'lesson', label: 'menu.lesson', icon: GraduationCap },
  { opens: 'exercises', label: 'exercise.title', icon: Dumbbell },
  { opens: 'drill', label: 'drill.title', icon: Target },
  { opens: 'insights', label: 'insights.title', icon: ChartLine },
  { opens: 'guide', label: 'guide.title', icon: Spade },
  { opens: 'analysis', label: 'analysis.title', icon: Flask },
  { opens: 'about', label: 'menu.about', icon: Info },
];

export interface MenuGroup {
  readonly name: 'game' | 'play' | 'learn' | 'app';
  readonly entries: readonly MenuEntry[];
}

const group = (name: MenuGroup['name'], ...opened: readonly DialogOrViewName[]): MenuGroup => ({
  name,
  entries: opened.flatMap((each) => ENTRIES.filter(({ opens }) => opens === each)),
});

/** The entries of the menu in their groups. */
export const MENU_GROUPS = {
  game: group('game', 'sheet', 'lastTrick', 'log', 'compare', 'fairness'),
  play: group('play', 'newGame', 'daily', 'history'),
  learn: group('learn', 'rules', 'lesson', 'exercises', 'drill', 'guide', 'analysis', 'insights'),
  app: group('app', 'settings', 'help', 'about'),
};
