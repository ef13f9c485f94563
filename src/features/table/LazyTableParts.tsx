import { DealFlight } from './start/DealFlight.tsx';
import { PlateGlide } from './seat/PlateGlide.tsx';
import { LeadNotice } from './trick/LeadNotice.tsx';
import { TrickArea } from './trick/TrickArea.tsx';
import { TrumpNotice } from './bar/TrumpNotice.tsx';

/** The parts of the table that the first screen does not need: the trick, notices and animations. A chunk of its own. */
export function LazyTableParts() {
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
