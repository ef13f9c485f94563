import { type ComponentType, useEffect, useState } from 'react';

const Nothing = () => null;

/**
 * A lazy component that can be preloaded and then renders at once; a placeholder renders until it is
 * loaded. It does not suspend, since React throttles the reveal of suspended content by 300 ms. If it
 * cannot be fetched, the error is thrown in rendering, or the placeholder stays if it is optional;
 * the next time it is fetched again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props> = Nothing,
  { isOptional = false } = {},
) {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> => (loaded ??= await load());

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    useEffect(() => {
      if (Loaded !== null) return;
      fetch().then(
        (component) => setLoaded(() => component),
        (error: unknown) => {
          if (isOptional) return;
          // Thrown during rendering, for the error boundary.
          setLoaded(() => {
            throw error;
          });
        },
      );
    }, [Loaded]);
    return Loaded === null ? <Placeholder {...props} /> : <Loaded {...props} />;
  }

  return Object.assign(Part, { fetch });
}

/** A lazy component that may be missing: if it cannot be fetched, the placeholder stays. */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ComponentType<Props> = Nothing,
) => lazyPart(load, placeholder, { isOptional: true });
