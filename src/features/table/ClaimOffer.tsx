import { type Claim, claimOf } from '@/engine/advice/index.ts';
import { type PlayerView, dealtRound, hasPartners, nilOf } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useSetting, useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import { useOwnClicks } from '@/ui/use-own-clicks.ts';
import { needOf } from '@/store/table/moments.ts';
import styles from './ClaimOffer.module.css';

/** Whether the viewer's bid or nil, or that of the viewer's side, can be made with this claim. */
function servesBid(view: PlayerView, { kind, count }: Claim): boolean {
  const round = dealtRound(view);
  if (round === null || kind === 'none') return false;
  // In a partnership more tricks than bid are no miss.
  if (hasPartners(view.rules)) return nilOf(view, view.seat) === null;
  return needOf(round, view.seat) === count;
}

function Offer({ view, claim }: { readonly view: PlayerView; readonly claim: Claim }) {
  const t = useTranslate();
  const { table } = useGame();
  const onClickCapture = useOwnClicks();
  const { kind, count } = claim;
  return (
    <div className={styles.offer} data-offer data-testid="claim" onClickCapture={onClickCapture}>
      <Button
        variant={servesBid(view, claim) ? 'primary' : 'quiet'}
        onClick={() => table.claim(claimOf)}
      >
        {t(kind === 'all' ? 'claim.button' : 'claim.concede', { count })}
      </Button>
    </div>
  );
}

/** Offers to claim the remaining tricks when they are certain, or to concede them when none can be taken. */
export function ClaimOffer() {
  const isOffered = useSetting((settings) => settings.claim);
  const view = useTable((state) => state.view);
  // Not while a stand-in plays.
  const canPlayOut = useTable((state) => state.canPlayOut);
  const claim = isOffered && canPlayOut ? claimOf(view) : null;
  return claim === null ? null : <Offer view={view} claim={claim} />;
}
