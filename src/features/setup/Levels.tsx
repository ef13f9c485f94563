import { ADAPTIVE, LEVELS, OPPONENTS, type Opponent } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { CHARACTERS, OPPONENT_NAMES, type OpponentChoice } from '@/store/setup.ts';
import { Choice } from '@/ui/Choice.tsx';
import { Select } from '@/ui/Select.tsx';
import { Switch } from '@/ui/Switch.tsx';
import styles from './Levels.module.css';

/** The common level of all opponents, or `mixed`. */
const commonLevel = (levels: readonly Opponent[]): Opponent | 'mixed' => {
  const [first = 'mixed'] = levels;
  return levels.every((level) => level === first) ? first : 'mixed';
};

interface LevelsProps extends OpponentChoice {
  readonly players: number;
  readonly onChange: (opposition: OpponentChoice) => void;
}

/** The levels of the others, a partner among them, together or one by one, and their styles. */
export function Levels({ players, levels, characters, onChange }: LevelsProps) {
  const t = useTranslate();
  const change = (changed: readonly Opponent[]): void => onChange({ levels: changed, characters });
  const nameOf = (name: (typeof OPPONENT_NAMES)[number]): string => {
    const style = characters ? CHARACTERS[name] : null;
    return style === null ? name : t('setup.character', { name, style: t(`style.${style}`) });
  };
  const options = OPPONENTS.map((level) => ({ value: level, label: t(`level.${level}`) }));
  const seated = levels.slice(0, players - 1);
  return (
    <div className={styles.levels}>
      <Choice<Opponent | 'mixed'>
        legend={t('setup.others')}
        value={commonLevel(seated)}
        options={options}
        onChange={(level) => {
          if (level !== 'mixed') change(levels.map(() => level));
        }}
      />
      <div className={styles.each}>
        {OPPONENT_NAMES.slice(0, players - 1).map((name, index) => (
          <Select
            key={name}
            label={nameOf(name)}
            value={seated[index] ?? LEVELS[0]}
            options={options}
            onChange={(chosen) => change(levels.with(index, chosen))}
          />
        ))}
      </div>
      {seated.includes(ADAPTIVE) ? <p className={styles.note}>{t('level.adaptive.hint')}</p> : null}
      <Switch
        label={t('setup.characters')}
        hint={t('setup.characters.hint')}
        checked={characters}
        onChange={(chosen) => onChange({ levels, characters: chosen })}
      />
    </div>
  );
}
