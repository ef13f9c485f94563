import { LazyMotion, MotionConfig, domAnimation } from 'framer-motion';
import { DealFlight } from './DealFlight.tsx';
import { TrickArea } from './TrickArea.tsx';
import { TrumpNotice } from './TrumpNotice.tsx';

/** All that moves across the table. A chunk of its own: the first picture needs none of it. */
export function TableMotion() {
  return (
    <MotionConfig reducedMotion="user">
      <LazyMotion features={domAnimation} strict>
        <TrickArea />
        <TrumpNotice />
        <DealFlight />
      </LazyMotion>
    </MotionConfig>
  );
}
