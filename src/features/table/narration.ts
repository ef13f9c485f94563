import {
  type DealtView,
  type PlayerView,
  type Seat,
  bidsAreSealed,
  chooserReason,
  dealtRound,
  seatsFromLeftOf,
  winnerOf,
} from '@/engine/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import { formatList, joinSentences } from '@/i18n/format.ts';
import type { MessageKey, Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { trumpReason } from '@/i18n/trump-reason.ts';
import type { Cue } from '@/store/cue.ts';
import { seatState } from './model.ts';

interface Teller {
  readonly t: Translate;
  readonly view: PlayerView;
}

type CueOf<T extends Cue['type']> = Extract<Cue, { type: T }>;

const nameOf = ({ t, view }: Teller, seat: Seat): string => playerName(t, view.seats[seat]);

/** One sentence about a seat: in the second person for the viewer's own. */
function about(
  teller: Teller,
  seat: Seat,
  [own, other]: readonly [MessageKey, MessageKey],
  values: Readonly<Record<string, string | number>> = {},
): string {
  return seat === teller.view.seat
    ? teller.t(own, values)
    : teller.t(other, { ...values, name: nameOf(teller, seat) });
}

function trumpSentence({ t }: Teller, { trump, turned }: DealtView): string {
  if (trump === null) return '';
  if (trump === 'N') return t('say.noTrump');
  if (trump === 'L') return t('say.movingTrump');
  const name = t(`trump.${trump}`);
  return turned === null
    ? t('say.suitTrump', { trump: name })
    : t('say.trumpTurned', { card: cardName(t, turned), trump: name });
}

/** Where everybody sees the others' cards: what they hold [SIGHT-1]. */
function sightSentences(teller: Teller, round: DealtView): string[] {
  const { t, view } = teller;
  const said = round.hands.flatMap((hand, seat) =>
    seat === view.seat || hand.kind === 'hidden'
      ? []
      : hand.cards.map((card) =>
          t('say.holds', { name: nameOf(teller, seat), card: cardName(t, card) }),
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

function bidSentence(teller: Teller, { seat, bid }: CueOf<'bidMade'>): string {
  const state = seatState(teller.view, seat);
  if (bid === null) return teller.t('say.sealed', { name: nameOf(teller, seat) });
  if (state.kind === 'own-sealed') return teller.t('say.youSealed', { bid });
  if (state.kind === 'nil') return about(teller, seat, ['say.youNil', 'say.nil']);
  return about(teller, seat, ['say.youBid', 'say.bid'], { bid });
}

/** What all have bid, where it was sealed until now; and who names trump. */
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
  if (round.phase === 'trump' && round.chooser !== null)
    said.push(
      about(teller, round.chooser, ['say.youChooseTrump', 'say.choosesTrump'], {
        reason: trumpReason(t, view, round.chooser, chooserReason(view, round.chooser)),
      }),
    );
  return said;
}

/** Whose card is winning the trick that lies; nothing for the first card, which always is. */
function winningSentence(teller: Teller): string {
  const round = dealtRound(teller.view);
  if (round === null || round.trump === null || round.trick.cards.length < 2) return '';
  const winner = winnerOf(round.trick, round.trump, teller.view.rules.players);
  if (winner === null) return '';
  return about(teller, winner, ['say.youAreWinning', 'say.isWinning']);
}

function takenSentences(teller: Teller, { winner }: CueOf<'trickTaken'>): string[] {
  const state = seatState(teller.view, winner);
  const taken = about(teller, winner, ['say.youTake', 'say.takes']);
  return state.kind === 'nil-broken' && state.won === 1
    ? [taken, about(teller, winner, ['say.yourNilBroken', 'say.nilBroken'])]
    : [taken];
}

function ownTurnSentence({ t, view }: Teller): string {
  // Whose turn it is has choices; in a replay nobody has any.
  if (view.choices.length === 0) return '';
  switch (view.round.phase) {
    case 'play':
      return t('say.yourTurn');
    case 'bid':
      return t('say.yourBid');
    case 'declare':
      return t('say.yourDeclare');
    default:
      // Who names trump was told together with the reason.
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
      return [bidSentence(teller, cue)];
    case 'biddingClosed':
      return closedSentences(teller);
    case 'trumpNamed':
      return [
        about(teller, cue.seat, ['say.youNamedTrump', 'say.namedTrump'], {
          trump: t(`trump.${cue.trump}`),
        }),
      ];
    case 'cardPlayed':
      return [
        about(teller, cue.seat, ['say.youPlay', 'say.plays'], { card: cardName(t, cue.card) }),
        winningSentence(teller),
      ];
    case 'trickTaken':
      return takenSentences(teller, cue);
    case 'roundScored':
      return [t('say.roundOver')];
    case 'gameEnded':
      return [t('say.gameOver')];
  }
}

/** What a cue is in words, with what it means for the viewer. */
export function narrate(t: Translate, view: PlayerView, cue: Cue): string {
  const teller = { t, view };
  return joinSentences([...factSentences(teller, cue), ownTurnSentence(teller)]);
}
