import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'>;

interface CommonProps extends NativeProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly type?: 'button' | 'submit';
  /** Larger, for the main action of a screen. */
  readonly size?: 'md' | 'lg';
  readonly children: ReactNode;
}

export type ButtonProps = CommonProps &
  (
    | { readonly variant?: 'primary' | 'quiet' }
    /** A round icon button; its name is its tooltip and accessible name. */
    | { readonly variant: 'icon'; readonly label: string }
  );

/** A button. One with an icon alone needs a `label`. */
export function Button({ variant = 'quiet', size = 'md', type = 'button', ...props }: ButtonProps) {
  const { label, className, children, ...rest } = props as CommonProps & { label?: string };
  const named = label === undefined ? {} : { 'aria-label': label, title: label };
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- `type` is 'button' or 'submit'.
      type={type}
      {...named}
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      {children}
    </button>
  );
}
