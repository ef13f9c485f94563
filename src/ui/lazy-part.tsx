import { type ComponentType, useEffect, useState } from 'react';

/**
 * A lazy component that can be preloaded and then renders at once; otherwise it renders nothing
 * until it is loaded. It does not suspend, since React throttles the reveal of suspended content by
 * 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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
    return Loaded === null ? null : <Loaded {...props} />;
  }

  return Object.assign(Part, { fetch });
}
