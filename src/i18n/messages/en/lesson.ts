export const lesson = {
  'lesson.title': 'Your first round',
  'lesson.close': 'Leave the lesson',
  'lesson.welcome':
    'Say how many tricks you will take, then take exactly that many: that is the whole game. One round of three cards shows you how.',
  'lesson.trump':
    'This card was turned up: {card}. Its suit is trump, and a trump beats every card of the other suits.',
  'lesson.others': 'The others bid first. You dealt, so you bid last.',
  'lesson.hook':
    '{tricks} tricks, and {sum} are bid. The last to bid may not make it come out even, so {closed} is closed to you. That is the hook: somebody always fails.',
  'lesson.bid':
    'Your bid. Each of your two trumps can take a trick, your low card hardly can. How many will it be?',
  'lesson.leading': '{name} sits on the dealer’s left and leads to the first trick.',
  'lesson.follow':
    'Whoever can must follow the suit that was led. You hold one card of it: play it.',
  'lesson.beaten':
    '{name} takes it: the highest card of the led suit wins, unless somebody plays a trump. Whoever takes a trick leads to the next.',
  'lesson.ruff':
    'You have none of this suit, so you may play any card, and a trump takes the trick. Which one?',
  'lesson.ruffed': 'The trick is yours.',
  'lesson.lead': 'One more, and you lead. Nothing beats the ace of trumps.',
  'lesson.last': 'That is exactly what you bid.',
  'lesson.over':
    'You took what you bid: 10 points, and one more for each trick. {name} missed by one and gets nothing. The real game goes on like this, from ten cards down to one and up again.',
  'lesson.again': 'Once more',
  'lesson.done': 'To the table',
  'lesson.slip.too-few': 'That is too few: your two trumps take more than that. Choose again.',
  'lesson.slip.too-many': 'That is too many: your low card hardly takes a trick. Choose again.',
  'lesson.slip.wasteful':
    'It would take the trick too, but the lower one is enough. Keep the ace: a trump that beats your low one is still out.',
} as const;
