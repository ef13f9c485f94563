import { DealFlight } from './DealFlight.tsx';
import { TrickArea } from './TrickArea.tsx';
import { TrumpNotice } from './TrumpNotice.tsx';

/** All that moves across the table. A chunk of its own: the first picture needs none of it. */
export function TableMotion() {
  return (
    <>
      <TrickArea />
      <TrumpNotice />
      <DealFlight />
    </>
  );
}
