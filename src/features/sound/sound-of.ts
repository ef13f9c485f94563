import {
  type PlayerView,
  breaksTrump,
  isBidMade,
  ledSuit,
  seatsOfSide,
  sideOf,
} from '@/engine/index.ts';
import type { Cue, CueOf } from '@/store/table/cue.ts';
import { type Moment, momentsOf, newLeader } from '@/store/table/moments.ts';
import type { Sound } from './recipes.ts';

function cardSound({ card }: CueOf<'cardPlayed'>, { round }: PlayerView): Sound {
  if (round.phase === 'ready' || round.trump === null) return 'card';
  const led = ledSuit(round.trick);
  return led !== null && breaksTrump(card, led, round.trump) ? 'trump' : 'card';
}

/** The sounds of moments that are the viewer's own. */
const OWN: Partial<Record<Moment['kind'], Sound>> = {
  made: 'stamp',
  'nil-made': 'stamp',
  sunk: 'sunk',
  'nil-broken': 'broken',
  hooked: 'hooked',
};

/** The sound of a moment for the viewer; null for none. */
function momentSound(moment: Moment, { seat }: PlayerView): Sound | null {
  // A ruff has its sound with its card, a new lead with the scores.
  if (moment.kind === 'ruff' || moment.kind === 'lead') return null;
  if (moment.kind === 'last-trick') return 'lastTrick';
  if (moment.seat === seat) return OWN[moment.kind] ?? null;
  // Everybody hears a broken nil.
  return moment.kind === 'nil-broken' ? 'broken' : null;
}

/** The first sound of a cue's moments; without any, the ordinary one. */
const withMoment = (cue: Cue, view: PlayerView, ordinary: Sound): Sound =>
  momentsOf(view, cue)
    .map((moment) => momentSound(moment, view))
    .find((sound) => sound !== null) ?? ordinary;

/**
 * The sound of a round's result. Among partners `made` if their contract and all their nils were made,
 * as the score sheet marks them.
 */
function roundSound(view: PlayerView): Sound {
  const { past, rules, seat } = view;
  const side = sideOf(rules, seat);
  if (newLeader(view) === side) return 'lead';
  const record = past.at(-1);
  const isMade =
    record !== undefined &&
    seatsOfSide(rules, side).every((each) => isBidMade(rules, record, each));
  return isMade ? 'made' : 'missed';
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
      return withMoment(cue, view, 'bid');
    case 'blindNilDecided':
    case 'trumpNamed':
      return 'bid';
    case 'cardPlayed':
      return cardSound(cue, view);
    case 'trickTaken':
      return withMoment(cue, view, cue.winner === view.seat ? 'ownTrick' : 'trick');
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
