import type { Header } from '@/engine/index.ts';
import type { Day } from '@/store/day.ts';
import type { Origin } from '@/store/ports/saves.ts';
import type { GameSetup } from '@/store/setup.ts';
import { useLayer } from '@/ui/layers.ts';
import type { DialogName, DialogOrViewName } from '@/store/dialogs.ts';
import type { Shareable } from '@/store/shareable.ts';
import { lazyScreen } from './screen.ts';
import type { ViewedGame } from './viewed-game.ts';
import { TableDialog } from './TableDialog.tsx';
import { loadCatalogue } from './traditions.ts';

const NewGame = lazyScreen(async () => {
  const [module] = await Promise.all([import('./NewGame.tsx'), loadCatalogue()]);
  return module.NewGame;
});
const Daily = lazyScreen(async () => (await import('./Daily.tsx')).Daily);
const Share = lazyScreen(async () => (await import('./Share.tsx')).Share);
const GameFromLink = lazyScreen(async () => (await import('./GameFromLink.tsx')).GameFromLink);
const FairPlay = lazyScreen(async () => (await import('./FairPlay.tsx')).FairPlay);
const Compare = lazyScreen(async () => (await import('./Compare.tsx')).Compare);
const History = lazyScreen(async () => (await import('./History.tsx')).History);
const BrokenLinkDialog = lazyScreen(
  async () => (await import('@/features/share/BrokenLinkDialog.tsx')).default,
);
const AboutDialog = lazyScreen(
  async () => (await import('@/features/about/AboutDialog.tsx')).default,
);
const SettingsDialog = lazyScreen(
  async () => (await import('@/features/settings/SettingsDialog.tsx')).default,
);
const HelpDialog = lazyScreen(async () => (await import('@/features/help/HelpDialog.tsx')).default);
const MenuDialog = lazyScreen(async () => (await import('@/features/menu/MenuDialog.tsx')).default);

/** Dialogs that need nothing but to be closed. */
const PLAIN_DIALOGS = {
  about: AboutDialog,
  brokenLink: BrokenLinkDialog,
  fairness: FairPlay,
  settings: SettingsDialog,
  help: HelpDialog,
} as const;

type PlainName = keyof typeof PLAIN_DIALOGS;

const isPlain = (name: DialogName): name is PlainName => name in PLAIN_DIALOGS;

interface PlainDialogProps {
  readonly name: PlainName;
  readonly onClose: () => void;
}

/** A dialog of `PLAIN_DIALOGS`. */
function PlainDialog({ name, onClose }: PlainDialogProps) {
  const Named = PLAIN_DIALOGS[name];
  return <Named open onClose={onClose} />;
}

interface OpenDialogProps {
  readonly name: DialogName;
  readonly onOpen: (name: DialogOrViewName) => void;
  readonly onClose: () => void;
  /** The dialog that closing *Share* opens again, if there was one. */
  readonly before: DialogName | null | undefined;
  /** Rules or a game that came with the address. */
  readonly link: string | null;
  /** The day to show in the daily deals; null: today. */
  readonly day: Day | null;
  /** The game for *Share*. */
  readonly shared: Shareable | null;
  readonly onStart: (setup: GameSetup) => void;
  /** Starts a game whose cards the player may know. */
  readonly onPlay: (header: Header, origin: Origin) => void;
  /** Resumes an unfinished game by id. */
  readonly onResume: (id: string) => void;
  /** Opens a replay. */
  readonly onWatch: (game: ViewedGame, day?: Day) => void;
  /** Opens a review. */
  readonly onReview: (game: ViewedGame) => void;
  readonly onShare: (shared: Shareable) => void;
}

/** The dialog of that name. Its code is loaded when it is first opened. */
export function OpenDialog({
  name,
  onOpen,
  onClose,
  before,
  link,
  day,
  shared: toShare,
  onStart,
  onPlay,
  onResume,
  onWatch,
  onReview,
  onShare,
}: OpenDialogProps) {
  useLayer(name === 'share' && before ? 1 : 0, onClose);
  const shared = { open: true, onClose };
  const games = { onResume, onWatch, onShare };
  if (isPlain(name)) return <PlainDialog name={name} onClose={onClose} />;
  switch (name) {
    case 'newGame':
      return <NewGame {...shared} key={link ?? ''} link={link} onStart={onStart} />;
    case 'daily':
      return <Daily {...shared} {...games} day={day} onPlay={onPlay} />;
    case 'share':
      return toShare === null ? null : <Share {...shared} shared={toShare} />;
    case 'sharedGame':
      return (
        <GameFromLink
          {...shared}
          key={link ?? ''}
          link={link ?? ''}
          onPlay={onPlay}
          onWatch={onWatch}
        />
      );
    case 'history':
      return (
        <History {...shared} {...games} onReview={onReview} onInsights={() => onOpen('insights')} />
      );
    case 'compare':
      return <Compare {...shared} game={null} onWatch={onWatch} />;
    case 'menu':
      return <MenuDialog {...shared} onOpen={onOpen} />;
    default:
      return <TableDialog name={name} onClose={onClose} />;
  }
}
