import { useMemo } from 'react';
import { longDate } from '@/features/daily/dates.ts';
import ShareDialog from '@/features/share/ShareDialog.tsx';
import { storyOf } from '@/store/games/story.ts';
import type { Shareable } from '@/store/games/shareable.ts';
import { gameLinks } from '@/storage/game-links.ts';
import { browserSharing } from '@/platform/sharing.ts';
import { useExpert } from './use-expert.ts';

interface ShareProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly shared: Shareable;
}

/** Connects *Share* with links and the browser. */
export function Share({ open, onClose, shared }: ShareProps) {
  const { day, name } = shared;
  const expert = useExpert(day);
  const context = useMemo(
    () => ({
      day: day === null ? null : longDate(day),
      name,
      expert: typeof expert === 'string' ? null : storyOf(expert).total,
      // Opens the same daily deal.
      address: new URL(day === null ? '#' : '#daily', location.href).href.replace(/#$/, ''),
    }),
    [day, name, expert],
  );
  return (
    <ShareDialog
      open={open}
      onClose={onClose}
      game={shared}
      context={context}
      links={gameLinks}
      sharing={browserSharing}
    />
  );
}
