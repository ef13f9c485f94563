import { useEffect, useState } from 'react';
import { dealText } from '@/storage/formats/commitment.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { sha256 } from '@/platform/hash.ts';

interface Commitment {
  /** What is committed to; it is shown when the game is over. */
  readonly text: string;
  /** Its SHA-256: null where the browser cannot tell, undefined until it has. */
  readonly commitment: string | null | undefined;
}

/** What commits to the deals of the game on the table. */
export function useCommitment(): Commitment {
  const { table } = useGame();
  // Another game is shown by another view.
  useTable(({ view }) => view.schedule);
  const text = dealText(table.record().header);
  const [made, setMade] = useState<{ text: string; hash: string | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void sha256(text).then((hash) => {
      if (isCurrent) setMade({ text, hash });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return { text, commitment: made?.text === text ? made.hash : undefined };
}
