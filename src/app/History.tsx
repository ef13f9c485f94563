import HistoryDialog from '@/features/history/HistoryDialog.tsx';
import { indexedDbArchive } from './ports/archive.ts';

interface HistoryProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const archive = indexedDbArchive();

/** *Your games* with where they are kept. */
export const History = (props: HistoryProps) => <HistoryDialog {...props} archive={archive} />;
