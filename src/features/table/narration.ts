import {
  type DealtView,
  type PlayerView,
  type Seat,
  bidsAreSealed,
  chooserReason,
  contractOf,
  dealtRound,
  hasPartners,
  visibleBids,
  seatsFromLeftOf,
  seatsOfSide,
  sideOf,
  winnerOf,
} from '@/engine/index.ts';
import { type NameCard, spokenCard } from '@/i18n/card-names.ts';
import { formatList, formatSigned, joinSentences } from '@/i18n/format.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import type { MessageArguments, MessageKey, Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { trumpReason } from '@/i18n/trump-reason.ts';
import type { Cue } from '@/store/cue.ts';
import { hookedBidder, newLeader } from '@/store/moments.ts';
import { leadByBid } from './lead-reason.ts';
import { type SeatState, seatState } from './model.ts';

interface Teller {
  readonly t: Translate;
  readonly view: PlayerView;
  readonly nameCard: NameCard;
}

type CueOf<T extends Cue['type']> = Extract<Cue, { type: T }>;

const nameOf = ({ t, view }: Teller, seat: Seat): string => playerName(t, view.seats[seat]);

/**
 * A sentence about a seat: in the second person for the viewer's own, with a name for any
 * other.
 */
function about<Own extends MessageKey>(
  teller: Teller,
  seat: Seat,
  [own, other]: readonly [Own, MessageKey],
  ...filling: MessageArguments<Own>
): string {
  if (seat === teller.view.seat) return teller.t(own, ...filling);
  const [values = {}] = filling;
  return teller.t(
    other,
    ...([{ ...values, name: nameOf(teller, seat) }] as unknown as MessageArguments<MessageKey>),
  );
}

/** Who names trump, and why. */
const chooserSentence = (teller: Teller, chooser: Seat): string =>
  about(teller, chooser, ['say.youChooseTrump', 'say.choosesTrump'], {
    reason: trumpReason(teller.t, teller.view, chooser, chooserReason(teller.view, chooser)),
  });

function trumpSentence(teller: Teller, round: DealtView): string {
  const { phase, trump, chooser, turned, openCard, dealer } = round;
  const { t, nameCard } = teller;
  if (trump === null)
    return phase === 'trump' && chooser !== null ? chooserSentence(teller, chooser) : '';
  if (trump === 'N') return t('say.noTrump');
  if (trump === 'L') return t('say.movingTrump');
  const suit = t(`suit.${trump}`);
  if (openCard !== null)
    return about(teller, dealer, ['say.youShowTrump', 'say.trumpShown'], {
      card: nameCard(t, openCard),
      suit,
    });
  return turned === null
    ? t('say.suitTrump', { suit })
    : t('say.trumpTurned', { card: nameCard(t, turned), suit });
}

/** In a forehead round, the cards of the others [SIGHT-1]. */
function sightSentences(teller: Teller, round: DealtView): string[] {
  const { t, view, nameCard } = teller;
  const said = round.hands.flatMap((hand, seat) =>
    seat === view.seat || hand.kind === 'hidden'
      ? []
      : hand.cards.map((card) =>
          t('say.holds', { name: nameOf(teller, seat), card: nameCard(t, card) }),
        ),
  );
  return said.length === 0 ? [] : [...said, t('say.ownUnseen')];
}

function dealtSentences(teller: Teller, cue: CueOf<'dealt'>): string[] {
  const round = dealtRound(teller.view);
  const dealt = about(teller, cue.dealer, ['say.youDeal', 'say.dealt'], { count: cue.handSize });
  if (round === null) return [dealt];
  return [dealt, trumpSentence(teller, round), ...sightSentences(teller, round)];
}

/** Which bid the hook forbade the last bidder. */
function hookSentence(teller: Teller, { seat }: CueOf<'bidMade'>): string {
  const hooked = hookedBidder(teller.view);
  if (hooked?.seat !== seat) return '';
  return about(teller, seat, ['say.youHooked', 'say.hooked'], { bid: hooked.forbidden });
}

