import {
  type AnswerTo,
  QUESTIONS,
  type Topic,
  type Tradition,
  answersTo,
  certaintyOf,
  deckClass,
  lengthOf,
  nameFor,
  namesFor,
  regionsOf,
} from '@/catalogue/index.ts';
import { PRESET_IDS, type PresetId, type RuleSet, deckSize, handSizes } from '@/engine/index.ts';
import { formatList, formatLocale } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { isLanguage } from '@/i18n/languages.ts';
import { type GameChoice, presetGame } from '@/store/setup.ts';

/** The player's language and region. */
const localeNow = (): string => String(formatLocale());

/** The language of a tag; null if it is none: WebKit lists "C" where the system has no language. */
function languageOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return null;
  }
}

/**
 * The player's own language where the game does not speak it, for the order of the list; else that of
 * the screen.
 */
export function homeLocale(): string {
  const [own = ''] = navigator.languages;
  const language = languageOf(own);
  return language === null || isLanguage(language) ? localeNow() : own;
}

const isPreset = (id: string): id is PresetId => (PRESET_IDS as readonly string[]).includes(id);

/** The name of a tradition on the screen: presets have one in every language. */
export const shownName = (t: Translate, tradition: Tradition): string =>
  isPreset(tradition.id) ? t(`preset.${tradition.id}`) : nameFor(tradition, localeNow());

/** Its other names; translations of a name that we gave it do not count. */
export const otherNames = (t: Translate, tradition: Tradition): readonly string[] => {
  const shown = shownName(t, tradition);
  if (tradition.isNamedByUs === true) return [];
  return namesFor(tradition, localeNow()).filter((name) => name !== shown);
};

/** The countries where it is played, in words; '' if that is not known. */
export function places(tradition: Tradition): string {
  const names = new Intl.DisplayNames(formatLocale(), { type: 'region' });
  return formatList(regionsOf(tradition).map((region) => names.of(region) ?? region));
}

/** The choice to play it: presets keep their options. */
export const choiceOf = ({ id }: Tradition, players: number): GameChoice =>
  isPreset(id) ? { ...presetGame(id), players } : { kind: 'tradition', id, players };

/** "3–5 players". */
export function playersText(t: Translate, { players }: Tradition): string {
  const [min = 0, max = min] = [players[0], players.at(-1)];
  return t('records.playersOf', { players: min === max ? min : `${min}–${max}` });
}

/** "32 cards" for a short deck, "60 cards with jokers"; '' for a whole one. */
export function deckText(t: Translate, rules: RuleSet): string {
  const kind = deckClass(rules);
  const count = deckSize(rules);
  if (kind === 'whole') return '';
  return t(kind === 'short' ? 'round.cards' : 'catalogue.withJokers', { count });
}

/** What *How do you play it at home?* does not ask about: the deck, must trump or must beat, the unseen card. */
export function unaskedTexts(t: Translate, rules: RuleSet): readonly string[] {
  const { duty = 'follow', trump, sight } = rules;
  const isDutyIdle = duty === 'follow' || (duty === 'must-trump' && trump.kind === 'none');
  const isUnseen = sight === 'forehead' && handSizes(rules).includes(1);
  return [
    deckText(t, rules),
    isDutyIdle ? '' : t(`duty.${duty}.hint`),
    isUnseen ? t('rules.sight.forehead') : '',
  ].filter((text) => text !== '');
}

/** Players, rounds and minutes. */
export const factsText = (t: Translate, rules: RuleSet): string =>
  t('catalogue.facts', { players: rules.players, ...lengthOf(rules) });

const topicList = (t: Translate, topics: readonly Topic[]): string =>
  formatList(topics.map((topic) => t(`topic.${topic}`)));

/** The answer to *What does a made bid score?*, or to *And a missed one?*, that the rules agree with. */
function answerOf<Id extends 'made' | 'missed'>(id: Id, rules: RuleSet): AnswerTo<Id> {
  const of: Readonly<Record<string, { readonly fits: (rules: RuleSet) => boolean }>> =
    QUESTIONS[id];
  const answer = answersTo(id).find((each) => of[each]?.fits(rules));
  if (answer === undefined) throw new Error(`no words for a score of ${id} bids`);
  return answer;
}

/** Our choice of a rule that no source describes. */
function choiceText(t: Translate, rules: RuleSet, topic: Topic): string {
  const { schedule, trump, hook, bidding } = rules;
  switch (topic) {
    case 'hands':
      return t(`shape.${schedule.shape}`);
    case 'trump':
      return t(trump.kind === 'none' ? 'trump.N' : 'questions.trump.flip');
    case 'bids':
    case 'hook':
      if (bidding === 'sealed') return t('bids.sealed');
      return t(hook ? 'bids.hook' : 'bids.no-hook');
    case 'miss':
      return t(`questions.missed.${answerOf('missed', rules)}`);
    case 'score':
      return t(`questions.made.${answerOf('made', rules)}`);
    case 'lead':
    case 'zero':
    case 'streak':
      throw new Error(`no words for a choice of ${topic}`);
  }
}

/** How certain the rules are, and our choice where no source describes them. */
export function certaintyText(t: Translate, tradition: Tradition, rules: RuleSet): string {
  const { oneSource = [], unsettled = [] } = tradition;
  const certainty = certaintyOf(tradition);
  switch (certainty) {
    case 'unsettled':
      return t('certainty.unsettled', {
        topics: topicList(t, unsettled),
        // Labels of the editor and the questions, which begin with capitals.
        choices: unsettled.map((topic) => choiceText(t, rules, topic)).join(' · '),
      });
    case 'one-source':
      return t('certainty.one-source', { topics: topicList(t, oneSource) });
    case 'confirmed':
    case 'rulebook':
      return t(`certainty.${certainty}`);
  }
}
