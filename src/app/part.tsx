import { type ComponentType, useEffect, useState } from 'react';
import { withWords } from './screen.ts';

/**
 * A part of a screen that can be fetched before it is first drawn, and is then drawn at once; if it
 * was not, its place stays empty until it has come. It does not suspend: what was suspended React
 * onDataDeleted back until 300 ms after it drew what stood in for it.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> => (here ??= await withWords(load));

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => here);
    useEffect(() => {
      if (Loaded !== null) return;
      fetch().then(
        (loaded) => setLoaded(() => loaded),
        // Fails in drawing, where it is looked after.
        (error: unknown) =>
          setLoaded(() => {
            throw error;
          }),
      );
    }, [Loaded]);
    return Loaded === null ? null : <Loaded {...props} />;
  }

  return Object.assign(Part, { fetch });
}
