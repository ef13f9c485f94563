import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ToldProps {
  readonly seen: string;
  /** Left to what is seen where both are the same. */
  readonly heard: string;
}

/** Words that are written one way and read aloud another: "K♣", "the king of clubs". */
export function Told({ seen, heard }: ToldProps) {
  if (seen === heard) return seen;
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <VisuallyHidden>{heard}</VisuallyHidden>
    </>
  );
}
