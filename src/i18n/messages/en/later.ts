import { about } from './about.ts';
import { advice } from './advice.ts';
import { analysis } from './analysis.ts';
import { bidding } from './bidding.ts';
import { catalogue } from './catalogue.ts';
import { compare } from './compare.ts';
import { daily } from './daily.ts';
import { declare } from './declare.ts';
import { drill } from './drill.ts';
import { editor } from './editor.ts';
import { otherTab } from './other-tab.ts';
import { exercises } from './exercises.ts';
import { fairness } from './fairness.ts';
import { guide } from './guide.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { insights } from './insights.ts';
import { lesson } from './lesson.ts';
import { log } from './log.ts';
import { menu } from './menu.ts';
import { moments } from './moments.ts';
import { partners } from './partners.ts';
import { player } from './player.ts';
import { records } from './records.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { say } from './say.ts';
import { scoreboard } from './scoreboard.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { share } from './share.ts';
import { training } from './training.ts';
import { turn } from './turn.ts';
import { unfinished } from './unfinished.ts';

/** Messages loaded after the first screen. */
export const messages = {
  ...about,
  ...advice,
  ...analysis,
  ...bidding,
  ...catalogue,
  ...compare,
  ...daily,
  ...declare,
  ...drill,
  ...editor,
  ...otherTab,
  ...exercises,
  ...fairness,
  ...guide,
  ...help,
  ...history,
  ...insights,
  ...lesson,
  ...log,
  ...menu,
  ...moments,
  ...partners,
  ...player,
  ...records,
  ...replay,
  ...review,
  ...rules,
  ...say,
  ...scoreboard,
  ...settings,
  ...setup,
  ...share,
  ...training,
  ...turn,
  ...unfinished,
} as const;
