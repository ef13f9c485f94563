import { type ComponentProps, useState } from 'react';
import { useLayer } from './layers.ts';
import { lazyPart } from './lazy-part.tsx';

const Panel = lazyPart(async () => (await import('./DialogPanel.tsx')).DialogPanel);

export interface DialogProps extends ComponentProps<typeof Panel> {
  /** How many steps of Back or Escape close it: more than one if there are pages inside. */
  readonly steps?: number;
  /** Takes one of these steps; without it, Back and Escape close the dialog. */
  readonly onBack?: () => void;
}

/** A dialog. Its code is loaded when the first one opens. */
export function Dialog({ steps = 1, onBack, ...props }: DialogProps) {
  const { open, onClose } = props;
  const [wasOpen, setWasOpen] = useState(open);
  useLayer(open ? steps : 0, onBack ?? onClose);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen ? <Panel {...props} /> : null;
}
