import { Suspense, lazy } from 'react';
import { loadMessages } from '@/i18n/i18n.ts';
import { DealFlight } from './DealFlight.tsx';
import { TrickArea } from './TrickArea.tsx';
import { TrumpNotice } from './TrumpNotice.tsx';

/** Rendered once its messages are loaded. */
const TrumpNoticeInWords = lazy(async () => {
  await loadMessages();
  return { default: TrumpNotice };
});

/** All animations of the table; a chunk of its own, since the first screen needs none. */
export function TableMotion() {
  return (
    <>
      <TrickArea />
      <Suspense>
        <TrumpNoticeInWords />
      </Suspense>
      <DealFlight />
    </>
  );
}
