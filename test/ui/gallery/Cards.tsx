import { DECK } from '@/engine/cards/card.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { PlayingCard } from '@/ui/card/PlayingCard.tsx';
import { BACKS } from '@/store/look.ts';

export function Deck() {
  return (
    <div className="deck">
      {DECK.map((card) => (
        <PlayingCard key={card} card={card} />
      ))}
    </div>
  );
}

export function States() {
  return (
    <div className="row">
      <PlayingCard card="QH" label="queen of hearts" />
      <PlayingCard card="QH" dimmed />
      <PlayingCard card="TS" raised />
      <PlayingCard card="TS" winning />
      {BACKS.map((back) => (
        <PlayingCard key={back} card={null} back={back} />
      ))}
      <PlayingCard card="AS" faceDown label="a card, face down" />
      <p style={{ fontSize: '2rem' }}>
        {(['S', 'H', 'C', 'D', null] as const).map((suit) => (
          <SuitGlyph key={suit} suit={suit} />
        ))}
      </p>
    </div>
  );
}
