import {
  BIDDINGS,
  DECKS,
  DUTIES,
  FIRST_LEADS,
  NO_JOKERS,
  SCHEDULE_SHAPES,
  SIDES,
  SIGHTS,
  SUITS,
  TRUMP_KINDS,
  TRUMP_LEADS,
  type TrumpRule,
} from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Section } from '@/ui/Section.tsx';
import { Select } from '@/ui/Select.tsx';
import { HandSizes } from '../HandSizes.tsx';
import { PLAYER_COUNTS } from '../player-counts.ts';
import {
  dealersLastEdit,
  editOf,
  scheduleEdit,
  shapeEdit,
  sidesEdit,
  trumpKindEdit,
} from './rule-edits.ts';
import type { Editor } from './editor.ts';
import { HighField } from './HighField.tsx';
import { NoTrumpRounds } from './NoTrumpRounds.tsx';
import { NumberField } from './NumberField.tsx';
import { RepeatsField } from './RepeatsField.tsx';
import { RuleChoice, RuleSwitch } from './RuleControls.tsx';
import { TrumpOrderList } from './TrumpOrderList.tsx';

interface EditorProps {
  readonly editor: Editor;
}

/** How many play, alone or as partners. */
export function PlayersSection({ editor }: EditorProps) {
  const t = useTranslate();
  const { rules } = editor;
  return (
    <Section title={t('setup.players')}>
      <RuleChoice
        editor={editor}
        legend={t('setup.players')}
        hideLegend
        value={rules.players}
        options={PLAYER_COUNTS.map((value) => ({ value, label: value }))}
        editOf={(players) => editOf({ players })}
      />
      <RuleChoice
        editor={editor}
        legend={t('editor.sides')}
        layout="cards"
        value={rules.sides}
        options={SIDES.map((value) => ({
          value,
          label: t(`sides.${value}`),
          hint: value === 'partners' ? t('sides.partners.hint') : undefined,
        }))}
        editOf={(sides) => sidesEdit(rules, sides)}
      />
    </Section>
  );
}

/** The meaning of `turns` for a shape. */
const TURNS = {
  'down-up': 'editor.turns',
  'up-down': 'editor.turns',
  down: 'editor.turns.end',
  up: 'editor.turns.end',
  constant: 'editor.turns.constant',
} as const;

/** The meaning of `ends` for a shape. */
const ENDS = {
  'down-up': 'editor.ends',
  'up-down': 'editor.ends',
  down: 'editor.ends.start',
  up: 'editor.ends.start',
} as const;

/** The deck, its jokers, and the hand sizes of the rounds. */
export function HandsSection({ editor }: EditorProps) {
  const t = useTranslate();
  const { rules } = editor;
  const { shape, low, turns, ends = 1 } = rules.schedule;
  const { jokers = NO_JOKERS } = rules;
  return (
    <Section title={t('setup.shape')}>
      <HandSizes rules={rules} />
      <Select
        label={t('setup.deck')}
        value={rules.deck ?? '52'}
        options={DECKS.map((value) => ({ value, label: t(`editor.deck.${value}`) }))}
        onChange={(deck) => editor.apply(editOf({ deck }))}
      />
      {(['high', 'low'] as const).map((kind) => (
        <NumberField
          key={kind}
          editor={editor}
          label={t(`editor.jokers.${kind}`)}
          value={jokers[kind]}
          editOf={(count) => editOf({ jokers: { ...jokers, [kind]: count } })}
        />
      ))}
      <RuleChoice
        editor={editor}
        legend={t('editor.shape')}
        layout="cards"
        value={shape}
        options={SCHEDULE_SHAPES.map((value) => ({ value, label: t(`shape.${value}`) }))}
        editOf={(value) => shapeEdit(rules, value)}
      />
      <HighField editor={editor} />
      {shape !== 'constant' && (
        <NumberField
          editor={editor}
          label={t('editor.low')}
          value={low}
          editOf={(value) => scheduleEdit(rules, 'low', value)}
        />
      )}
      <RepeatsField
        editor={editor}
        label={t(TURNS[shape])}
        value={turns}
        editOf={(value) => scheduleEdit(rules, 'turns', value)}
      />
      {shape !== 'constant' && (
        <RepeatsField
          editor={editor}
          label={t(ENDS[shape])}
          value={ends}
          editOf={(value) => scheduleEdit(rules, 'ends', value)}
        />
      )}
    </Section>
  );
}

/** Whether there can be one suit that is trump. */
const hasTrumpSuit = ({ kind }: TrumpRule): boolean => kind !== 'none' && kind !== 'all-but-led';

