import { DECK_LIMITS, type High, resolveHigh } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Select } from '@/ui/Select.tsx';
import { scheduleEdit } from './rule-edits.ts';
import type { Editor } from './editor.ts';
import { NumberField } from './NumberField.tsx';

const HIGHS = ['number', 'atMost', ...DECK_LIMITS] as const;

const highChoice = (high: High): (typeof HIGHS)[number] =>
  typeof high === 'string' ? high : typeof high === 'number' ? 'number' : 'atMost';

/** The largest hand for a choice, starting from a number of cards. */
const highOf = (choice: (typeof HIGHS)[number], cards: number): High =>
  choice === 'number' ? cards : choice === 'atMost' ? { atMost: cards } : choice;

/** The largest hand: a number, or what the deck allows [ROUND-2], [ROUND-4]. */
export function HighField({ editor }: { readonly editor: Editor }) {
  const t = useTranslate();
  const { rules } = editor;
  const { high } = rules.schedule;
  const max = resolveHigh(high, rules);
  return (
    <>
      <Select
        label={t('editor.high')}
        value={highChoice(high)}
        options={HIGHS.map((value) => ({ value, label: t(`editor.high.${value}`) }))}
        onChange={(value) => editor.apply(scheduleEdit(rules, 'high', highOf(value, max)))}
      />
      {typeof high !== 'string' && (
        <NumberField
          editor={editor}
          label={t('editor.high.cards')}
          value={typeof high === 'number' ? high : high.atMost}
          editOf={(value) =>
            scheduleEdit(rules, 'high', typeof high === 'number' ? value : { atMost: value })
          }
        />
      )}
    </>
  );
}
