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
import { isYou, playerName } from '@/i18n/player-names.ts';
import { trumpReason } from '@/i18n/trump-reason.ts';
import type { Cue, CueOf } from '@/store/table/cue.ts';
import { hookedBidder, newLeader } from '@/store/table/moments.ts';
import { leadByBid } from './trick/lead-reason.ts';
import { type SeatState, seatState } from './seat/seat-state.ts';

/** What every sentence needs. */
interface NarrationContext {
  readonly t: Translate;
  readonly view: PlayerView;
  readonly nameCard: NameCard;
}

const nameOf = ({ t, view }: NarrationContext, seat: Seat): string =>
  playerName(t, view.seats[seat]);

/**
 * A sentence about a seat: in the second person for the viewer's own, with a name for any
 * other.
 */
function about<Own extends MessageKey>(
  context: NarrationContext,
  seat: Seat,
  [own, other]: readonly [Own, MessageKey],
  ...filling: MessageArguments<Own>
): string {
  if (isYou(context.view, seat)) return context.t(own, ...filling);
  const [values = {}] = filling;
  // Both messages take the same values, but for the name.
  return context.t(
    other,
    ...([{ ...values, name: nameOf(context, seat) }] as unknown as MessageArguments<MessageKey>),
  );
}

/** Who names trump, and why. */
const chooserSentence = (context: NarrationContext, chooser: Seat): string =>
  about(context, chooser, ['say.youChooseTrump', 'say.choosesTrump'], {
    reason: trumpReason(context.t, context.view, chooser, chooserReason(context.view, chooser)),
  });

function trumpSentence(context: NarrationContext, round: DealtView): string {
  const { phase, trump, chooser, turned, openCard, dealer } = round;
  const { t, nameCard } = context;
  if (trump === null)
    return phase === 'trump' && chooser !== null ? chooserSentence(context, chooser) : '';
  if (trump === 'N') return t('say.noTrump');
  if (trump === 'L') return t('say.movingTrump');
  const suit = t(`suit.${trump}`);
  if (openCard !== null)
    return about(context, dealer, ['say.youShowTrump', 'say.trumpShown'], {
      card: nameCard(t, openCard),
      suit,
    });
  return turned === null
    ? t('say.suitTrump', { suit })
    : t('say.trumpTurned', { card: nameCard(t, turned), suit });
}

/** In a forehead round, the cards of the others [SIGHT-1]. */
function sightSentences(context: NarrationContext, round: DealtView): string[] {
  const { t, view, nameCard } = context;
  const said = round.hands.flatMap((hand, seat) =>
    seat === view.seat || hand.kind === 'hidden'
      ? []
      : hand.cards.map((card) =>
          t('say.holds', { name: nameOf(context, seat), card: nameCard(t, card) }),
        ),
  );
  if (said.length === 0) return [];
  return isYou(view, view.seat) ? [...said, t('say.ownUnseen')] : said;
}

function dealtSentences(context: NarrationContext, cue: CueOf<'dealt'>): string[] {
  const round = dealtRound(context.view);
  const dealt = about(context, cue.dealer, ['say.youDeal', 'say.dealt'], { count: cue.handSize });
  if (round === null) return [dealt];
  return [dealt, trumpSentence(context, round), ...sightSentences(context, round)];
}

/** Which bid the hook forbade the last bidder, if the bid lies right beside it. */
function hookSentence(context: NarrationContext, { seat }: CueOf<'bidMade'>): string {
  const hooked = hookedBidder(context.view);
  if (hooked?.seat !== seat) return '';
  return about(context, seat, ['say.youHooked', 'say.hooked'], { bid: hooked.forbidden });
}

function bidSentence(context: NarrationContext, { seat, bid }: CueOf<'bidMade'>): string {
  const state = seatState(context.view, seat);
  if (bid === null) return context.t('say.sealed', { name: nameOf(context, seat) });
  if (state.kind === 'own-sealed')
    return about(context, seat, ['say.youSealed', 'say.bid'], { bid });
  if (state.kind === 'nil') return about(context, seat, ['say.youNil', 'say.nil']);
  return about(context, seat, ['say.youBid', 'say.bid'], { bid });
}

/** The contracts of both sides, by the names of the players. */
const contractsSentence = (t: Translate, view: PlayerView, round: DealtView): string =>
  t('say.bids', {
    bids: formatList(
      [0, 1].map((side) =>
        t('say.oneBid', {
          name: formatList(
            seatsOfSide(view.rules, side).map((seat) => playerName(t, view.seats[seat])),
          ),
          bid: contractOf(view.rules, round, side).bid,
        }),
      ),
    ),
  });

