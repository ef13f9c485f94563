import { useCallback, useState } from 'react';

/**
 * A function that throws an error in rendering, where the error boundary catches it. For promises that event handlers
 * and effects do not await: their rejection would show nothing.
 */
export function useRenderError(): (error: unknown) => void {
  const [, setState] = useState<null>(null);
  return useCallback((error) => {
    setState(() => {
      throw error;
    });
  }, []);
}
