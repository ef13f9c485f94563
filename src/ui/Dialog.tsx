import { type ComponentProps, lazy, Suspense, useState } from 'react';

const loadPanel = async () => {
  const { DialogPanel } = await import('./DialogPanel.tsx');
  return { default: DialogPanel };
};
const Panel = lazy(loadPanel);

export type DialogProps = ComponentProps<typeof Panel>;

/** Preloads the code of dialogs; call it when idle. */
export const preloadDialog = (): void => void loadPanel();

/** A dialog. Its code is loaded when the first one opens. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
