import { useRef } from 'react';
import { OPPONENTS, PRESET_IDS } from '@/engine/index.ts';
import { gameName } from '@/i18n/game-name.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import {
  ALL_GAMES,
  type StatisticsFilter,
  filtered,
  gameKey,
  levelOf,
} from '@/store/games/statistics.ts';
import type { GameSummary } from '@/store/games/summary.ts';
import { Button } from '@/ui/Button.tsx';
import { PickSelect } from '@/ui/PickSelect.tsx';
import { Select } from '@/ui/Select.tsx';
import styles from './Statistics.module.css';

interface StatisticsFiltersProps {
  readonly games: readonly GameSummary[];
  readonly filter: StatisticsFilter;
  readonly onChange: (filter: StatisticsFilter) => void;
}

/** The values that occur, plus null for all. */
const occurring = <Value,>(values: readonly Value[], found: readonly Value[]): (Value | null)[] => [
  null,
  ...values.filter((value) => found.includes(value)),
];

const helpOf = ({ unaided }: StatisticsFilter): 'any' | 'unaided' | 'aided' => {
  if (unaided === null) return 'any';
  return unaided ? 'unaided' : 'aided';
};

/** The number of games that the filter leaves out, and a button that shows them all. */
function HiddenGames({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.hidden}>
      <p>{t('records.hidden', { count })}</p>
      <Button onClick={onShow}>{t('records.showAll')}</Button>
    </div>
  );
}

/** The selects of the filter; only values that occur are offered. */
function FilterSelects({ games, filter, onChange }: StatisticsFiltersProps) {
  const t = useTranslate();
  const counts = [...new Set(games.map(({ players }) => players))].toSorted((a, b) => a - b);
  /** The traditions that were played, by id. */
  const traditions = new Map(
    games.flatMap(({ title }) => (title?.kind === 'tradition' ? [[title.id, title] as const] : [])),
  );
  return (
    <div className={styles.filters}>
      <PickSelect
        label={t('setup.game')}
        value={filter.game}
        values={occurring([...PRESET_IDS, ...traditions.keys(), 'own'], games.map(gameKey))}
        nameOf={(key) => {
          if (key === null) return t('records.allPresets');
          const preset = PRESET_IDS.find((id) => id === key) ?? null;
          return gameName(t, traditions.get(key) ?? null, { preset });
        }}
        onChange={(game) => onChange({ ...filter, game })}
      />
      <PickSelect
        label={t('records.players')}
        value={filter.players}
        values={occurring(counts, counts)}
        nameOf={(players) =>
          players === null ? t('records.anyPlayers') : t('records.playersOf', { players })
        }
        onChange={(players) => onChange({ ...filter, players })}
      />
      <PickSelect
        label={t('records.level')}
        value={filter.level}
        values={occurring([...OPPONENTS, 'mixed' as const], games.map(levelOf))}
        nameOf={(level) => {
          if (level === null) return t('records.anyLevel');
          return t(level === 'mixed' ? 'records.mixed' : `level.${level}`);
        }}
        onChange={(level) => onChange({ ...filter, level })}
      />
      <Select
        label={t('records.counted')}
        value={helpOf(filter)}
        options={[
          { value: 'unaided', label: t('records.unaided') },
          { value: 'aided', label: t('records.aided') },
          { value: 'any', label: t('records.anyHelp') },
        ]}
        onChange={(value) =>
          onChange({ ...filter, unaided: value === 'any' ? null : value === 'unaided' })
        }
      />
    </div>
  );
}

/** The filter, with how many games it leaves out, and a way to them. */
export function StatisticsFilters(props: StatisticsFiltersProps) {
  const { games, filter, onChange } = props;
  const root = useRef<HTMLDivElement>(null);

  function showAll(): void {
    // The button disappears.
    root.current?.querySelector('select')?.focus();
    onChange(ALL_GAMES);
  }

  const hidden = games.length - filtered(games, filter).length;
  return (
    <div ref={root}>
      <FilterSelects {...props} />
      {hidden === 0 ? null : <HiddenGames count={hidden} onShow={showAll} />}
    </div>
  );
}