/** How trump is found. */
export function TrumpSection({ editor }: EditorProps) {
  const t = useTranslate();
  const { trump } = editor.rules;
  return (
    <Section title={t('trump.label')}>
      <RuleChoice
        editor={editor}
        legend={t('editor.trumpKind')}
        layout="cards"
        value={trump.kind}
        options={TRUMP_KINDS.map((value) => ({
          value,
          label: t(`trumpKind.${value}`),
          hint: t(`trumpKind.${value}.hint`),
        }))}
        editOf={(kind) => trumpKindEdit(editor.rules, kind)}
      />
      {trump.kind === 'fixed' && (
        <Select
          label={t('editor.suit')}
          value={trump.suit}
          options={SUITS.map((value) => ({ value, label: t(`trump.${value}`) }))}
          onChange={(suit) => editor.apply(editOf({ trump: { ...trump, suit } }))}
        />
      )}
      {trump.kind === 'list' && <TrumpOrderList editor={editor} trump={trump} />}
      {trump.kind === 'flip' && (
        <RuleSwitch
          editor={editor}
          label={t('editor.dealersLast')}
          hint={t('editor.dealersLast.hint')}
          checked={trump.allDealt === 'dealers-last'}
          editOf={(on) => dealersLastEdit(editor.rules, on)}
        />
      )}
      {hasTrumpSuit(trump) && <NoTrumpRounds editor={editor} />}
    </Section>
  );
}

/** The default limit for bids of 0. */
const ZERO_LIMIT = 3;

/** The hook, and the smallest hand size with it. */
function HookFields({ editor }: EditorProps) {
  const t = useTranslate();
  const { hook, hookFrom = 1 } = editor.rules;
  return (
    <>
      <RuleSwitch
        editor={editor}
        label={t('rules.hook.title')}
        hint={t('editor.hook.hint')}
        checked={hook}
        editOf={(value) => editOf({ hook: value })}
      />
      {hook && (
        <NumberField
          editor={editor}
          label={t('editor.hookFrom')}
          value={hookFrom}
          editOf={(value) => editOf({ hookFrom: value })}
        />
      )}
    </>
  );
}

/** How players bid, and which bids are forbidden. */
export function BiddingSection({ editor }: EditorProps) {
  const t = useTranslate();
  const { bidding, zeroLimit, sight } = editor.rules;
  return (
    <Section title={t('rules.bid.title')}>
      <RuleChoice
        editor={editor}
        legend={t('editor.order')}
        layout="cards"
        value={bidding}
        options={BIDDINGS.map((value) => ({
          value,
          label: t(`bidding.${value}`),
          hint: t(`bidding.${value}.hint`),
        }))}
        editOf={(value) => editOf({ bidding: value })}
      />
      {/* With sealed bids nobody bids last. */}
      {bidding === 'in-turn' && <HookFields editor={editor} />}
      <RuleSwitch
        editor={editor}
        label={t('editor.zero')}
        hint={t('editor.zero.hint')}
        checked={zeroLimit !== null}
        editOf={(value) => editOf({ zeroLimit: value ? ZERO_LIMIT : null })}
      />
      {zeroLimit !== null && (
        <NumberField
          editor={editor}
          label={t('editor.zeroLimit')}
          value={zeroLimit}
          editOf={(value) => editOf({ zeroLimit: value })}
        />
      )}
      <RuleChoice
        editor={editor}
        legend={t('rules.sight.title')}
        layout="cards"
        value={sight}
        options={SIGHTS.map((value) => ({
          value,
          label: t(`sight.${value}`),
          hint: t(`sight.${value}.hint`),
        }))}
        editOf={(value) => editOf({ sight: value })}
      />
    </Section>
  );
}

/** Who leads the first trick, and when trump may be led. */
export function PlaySection({ editor }: EditorProps) {
  const t = useTranslate();
  const { trump, trumpLead, firstLead = 'dealer-left', duty = 'follow' } = editor.rules;
  return (
    <Section title={t('rules.play.title')}>
      <RuleChoice
        editor={editor}
        legend={t('editor.firstLead')}
        layout="cards"
        value={firstLead}
        options={FIRST_LEADS.map((value) => ({
          value,
          label: t(`firstLead.${value}`),
          hint: t(`firstLead.${value}.hint`),
        }))}
        editOf={(value) => editOf({ firstLead: value })}
      />
      {trump.kind !== 'all-but-led' && (
        <RuleChoice
          editor={editor}
          legend={t('editor.duty')}
          layout="cards"
          value={duty}
          options={DUTIES.map((value) => ({
            value,
            label: t(`duty.${value}`),
            hint: t(`duty.${value}.hint`),
          }))}
          editOf={(value) => editOf({ duty: value })}
        />
      )}
      {hasTrumpSuit(trump) && (
        <RuleChoice
          editor={editor}
          legend={t('editor.trumpLead')}
          layout="cards"
          value={trumpLead}
          options={TRUMP_LEADS.map((value) => ({
            value,
            label: t(`trumpLead.${value}`),
            hint: t(`trumpLead.${value}.hint`),
          }))}
          editOf={(value) => editOf({ trumpLead: value })}
        />
      )}
    </Section>
  );
}
