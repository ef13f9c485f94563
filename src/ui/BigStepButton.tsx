import { Button, type ButtonProps } from './Button.tsx';
import { useAnswered } from './use-answered.ts';

/**
 * A button after which much is drawn, a whole hand for one. That it was pressed is painted first; what
 * it stands on can fade at `:has([data-answered='true'])`.
 */
export function BigStepButton({
  onClick,
  ...props
}: ButtonProps & { readonly onClick: () => void }) {
  const [isAnswered, press] = useAnswered(onClick);
  return <Button {...props} disabled={isAnswered} data-answered={isAnswered} onClick={press} />;
}
