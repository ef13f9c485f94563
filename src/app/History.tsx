import type { ComponentProps } from 'react';
import HistoryDialog from '@/features/history/HistoryDialog.tsx';
import { indexedDbArchive } from './ports/archive.ts';

type HistoryProps = Omit<ComponentProps<typeof HistoryDialog>, 'archive'>;

const archive = indexedDbArchive();

/** *Your games* with where they are kept. */
export const History = (props: HistoryProps) => <HistoryDialog {...props} archive={archive} />;
