import { SUITS } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useSetting } from '@/store/hooks.ts';
import {
  BACKS,
  type Back,
  CARD_SIZES,
  SUIT_COLORS,
  type SuitColors,
  THEMES,
  type Theme,
} from '@/store/look.ts';
import { PlayingCard } from '@/ui/card/PlayingCard.tsx';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { ChoiceSetting } from './controls.tsx';
import styles from './LookSection.module.css';

/** A preview of a theme. */
function ThemeLabel({ theme }: { readonly theme: Theme }) {
  const t = useTranslate();
  return (
    <span className={styles.sample}>
      {t(`theme.${theme}`)}
      <span className={styles.felt} data-theme={theme} aria-hidden="true">
        <span className={styles.paper} />
        <span className={styles.accent} />
      </span>
    </span>
  );
}

function DeckLabel({ deck }: { readonly deck: SuitColors }) {
  const t = useTranslate();
  const theme = useSetting((state) => state.theme);
  return (
    <span className={styles.sample}>
      {t(`deck.${deck}`)}
      <span className={styles.suits} data-theme={theme} data-deck={deck} aria-hidden="true">
        {SUITS.map((suit) => (
          <SuitGlyph key={suit} suit={suit} on="paper" />
        ))}
      </span>
    </span>
  );
}

function BackLabel({ back }: { readonly back: Back }) {
  const t = useTranslate();
  return (
    <span className={styles.sample}>
      {t(`back.${back}`)}
      <span className={styles.back} aria-hidden="true">
        <PlayingCard card={null} back={back} />
      </span>
    </span>
  );
}

const themeLabel = (theme: Theme) => <ThemeLabel theme={theme} />;
const deckLabel = (deck: SuitColors) => <DeckLabel deck={deck} />;
const backLabel = (back: Back) => <BackLabel back={back} />;

/** How the table and the cards look. */
export function LookSection() {
  const t = useTranslate();
  return (
    <>
      <ChoiceSetting setting="theme" legend="settings.theme" values={THEMES} label={themeLabel} />
      <ChoiceSetting setting="deck" legend="settings.deck" values={SUIT_COLORS} label={deckLabel} />
      <ChoiceSetting setting="back" legend="settings.back" values={BACKS} label={backLabel} />
      <ChoiceSetting
        setting="cardSize"
        legend="settings.cardSize"
        layout="segments"
        values={CARD_SIZES}
        label={(size) => t(`cardSize.${size}`)}
      />
    </>
  );
}
