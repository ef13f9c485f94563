import { Button, type ButtonProps } from './Button.tsx';
import { usePressFeedback } from './use-press-feedback.ts';

/**
 * A button whose action takes long to render. The pressed state is painted first; its container can
 * fade with `:has([data-answered='true'])`.
 */
export function BigStepButton({
  onClick,
  ...props
}: ButtonProps & { readonly onClick: () => void }) {
  const [isAnswered, press] = usePressFeedback(onClick);
  return <Button {...props} disabled={isAnswered} data-answered={isAnswered} onClick={press} />;
}