function bidSentence(teller: Teller, { seat, bid }: CueOf<'bidMade'>): string {
  const state = seatState(teller.view, seat);
  if (bid === null) return teller.t('say.sealed', { name: nameOf(teller, seat) });
  if (state.kind === 'own-sealed') return teller.t('say.youSealed', { bid });
  if (state.kind === 'nil') return about(teller, seat, ['say.youNil', 'say.nil']);
  return about(teller, seat, ['say.youBid', 'say.bid'], { bid });
}

/** The sum of the bids against the tricks; in partnerships, both contracts. */
function totalSentence({ t, view }: Teller, round: DealtView): string {
  const { sum, complete } = visibleBids(round);
  // A replay that starts in the middle of the bidding has no sum yet.
  if (!complete) return '';
  if (hasPartners(view.rules)) {
    const ours = contractOf(view.rules, round, sideOf(view.rules, view.seat)).bid;
    return t('say.contracts', { ours, theirs: sum - ours });
  }
  const over = sum - round.handSize;
  return t('say.total', {
    kind: over > 0 ? 'over' : over < 0 ? 'under' : 'even',
    bid: sum,
    tricks: round.handSize,
    by: Math.abs(over),
  });
}

/** The opponent who leads the first trick; the viewer's own lead is announced as their turn. */
function leadSentence(teller: Teller): string {
  const { t, view } = teller;
  const [leader] = view.toAct;
  if (view.round.phase !== 'play' || leader === undefined || leader === view.seat) return '';
  const name = nameOf(teller, leader);
  const reason = leadByBid(t, view)?.reason;
  return reason === undefined ? t('say.leads', { name }) : t('say.leadsFor', { name, reason });
}

/** The end of the bidding: revealed bids if they were sealed, their sum, and who leads or names trump. */
function closedSentences(teller: Teller): string[] {
  const { t, view } = teller;
  const round = dealtRound(view);
  if (round === null) return [];
  const said: string[] = [];
  if (bidsAreSealed(view.rules)) {
    const bids = seatsFromLeftOf(round.dealer, view.rules.players).flatMap((seat) => {
      const bid = round.bids[seat];
      return typeof bid === 'number' ? [t('say.oneBid', { name: nameOf(teller, seat), bid })] : [];
    });
    said.push(t('say.bids', { bids: formatList(bids) }));
  }
  said.push(totalSentence(teller, round), leadSentence(teller));
  if (round.phase === 'trump' && round.chooser !== null)
    said.push(chooserSentence(teller, round.chooser));
  return said;
}

/** A play, and whether it takes the lead; not said of the first card, which always does. */
function playSentence(teller: Teller, { seat, card }: CueOf<'cardPlayed'>): string {
  const { view, t, nameCard } = teller;
  const round = dealtRound(view);
  const isAhead =
    round !== null &&
    round.trump !== null &&
    round.trick.cards.length > 1 &&
    winnerOf(round.trick, round.trump, view.rules) === seat;
  const values = { card: nameCard(t, card) };
  return isAhead
    ? about(teller, seat, ['say.youPlayAhead', 'say.playsAhead'], values)
    : about(teller, seat, ['say.youPlay', 'say.plays'], values);
}

/** What the viewer still needs; empty in partnerships and at the end of the round. */
function needSentence({ t }: Teller, state: SeatState): string {
  switch (state.kind) {
    case 'needs':
    case 'exact':
      return t('say.need', { count: state.bid - state.won });
    case 'sunk':
      return t('say.sunk');
    case 'over':
      return t('say.over', { by: state.won - state.bid });
    default:
      return '';
  }
}

function takenSentences(teller: Teller, { winner }: CueOf<'trickTaken'>): string[] {
  const state = seatState(teller.view, winner);
  const taken = about(teller, winner, ['say.youTake', 'say.takes']);
  if (state.kind === 'nil-broken' && state.won === 1)
    return [taken, about(teller, winner, ['say.yourNilBroken', 'say.nilBroken'])];
  return winner === teller.view.seat ? [taken, needSentence(teller, state)] : [taken];
}

