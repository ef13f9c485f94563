import { useEffect, useState } from 'react';
import { dealText } from '@/storage/formats/commitment.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { sha256 } from '@/platform/hash.ts';

interface Commitment {
  /** The committed text, shown when the game is over. */
  readonly text: string;
  /** Its SHA-256; null if the browser cannot hash, undefined until it has. */
  readonly commitment: string | null | undefined;
}

/** The commitment to the deals of the current game. */
export function useCommitment(): Commitment {
  const { table } = useGame();
  // Rerenders when another game is loaded.
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
