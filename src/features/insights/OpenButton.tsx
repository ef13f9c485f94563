import { useTranslate } from '@/i18n/use-translate.ts';
import type { Selection } from '@/store/insights/figures.ts';
import styles from './Insights.module.css';

interface OpenButtonProps {
  readonly selection: Selection;
  readonly name: string;
  readonly onOpen: (selection: Selection) => void;
}

/** The name of a group of decisions, which opens them. */
export function OpenButton({ selection: { by, key }, name, onOpen }: OpenButtonProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={t('insights.open', { what: name })}
      data-figure={`${by}/${key}`}
      onClick={() => onOpen({ by, key })}
    >
      {name}
    </button>
  );
}
