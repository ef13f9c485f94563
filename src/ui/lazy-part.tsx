import { type ComponentType, useEffect, useState } from 'react';

const Nothing = () => null;

/**
 * A lazy component that can be preloaded and then renders at once; until it is loaded, what is given
 * for it stands in its place. It does not suspend, since React throttles the reveal of suspended
 * content by 300 ms.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Until: ComponentType<Props> = Nothing,
) {
  let here: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> => (here ??= await load());

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => here);
    useEffect(() => {
      if (Loaded !== null) return;
      fetch().then(
        (loaded) => setLoaded(() => loaded),
        // Thrown during rendering, for the error boundary.
        (error: unknown) =>
          setLoaded(() => {
            throw error;
          }),
      );
    }, [Loaded]);
    return Loaded === null ? <Until {...props} /> : <Loaded {...props} />;
  }

  return Object.assign(Part, { fetch });
}

/** A lazy component that may be missing: if it cannot be fetched, what stands in its place stays. */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: ComponentType<Props> = Nothing,
) => lazyPart(() => load().catch(() => standIn), standIn);
