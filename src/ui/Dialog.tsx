import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useLayer } from './layers.ts';

const loadPanel = async () => {
  const { DialogPanel } = await import('./DialogPanel.tsx');
  return { default: DialogPanel };
};
const Panel = lazy(loadPanel);

export interface DialogProps extends ComponentProps<typeof Panel> {
  /** How many steps of Back or Escape close it: more than one if there are pages inside. */
  readonly steps?: number;
  /** Takes one of these steps; without it, Back and Escape close the dialog. */
  readonly onBack?: () => void;
}

/** Preloads the code of dialogs; call it when idle. */
export const preloadDialog = (): void => void loadPanel();

/** A dialog. Its code is loaded when the first one opens. */
export function Dialog({ steps = 1, onBack, ...props }: DialogProps) {
  const { open, onClose } = props;
  const [wasOpen, setWasOpen] = useState(open);
  useLayer(open ? steps : 0, onBack ?? onClose);
  if (open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
