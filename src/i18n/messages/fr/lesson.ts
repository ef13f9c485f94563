import type { lesson as english } from '../en/lesson.ts';
import type { Translation } from '../translation.ts';

export const lesson: Translation<typeof english> = {
  'lesson.title': 'Ta première manche',
  'lesson.close': 'Quitter la leçon',
  'lesson.welcome':
    'Chacun joue une carte : c’est un pli, et la meilleure carte le fait. Annonce combien de plis tu feras, puis fais-en exactement autant. Une manche de trois cartes te montre comment.',
  'lesson.trump':
    'Carte retournée : {card}. L’atout est donc {suit}, et un atout bat toutes les cartes des autres couleurs.',
  'lesson.others': 'Tu as distribué : les autres annoncent d’abord, et toi en dernier.',
  'lesson.hook':
    '{tricks} plis, {sum} annoncés jusqu’ici. La dernière annonce ne peut pas porter le total à {tricks} : {forbidden} t’est donc interdit. C’est le total interdit : il y a toujours quelqu’un qui échoue.',
  'lesson.bid':
    'À toi d’annoncer. Chacun de tes deux atouts peut faire un pli, ta petite carte guère.',
  'lesson.leading': '{name} est à gauche du donneur et entame le premier pli.',
  'lesson.follow':
    'Si tu peux fournir, tu dois le faire. Tu as une carte de la couleur demandée : joue-la.',
  'lesson.beaten':
    'Le pli va à {name} : la plus haute carte de la couleur demandée gagne, sauf si quelqu’un joue atout. Qui fait le pli entame le suivant.',
  'lesson.ruff':
    'Tu n’as pas cette couleur : tu peux tout jouer, et un atout fait le pli. Lequel ?',
  'lesson.ruffed': 'Le pli est à toi.',
  'lesson.lead': 'Encore un pli, et c’est à toi d’entamer. Rien ne bat l’as d’atout.',
  'lesson.last': 'Ce pli est à toi : avec lui, tu as exactement ton annonce.',
  'lesson.over':
    'Annonce réussie : 10 points, plus 1 par pli. {name} a manqué d’un pli et ne marque rien. La vraie partie continue ainsi, de dix cartes à une, puis en remontant.',
  'lesson.again': 'Rejouer',
  'lesson.done': 'À la table',
  'lesson.slip.too-few': 'Trop peu : tes deux atouts font davantage. Choisis encore.',
  'lesson.slip.too-many': 'Trop : ta petite carte ne fait guère de pli. Choisis encore.',
  'lesson.slip.wasteful':
    'Il ferait aussi le pli, mais le plus petit atout suffit. Garde l’as : un atout qui bat ton petit n’est pas encore tombé.',
};
