import { useTranslate } from '@/i18n/use-translate.ts';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './Catalogue.module.css';

interface ChangeRulesProps {
  readonly set: NamedRuleSet;
  readonly onEdit: (set: NamedRuleSet) => void;
}

/** Opens the editor with these rules. */
export function ChangeRules({ set, onEdit }: ChangeRulesProps) {
  const t = useTranslate();
  return (
    <div className={styles.buttons}>
      <Button onClick={() => onEdit(set)}>{t('catalogue.change')}</Button>
    </div>
  );
}
