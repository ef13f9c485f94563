import { useState } from 'react';
import { type Card, roundSizes } from '@/engine/index.ts';
import { type Position, positionProblem } from '@/engine/position/index.ts';
import { gameName } from '@/i18n/game-name.ts';
import { playerName } from '@/i18n/player-names.ts';
import type { SeenAndHeard as SeenAndHeardText } from '@/i18n/card-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { TableTitle } from '@/store/table/game-history.ts';
import {
  type CardPlace,
  cardsAt,
  layCards,
  nextPlace,
  cardPlaceOf,
  cardPlaces,
  roomAt,
  toggleCard,
  withDealer,
  withRound,
} from '@/store/analysis/position-draft.ts';
import { readCards } from '@/store/card-text.ts';
import { readMoves } from '@/store/analysis/position-moves.ts';
import { namesakeOf } from '@/store/namesake.ts';
import { Button } from '@/ui/Button.tsx';
import { Choice } from '@/ui/Choice.tsx';
import { Page } from '@/ui/Page.tsx';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import { Select } from '@/ui/Select.tsx';
import styles from './Analysis.module.css';
import { CardGrid } from './CardGrid.tsx';
import { CardText } from './CardText.tsx';
import { TotalsFields } from './TotalsFields.tsx';
import { MoveList } from './MoveList.tsx';
import { cardTextWords, handName, movesWords, problemWords } from './problem-words.ts';

/** A position being set up, and the title of its game. */
interface PositionDraft {
  readonly position: Position;
  readonly title: TableTitle | null;
}

