import { type Formula, missedPart } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { type Edit, editOf } from './edit.ts';
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
  readonly streak: NonNullable<Formula['streak']>;
  readonly editOf: (streak: NonNullable<Formula['streak']>) => Edit;
}

/** The streak bonus. */
function StreakFields({ editor, streak, editOf: edit }: StreakFieldsProps) {
  const t = useTranslate();
  if (!('from' in streak)) return null;
  return (
    <>
      <NumberField
        editor={editor}
        label={t('editor.streak.from')}
        value={streak.from}
        editOf={(from) => edit({ ...streak, from })}
      />
      <NumberField
        editor={editor}
        label={t('editor.streak.points')}
        value={streak.points}
        editOf={(points) => edit({ ...streak, points })}
      />
    </>
  );
}

/** The editor of a custom formula. */
export function OwnFormula({ editor, formula }: OwnFormulaProps) {
  const t = useTranslate();
  const { made, zero, streak, wins } = formula;
  const missed = missedPart(formula, 'under');
  const edit = (change: Partial<Formula>): Edit => editOf({ scoring: { ...formula, ...change } });
  return (
    <>
      <FormulaPart
        editor={editor}
        label={t('rules.pay.made')}
        part={made}
        editOf={(part) => edit({ made: part })}
      />
      <FormulaPart
        editor={editor}
        label={t('rules.pay.missed')}
        part={missed}
        editOf={(part) => edit({ missed: part })}
      />
      <RuleSwitch
        editor={editor}
        label={t('editor.zeroPart')}
        checked={zero !== null}
        editOf={(on) => edit({ zero: on ? { made, missed } : null })}
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
