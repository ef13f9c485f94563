import { useEffect, useRef } from 'react';
import {
  type CatalogueFilter,
  LENGTHS,
  type Length,
  MOST_MINUTES,
  TRADITIONS,
  type Tradition,
  found,
  playersFor,
  rulesOf,
} from '@/catalogue/index.ts';
import { plainList } from '@/i18n/plain-list.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { GameChoice } from '@/store/setup.ts';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import styles from './Catalogue.module.css';
import type { CataloguePage } from './catalogue-pages.ts';
import {
  certaintyText,
  choiceOf,
  factsText,
  localeNow,
  otherNames,
  places,
  playersText,
  shownName,
} from './tradition-words.ts';

const COUNTS: readonly number[] = [
  ...new Set(TRADITIONS.flatMap(({ players }) => players)),
].toSorted((a, b) => a - b);

interface FiltersProps {
  readonly filter: CatalogueFilter;
  readonly onChange: (filter: CatalogueFilter) => void;
}

/** The search field and the choice of players and length. */
function Filters({ filter, onChange }: FiltersProps) {
  const t = useTranslate();
  const lengthName = (length: Length): string =>
    t(`catalogue.${length}`, { minutes: MOST_MINUTES[length === 'long' ? 'medium' : length] });
  return (
    <div className={styles.filters}>
      <input
        className={styles.search}
        type="search"
        aria-label={t('catalogue.search')}
        placeholder={t('catalogue.search')}
        autoComplete="off"
        spellCheck={false}
        value={filter.query}
        onChange={(event) => onChange({ ...filter, query: event.target.value })}
        onKeyDown={(event) => {
          // Escape empties the field before it closes the page.
          if (event.key !== 'Escape' || filter.query === '') return;
          event.preventDefault();
          onChange({ ...filter, query: '' });
        }}
      />
      <Select
        label={t('setup.players')}
        hideLabel
        value={`${filter.players ?? ''}`}
        options={[
          { value: '', label: t('records.anyPlayers') },
          ...COUNTS.map((players) => ({
            value: `${players}`,
            label: t('records.playersOf', { players }),
          })),
        ]}
        onChange={(value) => onChange({ ...filter, players: value === '' ? null : Number(value) })}
      />
      <Select<Length | ''>
        label={t('catalogue.length')}
        hideLabel
        value={filter.length ?? ''}
        options={[
          { value: '', label: t('catalogue.anyLength') },
          ...LENGTHS.map((length) => ({ value: length, label: lengthName(length) })),
        ]}
        onChange={(value) => onChange({ ...filter, length: value === '' ? null : value })}
      />
    </div>
  );
}

interface RowProps {
  readonly tradition: Tradition;
  readonly players: number;
  readonly onRules: () => void;
  readonly onPlay: () => void;
}

/** A tradition with its names, facts and buttons. */
function Row({ tradition, players, onRules, onPlay }: RowProps) {
  const t = useTranslate();
  const name = shownName(t, tradition);
  const others = otherNames(t, tradition);
  const rules = rulesOf(tradition, players);
  const where = places(tradition);
  return (
    <li className={styles.row} data-row={tradition.id}>
      <div className={styles.words}>
        <strong dir="auto">{name}</strong>
        {others.length === 0 ? null : (
          <span className={styles.note}>
            {t('catalogue.also', { names: plainList(t, others) })}
          </span>
        )}
        <span className={styles.note}>
          {plainList(t, [...(where === '' ? [] : [where]), playersText(t, tradition)])}
        </span>
        <span className={styles.note}>{factsText(t, rules)}</span>
        <span className={styles.note}>{certaintyText(t, tradition, rules)}</span>
      </div>
      <div className={styles.buttons}>
        <Button aria-label={t('catalogue.rulesOf', { name })} onClick={onRules}>
          {t('menu.rules')}
        </Button>
        <Button variant="primary" aria-label={t('catalogue.play', { name })} onClick={onPlay}>
          {t('daily.play')}
        </Button>
      </div>
    </li>
  );
}

interface CatalogueListProps {
  readonly page: CataloguePage;
  /** The number of players to prefer. */
  readonly wanted: number;
  readonly onChange: (page: CataloguePage) => void;
  readonly onRules: (tradition: Tradition, players: number) => void;
  readonly onPlay: (game: GameChoice) => void;
  readonly onAsk: () => void;
}

/** The catalogue: search, filters and rows. */
export function CatalogueList({
  page,
  wanted,
  onChange,
  onRules,
  onPlay,
  onAsk,
}: CatalogueListProps) {
  const t = useTranslate();
  const { filter, at } = page;
  const rows = found(TRADITIONS, filter, localeNow(), (row) => shownName(t, row));
  const list = useRef<HTMLUListElement>(null);
  // Back from a row, the list is where it was left.
  useEffect(() => {
    const row = at === null ? null : list.current?.querySelector(`[data-row="${at}"]`);
    row?.scrollIntoView?.({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page opens
  }, []);
  return (
    <div className={styles.page}>
      <Filters filter={filter} onChange={(changed) => onChange({ ...page, filter: changed })} />
      <div className={styles.ask}>
        <output className={styles.note}>{t('catalogue.found', { count: rows.length })}</output>
        <Button onClick={onAsk}>{t('catalogue.ask')}</Button>
      </div>
      {rows.length === 0 ? <p>{t('catalogue.none')}</p> : null}
      <ul ref={list} className={styles.list}>
        {rows.map((tradition) => {
          const players = playersFor(tradition, filter, wanted);
          return (
            <Row
              key={tradition.id}
              tradition={tradition}
              players={players}
              onRules={() => onRules(tradition, players)}
              onPlay={() => onPlay(choiceOf(tradition, players))}
            />
          );
        })}
      </ul>
    </div>
  );
}
