import { type Command, type PlayerView } from '@/engine/index.ts';
import { withMessages } from '@/i18n/i18n.ts';
import { useTable } from '@/store/hooks.ts';
import { lazyPart } from '@/ui/lazy-part.tsx';
import { BidPanel } from './BidPanel.tsx';

/** Loaded on demand: rarer decisions, and the messages of the rarest. */
const TrumpPanel = lazyPart(async () => (await import('./TrumpPanel.tsx')).TrumpPanel);
const DeclarePanel = lazyPart(
  async () => (await withMessages(() => import('./DeclarePanel.tsx'))).DeclarePanel,
);

const decisionOf = ({ choices }: PlayerView): Command['type'] | null =>
  choices[0]?.command.type ?? null;

interface BeforePlayProps {
  /** The question, where it is about another seat than the player's. */
  readonly heading?: string;
}

/** The decision before the first card: blind nil, bid or trump. */
export function BeforePlay({ heading }: BeforePlayProps) {
  const decision = useTable(({ view }) => decisionOf(view));
  if (decision === 'bid') return <BidPanel heading={heading} />;
  if (decision === 'nameTrump') return <TrumpPanel heading={heading} />;
  return decision === 'declare' ? <DeclarePanel heading={heading} /> : null;
}
