import { DealFlight } from './start/DealFlight.tsx';
import { PlateGlide } from './seat/PlateGlide.tsx';
import { LeadNotice } from './trick/LeadNotice.tsx';
import { TrickArea } from './trick/TrickArea.tsx';
import { TrumpNotice } from './bar/TrumpNotice.tsx';

/** All animations of the table; a chunk of its own, since the first screen needs none. */
export function TableMotion() {
  return (
    <>
      <TrickArea />
      <TrumpNotice />
      <LeadNotice />
      <DealFlight />
      <PlateGlide />
    </>
  );
}
