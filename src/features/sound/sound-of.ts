import { type PlayerView, breaksTrump, ledSuit, sideOf } from '@/engine/index.ts';
import type { Cue } from '@/store/cue.ts';
import type { Sound } from './recipes.ts';

type CueOf<T extends Cue['type']> = Extract<Cue, { type: T }>;

function cardSound({ card }: CueOf<'cardPlayed'>, { round }: PlayerView): Sound {
  if (round.phase === 'ready' || round.trump === null) return 'card';
  const led = ledSuit(round.trick);
  return led !== null && breaksTrump(card, led, round.trump) ? 'trump' : 'card';
}

/** How the round ended for the viewer. */
function roundSound({ past, seat }: PlayerView): Sound {
  const record = past.at(-1);
  return record !== undefined && record.bids[seat] === record.tricks[seat] ? 'made' : 'missed';
}

function endSound({ round, rules, seat }: PlayerView): Sound {
  return round.phase === 'over' && round.winners.includes(sideOf(rules, seat)) ? 'won' : 'lost';
}

/** The sound of a cue for the viewer; null for none. */
export function soundOf(cue: Cue, view: PlayerView): Sound | null {
  switch (cue.type) {
    case 'dealt':
      return 'deal';
    case 'bidMade':
    case 'blindNilDecided':
    case 'trumpNamed':
      return 'bid';
    case 'cardPlayed':
      return cardSound(cue, view);
    case 'trickTaken':
      return cue.winner === view.seat ? 'ownTrick' : 'trick';
    case 'roundScored':
      return roundSound(view);
    case 'gameEnded':
      return endSound(view);
    case 'biddingClosed':
      return null;
  }
}

const isToAct = ({ toAct, seat }: PlayerView): boolean => toAct.includes(seat);

/** Whether it has become the viewer's turn. */
export const isTurnStart = (view: PlayerView, before: PlayerView): boolean =>
  isToAct(view) && (!isToAct(before) || view.round.phase !== before.round.phase);