/** The sum of the bids so far. */
function bidsSentence({ t, view }: Teller): string {
  const round = dealtRound(view);
  if (round === null || bidsAreSealed(view.rules) || hasPartners(view.rules)) return '';
  const { sum } = visibleBids(round);
  return round.bids.every((bid) => bid === null)
    ? ''
    : t('say.bidSoFar', { bid: sum, tricks: round.handSize });
}

function ownLeadSentence({ t, view }: Teller): string {
  const reason = leadByBid(t, view)?.reason;
  return reason === undefined ? t('say.yourLead') : t('say.yourLeadFor', { reason });
}

function ownTurnSentence(teller: Teller): string {
  const { t, view } = teller;
  // Only a seat to act has choices; in a replay none has.
  if (view.choices.length === 0) return '';
  switch (view.round.phase) {
    case 'play':
      return view.round.trick.cards.length === 0 ? ownLeadSentence(teller) : t('say.yourTurn');
    case 'bid':
      return joinSentences([bidsSentence(teller), t('say.yourBid')]);
    case 'declare':
      return t('say.yourDeclare');
    default:
      // Already announced, with the reason.
      return '';
  }
}

function factSentences(teller: Teller, cue: Cue): string[] {
  const { t } = teller;
  switch (cue.type) {
    case 'dealt':
      return dealtSentences(teller, cue);
    case 'blindNilDecided':
      return [
        about(
          teller,
          cue.seat,
          cue.blindNil ? ['say.youBlindNil', 'say.blindNil'] : ['say.youLook', 'say.looks'],
        ),
      ];
    case 'bidMade':
      return [bidSentence(teller, cue), hookSentence(teller, cue)];
    case 'biddingClosed':
      return closedSentences(teller);
    case 'trumpNamed':
      return [
        about(teller, cue.seat, ['say.youNamedTrump', 'say.namedTrump'], {
          trump: choiceName(
            t,
            { type: 'nameTrump', seat: cue.seat, trump: cue.trump },
            {
              isSide: false,
            },
          ),
        }),
        leadSentence(teller),
      ];
    case 'cardPlayed':
      return [playSentence(teller, cue)];
    case 'trickTaken':
      return takenSentences(teller, cue);
    case 'roundScored':
      return [t('say.roundOver')];
    case 'gameEnded':
      return [t('say.gameOver')];
  }
}

/** Who took the lead with the round just scored. */
function leaderSentence(t: Translate, view: PlayerView): string {
  const side = newLeader(view);
  const [leader] = side === null ? [] : seatsOfSide(view.rules, side);
  if (leader === undefined) return '';
  const isOwn = side === sideOf(view.rules, view.seat);
  const who = hasPartners(view.rules) ? (isOwn ? 'ours' : 'theirs') : isOwn ? 'you' : 'other';
  return t('say.newLead', { who, name: playerName(t, view.seats[leader]) });
}

/** The results of the round just scored, and who leads now. */
export function results(t: Translate, view: PlayerView): string[] {
  const record = view.past.at(-1);
  if (record === undefined) return [];
  const points = (side: number) => {
    const own = record.points[side] ?? 0;
    return { points: formatSigned(own), count: Math.abs(own) };
  };
  if (hasPartners(view.rules))
    return [
      ...record.points.map((_, side) =>
        t('say.sideResult', {
          names: formatList(
            seatsOfSide(view.rules, side).map((seat) => playerName(t, view.seats[seat])),
          ),
          ...points(side),
        }),
      ),
      leaderSentence(t, view),
    ];
  return [
    ...view.seats.map((info, seat) =>
      t('say.result', {
        name: playerName(t, info),
        bid: record.bids[seat] ?? 0,
        tricks: record.tricks[seat] ?? 0,
        ...points(sideOf(view.rules, seat)),
      }),
    ),
    leaderSentence(t, view),
  ];
}

/** A cue in words, with what it means for the viewer. Cards are named in words by default. */
export function narrate(
  t: Translate,
  view: PlayerView,
  cue: Cue,
  nameCard: NameCard = spokenCard,
): string {
  const teller = { t, view, nameCard };
  return joinSentences([...factSentences(teller, cue), ownTurnSentence(teller)]);
}
