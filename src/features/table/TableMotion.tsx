import { DealFlight } from './DealFlight.tsx';
import { LeadNotice } from './LeadNotice.tsx';
import { TrickArea } from './TrickArea.tsx';
import { TrumpNotice } from './TrumpNotice.tsx';

/** All animations of the table; a chunk of its own, since the first screen needs none. */
export function TableMotion() {
  return (
    <>
      <TrickArea />
      <TrumpNotice />
      <LeadNotice />
      <DealFlight />
    </>
  );
}
