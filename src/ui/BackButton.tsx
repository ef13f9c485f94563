import ArrowLeft from 'lucide-react/icons/arrow-left';
import styles from './BackButton.module.css';
import { Button, type ButtonProps } from './Button.tsx';
import { useLayer } from './layers.ts';

interface BackButtonProps extends Pick<ButtonProps, 'ref'> {
  readonly label: string;
  readonly onBack: () => void;
}

/** The back button of a screen. Escape and the browser's Back do the same. */
export function BackButton({ label, onBack, ...rest }: BackButtonProps) {
  useLayer(1, onBack);
  return (
    <Button
      {...rest}
      variant="icon"
      className={styles.back}
      label={label}
      aria-keyshortcuts="Escape"
      onClick={onBack}
    >
      <ArrowLeft aria-hidden="true" />
    </Button>
  );
}
