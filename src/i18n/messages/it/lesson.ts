import type { lesson as english } from '../en/lesson.ts';
import type { Translation } from '../translation.ts';

export const lesson: Translation<typeof english> = {
  'lesson.title': 'La tua prima mano',
  'lesson.close': 'Esci dalla lezione',
  'lesson.welcome':
    'Ognuno gioca una carta: è una presa, e la fa la carta migliore. Di’ quante prese farai, poi fanne esattamente altrettante. Una mano di tre carte ti mostra come.',
  'lesson.trump':
    'Carta scoperta: {card}. La briscola è {suit}, e ogni briscola batte tutte le carte degli altri semi.',
  'lesson.others':
    'Gli altri dichiarano per primi. Hai distribuito tu, quindi la tua dichiarazione viene alla fine.',
  'lesson.hook':
    '{tricks} prese, {sum} dichiarate finora. L’ultima dichiarazione non può portare il totale a {tricks}, quindi non puoi dichiarare {forbidden}. È il totale vietato: qualcuno sbaglia sempre.',
  'lesson.bid':
    'La tua dichiarazione. Ognuna delle tue due briscole può fare una presa, la tua carta bassa difficilmente.',
  'lesson.leading': '{name} siede a sinistra del mazziere ed esce alla prima presa.',
  'lesson.follow': 'Se puoi rispondere al seme d’uscita, devi farlo. Ne hai una carta: giocala.',
  'lesson.beaten':
    'La presa va a {name}: vince la carta più alta del seme d’uscita, a meno che qualcuno giochi una briscola. Chi fa la presa esce alla successiva.',
  'lesson.ruff':
    'Non hai questo seme, quindi puoi giocare qualsiasi carta, e una briscola fa la presa. Quale?',
  'lesson.ruffed': 'La presa è tua.',
  'lesson.lead': 'Te ne manca una, ed esci tu. Niente batte l’asso di briscola.',
  'lesson.last': 'La presa è tua: con questa hai esattamente quello che hai dichiarato.',
  'lesson.over':
    'Dichiarazione centrata: 10 punti, più 1 per presa. {name} ha sbagliato di una e non prende nulla. La partita vera continua così, da dieci carte a una e di nuovo su.',
  'lesson.again': 'Rigioca',
  'lesson.done': 'Al tavolo',
  'lesson.slip.too-few': 'Sono poche: le tue due briscole ne fanno di più. Scegli di nuovo.',
  'lesson.slip.too-many':
    'Sono troppe: la tua carta bassa difficilmente fa una presa. Scegli di nuovo.',
  'lesson.slip.wasteful':
    'Anche così fai la presa, ma basta la briscola bassa. Tieni l’asso: c’è ancora una briscola che batte quella bassa.',
};
