import { useState } from 'react';
import { cards, suitOf } from '@/engine/cards/card.ts';
import { STANDARD_RANKING } from '@/engine/cards/ranking.ts';
import { sortHand } from '@/engine/cards/sort.ts';
import { Hand, type HandCard } from '@/ui/hand/Hand.tsx';

const DEAL = cards('QH TS 4C AD KS 7H JC 2D 9S TH 5C QS 8D KH 3S AC 6D');

/** A hand at its turn, with hearts led. */
export function HandView({
  count,
  confirm,
}: {
  readonly count: number;
  readonly confirm: boolean;
}) {
  const [held, setHeld] = useState(() => sortHand(DEAL.slice(0, count), STANDARD_RANKING, 'S'));
  const [selected, setSelected] = useState<string | null>(null);
  const mustFollow = held.some((card) => suitOf(card) === 'H');
  const hand = held.map((card): HandCard => {
    const refused = mustFollow && suitOf(card) !== 'H';
    return {
      id: card,
      card,
      state: refused ? 'refused' : 'playable',
      label: `${card}, ${refused ? 'you must follow hearts' : 'playable'}`,
    };
  });
  const choose = (id: string) => {
    if (hand.find((card) => card.id === id)?.state !== 'playable') return;
    if (confirm && selected !== id) {
      setSelected(id);
      return;
    }
    setSelected(null);
    setHeld((cards) => cards.filter((card) => card !== id));
  };
  return (
    <div className="hand">
      <Hand cards={hand} selected={selected} onChoose={choose} />
    </div>
  );
}
