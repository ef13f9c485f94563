import { LEVELS, PRESET_IDS } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type StatisticsFilter, gameKey, levelOf } from '@/store/statistics.ts';
import type { GameSummary } from '@/store/summary.ts';
import { PickSelect } from '@/ui/PickSelect.tsx';
import { Select } from '@/ui/Select.tsx';
import styles from './Insights.module.css';
import { gameKeyName, levelName } from './words.ts';

interface InsightFiltersProps {
  readonly games: readonly GameSummary[];
  readonly filter: StatisticsFilter;
  readonly onChange: (filter: StatisticsFilter) => void;
}

/** Which games count; only values that occur are offered. */
export function InsightFilters({ games, filter, onChange }: InsightFiltersProps) {
  const t = useTranslate();
  const keys = [...new Set(games.map(gameKey))];
  const isPreset = (key: string): boolean => PRESET_IDS.some((id) => id === key);
  const presets = PRESET_IDS.filter((id) => keys.includes(id));
  const levels = new Set(games.map(levelOf));
  return (
    <div className={styles.filters}>
      <PickSelect
        label={t('setup.game')}
        value={filter.game}
        values={[null, ...presets, ...keys.filter((key) => !isPreset(key))]}
        nameOf={(key) => (key === null ? t('records.allPresets') : gameKeyName(t, key, games))}
        onChange={(game) => onChange({ ...filter, game })}
      />
      <PickSelect
        label={t('records.level')}
        value={filter.level}
        values={[null, ...[...LEVELS, 'mixed' as const].filter((level) => levels.has(level))]}
        nameOf={(level) => (level === null ? t('records.anyLevel') : levelName(t, level))}
        onChange={(level) => onChange({ ...filter, level })}
      />
      <Select
        label={t('records.counted')}
        hideLabel
        value={filter.unaided ? 'unaided' : 'aided'}
        options={[
          { value: 'unaided', label: t('records.unaided') },
          { value: 'aided', label: t('records.aided') },
        ]}
        onChange={(value) => onChange({ ...filter, unaided: value === 'unaided' })}
      />
    </div>
  );
}
