import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from './Button.tsx';
import styles from './DialogPanel.module.css';
import { FOCUS_REST } from './focus.ts';
import { useMoreBelow } from './use-more-below.ts';

export interface DialogPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** A description below the title, announced together with it. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the bottom; they stay visible while the rest scrolls. */
  readonly actions?: ReactNode;
  /** On phones, a bottom sheet. */
  readonly sheet?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Keeps its height whatever is in it. */
  readonly steady?: boolean;
  /** On small screens, with less space around what is in it, so that more fits without scrolling. */
  readonly compact?: boolean;
  /** The element with the initial focus; by default the text, which arrow keys scroll. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** Lets the focus rest, if no control has it. */
function restFocus(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(`[${FOCUS_REST}]`)?.focus({ preventScroll: true });
}

/**
 * Returns the focus to where it was before the dialog opened, unless what closes the dialog has
 * moved it out of there. Base UI would return it to a tab stop instead of a panel or a place of rest:
 * to the first bid, or to the profile of an opponent.
 */
function useReturnedFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    let before: Element | null = null;
    // After a dialog that this one replaces has returned the focus.
    queueMicrotask(() => {
      before = document.activeElement;
    });
    return () => {
      // The guards beside the dialog have the focus for a moment on its way around.
      const inside = '[role=dialog], [data-base-ui-focus-guard]';
      const isInside = document.activeElement?.closest(inside) != null;
      queueMicrotask(() => {
        if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
        restFocus();
      });
    };
  }, [open]);
}

function Head({ title }: Pick<DialogPanelProps, 'title'>) {
  const t = useTranslate();
  return (
    <header className={styles.head}>
      <Base.Title className={styles.title}>{title}</Base.Title>
      <Base.Close
        render={
          <Button variant="icon" label={t('dialog.close')} className={styles.close}>
            <X aria-hidden />
          </Button>
        }
      />
    </header>
  );
}

interface BodyProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** The content, which scrolls. */
function Body({ ref, children }: BodyProps) {
  const isMore = useMoreBelow(ref);
  return (
    // Scrollable text must be reachable by keyboard, even without controls in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={ref} tabIndex={0} className={styles.body} data-more={isMore || undefined}>
      {children}
    </div>
  );
}

/** A dialog with its title and a button that closes it. */
export function DialogPanel({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  sheet = false,
  size = 'md',
  steady = false,
  compact = false,
  initialFocus,
}: DialogPanelProps) {
  const body = useRef<HTMLDivElement>(null);
  useReturnedFocus(open);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (details.reason !== 'escape-key') {
          if (!next) onClose();
          return;
        }
        // The stack of layers handles Escape itself.
        details.cancel();
        details.allowPropagation();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          className={styles.popup}
          data-sheet={sheet || undefined}
          data-size={size}
          data-steady={steady || undefined}
          data-compact={compact || undefined}
          initialFocus={initialFocus ?? body}
          finalFocus={false}
        >
          <Head title={title} />
          <Body ref={body}>
            {description !== undefined && (
              <Base.Description className={styles.description}>{description}</Base.Description>
            )}
            {children}
          </Body>
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
