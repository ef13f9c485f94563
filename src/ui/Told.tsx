import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ToldProps {
  readonly seen: string;
  /** Absent if it is the same. */
  readonly heard: string;
}

/**
 * Text with different versions for sighted readers and screen readers: "K♣", "the king of clubs".
 */
export function Told({ seen, heard }: ToldProps) {
  if (seen === heard) return seen;
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <VisuallyHidden>{heard}</VisuallyHidden>
    </>
  );
}
