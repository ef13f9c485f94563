import X from 'lucide-react/icons/x';
import { type ScorePart, TERMS, type Term } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import type { Edit } from './rule-edits.ts';
import type { Editor } from './editor.ts';
import styles from './Formula.module.css';
import { NumberField } from './NumberField.tsx';

const without = (part: ScorePart, term: Term): ScorePart =>
  Object.fromEntries(Object.entries(part).filter(([key]) => key !== term));

interface FormulaPartProps {
  readonly editor: Editor;
  readonly label: string;
  readonly part: ScorePart;
  readonly editOf: (part: ScorePart) => Edit;
}

/** The formula of one case: a sum of terms with factors. */
export function FormulaPart({ editor, label, part, editOf }: FormulaPartProps) {
  const t = useTranslate();
  const used = TERMS.flatMap((term) => {
    const factor = part[term];
    return factor === undefined ? [] : [{ term, factor }];
  });
  const left = TERMS.filter((term) => part[term] === undefined);
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{label}</legend>
      {used.length === 0 && <p className={styles.nothing}>{t('editor.nothing')}</p>}
      {used.map(({ term, factor }) => (
        <div key={term} className={styles.term}>
          <NumberField
            editor={editor}
            label={t(`term.${term}`)}
            name={t('editor.factor', { part: label, term: t(`term.${term}`) })}
            value={factor}
            editOf={(value) => editOf({ ...part, [term]: value })}
          />
          <Button
            variant="icon"
            label={t('editor.removeTerm', { term: t(`term.${term}`), part: label })}
            onClick={() => editor.apply(editOf(without(part, term)))}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      ))}
      {left.length > 0 && (
        <Select<Term | ''>
          label={t('editor.addTerm', { part: label })}
          hideLabel
          value=""
          options={[
            { value: '', label: t('editor.addTerm.choose') },
            ...left.map((term) => ({ value: term, label: t(`term.${term}`) })),
          ]}
          onChange={(term) => {
            if (term !== '') editor.apply(editOf({ ...part, [term]: 1 }));
          }}
        />
      )}
    </fieldset>
  );
}
