export const lesson = {
  'lesson.title': 'Your first round',
  'lesson.close': 'Leave lesson',
  'lesson.welcome':
    'Everyone plays one card: that’s a trick, and the best card takes it. Say how many tricks you’ll take, then take exactly that many. A round of three cards shows you how.',
  'lesson.trump':
    '{card} was turned up, so {suit} are trump: any trump beats every card of the other suits.',
  'lesson.others': 'You dealt, so the others bid first and you bid last.',
  'lesson.hook':
    '{tricks} tricks, {sum} bid so far. The last bid may not bring the total to {tricks}, so you can’t bid {forbidden}. That’s the hook: someone always misses.',
  'lesson.bid': 'Your bid. Each of your two trumps can take a trick; your low card is unlikely to.',
  'lesson.leading': '{name} sits to the dealer’s left and leads the first trick.',
  'lesson.follow': 'If you can follow suit, you must. You hold one card of the suit led: play it.',
  'lesson.beaten':
    '{name} takes it: the highest card of the suit led wins, unless someone plays a trump. Whoever takes a trick leads the next.',
  'lesson.ruff':
    'You have none of this suit, so you may play any card, and a trump takes the trick. Which one?',
  'lesson.ruffed': 'The trick is yours.',
  'lesson.lead': 'One more to take, and it’s your lead. Nothing beats the ace of trumps.',
  'lesson.last': 'It takes the trick, and you have exactly what you bid.',
  'lesson.over':
    'You made your bid: 10 points, plus 1 for each trick. {name} missed by one and scores nothing. The real game goes on like this, from ten cards down to one and back up.',
  'lesson.again': 'Play it again',
  'lesson.done': 'To the table',
  'lesson.slip.too-few': 'Too few: your two trumps take more than that. Choose again.',
  'lesson.slip.too-many': 'Too many: your low card is unlikely to take a trick. Choose again.',
  'lesson.slip.wasteful':
    'That takes the trick too, but the lower trump is enough. Keep the ace: a trump that beats your low one is still out.',
} as const;
