import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SeenAndHeardProps {
  readonly seen: string;
  /** Absent if it is the same. */
  readonly heard: string;
}

/**
 * Text with different versions for sighted readers and screen readers: "K♣", "the king of clubs".
 */
export function SeenAndHeard({ seen, heard }: SeenAndHeardProps) {
  if (seen === heard) return seen;
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <VisuallyHidden>{heard}</VisuallyHidden>
    </>
  );
}
