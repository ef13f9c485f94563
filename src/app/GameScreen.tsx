import { Suspense } from 'react';
import { useStore } from 'zustand';
import { useGame, useSetting } from '@/store/hooks.ts';
import { newVersion } from '@/store/new-version.ts';
import { dialogKeys, roundKeys } from '@/features/menu/actions.ts';
import { AlertBar } from '@/features/alerts/AlertBar.tsx';
import { PlayedTable } from './play/PlayedTable.tsx';
import { lazyScreen, lazyScreenPart } from './lazy-screen.ts';
import { useLayer } from '@/ui/layers.ts';
import { useFragment } from '@/ui/use-fragment.ts';
import { useShortcuts } from '@/ui/use-shortcuts.ts';
import { useGames } from './use-games.ts';
import { type Navigation, useNavigation } from './use-navigation.ts';
import styles from './GameScreen.module.css';

const FullScreen = lazyScreen(async () => (await import('./FullScreen.tsx')).FullScreen);
const UpdateBar = lazyScreenPart(
  async () => (await import('@/features/alerts/UpdateBar.tsx')).UpdateBar,
);
const OpenDialog = lazyScreen(async () => (await import('./dialogs/OpenDialog.tsx')).OpenDialog);

/** Opens the dialog or screen that the fragment of the address names. */
function useAddress({ dialog, lookAt }: Navigation): void {
  useFragment({
    '#rules=': (fragment) => dialog.openLink('newGame', fragment),
    '#game=': (fragment) => dialog.openLink('sharedGame', fragment),
    '#deal=': (fragment) => dialog.openLink('sharedGame', fragment),
    '#position=': (position) => lookAt({ position }),
    // Links name no day: its deal is today's.
    '#daily': (fragment) => dialog.open(fragment === '#daily' ? 'daily' : 'brokenLink'),
    // Shortcuts of the installed app. The saved game is on the table anyway.
    '#new-game': () => dialog.open('newGame'),
    '#resume': dialog.close,
    // Any other fragment. It must come last, since the first matching prefix wins.
    '#': () => dialog.open('brokenLink'),
  });
}

/** The table's keyboard shortcuts, while it is on the screen. */
function useTableKeys({ open, fullScreen, isOpening }: Navigation): void {
  const { table, settings, hints } = useGame();
  const shortcuts = useSetting((state) => state.shortcuts);

  function toggleSound(): void {
    settings.setState(({ sound }) => ({ sound: !sound }));
  }

  const keys = {
    ...(shortcuts
      ? { ...dialogKeys(open), ...roundKeys(table), m: toggleSound, h: () => hints.toggle() }
      : {}),
    ' ': () => table.skip(),
  };
  // Full-screen views have shortcuts of their own.
  useShortcuts(fullScreen === null && !isOpening ? keys : {});
}

/**
 * The layer of a dialog while its code is fetched: after a reload, of the one that Back leads to. An entry of the
 * history that is added later than the player's press would be skipped by Back.
 */
function ComingDialog({ onBack }: { readonly onBack: () => void }) {
  useLayer(1, onBack);
  return null;
}

/** The table with everything that can be opened from it. */
export function GameScreen() {
  const navigation = useNavigation();
  const { dialog, fullScreen, kept, isOpening, before, lookAt, open, share } = navigation;
  const games = useGames(navigation);
  const hasNewVersion = useStore(newVersion, ({ reload }) => reload !== null);
  useAddress(navigation);
  useTableKeys(navigation);
  const alert = <AlertBar isTableHidden={fullScreen !== null || isOpening} />;

  return (
    <>
      {fullScreen === null ? (
        <div className={styles.played} inert={isOpening} aria-busy={isOpening}>
          {alert}
          {hasNewVersion && <UpdateBar />}
          <PlayedTable
            onOpen={open}
            onStart={games.start}
            onStartScreen={games.showStartScreen}
            onResume={games.resume}
            onWatch={games.watch}
            onReview={(scope) => lookAt({ reviewed: null, scope })}
            onShare={share}
          />
        </div>
      ) : (
        <div className={styles.viewed}>
          {alert}
          <FullScreen
            about={fullScreen}
            before={before}
            kept={kept}
            onClose={navigation.closeFullScreen}
            onLost={navigation.showTable}
          />
        </div>
      )}
      <Suspense fallback={<ComingDialog onBack={dialog.close} />}>
        {dialog.name === null ? null : (
          <OpenDialog name={dialog.name} navigation={navigation} games={games} />
        )}
      </Suspense>
    </>
  );
}
