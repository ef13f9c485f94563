import { type PlayerView, type Seat, seatAfter, winnerOf } from '@/engine/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import type { MessageKey, Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import type { Cue } from '@/store/cue.ts';
import { dealtRound } from './model.ts';

type Teller = { readonly t: Translate; readonly view: PlayerView };

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

function trumpSentence({ t, view }: Teller): string {
  const round = dealtRound(view);
  if (round === null || round.trump === null) return '';
  if (round.trump === 'N') return t('say.noTrump');
  const trump = t(`trump.${round.trump}`);
  return round.turned === null
    ? t('trump.suit', { suit: trump })
    : t('say.trumpTurned', { card: cardName(t, round.turned), trump });
}

/** Whose card is winning the trick that lies; nothing for the first card, which always is. */
function winningSentence(teller: Teller): string {
  const round = dealtRound(teller.view);
  if (round === null || round.trump === null || round.trick.cards.length < 2) return '';
  const winner = winnerOf(round.trick, round.trump, teller.view.rules.players);
  if (winner === null) return '';
  return about(teller, winner, ['say.youAreWinning', 'say.isWinning']);
}

function ownTurnSentence({ t, view }: Teller): string {
  if (!view.toAct.includes(view.seat)) return '';
  return view.round.phase === 'play' ? t('say.yourTurn') : t('say.yourBid');
}

function factSentences(teller: Teller, cue: Cue): string[] {
  const { t } = teller;
  switch (cue.type) {
    case 'dealt':
      return [
        about(teller, cue.dealer, ['say.youDeal', 'say.dealt'], { count: cue.handSize }),
        trumpSentence(teller),
      ];
    case 'bidMade':
      return cue.bid === null
        ? [t('say.sealed', { name: nameOf(teller, cue.seat) })]
        : [about(teller, cue.seat, ['say.youBid', 'say.bid'], { bid: cue.bid })];
    case 'trumpNamed':
      return [
        t('say.namedTrump', { name: nameOf(teller, cue.seat), trump: t(`trump.${cue.trump}`) }),
      ];
    case 'cardPlayed':
      return [
        about(teller, cue.seat, ['say.youPlay', 'say.plays'], { card: cardName(t, cue.card) }),
        winningSentence(teller),
      ];
    case 'trickTaken':
      return [about(teller, cue.winner, ['say.youTake', 'say.takes'])];
    case 'roundScored':
      return [t('say.roundOver')];
    case 'gameEnded':
      return [t('say.gameOver')];
    case 'blindNilDecided':
    case 'biddingClosed':
      return [];
  }
}

/** What a cue is in words, with what it means for the viewer. */
export function narrate(t: Translate, view: PlayerView, cue: Cue): string {
  const teller = { t, view };
  return [...factSentences(teller, cue), ownTurnSentence(teller)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Who leads and who is asked, for the line under the trick. */
export function turnLine(t: Translate, view: PlayerView): string {
  const round = dealtRound(view);
  const seat = view.toAct[0];
  if (round === null || seat === undefined) return '';
  const own = view.toAct.includes(view.seat);
  if (round.phase === 'play') {
    if (!own) return t('turn.other.play', { name: playerName(t, view.seats[seat]) });
    return t(round.trick.cards.length === 0 ? 'turn.you.lead' : 'turn.you.play');
  }
  return own ? t('turn.you.bid') : t('turn.other.bid', { name: playerName(t, view.seats[seat]) });
}

/** The seats in the order of a trick, with their cards. */
export const trickSeats = (leader: Seat, count: number, players: number): Seat[] =>
  Array.from({ length: count }, (_, index) => seatAfter(leader, players, index));
