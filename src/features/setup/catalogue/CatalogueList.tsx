import {
  type CatalogueFilter,
  DECK_CLASSES,
  LENGTHS,
  type Length,
  MAX_MINUTES,
  TRADITIONS,
  type Tradition,
  findTraditions,
  hasName,
  playersFor,
  rulesOf,
} from '@/catalogue/index.ts';
import { plainList } from '@/i18n/plain-list.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { GameChoice } from '@/store/setup.ts';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { OPENED_MARK } from '../use-page-start.ts';
import styles from './Catalogue.module.css';
import type { CataloguePage } from './catalogue-pages.ts';
import {
  certaintyText,
  choiceOf,
  deckText,
  factsText,
  homeLocale,
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

interface FilterSelectProps<Value extends string | number> {
  /** Also the option that filters by nothing. */
  readonly label: string;
  readonly value: Value | null;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value | null) => void;
}

/** Chooses a value to filter by, or none. */
function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, value, values, nameOf, onChange } = props;
  return (
    <Select
      label={label}
      hideLabel
      value={`${value ?? ''}`}
      options={[
        { value: '', label },
        ...values.map((each) => ({ value: `${each}`, label: nameOf(each) })),
      ]}
      onChange={(chosen) => onChange(values.find((each) => `${each}` === chosen) ?? null)}
    />
  );
}

/** The search field and the choice of players, length and deck. */
function Filters({ filter, onChange }: FiltersProps) {
  const t = useTranslate();
  const { query, players, length, deck } = filter;
  const change = (some: Partial<CatalogueFilter>): void => onChange({ ...filter, ...some });
  const lengthName = (kind: Length): string =>
    t(`catalogue.${kind}`, {
      from: MAX_MINUTES.short,
      minutes: MAX_MINUTES[kind === 'long' ? 'medium' : kind],
    });
  return (
    <div className={styles.filters}>
      <input
        className={styles.search}
        type="search"
        aria-label={t('catalogue.search')}
        placeholder={t('catalogue.search')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => change({ query: event.target.value })}
        onKeyDown={(event) => {
          // Escape empties the field before it closes the page.
          if (event.key !== 'Escape' || query === '') return;
          event.preventDefault();
          change({ query: '' });
        }}
      />
      <div className={styles.selects}>
        <FilterSelect
          label={t('setup.players')}
          value={players}
          values={COUNTS}
          nameOf={(count) => t('records.playersOf', { players: count })}
          onChange={(count) => change({ players: count })}
        />
        <FilterSelect
          label={t('catalogue.length')}
          value={length}
          values={LENGTHS}
          nameOf={lengthName}
          onChange={(kind) => change({ length: kind })}
        />
        <FilterSelect
          label={t('setup.deck')}
          value={deck}
          values={DECK_CLASSES}
          nameOf={(kind) => t(`catalogue.deck.${kind}`)}
          onChange={(kind) => change({ deck: kind })}
        />
      </div>
    </div>
  );
}

interface RowProps {
  readonly tradition: Tradition;
  readonly players: number;
  /** Whether the player comes back from its rules. */
  readonly wasOpened: boolean;
  readonly onRules: () => void;
  readonly onPlay: () => void;
}

/** A tradition with its names, facts and buttons. */
function Row({ tradition, players, wasOpened, onRules, onPlay }: RowProps) {
  const t = useTranslate();
  const name = shownName(t, tradition);
  const others = otherNames(t, tradition);
  const rules = rulesOf(tradition, players);
  const where = places(tradition);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {others.length === 0 ? null : (
          <span className={styles.note}>
            {t('catalogue.also', { names: plainList(t, others) })}
          </span>
        )}
        <span className={styles.note}>
          {plainList(
            t,
            [where, playersText(t, tradition), deckText(t, rules)].filter((text) => text !== ''),
          )}
        </span>
        <span className={styles.note}>{factsText(t, rules)}</span>
        <span className={styles.note}>{certaintyText(t, tradition, rules)}</span>
      </div>
      <div className={styles.buttons}>
        <Button
          aria-label={t('catalogue.rulesOf', { name })}
          onClick={onRules}
          {...(wasOpened && { [OPENED_MARK]: '' })}
        >
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
  const labelOf = (row: Tradition): string => shownName(t, row);
  const rows = findTraditions(TRADITIONS, filter, homeLocale(), labelOf);
  return (
    <div className={styles.page} data-list>
      <Filters filter={filter} onChange={(changed) => onChange({ ...page, filter: changed })} />
      <div className={styles.ask}>
        <output className={styles.note}>{t('catalogue.found', { count: rows.length })}</output>
        <Button onClick={onAsk}>{t('catalogue.ask')}</Button>
      </div>
      {TRADITIONS.some((row) => hasName(row, filter, labelOf)) ? null : (
        <p>{t('catalogue.none')}</p>
      )}
      <ul className={styles.list}>
        {rows.map((tradition) => {
          const players = playersFor(tradition, filter, wanted);
          return (
            <Row
              key={tradition.id}
              tradition={tradition}
              players={players}
              wasOpened={tradition.id === at}
              onRules={() => onRules(tradition, players)}
              onPlay={() => onPlay(choiceOf(tradition, players))}
            />
          );
        })}
      </ul>
    </div>
  );
}
