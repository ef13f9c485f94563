import { createStore } from 'zustand/vanilla';
import {
  type Command,
  type Header,
  type PlayerView,
  allowed,
  isSameCommand,
  presetRules,
} from '@/engine/index.ts';
import type { Opponents } from './ports/opponents.ts';
import { headerFor } from './setup.ts';
import { createSandboxTable } from './table/sandbox-table.ts';
import type { TablePorts } from './table/table.ts';

/** The steps of the tutorial, in order. */
export const LESSON_STEPS = [
  'welcome',
  'trump',
  'others',
  'hook',
  'bid',
  'leading',
  'follow',
  'beaten',
  'ruff',
  'ruffed',
  'lead',
  'last',
  'over',
] as const;
export type LessonStep = (typeof LESSON_STEPS)[number];

/** Steps at which the table pauses until *Continue*. */
const READ_FIRST = ['trump', 'hook'] as const satisfies readonly LessonStep[];
type ReadFirst = (typeof READ_FIRST)[number];

const isReadFirst = (step: LessonStep): step is ReadFirst =>
  (READ_FIRST as readonly LessonStep[]).includes(step);

/** Why a choice is wrong. It is not applied, and the player chooses again. */
export type Slip = 'too-few' | 'too-many' | 'wasteful';

export interface LessonState {
  readonly step: LessonStep;
  /** Why the last choice of this step was wrong. */
  readonly slip: Slip | null;
  /** Counts wrong choices, so that a repeated text is announced again. */
  readonly slips: number;
}

/**
 * Found by search to fit the tutorial: the human deals and holds the ace of trumps, a low trump and
 * a low card of the first suit led; is void in the second; and an opponent can overruff the low
 * trump.
 */
const DEAL_SEED = '000000000000000000000000000511d3';

/** The tutorial's round: three cards each, dealt by the human. */
export const LESSON_HEADER: Header = {
  ...headerFor(
    {
      ...presetRules('bugger-your-neighbor'),
      schedule: { shape: 'constant', low: 3, high: 3, turns: 1 },
    },
    { levels: [], characters: false },
    { seed: () => DEAL_SEED, fraction: () => 0 },
  ),
  firstDealer: 0,
};

/** Everybody's decisions: bids from the dealer's left, then three tricks. */
export const LESSON_COMMANDS: readonly Command[] = [
  { type: 'deal' },
  { type: 'bid', seat: 1, bid: 1 },
  { type: 'bid', seat: 2, bid: 0 },
  { type: 'bid', seat: 3, bid: 1 },
  { type: 'bid', seat: 0, bid: 2 },
  { type: 'play', seat: 1, card: 'AS' },
  { type: 'play', seat: 2, card: 'QS' },
  { type: 'play', seat: 3, card: '9S' },
  { type: 'play', seat: 0, card: '2S' },
  { type: 'play', seat: 1, card: '7D' },
  { type: 'play', seat: 2, card: 'TD' },
  { type: 'play', seat: 3, card: '4D' },
  { type: 'play', seat: 0, card: '6H' },
  { type: 'play', seat: 0, card: 'AH' },
  { type: 'play', seat: 1, card: 'AC' },
  { type: 'play', seat: 2, card: '2C' },
  { type: 'play', seat: 3, card: '7H' },
];

/** A seat's next command in the script; if that is illegal, any legal one. */
function scripted(view: PlayerView): Command | null {
  const open = allowed(view.choices);
  const isOpen = (command: Command): boolean => open.some((each) => isSameCommand(each, command));
  return LESSON_COMMANDS.find(isOpen) ?? open[0] ?? null;
}

/** Opponents that follow the script. */
const SCRIPTED: Opponents = {
  async choose({ view }) {
    const command = scripted(view);
    if (command === null) throw new Error(`seat ${view.seat} was asked out of turn`);
    return command;
  },
  quick: scripted,
  delay: () => [700, 1000],
};

/**
 * Steps by the number of cards the human has played: while others play, and at the human's turn.
 */
const TURNS = [
  ['leading', 'follow'],
  ['beaten', 'ruff'],
  ['ruffed', 'lead'],
  ['last', 'last'],
] as const satisfies readonly (readonly [others: LessonStep, own: LessonStep])[];

function stepOf(view: PlayerView, read: ReadonlySet<ReadFirst>): LessonStep {
  const { round } = view;
  const isAsked = view.choices.length > 0;
  switch (round.phase) {
    case 'ready':
      return 'welcome';
    case 'scored':
    case 'over':
      return 'over';
    case 'play': {
      const hand = round.hands[view.seat];
      const left = hand?.kind === 'seen' ? hand.cards.length : 0;
      const [others, own] = TURNS[round.handSize - left] ?? TURNS[3];
      return isAsked ? own : others;
    }
    default:
      if (!read.has('trump')) return 'trump';
      if (round.bids[view.seat] !== null) return 'leading';
      if (!isAsked) return 'others';
      return read.has('hook') ? 'bid' : 'hook';
  }
}

/** Why a decision is wrong; null if it is the scripted one. */
function slipOf(command: Command, view: PlayerView): Slip | null {
  const right = scripted(view);
  if (right !== null && isSameCommand(right, command)) return null;
  if (command.type === 'bid' && right?.type === 'bid')
    return command.bid < right.bid ? 'too-few' : 'too-many';
  return 'wasteful';
}

/**
 * The tutorial: one round on a sandbox table against scripted opponents. It pauses where there is
 * something to read, and rejects decisions that are not in the script.
 */
export function createLesson({
  clock,
  randomness,
  pace,
}: Pick<TablePorts, 'clock' | 'randomness' | 'pace'>) {
  const { table, hints } = createSandboxTable(
    {
      clock,
      randomness,
      opponents: SCRIPTED,
      // The player must play forced cards too.
      pace: () => ({ ...pace(), autoPlay: false }),
    },
    { header: LESSON_HEADER, commands: [] },
  );
  const read = new Set<ReadFirst>();
  const currentView = (): PlayerView => table.store.getState().view;
  const store = createStore<LessonState>(() => ({ step: 'welcome', slip: null, slips: 0 }));

  function follow(): void {
    const step = stepOf(currentView(), read);
    if (step === store.getState().step) return;
    store.setState({ step, slip: null });
    if (isReadFirst(step)) table.pause();
  }
  table.store.subscribe(follow);

  table.guardWith((command) => {
    const slip = slipOf(command, currentView());
    store.setState(({ slips }) => ({ slip, slips: slip === null ? slips : slips + 1 }));
    return slip === null;
  });

  return {
    store,
    hints,
    /** The tutorial's table; it cannot be skipped while there is something to read. */
    table: {
      ...table,
      skip(): void {
        if (!isReadFirst(store.getState().step)) table.skip();
      },
    },
    deal: (): void => void table.act({ type: 'deal' }),
    /** Ends the pause of the current step. */
    next(): void {
      const { step } = store.getState();
      if (!isReadFirst(step)) return;
      read.add(step);
      follow();
      table.skip();
    },
  };
}

export type Lesson = ReturnType<typeof createLesson>;
