import { LEVELS, type Level } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { OPPONENT_NAMES } from '@/store/setup.ts';
import { Choice } from '@/ui/Choice.tsx';
import { Select } from '@/ui/Select.tsx';
import styles from './Levels.module.css';

/** The one level of all who sit opposite, or that they differ. */
const commonLevel = (levels: readonly Level[]): Level | 'mixed' => {
  const [first = 'mixed'] = levels;
  return levels.every((level) => level === first) ? first : 'mixed';
};

interface LevelsProps {
  readonly players: number;
  readonly levels: readonly Level[];
  readonly onChange: (levels: readonly Level[]) => void;
}

/** How strong the opponents are: all at once, or each by name. */
export function Levels({ players, levels, onChange }: LevelsProps) {
  const t = useTranslate();
  const options = LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }));
  const seated = levels.slice(0, players - 1);
  return (
    <div className={styles.levels}>
      <Choice<Level | 'mixed'>
        legend={t('setup.opponents')}
        value={commonLevel(seated)}
        options={options}
        onChange={(level) => {
          if (level !== 'mixed') onChange(levels.map(() => level));
        }}
      />
      <div className={styles.each}>
        {seated.map((level, index) => {
          const name = OPPONENT_NAMES[index] ?? '';
          return (
            <Select
              key={name}
              label={name}
              value={level}
              options={options}
              onChange={(chosen) => onChange(levels.with(index, chosen))}
            />
          );
        })}
      </div>
    </div>
  );
}
