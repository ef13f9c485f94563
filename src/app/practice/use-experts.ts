import { useEffect, useState } from 'react';
import { opponentsClient } from '@/platform/threads.ts';
import type { ChooseMove } from '@/store/table/computer-play.ts';

/** The experts at the table, in a thread of their own, which ends when the component unmounts. */
export function useExperts(): ChooseMove {
  const [client] = useState(opponentsClient);
  useEffect(() => client.close, [client]);
  return client.ask;
}
