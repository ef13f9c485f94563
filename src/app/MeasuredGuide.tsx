import { GuidePage } from '@/features/guide/GuidePage.tsx';
import measured from '@/store/guide/measured.json';

/** The guide with what was measured. */
export const MeasuredGuide = ({ onClose }: { readonly onClose: () => void }) => (
  <GuidePage data={measured} onClose={onClose} />
);