/** The sum of the bids against the tricks; in partnerships, both contracts. */
function totalSentence({ t, view }: NarrationContext, round: DealtView): string {
  const { sum, complete } = visibleBids(round);
  // A replay that starts in the middle of the bidding has no sum yet.
  if (!complete) return '';
  if (hasPartners(view.rules)) {
    if (!isYou(view, view.seat)) return contractsSentence(t, view, round);
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
function leadSentence(context: NarrationContext): string {
  const { t, view } = context;
  const [leader] = view.toAct;
  if (view.round.phase !== 'play' || leader === undefined || isYou(view, leader)) return '';
  const name = nameOf(context, leader);
  const reason = leadByBid(t, view)?.reason;
  return reason === undefined ? t('say.leads', { name }) : t('say.leadsFor', { name, reason });
}

/** The end of the bidding: revealed bids if they were sealed, their sum, and who leads or names trump. */
function closedSentences(context: NarrationContext): string[] {
  const { t, view } = context;
  const round = dealtRound(view);
  if (round === null) return [];
  const said: string[] = [];
  if (bidsAreSealed(view.rules)) {
    const bids = seatsFromLeftOf(round.dealer, view.rules.players).flatMap((seat) => {
      const bid = round.bids[seat];
      return typeof bid === 'number' ? [t('say.oneBid', { name: nameOf(context, seat), bid })] : [];
    });
    said.push(t('say.bids', { bids: formatList(bids) }));
  }
  said.push(totalSentence(context, round), leadSentence(context));
  if (round.phase === 'trump' && round.chooser !== null)
    said.push(chooserSentence(context, round.chooser));
  return said;
}

/** A play, and whether it takes the lead; not said of the first card, which always does. */
function playSentence(context: NarrationContext, { seat, card }: CueOf<'cardPlayed'>): string {
  const { view, t, nameCard } = context;
  const round = dealtRound(view);
  const isAhead =
    round !== null &&
    round.trump !== null &&
    round.trick.cards.length > 1 &&
    winnerOf(round.trick, round.trump, view.rules) === seat;
  const values = { card: nameCard(t, card) };
  return isAhead
    ? about(context, seat, ['say.youPlayAhead', 'say.playsAhead'], values)
    : about(context, seat, ['say.youPlay', 'say.plays'], values);
}

/** What the viewer still needs; empty in partnerships and at the end of the round. */
function needSentence({ t }: NarrationContext, state: SeatState): string {
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

function takenSentences(context: NarrationContext, { winner }: CueOf<'trickTaken'>): string[] {
  const state = seatState(context.view, winner);
  const taken = about(context, winner, ['say.youTake', 'say.takes']);
  if (state.kind === 'nil-broken' && state.won === 1)
    return [taken, about(context, winner, ['say.yourNilBroken', 'say.nilBroken'])];
  return isYou(context.view, winner) ? [taken, needSentence(context, state)] : [taken];
}

/** The sum of the bids so far. */
function bidsSentence({ t, view }: NarrationContext): string {
  const round = dealtRound(view);
  if (round === null || bidsAreSealed(view.rules) || hasPartners(view.rules)) return '';
  const { sum } = visibleBids(round);
  return round.bids.every((bid) => bid === null)
    ? ''
    : t('say.bidSoFar', { bid: sum, tricks: round.handSize });
}

function ownLeadSentence({ t, view }: NarrationContext): string {
  const reason = leadByBid(t, view)?.reason;
  return reason === undefined ? t('say.yourLead') : t('say.yourLeadFor', { reason });
}

function ownTurnSentence(context: NarrationContext): string {
  const { t, view } = context;
  // Only a seat to act has choices; in a replay none has.
  if (view.choices.length === 0) return '';
  switch (view.round.phase) {
    case 'play':
      return view.round.trick.cards.length === 0 ? ownLeadSentence(context) : t('say.yourTurn');
    case 'bid':
      return joinSentences([bidsSentence(context), t('say.yourBid')]);
    case 'declare':
      return t('say.yourDeclare');
    default:
      // Already announced, with the reason.
      return '';
  }
}

function factSentences(context: NarrationContext, cue: Cue): string[] {
  const { t } = context;
  switch (cue.type) {
    case 'dealt':
      return dealtSentences(context, cue);
    case 'blindNilDecided':
      return [
        about(
          context,
          cue.seat,
          cue.blindNil ? ['say.youBlindNil', 'say.blindNil'] : ['say.youLook', 'say.looks'],
        ),
      ];
    case 'bidMade':
      return [bidSentence(context, cue), hookSentence(context, cue)];
    case 'biddingClosed':
      return closedSentences(context);
    case 'trumpNamed':
      return [
        about(context, cue.seat, ['say.youNamedTrump', 'say.namedTrump'], {
          trump: choiceName(
            t,
            { type: 'nameTrump', seat: cue.seat, trump: cue.trump },
            {
              isSide: false,
            },
          ),
        }),
        leadSentence(context),
      ];
    case 'cardPlayed':
      return [playSentence(context, cue)];
    case 'trickTaken':
      return takenSentences(context, cue);
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
  const isOurs = side === sideOf(view.rules, view.seat);
  // The results have named the sides of somebody else's game.
  if (hasPartners(view.rules) && !isYou(view, view.seat)) return '';
  const who = hasPartners(view.rules)
    ? isOurs
      ? 'ours'
      : 'theirs'
    : isYou(view, leader)
      ? 'you'
      : 'other';
  return t('say.newLead', { who, name: playerName(t, view.seats[leader]) });
}

/** The results of the round just scored, and who leads now. */
export function resultSentences(t: Translate, view: PlayerView): string[] {
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
  const context = { t, view, nameCard };
  return joinSentences([...factSentences(context, cue), ownTurnSentence(context)]);
}
