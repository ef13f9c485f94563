import { useCallback, useEffect, useState } from 'react';
import { opponentHost } from '@/platform/threaded-opponents.ts';
import type { ChooseMove } from '@/store/table/computer-play.ts';

/** The experts at the table, in a thread of their own, which ends when the component unmounts. */
export function useExperts(): ChooseMove {
  const [host] = useState(opponentHost);
  useEffect(() => () => host.close(), [host]);
  return useCallback((request, signal) => host.ask(request, signal), [host]);
}
