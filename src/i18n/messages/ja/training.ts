import type { training as english } from '../en/training.ts';
import type { Translation } from '../translation.ts';

export const training: Translation<typeof english> = {
  'training.title': 'トレーニング',
  'training.intro':
    'この端末で次々に作られる新しい局面です。どれも最善の答えがはっきりしています。数えるのは最初の選択だけです。',
  'training.subject': 'テーマ',
  'training.subject.any': 'すべてのテーマ',
  'training.game.any': 'すべてのゲーム',
  'training.grade': '難しさ',
  'training.grade.fitting': '自分に合わせる',
  'training.start': '5分間トレーニングする',
  'training.due': '{count, plural, other {最初に、トレーニングで解けなかった#局面が出てきます。}}',
  'training.rating': 'トレーニングレーティング',
  'training.rating.hint': '参考：{levels}。',
  'training.rating.level': '{level} {rating}',
  'training.answered': '一度目で正解',
  'training.answered.value': '{count}問中{right}問',
  'training.puzzle': '今日の問題',
  'training.puzzle.about': '1日1局面、全員に同じ問題です。',
  'training.puzzle.open': '今日の問題を解く',
  'training.puzzle.again': '今日の問題をもう一度見る',
  'training.puzzle.right': '今日は解けました',
  'training.puzzle.wrong': '今日は解けませんでした',
  'training.making': '局面を探しています…',
  'training.failed':
    '局面を作れませんでした。接続を確認するか、別のテーマやゲームを選んでください。',
  'training.left': '残り{time}',
  'training.over': '時間切れ',
  'training.tally': '{count}問中{right}問正解',
  'training.rated': 'レーティング{rating}（{change}）',
  'training.finish': '結果を見る',
  'training.end.none': '答えた局面はありません。',
  'training.end.about': '{count}問中{right}問を一度目で正解しました。',
  'training.end.missed': '{count, plural, other {解けなかった#局面はまた出てきます。}}',
  'training.end.subjects': 'テーマ別',
  'training.again': 'もう5分間',
  'training.weakness': '最も損をしている場面：{what}',
  'training.weakness.about':
    '{count, plural, other {#回の決断}}で、達人より{points}点多く失っています。',
  'training.weakness.train': '練習する：{subject}',
};