interface SetupPageProps {
  readonly draft: PositionDraft;
  /** Why the link that led here could not be read; null without one. */
  readonly refused: SeenAndHeardText | null;
  readonly onChange: (position: Position) => void;
  readonly onRules: () => void;
  /** Opens a link to a position: the words of a refusal, null if it was opened, undefined if it is not a link. */
  readonly onLink: (text: string) => SeenAndHeardText | null | undefined;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** The name of a place for cards. */
function usePlaceName({ position }: PositionDraft): (place: CardPlace) => string {
  const t = useTranslate();
  return (place) =>
    typeof place === 'number' ? handName(t, position, place) : t(`analysis.place.${place}`);
}

/** Game, round and dealer. */
function RoundChoices({
  draft,
  onChange,
  onRules,
}: Pick<SetupPageProps, 'draft' | 'onChange' | 'onRules'>) {
  const t = useTranslate();
  const { position, title } = draft;
  const { rules, seats, index, dealer } = position;
  return (
    <section className={styles.section} aria-label={t('setup.game')}>
      <div className={styles.game}>
        <p>
          <strong>{gameName(t, title, namesakeOf(rules))}</strong>
          <span>{t('analysis.players', { count: rules.players })}</span>
        </p>
        <Button onClick={onRules}>{t('analysis.rules')}</Button>
      </div>
      <Select
        label={t('sheet.round')}
        value={`${index}`}
        options={roundSizes(rules).map((count, round) => ({
          value: `${round}`,
          label: t('analysis.round.option', { round: round + 1, count }),
        }))}
        onChange={(round) => onChange(withRound(position, Number(round)))}
      />
      <Select
        label={t('seat.dealer')}
        value={`${dealer}`}
        options={seats.map((info, seat) => ({ value: `${seat}`, label: playerName(t, info) }))}
        onChange={(seat) => onChange(withDealer(position, Number(seat)))}
      />
      {index > 0 && position.past.length === 0 ? (
        <TotalsFields draft={position} onChange={(totals) => onChange({ ...position, totals })} />
      ) : null}
    </section>
  );
}

type LayProps = Pick<SetupPageProps, 'draft' | 'onChange' | 'onLink'>;

/** The place where the next cards are laid, and the function that lays them. */
function useCardEntry({ draft, onChange, onLink }: LayProps) {
  const t = useTranslate();
  const { position } = draft;
  const placeName = usePlaceName(draft);
  const places = cardPlaces(position);
  const [wanted, setWanted] = useState<CardPlace>(places[0] ?? position.seat);
  const place = places.includes(wanted) ? wanted : nextPlace(position, wanted);
  const [full, setFull] = useState<string | null>(null);

  /** Applies the next draft; returns a refusal in words if it is null, since the place is full. */
  function lay(next: Position | null): string | null {
    const words =
      next === null
        ? t('analysis.full', { place: placeName(place), count: roomAt(position, place) })
        : null;
    setFull(words);
    if (next === null) return words;
    onChange(next);
    setWanted(nextPlace(next, place));
    return null;
  }

  function read(text: string): SeenAndHeardText | null {
    const opened = onLink(text);
    if (opened !== undefined) return opened;
    const cards = readCards(text, position.rules);
    if (!cards.ok) return cardTextWords(t, cards.error);
    const words = lay(layCards(position, place, cards.value));
    return words === null ? null : { seen: words, heard: words };
  }

  function choose(value: string): void {
    setFull(null);
    setWanted(places.find((each) => `${each}` === value) ?? place);
  }

  const toggle = (card: Card): void => void lay(toggleCard(position, place, card));
  return { places, place, placeName, full, choose, toggle, read };
}

/** Where cards are laid, and the grid of cards. */
function CardChoices(props: LayProps) {
  const t = useTranslate();
  const { position } = props.draft;
  const { places, place, placeName, full, choose, toggle, read } = useCardEntry(props);

  /** Applies bids and cards in the order of play; returns the words of a refusal, or null. */
  function replay(text: string): SeenAndHeardText | null {
    const moves = readMoves(text, position);
    if (moves.ok) props.onChange(moves.value);
    return moves.ok ? null : movesWords(t, position, moves.error);
  }

  function stateOf(card: Card) {
    const at = cardPlaceOf(position, card);
    const isHere = cardsAt(position, place).includes(card);
    return { isHere, elsewhere: isHere || at === null ? null : placeName(at) };
  }

  return (
    <section className={styles.section} aria-label={t('records.cards')}>
      <Choice
        legend={t('records.cards')}
        value={`${place}`}
        options={places.map((each) => ({
          value: `${each}`,
          label: t('analysis.place', {
            place: placeName(each),
            count: cardsAt(position, each).length,
            room: roomAt(position, each),
          }),
        }))}
        onChange={choose}
      />
      <p className={styles.problem} role="alert">
        {full}
      </p>
      <CardGrid
        rules={position.rules}
        label={placeName(place)}
        stateOf={stateOf}
        onToggle={toggle}
      />
      <CardText label={t('analysis.text')} example="AS TH 9D" onRead={read} />
      <CardText
        label={t('analysis.moves')}
        example="1 0 2 1 4S 9S KS 2S"
        action={`${t('analysis.text.use')}: ${t('analysis.moves')}`}
        onRead={replay}
      />
    </section>
  );
}

/** How many of the bids and cards entered are repeated, from the last. */
const REPEATED = 8;

/** What is missing or wrong; otherwise the bids and cards entered so far, or that there are none yet. */
function SetupState({ position }: { readonly position: Position }) {
  const t = useTranslate();
  const problem = positionProblem(position);
  if (problem !== null) return <SeenAndHeard {...problemWords(t, position, problem)} />;
  const { moves } = position;
  if (moves.length === 0) return t('analysis.ready');
  return (
    <>
      {moves.length > REPEATED ? '… ' : null}
      <MoveList game={position} moves={moves.slice(-REPEATED)} />
    </>
  );
}

/** The page on which a position is set up. */
export function SetupPage({
  draft,
  refused,
  onChange,
  onRules,
  onLink,
  onDone,
  onBack,
}: SetupPageProps) {
  const t = useTranslate();
  const { position } = draft;
  const problem = positionProblem(position);
  return (
    <Page title={t('analysis.title')} back={t('table.back')} onBack={onBack}>
      <p className={styles.intro}>{t('analysis.intro')}</p>
      {refused === null ? null : (
        <p className={styles.problem} role="alert">
          <SeenAndHeard {...refused} />
        </p>
      )}
      <div className={styles.setup}>
        <RoundChoices draft={draft} onChange={onChange} onRules={onRules} />
        <CardChoices draft={draft} onChange={onChange} onLink={onLink} />
      </div>
      <footer className={styles.done}>
        <output className={styles.state}>
          <SetupState position={position} />
        </output>
        {position.moves.length === 0 ? null : (
          <Button onClick={() => onChange({ ...position, moves: [] })}>
            {t('analysis.removeMoves')}
          </Button>
        )}
        <Button variant="primary" disabled={problem !== null} onClick={onDone}>
          {t('lesson.done')}
        </Button>
      </footer>
    </Page>
  );
}
