import type { lesson as english } from '../en/lesson.ts';
import type { Words } from '../words.ts';

export const lesson: Words<typeof english> = {
  'lesson.title': 'Ta première manche',
  'lesson.close': 'Quitter la leçon',
  'lesson.welcome':
    'Dis combien de plis tu feras, puis fais exactement ce nombre : c’est tout le jeu. Une manche de trois cartes te le montre.',
  'lesson.trump':
    'Carte retournée : {card}. L’atout est donc {suit}, et un atout bat toutes les cartes des autres couleurs.',
  'lesson.others': 'Les autres annoncent d’abord. Tu as distribué, donc tu annonces en dernier.',
  'lesson.hook':
    '{tricks} plis, et {sum} annoncés. Qui annonce en dernier ne peut pas tomber juste : {closed} t’est donc fermé. C’est le total interdit : quelqu’un échoue toujours.',
  'lesson.bid':
    'À toi d’annoncer. Chacun de tes deux atouts peut faire un pli, ta petite carte guère. Combien de plis ?',
  'lesson.leading': '{name} est à gauche du donneur et entame le premier pli.',
  'lesson.follow': 'Qui le peut doit fournir la couleur demandée. Tu en as une carte : joue-la.',
  'lesson.beaten':
    'Le pli va à {name} : la plus haute carte de la couleur demandée gagne, sauf si quelqu’un joue atout. Qui fait le pli entame le suivant.',
  'lesson.ruff':
    'Tu n’as pas cette couleur : tu peux tout jouer, et un atout fait le pli. Lequel ?',
  'lesson.ruffed': 'Le pli est à toi.',
  'lesson.lead': 'Encore un, et c’est à toi d’entamer. Rien ne bat l’as d’atout.',
  'lesson.last': 'C’est exactement ton annonce.',
  'lesson.over':
    'Tu as fait ce que tu avais annoncé : 10 points, et un de plus par pli. {name} a manqué d’un pli et n’a rien. La vraie partie continue ainsi, de dix cartes à une, puis en remontant.',
  'lesson.again': 'Encore une fois',
  'lesson.done': 'À la table',
  'lesson.slip.too-few': 'C’est trop peu : tes deux atouts font davantage. Choisis encore.',
  'lesson.slip.too-many': 'C’est trop : ta petite carte ne fait guère de pli. Choisis encore.',
  'lesson.slip.wasteful':
    'Il ferait aussi le pli, mais le plus petit suffit. Garde l’as : un atout qui bat ton petit est encore en jeu.',
};
