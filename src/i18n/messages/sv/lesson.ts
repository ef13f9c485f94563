import type { lesson as english } from '../en/lesson.ts';
import type { Translation } from '../translation.ts';

export const lesson: Translation<typeof english> = {
  'lesson.title': 'Din första runda',
  'lesson.close': 'Lämna lektionen',
  'lesson.welcome':
    'Alla spelar ett kort var: det är ett stick, och det bästa kortet tar det. Säg hur många stick du tar, och ta sedan exakt så många. En runda med tre kort visar hur det går till.',
  'lesson.trump':
    '{card} vändes upp, så {suit} är trumf: en trumf slår alla kort i de andra färgerna.',
  'lesson.others': 'Du gav, så de andra bjuder först och du sist.',
  'lesson.hook':
    '{tricks} stick, {sum} bjudna hittills. Sista budet får inte göra att det går jämnt upp, så du kan inte bjuda {forbidden}. Alltså plumpar alltid någon.',
  'lesson.bid': 'Ditt bud. Båda dina trumf kan ta var sitt stick, ditt låga kort knappast.',
  'lesson.leading': '{name} sitter till vänster om givaren och spelar ut till första sticket.',
  'lesson.follow':
    'Kan du följa färg måste du göra det. Du har ett kort i den utspelade färgen: spela det.',
  'lesson.beaten':
    '{name} tar sticket: högsta kortet i den utspelade färgen vinner om ingen spelar trumf. Den som tar ett stick spelar ut till nästa.',
  'lesson.ruff':
    'Du är renons, alltså utan kort i färgen, så du får spela vilket kort du vill. En trumf tar sticket. Vilken?',
  'lesson.ruffed': 'Sticket är ditt.',
  'lesson.lead': 'Ett kvar att ta, och utspelet är ditt. Inget slår trumfess.',
  'lesson.last': 'Sticket blir ditt: med det har du exakt vad du bjöd.',
  'lesson.over':
    'Du klarade budet: 10 poäng, plus 1 för varje stick. {name} plumpade med ett stick och får inget. Så går det riktiga spelet till, från tio kort ner till ett och upp igen.',
  'lesson.again': 'Spela den igen',
  'lesson.done': 'Till bordet',
  'lesson.slip.too-few': 'För få: dina två trumf tar fler än så. Välj igen.',
  'lesson.slip.too-many': 'För många: ditt låga kort tar knappast något stick. Välj igen.',
  'lesson.slip.wasteful':
    'Det tar också sticket, men den lägre trumfen räcker. Spara esset: en trumf som slår din låga är fortfarande ute.',
};
