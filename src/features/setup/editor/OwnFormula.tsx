import { type Formula, type StreakRule, missedPart } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type Edit, editOf } from './rule-edits.ts';
import type { Editor } from './editor.ts';
import { FormulaPart } from './FormulaPart.tsx';
import { NumberField } from './NumberField.tsx';
import { RuleChoice, RuleSwitch } from './RuleControls.tsx';

interface OwnFormulaProps {
  readonly editor: Editor;
  readonly formula: Formula;
}

/** The default streak bonus. */
const STREAK = { from: 3, points: 5 } as const;

/** The bonus of the other kind that pays about the same. */
const otherStreak = (streak: StreakRule): StreakRule =>
  'from' in streak
    ? { every: streak.from, made: streak.points, missed: 0 }
    : { from: streak.every, points: streak.made };

interface ZeroPartsProps {
  readonly editor: Editor;
  readonly zero: NonNullable<Formula['zero']>;
  readonly editOf: (zero: NonNullable<Formula['zero']>) => Edit;
}

/** The parts for a bid of 0. */
function ZeroParts({ editor, zero, editOf: edit }: ZeroPartsProps) {
  const t = useTranslate();
  return (
    <>
      <FormulaPart
        editor={editor}
        label={t('rules.pay.zero-made')}
        part={zero.made}
        editOf={(made) => edit({ ...zero, made })}
      />
      <FormulaPart
        editor={editor}
        label={t('rules.pay.zero-missed')}
        part={zero.missed}
        editOf={(missed) => edit({ ...zero, missed })}
      />
    </>
  );
}

interface StreakFieldsProps {
  readonly editor: Editor;
  readonly streak: StreakRule;
  readonly editOf: (streak: StreakRule) => Edit;
}

/** The fields of the bonus for streaks; each of its two kinds has its own [SCORE-3]. */
function StreakFields({ editor, streak, editOf: edit }: StreakFieldsProps) {
  const t = useTranslate();
  const kind = 'from' in streak ? 'from' : 'every';
  const field = (name: string, value: number, change: (value: number) => StreakRule) => (
    <NumberField
      editor={editor}
      label={name}
      value={value}
      editOf={(changed) => edit(change(changed))}
    />
  );
  return (
    <>
      <RuleChoice
        editor={editor}
        legend={t('editor.streak.kind')}
        value={kind}
        options={(['from', 'every'] as const).map((value) => ({
          value,
          label: t(`editor.streak.kind.${value}`),
        }))}
        editOf={(value) => edit(value === kind ? streak : otherStreak(streak))}
      />
      {'from' in streak ? (
        <>
          {field(t('editor.streak.from'), streak.from, (from) => ({ ...streak, from }))}
          {field(t('editor.streak.points'), streak.points, (points) => ({ ...streak, points }))}
        </>
      ) : (
        <>
          {field(t('editor.streak.every'), streak.every, (every) => ({ ...streak, every }))}
          {field(t('editor.streak.made'), streak.made, (made) => ({ ...streak, made }))}
          {field(t('editor.streak.missed'), streak.missed, (missed) => ({ ...streak, missed }))}
        </>
      )}
    </>
  );
}

interface MissedPartsProps {
  readonly editor: Editor;
  readonly formula: Formula;
  readonly editOf: (missed: Formula['missed']) => Edit;
}

/** What missed bids pay: one part, or one for too many and one for too few tricks [SCORE-4]. */
function MissedParts({ editor, formula, editOf: edit }: MissedPartsProps) {
  const t = useTranslate();
  const parts = { over: missedPart(formula, 'over'), under: missedPart(formula, 'under') };
  const isSplit = 'over' in formula.missed;
  return (
    <>
      {isSplit ? (
        (['over', 'under'] as const).map((side) => (
          <FormulaPart
            key={side}
            editor={editor}
            label={t(`rules.pay.${side}`)}
            part={parts[side]}
            editOf={(part) => edit({ ...parts, [side]: part })}
          />
        ))
      ) : (
        <FormulaPart
          editor={editor}
          label={t('rules.pay.missed')}
          part={parts.under}
          editOf={edit}
        />
      )}
      <RuleSwitch
        editor={editor}
        label={t('editor.splitMissed')}
        checked={isSplit}
        editOf={(on) => edit(on ? parts : parts.under)}
      />
    </>
  );
}

/** The editor of a custom formula. */
export function OwnFormula({ editor, formula }: OwnFormulaProps) {
  const t = useTranslate();
  const { made, zero, streak, wins } = formula;
  const edit = (change: Partial<Formula>): Edit => editOf({ scoring: { ...formula, ...change } });
  return (
    <>
      <FormulaPart
        editor={editor}
        label={t('rules.pay.made')}
        part={made}
        editOf={(part) => edit({ made: part })}
      />
      <MissedParts editor={editor} formula={formula} editOf={(missed) => edit({ missed })} />
      <RuleSwitch
        editor={editor}
        label={t('editor.zeroPart')}
        checked={zero !== null}
        editOf={(on) => edit({ zero: on ? { made, missed: missedPart(formula, 'under') } : null })}
      />
      {zero !== null && (
        <ZeroParts editor={editor} zero={zero} editOf={(changed) => edit({ zero: changed })} />
      )}
      <RuleSwitch
        editor={editor}
        label={t('editor.streak')}
        checked={streak !== null}
        editOf={(on) => edit({ streak: on ? STREAK : null })}
      />
      {streak !== null && (
        <StreakFields
          editor={editor}
          streak={streak}
          editOf={(changed) => edit({ streak: changed })}
        />
      )}
      <RuleChoice
        editor={editor}
        legend={t('editor.wins')}
        value={wins}
        options={(['high', 'low'] as const).map((value) => ({
          value,
          label: t(`editor.wins.${value}`),
        }))}
        editOf={(value) => edit({ wins: value })}
      />
    </>
  );
}
