import {
  FORMULAS,
  FORMULA_IDS,
  type FormulaId,
  type PartnershipScoring,
  missedPart,
  resolveScoring,
} from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Section } from '@/ui/Section.tsx';
import { Select } from '@/ui/Select.tsx';
import type { RuleWords } from '../rule-words.ts';
import { editOf, targetEdit } from './rule-edits.ts';
import type { Editor } from './editor.ts';
import { NumberField } from './NumberField.tsx';
import { OwnFormula } from './OwnFormula.tsx';
import { RuleChoice } from './RuleControls.tsx';
import styles from './RulesEditor.module.css';

interface ScoringProps {
  readonly editor: Editor;
  readonly words: RuleWords;
}

/** A named formula, or a custom one that starts from the current one. */
function FormulaChoice({ editor, words }: ScoringProps) {
  const t = useTranslate();
  const { scoring } = editor.rules;
  const formula = resolveScoring(scoring);
  if (formula.kind === 'partnership') return null;
  return (
    <>
      <Select<FormulaId | 'own'>
        label={t('editor.formula')}
        value={typeof scoring === 'string' ? scoring : 'own'}
        options={[
          { value: 'own', label: t('editor.formula.own') },
          ...FORMULA_IDS.map((value) => ({
            value,
            label: t('scoring.option', {
              name: t(`scoring.${value}`),
              made: words.notation(FORMULAS[value].made),
              missed: words.notation(missedPart(FORMULAS[value], 'under')),
            }),
          })),
        ]}
        onChange={(value) => editor.apply(editOf({ scoring: value === 'own' ? formula : value }))}
      />
      {typeof scoring !== 'string' && <OwnFormula editor={editor} formula={formula} />}
    </>
  );
}

const NUMBERS = [
  'perTrick',
  'nil',
  'blindNil',
  'blindNilBehind',
  'bag',
  'bagLimit',
  'bagPenalty',
] as const satisfies readonly (keyof PartnershipScoring)[];

function PartnershipNumbers({
  editor,
  scoring,
}: Pick<ScoringProps, 'editor'> & { readonly scoring: PartnershipScoring }) {
  const t = useTranslate();
  return NUMBERS.map((number) => (
    <NumberField
      key={number}
      editor={editor}
      label={t(`partnership.${number}`)}
      value={scoring[number]}
      editOf={(value) => editOf({ scoring: { ...scoring, [number]: value } })}
    />
  ));
}

/** The scoring, with examples scored by the engine. */
export function ScoringSection({ editor, words }: ScoringProps) {
  const t = useTranslate();
  const scoring = resolveScoring(editor.rules.scoring);
  return (
    <Section title={t('setup.scoring')}>
      {scoring.kind === 'partnership' ? (
        <PartnershipNumbers editor={editor} scoring={scoring} />
      ) : (
        <FormulaChoice editor={editor} words={words} />
      )}
      <div className={styles.score}>
        <words.Score rules={editor.rules} />
      </div>
    </Section>
  );
}

/** When the game ends. */
export function EndSection({ editor }: Pick<ScoringProps, 'editor'>) {
  const t = useTranslate();
  const { end } = editor.rules;
  return (
    <Section title={t('rules.end.title')}>
      <RuleChoice
        editor={editor}
        legend={t('rules.end.title')}
        hideLegend
        layout="cards"
        value={end.kind}
        options={(['schedule', 'target'] as const).map((value) => ({
          value,
          label: t(`end.${value}`),
        }))}
        editOf={(kind) =>
          kind === 'target' ? targetEdit(editor.rules) : { field: 'end', change: { end: { kind } } }
        }
      />
      {end.kind === 'target' && (
        <NumberField
          editor={editor}
          label={t('editor.target')}
          value={end.points}
          editOf={(points) => ({ field: 'end', change: { end: { kind: 'target', points } } })}
        />
      )}
    </Section>
  );
}
