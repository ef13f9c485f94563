import 'react';

declare module 'react' {
  // Components pass numbers to style sheets by custom properties.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
