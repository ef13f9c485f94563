import type { Header } from '@/engine/index.ts';
import type { Origin } from '@/store/ports/saves.ts';
import { useGame } from '@/store/hooks.ts';
import { useLayer } from '@/ui/layers.ts';
import type { DialogName } from '@/store/dialogs.ts';
import { lazyScreen } from '../lazy-screen.ts';
import type { Games } from '../use-games.ts';
import type { Navigation } from '../use-navigation.ts';
import { offerChosenGame } from './offer-chosen-game.ts';
import { TableDialog } from './TableDialog.tsx';
import { loadCatalogue } from '../traditions.ts';

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

/** Dialogs whose only prop is how to close them. */
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

/** An action that leaves the focus free for a decision of the game that it puts on the table. */
const releasing =
  <Args extends readonly unknown[]>(action: (...args: Args) => void) =>
  (...args: Args): void => {
    (document.activeElement as HTMLElement | null)?.blur();
    action(...args);
  };

interface OpenDialogProps {
  readonly name: DialogName;
  readonly navigation: Navigation;
  readonly games: Games;
}

/** Closes a dialog, in which the chosen game may have changed, and gives up what is being opened from it. */
function useClose(
  { dialog, fullScreen, isOpening, showTable }: Navigation,
  giveUp: () => void,
): () => void {
  const game = useGame();
  return () => {
    giveUp();
    if (isOpening && fullScreen === null) {
      showTable();
      game.table.resume();
    } else dialog.close();
    offerChosenGame(game);
  };
}

/** The dialog of this name. Its code is loaded when it is first opened. */
export function OpenDialog({
  name,
  navigation,
  games: { start, play, giveUp, ...games },
}: OpenDialogProps) {
  const { dialog, before, open, share, lookAt, goBack } = navigation;
  const { link, day, shared: toShare } = dialog;
  const close = useClose(navigation, giveUp);
  const onClose = name === 'share' ? goBack : close;
  const onPlay = releasing((header: Header, origin: Origin) => void play(header, origin));
  const onWatch = games.watch;
  useLayer(name === 'share' && before?.dialog ? 1 : 0, onClose);
  const shared = { open: true, onClose };
  const onResume = releasing((id: string) => void games.resume(id));
  const actions = { onResume, onWatch, onShare: share };
  if (isPlain(name)) return <PlainDialog name={name} onClose={onClose} />;
  switch (name) {
    case 'newGame':
      return <NewGame {...shared} key={link ?? ''} link={link} onStart={releasing(start)} />;
    case 'daily':
      return <Daily {...shared} {...actions} day={day} onPlay={onPlay} />;
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
        <History
          {...shared}
          {...actions}
          onReview={(game) => lookAt({ reviewed: game, scope: 'game' })}
          onInsights={() => open('insights')}
        />
      );
    case 'compare':
      return <Compare {...shared} game={null} onWatch={onWatch} />;
    case 'menu':
      return (
        <MenuDialog {...shared} onOpen={open} onStartScreen={releasing(games.showStartScreen)} />
      );
    default:
      return <TableDialog name={name} onClose={onClose} />;
  }
}
