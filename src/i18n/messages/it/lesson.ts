import type { lesson as english } from '../en/lesson.ts';
import type { Words } from '../words.ts';

export const lesson: Words<typeof english> = {
  'lesson.title': 'La tua prima mano',
  'lesson.close': 'Lascia la lezione',
  'lesson.welcome':
    'Di’ quante prese farai, poi fanne esattamente tante: il gioco è tutto qui. Una mano di tre carte ti mostra come.',
  'lesson.trump':
    'Carta scoperta: {card}. La briscola è {suit}, e una briscola batte ogni carta degli altri semi.',
  'lesson.others':
    'Gli altri dichiarano per primi. Hai distribuito tu, quindi la tua dichiarazione viene alla fine.',
  'lesson.hook':
    '{tricks} prese, e {sum} dichiarate. Chi dichiara alla fine non può far tornare il conto, quindi {closed} ti è vietato. È il totale vietato: qualcuno sbaglia sempre.',
  'lesson.bid':
    'La tua dichiarazione. Ognuna delle tue due briscole può fare una presa, la tua carta bassa difficilmente. Quante saranno?',
  'lesson.leading': '{name} siede a sinistra del mazziere ed esce per la prima presa.',
  'lesson.follow': 'Chi può deve rispondere al seme d’uscita. Ne hai una carta: giocala.',
  'lesson.beaten':
    'La presa va a {name}: vince la carta più alta del seme d’uscita, a meno che qualcuno giochi una briscola. Chi fa la presa esce per la prossima.',
  'lesson.ruff':
    'Non hai questo seme, quindi puoi giocare qualsiasi carta, e una briscola fa la presa. Quale?',
  'lesson.ruffed': 'La presa è tua.',
  'lesson.lead': 'Ancora una, ed esci tu. Niente batte l’asso di briscola.',
  'lesson.last': 'È esattamente quello che hai dichiarato.',
  'lesson.over':
    'Hai fatto quello che hai dichiarato: 10 punti, e uno in più per ogni presa. A {name} è mancata una presa, e restano zero punti. La partita vera continua così, da dieci carte a una e di nuovo su.',
  'lesson.again': 'Ancora una volta',
  'lesson.done': 'Al tavolo',
  'lesson.slip.too-few': 'Sono poche: le tue due briscole ne fanno di più. Scegli di nuovo.',
  'lesson.slip.too-many':
    'Sono troppe: la tua carta bassa difficilmente fa presa. Scegli di nuovo.',
  'lesson.slip.wasteful':
    'Anche così fai la presa, ma basta la più bassa. Tieni l’asso: è ancora in gioco una briscola che batte la tua bassa.',
};
