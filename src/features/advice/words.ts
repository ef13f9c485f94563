import {
  type Advice,
  type HandFact,
  type Option,
  type PlayerView,
  type PositionFact,
  dealtRound,
  hasPartners,
  isLevel,
  roundProbability,
} from '@/engine/index.ts';
import { probabilityText } from '@/i18n/probability.ts';
import { type NameCard, spokenCard } from '@/i18n/card-names.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { formatAlternatives, formatList } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { MAX_REASONS, cardList, cardReasons } from './card-words.ts';
import { pointsFigure } from './figures.ts';

function handWords(t: Translate, fact: HandFact, nameCard: NameCard): string {
  switch (fact.kind) {
    case 'sure':
      return t('hint.sure', { count: fact.cards.length, cards: cardList(t, fact.cards, nameCard) });
    case 'likely':
    case 'probable':
    case 'even':
    case 'danger':
      return t(`hint.${fact.kind}`, { cards: cardList(t, fact.cards, nameCard) });
    case 'nothing-likely':
      return t('hint.nothing-likely');
    case 'void':
    case 'discards':
      return t(`hint.${fact.kind}`, {
        suits: formatList(fact.suits.map((suit) => t(`suit.${suit}`))),
      });
    case 'forehead':
      return t('hint.forehead', { wins: fact.wins, of: fact.of });
    case 'bids-for':
    case 'bids-against':
      return t(`hint.${fact.kind}`);
  }
}

/** Whether a bid is for the partners' contract; a nil is the player's own [SP-2]. */
const isContract = (view: PlayerView, { options, best }: Advice): boolean => {
  if (!hasPartners(view.rules)) return false;
  const command = options[best]?.command;
  const bid = command?.type === 'bid' ? command.bid : dealtRound(view)?.bids[view.seat];
  return bid !== 0;
};

function positionWords(
  t: Translate,
  { seats }: PlayerView,
  fact: PositionFact,
  ofSide: boolean,
): string {
  const needs = ofSide ? 'hint.side.needs' : 'hint.needs';
  switch (fact.kind) {
    case 'for-others':
      return t('hint.others');
    case 'hinders':
    case 'bags':
    case 'their-bags':
      return t(`hint.${fact.kind}`);
    case 'nil-lost':
      return t('hint.nil-lost', { tricks: fact.tricks, of: fact.of });
    case 'nil-against':
      return t('hint.nil-against', {
        count: fact.seats.length,
        names: formatList(fact.seats.map((seat) => playerName(t, seats[seat]))),
      });
    case 'nil-beside':
    case 'game-at-stake':
      return t(`hint.${fact.kind}`);
    case 'needs': {
      const { tricks, of } = fact;
      if (tricks < 0 || tricks > of) return t(`${needs}.lost`);
      if (tricks === of) return t(`${needs}.all`, { of });
      return t(needs, { tricks, of });
    }
  }
}

/** The hint on a blind nil: what is best, and the values of both answers. */
function declarationWords(t: Translate, { options, best, verdict, unit }: Advice): string[] {
  const blind = options.find(({ command }) => command.type === 'declare' && command.blindNil);
  const look = options.find(({ command }) => command.type === 'declare' && !command.blindNil);
  if (blind === undefined || look === undefined) return [];
  return [
    t(options[best] === blind ? 'hint.say.blindNil' : 'hint.say.look', {
      verdict,
      chance: probabilityText(t, roundProbability(blind.make)),
    }),
    t('hint.blindNil.expected', {
      blind: pointsFigure(blind.points, unit),
      look: pointsFigure(look.points, unit),
    }),
  ];
}

/** The most equally good choices that are named. */
const ALTERNATIVES = 3;

/** The equally best choices; null if all choices are equal and too many to name. */
function levelWith({ options, best, unit }: Advice): readonly Option[] | null {
  const chosen = options[best] as Option;
  const rivals = options.filter(({ cost, costError }) => cost > 0 || costError > 0);
  const level = [
    chosen,
    ...rivals.filter((each) => each !== chosen && isLevel(chosen, each, unit)),
  ];
  return level.length > ALTERNATIVES && level.length > rivals.length
    ? null
    : level.slice(0, ALTERNATIVES);
}

/** The hint in words: what is best and why. Cards are named in words by default. */
export function sentences(
  t: Translate,
  view: PlayerView,
  advice: Advice,
  nameCard: NameCard = spokenCard,
): string[] {
  const { about, options, best, verdict } = advice;
  const option = options[best];
  if (option === undefined) return [];
  const ofSide = isContract(view, advice);
  // If every choice misses the bid, that is the position, and none is to blame.
  const isLost = options.every(({ make }) => make === 0);
  const stands = advice.position.map((fact) =>
    isLost && fact.kind === 'needs'
      ? t(ofSide ? 'hint.side.needs.lost' : 'hint.needs.lost')
      : positionWords(t, view, fact, ofSide),
  );
  if (about === 'declaration') return [...declarationWords(t, advice), ...stands];
  const isSide = hasPartners(view.rules);
  const nameOf = ({ command }: Option): string => choiceName(t, command, { isSide, nameCard });
  const tied = verdict === 'toss-up' ? levelWith(advice) : null;
  const say = t(ofSide && about !== 'trump' ? `hint.side.say.${about}` : `hint.say.${about}`, {
    verdict: tied === null ? verdict : 'tie',
    choice: nameOf(option),
    choices: formatAlternatives((tied ?? []).map(nameOf)),
    chance: probabilityText(t, roundProbability(option.make)),
  });
  const reasons =
    about === 'card'
      ? cardReasons(t, view, advice, tied, nameCard)
      : advice.hand.slice(0, MAX_REASONS).map((fact) => handWords(t, fact, nameCard));
  return [say, ...reasons, ...stands];
}
